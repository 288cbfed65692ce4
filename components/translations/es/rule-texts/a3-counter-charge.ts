/** In Spanish: A3, the counter-charge. */
import type { COUNTER_CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a3-counter-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A3: 'Las unidades que no están en contacto pueden ir hacia su enemigo más cercano antes de los golpes.',
  'A3.1': 'Una unidad que aún no está en contacto puede mover 10 cm si su Velocidad es de 30 cm o más, si no 5 cm.',
  'A3.2':
    'Nadie está obligado. Quien lo hace va derecho hacia la unidad enemiga más cercana de cualquier '
    + 'formación, o hacia la siguiente si ya hay dos en contacto con esa.',
  'A3.3':
    'Valen las reglas de la carga: zonas de control, terreno peligroso, una sola cadena al final. '
    + 'Infiltrators y carreteras no dan nada aquí. Los gravíticos pueden elevarse: entonces luchan en tiroteo, '
    + 'y quien esté en contacto con ellos también.',
  'A3.4':
    'Las unidades pueden subir o bajar en su lugar, y ya no van más lejos. Nadie lo hace mientras haya dos '
    + 'enemigos en contacto con el transporte; si es una máquina de guerra, el doble de su capacidad de daño '
    + 'inicial.',
  'A3.5':
    'Una formación enemiga ajena al asalto con la que se entra en contacto se une a él, como si hubiera '
    + 'cargado. Si su bando pierde, también se desmoraliza; si gana, cuenta sus propias bajas.',
  'A3.6': 'Solo se puede arrastrar a enemigos. Los amigos cercanos pueden apoyar y nada más.',
  'A3.7':
    'En la primera ronda tiene que quedar una línea de fuego entre los dos bandos tras las contracargas. Las '
    + 'rondas siguientes siguen de todos modos.',
  'A3.8':
    'En la primera ronda solo contracarga el defensor. Tras un empate pueden los dos bandos, primero el '
    + 'atacante.',
  'A3.9': 'Una formación sin bautismo de sangre tiene que contracargar hasta donde pueda.',
  'A3.10':
    'Una unidad que no puede mover nada se queda donde está. Una máquina de guerra en contacto aún puede '
    + 'avanzar mientras haya menos enemigos en contacto con ella que su capacidad de daño inicial.',
};
