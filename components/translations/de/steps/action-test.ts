/** In German: the action test. */
import type { actionTestWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  test: name => `${name}: Aktionstest`,
  testFailed: name => `${name} verpatzt den Test`,
  testLead: initiative => `Ein Würfel gegen die Initiative von ${initiative}+ entscheidet, ob überhaupt angegriffen `
    + 'wird.',
  onTheDie: modifiers => `${modifiers} auf den Würfel.`,
  needs: target => `Nötig ist eine ${target}+.`,
  needsTooMuch: 'Kein Würfel ist hoch genug.',
  accepting: 'Nimmst du es hin, kostet es einen Blastmarker, und die Formation hält nur. Es wird nicht gekämpft.',
  throwingAgain: 'Dein Supreme Commander darf einmal neu werfen lassen.',
  throwAgain: 'Neu werfen',
  accept: 'Hinnehmen',
  whatItNeeds: 'Was braucht der Würfel?',
  whatStarts: 'Womit beginnt ein Sturmangriff?',
};
