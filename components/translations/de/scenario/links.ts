/** In German: what is said of a link that cannot be read. */
import type { LINK_WORDS as english } from '../../../../src/share-links/link-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  noAssault: 'In diesem Link steht kein Sturmangriff, der sich spielen lässt.',
  noPhase: 'In diesem Link steht keine Phase, die sich spielen lässt.',
  short: 'Dieser Link bricht mitten in dem ab, was er erzählt.',
  nonsense: 'Dieser Link erzählt nichts, was sich verstehen lässt.',
  newer: 'Dieser Link erzählt von etwas, das diese Version des Programms nicht kennt; eine neuere vielleicht schon.',
  more: count => form(count, {
    one: 'Noch etwas stimmt nicht.', other: `Noch ${figure(count)} andere Dinge stimmen nicht.`,
  }),
  manySteps: (steps, most) =>
    `Dieser Link erzählt von ${figure(steps)} Schritten; ein Sturmangriff hat höchstens ${figure(most)}.`,
  manyPhaseSteps: (steps, most) =>
    `Dieser Link erzählt von ${figure(steps)} Schritten; eine Phase hat höchstens ${figure(most)}.`,
  otherSheet: unit =>
    `Das Datenblatt von ${unit} ist anders geworden, seit es diesen Link gibt; also kann es auch anders ausgehen.`,
};
