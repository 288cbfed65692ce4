/** In Spanish: H, whom hits fall on. */
import type { ALLOCATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/allocation.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  H1:
    'El dueño asigna los impactos de delante hacia atrás: primero las unidades en contacto, luego según la '
    + 'distancia al enemigo. Entre unidades igual de cercanas elige él.',
  H2: 'Nadie recibe un segundo impacto antes de que todas las unidades que pueden recibirlos tengan uno.',
  H3:
    'Primero se asignan todos los impactos de una tanda, luego se tiran salvaciones y luego se retiran las '
    + 'bajas.',
  H4: 'El tipo de unidad no cambia quién recibe el impacto.',
  H5:
    'Los impactos de cuerpo a cuerpo y de tiroteo van juntos. Un golpe dado en contacto puede caer más atrás, '
    + 'y la primera fila recibe también los del tiroteo.',
  H6:
    'Primero First Strike, luego los impactos normales, luego macroarmas y Matatitanes: cada tanda se asigna '
    + 'y se salva aparte.',
  H7: 'Una tanda posterior empieza de nuevo por el superviviente más cercano, en el orden ya elegido.',
  H8:
    'Los impactos que ignoran cobertura van a unidades a cubierto y las lanzas a las de Reinforced Armour, '
    + 'hasta donde lo permita «primero el más cercano».',
  H9:
    'Cuando le toca a una máquina de guerra, recibe impactos hasta su capacidad de daño inicial antes que la '
    + 'unidad siguiente, aunque esté dañada.',
  H10:
    'El daño de un Matatitanes a una máquina de guerra se tira al caer el impacto y cuenta como ese número de '
    + 'impactos. Lo que sobra no cae en otros.',
  H11: 'Dos impactos en una unidad son dos salvaciones. Fallar una la mata, y es una sola baja.',
  H12: 'Los impactos que sobran cuando nadie más puede recibirlos se pierden.',
};
