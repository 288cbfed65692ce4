/** In French: what is said of a link that cannot be read. */
import type { LINK_WORDS as english } from '../../../../src/share-links/link-words.ts';
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { de } from '../elision.ts';

const stepsOf = (count: number): string => counted(count, { one: 'étape', other: 'étapes' });

export const words: Told<typeof english> = {
  noAssault: 'Ce que contient ce lien n’est pas un assaut qu’on puisse jouer.',
  noPhase: 'Ce que contient ce lien n’est pas une phase qu’on puisse jouer.',
  short: 'Ce lien s’arrête au milieu de ce qu’il raconte.',
  nonsense: 'Ce lien ne raconte rien de compréhensible.',
  newer: 'Ce lien parle d’une chose que cette version du programme ne connaît pas ; une plus récente peut-être.',
  more: count => form(count, {
    one: 'Il y a encore une chose qui ne va pas.', other: `Il y a encore ${figure(count)} choses qui ne vont pas.`,
  }),
  manySteps: (steps, most) => `Ce lien raconte ${stepsOf(steps)} ; un assaut en a ${figure(most)} au plus.`,
  manyPhaseSteps: (steps, most) => `Ce lien raconte ${stepsOf(steps)} ; une phase en a ${figure(most)} au plus.`,
  otherSheet: unit => `La fiche ${de(unit)} a changé depuis que ce lien a été fait : la suite peut être différente.`,
};
