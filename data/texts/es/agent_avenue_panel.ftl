# Agent Avenue's own panels.

agent-avenue-panel-down = Boca arriba: { $up }. **¿Qué carta va boca abajo?**
agent-avenue-panel-card-button = { $card } · tú { $you } · rival { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · tú { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] tú { $does }
   *[face_down] rival { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Aceptar: { $card }
   *[False] { $card }
} { $own ->
    [True] para ti
   *[False] para { $taker }
}
agent-avenue-panel-pair = • **{ $down }** boca abajo – si toma { $up }: tú { $you_if_up }, rival { $they_if_up }; si toma { $down }: tú { $you_if_down }, rival { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – si la tomas tú: { $you }; si la toma el rival: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **¿Qué carta apartas para siempre?** Robas otra.
agent-avenue-panel-aside-button = { $left ->
    [one] Apartar una carta (queda { $left })
   *[other] Apartar una carta (quedan { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Con ella atrapas al rival. { $then }
        [codebreakers] ⠀⠀🏆 Es tu tercera Criptógrafa. { $then }
        [leader] ⠀⠀🏆 Es tu tercer Temerario, y tienes el Líder de la manada. { $then }
        [masterplan] ⠀⠀🏆 Completa tu Plan maestro. { $then }
       *[security] ⠀⠀🏆 El peón rival está en tu casa. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Con ella te atrapa el rival. { $then }
        [codebreakers] ⠀⠀⚠️ Es la tercera Criptógrafa del rival. { $then }
        [leader] ⠀⠀⚠️ Es el tercer Temerario del rival, y tiene el Líder de la manada. { $then }
        [masterplan] ⠀⠀⚠️ Completa el Plan maestro del rival. { $then }
       *[security] ⠀⠀⚠️ Tu peón está en la casa del rival. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Es tu tercer Temerario. { $then }
       *[caught] ⠀⠀⚠️ Te hace retroceder hasta el rival. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Es el tercer Temerario del rival. { $then }
       *[caught] ⠀⠀🏆 Hace retroceder al rival hasta ti. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Ganas al final de este turno.
           *[loses] Pierdes al final de este turno.
        }
       *[they] { $ending ->
            [wins] Gana el rival al final de este turno.
           *[loses] Pierde el rival al final de este turno.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Ganas, si nada lo cambia en este turno.
           *[loses] Pierdes, si nada lo cambia en este turno.
        }
       *[they] { $ending ->
            [wins] Gana el rival, si nada lo cambia en este turno.
           *[loses] Pierde el rival, si nada lo cambia en este turno.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Has elegido la carta boca arriba.
       *[face_down] Has elegido la carta boca abajo.
    }
   *[False] { $which ->
        [face_up] { $who } ha elegido la carta boca arriba.
       *[face_down] { $who } ha elegido la carta boca abajo.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Listo en cuanto elijas lo mismo.
    [partner] Se espera a { $who }: listo cuando haya acuerdo.
   *[both] No hay acuerdo. Listo en cuanto alguien de la pareja cambie de idea.
}
agent-avenue-panel-no-proposal = Aún no hay ninguna propuesta.
agent-avenue-panel-proposal = { $own ->
    [True] Has propuesto: { $card } para { $taker }. Se espera a { $who }.
   *[False] { $who } propone: { $card } para { $taker }. Acepta o propón otra cosa.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Si no hay otra elección, vale esta, como pronto { $moment }.
    [proposal] Si no llega otra, vale esta propuesta, como pronto { $moment }.
   *[chance] Si no hay acuerdo, decide el azar, como pronto { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] Tomar { $agent }
   *[face_down] Tomar boca abajo
}
