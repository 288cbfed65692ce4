/** In Polish: getting in and out. */
import type { transportWords as english } from '../../../epic-armageddon/steps/move-words.ts';

export const words: typeof english = {
  cannotGetOut: 'Nie może wysiąść.',
  sitsIn: transport => `Siedzi w transporterze: ${transport}. Jej żeton stoi teraz tam: przeciągnij go albo użyj na `
    + 'nim strzałek.',
  outNearest: 'Wysiądź najbliżej wroga',
  outInContact: enemy => `Wysiądź do kontaktu: ${enemy}`,
  carries: names => `Na pokładzie: ${names}.`,
  allOutNearest: 'Wszyscy wysiadają najbliżej wroga',
  allOut: 'Wszyscy pasażerowie wysiadają',
  into: transport => `Wsiądź: ${transport}`,
  nearSomebody: 'Jak najbliżej kogoś innego',
  nearWhom: 'Blisko kogo',
  outNear: name => `Wysiądź blisko: ${name}`,
};
