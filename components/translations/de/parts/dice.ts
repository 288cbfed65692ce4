/** In German: what dice say of their own accord. */
import { form } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../shared/parts/dice-words.ts';
import { dice } from '../counts.ts';

export const words: typeof english = {
  die: (number, of) => `Würfel ${number} von ${of}`,
  fallen: (number, of, face, verdict) => `Würfel ${number} von ${of}: ${face}, ${verdict}`,
  blank: 'leer',
  tray: 'Augenzahl des gewählten Würfels',
  throw: count => `${dice(count)} werfen`,
  enterDice: 'Würfel eingeben',
  useTheseDice: 'Diese Würfel nehmen',
  throwInstead: 'Lieber werfen',
  howToEnter: 'Gib die Ziffern ein oder tippe einen Würfel und seine Augenzahl an.',
  diceLeft: left => `${dice(left)} ${form(left, { one: 'ist', other: 'sind' })} noch leer.`,
  counts: { successes: 'ein Treffer', highest: 'dieser zählt', sum: 'zählt', halves: 'zählt' },
  countsNot: { successes: 'daneben', highest: 'zählt nicht', sum: 'zählt nicht', halves: 'zählt nicht' },
};
