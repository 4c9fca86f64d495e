# The bot for real Discord. Build: docker build -t safehouse .   Run: see compose.yaml.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

# The dependencies alone first, so that a change of code does not install them anew.
COPY pyproject.toml README.md ./
RUN pip install -e .

COPY bot bot
COPY engines engines
COPY renderers renderers
COPY data data

RUN useradd --create-home --uid 10001 safehouse && mkdir var && chown safehouse var
USER safehouse
VOLUME /app/var
# As the first process of a container Python hears SIGINT, but SIGTERM only where somebody handles it.
STOPSIGNAL SIGINT
CMD ["python", "-m", "bot"]
