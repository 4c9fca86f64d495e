# The bot for real Discord. Build: docker build -t safehouse .   Run: see compose.yaml.
FROM python:3.11.14-slim-trixie

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

# The dependencies alone first, so that a change of code does not install them anew.
COPY requirements.lock ./
RUN pip install --no-deps --require-hashes --requirement requirements.lock

COPY bot bot
COPY engines engines
COPY renderers renderers
COPY data data

RUN useradd --create-home --uid 10001 safehouse && mkdir var && chown safehouse var
USER safehouse
VOLUME /app/var
# Inside the container only, unless SAFEHOUSE_STATUS_HOST says otherwise.
ENV SAFEHOUSE_STATUS_PORT=9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.status.check"]
# As the first process of a container Python hears SIGINT, but SIGTERM only where somebody handles it.
STOPSIGNAL SIGINT
CMD ["python", "-m", "bot"]
