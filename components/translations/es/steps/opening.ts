/** In Spanish: what is said while a target is chosen. */
import { counted, form } from '../../../shared/languages/forms.ts';
import type { targetWords as english } from '../../../epic-armageddon/steps/target-words.ts';

export const words: typeof english = {
  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se lanza', other: 'se lanzan' })} al asalto`,
  oneTarget: 'Hay una sola formación enemiga en la mesa. Las demás que estén cerca solo pueden apoyar.',
  whichTarget: '¿Contra qué formación enemiga carga? Las demás que estén cerca solo pueden apoyar.',
  target: 'Objetivo',
  charge: (names: string): string => `Cargar contra ${names}`,
  whoCanBe: '¿Contra quién se puede cargar?',
  whatStarts: '¿Qué empieza un asalto?',
  away: (length: string): string => `a ${length}`,
  units: (units: number): string => counted(units, { one: 'unidad', other: 'unidades' }),
  broken: 'desmoralizada',
  markers: (markers: number): string =>
    counted(markers, { one: 'marcador de explosión', other: 'marcadores de explosión' }),
};
