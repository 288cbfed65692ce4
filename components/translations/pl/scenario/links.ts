/** In Polish: what is said of a link that cannot be read. */
import type { LINK_WORDS as english } from '../../../../src/share-links/link-words.ts';
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  noAssault: 'W tym linku nie ma szturmu, który dałoby się rozegrać.',
  noPhase: 'W tym linku nie ma fazy, którą dałoby się rozegrać.',
  short: 'Ten link urywa się w połowie tego, co opisuje.',
  nonsense: 'Ten link nie mówi nic zrozumiałego.',
  newer: 'Ten link mówi o czymś, czego ta wersja programu nie zna; nowsza może zna.',
  more: count => `To jeszcze nie wszystko: ${counted(count, {
    one: 'inny błąd', few: 'inne błędy', many: 'innych błędów', other: 'innego błędu',
  })}.`,
  manySteps: (count, most) => `Kroki w tym linku: ${figure(count)}, a szturm ma ich najwyżej ${figure(most)}.`,
  manyPhaseSteps: (count, most) => `Kroki w tym linku: ${figure(count)}, a faza ma ich najwyżej ${figure(most)}.`,
  otherSheet: unit =>
    `Karta jednostki ${unit} zmieniła się, odkąd powstał ten link, więc może wyjść inaczej.`,
};
