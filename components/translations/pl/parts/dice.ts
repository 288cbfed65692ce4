/** In Polish: what dice say of their own accord. */
import { form } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../shared/parts/dice-words.ts';
import { dice } from '../counts.ts';

export const words: typeof english = {
  die: (number, of) => `kość ${number} z ${of}`,
  fallen: (number, of, face, verdict) => `kość ${number} z ${of}: ${face}, ${verdict}`,
  blank: 'pusta',
  tray: 'Oczka wybranej kości',
  throw: count => `Rzuć: ${dice(count)}`,
  enterDice: 'Wpisz kości',
  useTheseDice: 'Użyj tych kości',
  throwInstead: 'Jednak rzuć',
  howToEnter: 'Wpisz cyfry albo dotknij kości i jej oczek.',
  diceLeft: left => `Jeszcze ${form(left, { one: 'pusta', few: 'puste', many: 'pustych', other: 'puste' })}: `
    + `${dice(left)}.`,
  counts: { successes: 'trafienie', highest: 'ta się liczy', sum: 'liczy się', halves: 'liczy się' },
  countsNot: { successes: 'pudło', highest: 'nie liczy się', sum: 'nie liczy się', halves: 'nie liczy się' },
};
