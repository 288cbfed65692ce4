/** In Spanish: A7, the losers break and get away. */
import type { WITHDRAWAL_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-withdraw.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A7: 'Las formaciones perdedoras se desmoralizan y escapan, o no.',
  'A7.1': 'Toda formación perdedora se desmoraliza sin chequeo: sus marcadores de explosión se quitan.',
  'A7.2':
    'Una formación perdedora que ya estaba desmoralizada al empezar el asalto se destruye, salvo sus unidades '
    + 'Fearless.',
  'A7.3':
    'Cada unidad puede hacer dos movimientos en cualquier dirección, a través de zonas de control pero no de '
    + 'enemigos. La que acaba a 15 cm de un enemigo se pierde; una Fearless, solo si ha movido y acaba a 5 cm.',
  'A7.4':
    'Una máquina de guerra que acaba su retirada cerca del enemigo no se destruye: recibe un punto de daño '
    + 'por cada enemigo a 15 cm, y nada lo salva.',
  'A7.5':
    'Una aeronave en tierra del bando perdedor se destruye, salvo si es Fearless. Quienes bajaron de ella se '
    + 'retiran.',
  'A7.6':
    'Las formaciones del bando perdedor que podían apoyar reciben un marcador de explosión, hayan disparado o '
    + 'no.',
  'A7.7':
    'Primero el remate, luego el perdedor se desmoraliza, se destruye o se retira, después sus amigos reciben '
    + 'su marcador, y al final el ganador recibe los suyos y mueve.',
};
