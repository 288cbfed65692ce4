/** What is said while a target is chosen, the first of all panels. */
import { counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const targetWords = spoken('steps/target', {
  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'engages', other: 'engage' })}`,
  oneTarget: 'There is one enemy formation on the table. Whoever else stands near can only support.',
  whichTarget: 'Which enemy formation does it charge? Whoever else stands near can only support.',
  target: 'Target',
  engage: (names: string): string => `Engage ${names}`,
  whoCanBe: 'Who can be charged?',
  whatStarts: 'What starts an assault?',
  away: (length: string): string => `${length} away`,
  units: (units: number): string => counted(units, { one: 'unit', other: 'units' }),
  broken: 'broken',
  markers: (markers: number): string => counted(markers, { one: 'Blast marker', other: 'Blast markers' }),
});
