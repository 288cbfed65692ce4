/** In German: what is said while a target is chosen. */
import { form } from '../../../shared/languages/forms.ts';
import type { targetWords as english } from '../../../epic-armageddon/steps/target-words.ts';
import { blastMarkers, units } from '../counts.ts';

export const words: typeof english = {
  engages: (names, formations) => `${names} ${form(formations, { one: 'greift', other: 'greifen' })} an`,
  oneTarget: 'Auf dem Tisch ist eine gegnerische Formation. Wer sonst in der Nähe steht, kann nur unterstützen.',
  whichTarget: 'Gegen welche gegnerische Formation geht es? Wer sonst in der Nähe steht, kann nur unterstützen.',
  target: 'Ziel',
  charge: names => `${names} angreifen`,
  whoCanBe: 'Wer kann angegriffen werden?',
  whatStarts: 'Womit beginnt ein Sturmangriff?',
  away: length => `${length} entfernt`,
  units,
  broken: 'gebrochen',
  markers: blastMarkers,
};
