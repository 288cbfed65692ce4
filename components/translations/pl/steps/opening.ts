/** In Polish: what is said while a target is chosen. */
import { form } from '../../../shared/languages/forms.ts';
import type { targetWords as english } from '../../../epic-armageddon/steps/target-words.ts';
import { blastMarkers, units } from '../counts.ts';

export const words: typeof english = {
  engages: (names, formations) => `${names} ${form(formations, { one: 'rusza', other: 'ruszają' })} do szturmu`,
  oneTarget: 'Na stole jest jedna formacja wroga. Kto jeszcze stoi blisko, może tylko wspierać.',
  whichTarget: 'Na którą formację wroga szarża? Kto jeszcze stoi blisko, może tylko wspierać.',
  target: 'Cel',
  charge: names => `Szarżuj na: ${names}`,
  whoCanBe: 'Na kogo można szarżować?',
  whatStarts: 'Co zaczyna szturm?',
  away: length => `odległość ${length}`,
  units,
  broken: 'złamana',
  markers: blastMarkers,
};
