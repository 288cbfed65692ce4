/** In Spanish: A4, the attacks. */
import type { ATTACK_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a4-attacks.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A4: 'Golpean todas las unidades implicadas directamente, los dos bandos a la vez.',
  'A4.1':
    'Una unidad está implicada directamente si está en contacto con un enemigo, o si tiene uno a 15 cm y en '
    + 'línea de fuego. Se mira de nuevo en cada ronda.',
  'A4.2':
    'En contacto, una unidad tira un dado con su valor de cuerpo a cuerpo, si no con el de tiroteo, y sus '
    + 'ataques adicionales también. Nada cambia nunca estos valores.',
  'A4.3': 'Una unidad sin valor de tiroteo solo golpea en contacto.',
  'A4.4': 'Todos los ataques ocurren a la vez, así que las bajas ya han golpeado. Solo First Strike va antes.',
  'A4.5':
    'El bando que recibe impactos los asigna y tira sus salvaciones; sus bajas cuentan para el otro. Los '
    + 'marcadores de explosión esperan al final del asalto.',
  'A4.6': 'Solo pueden recibir impactos unidades implicadas directamente, y solo en línea de fuego de un enemigo.',
  'A4.7':
    'Si no queda ningún defensor, gana el atacante. Si mueren todos los atacantes implicados directamente, '
    + 'gana el defensor. Entonces no hay apoyo, ni resultado, ni remate.',
};
