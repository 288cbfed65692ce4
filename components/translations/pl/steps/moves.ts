/** In Polish: any move: how far, into what danger, who is left behind, who is caught. */
import { form } from '../../../shared/languages/forms.ts';
import type { moveWords as english } from '../../../epic-armageddon/steps/move-words.ts';

const tooNear = (names: string, units: number, whom: string, then: string): string =>
  `${names} ${form(units, { one: 'jest', other: 'są' })} za blisko ${whom} ${then}`;

export const words: typeof english = {
  unitsOf: formation => `Jednostki: ${formation}`,
  moved: (moved, allowance) => `ruch ${moved} z ${allowance}`,
  landed: 'na ziemi',
  carefully: 'ostrożnie',
  how: 'Rusz ją na polu bitwy: przeciągnij jej żeton albo użyj na nim strzałek.',
  mayStill: length => `Może ruszyć się jeszcze o ${length}.`,
  landsAnywhere: 'Ląduje, gdzie chce.',
  asFarAsItMay: 'Dalej już nie może.',
  shoving: (move, names) => `${move}, spycha: ${names}`,
  goesCarefully: 'Idzie ostrożnie i powtarza nieudany test.',
  goCarefully: length => `Ostrożnie: ${length}, powtórka testu`,
  apart: (names, units) => form(units, {
    one: `${names} stoi z dala od innych i przepada, jeśli teraz koniec.`,
    other: `${names} stoją z dala od innych i przepadają, jeśli teraz koniec.`,
  }),
  choosePart: 'Wybierz, która część zostaje',
  partThatStays: 'Część, która zostaje',
  keep: names => `Zachowaj: ${names}`,
  lose: names => `Straty: ${names}`,

  terrain: 'Niebezpieczny teren',
  terrainLead: 'Jednostka po ruchu rzuca kością, zanim ruszy się ktoś inny.',
  whoTests: 'Kto musi testować?',

  contactWith: enemy => `w kontakcie: ${enemy}`,
  inFirefight: length => `wymiana ognia, ${length}`,
  tooFar: length => `za daleko, ${length}`,
  noLine: 'brak linii strzału',
  inTransport: transport => `wewnątrz: ${transport}`,

  withdrawAll: 'Wycofaj wszystkich prosto od wroga',
  endWithdrawal: 'Zakończ odwrót',
  unitsThatWithdraw: 'Jednostki w odwrocie',
  straightAway: 'Prosto od najbliższego wroga',
  nobodyLost: 'Gdyby teraz był koniec, nikt by nie przepadł.',
  tooNear: (names, units) => tooNear(names, units, 'wroga',
    form(units, { one: 'i przepada, jeśli teraz koniec.', other: 'i przepadają, jeśli teraz koniec.' })),
  enginesTooNear: (names, units) => tooNear(names, units, 'wrogów', form(units, {
    one: 'i dostaje punkt obrażeń od każdego z nich.', other: 'i dostają punkt obrażeń od każdego z nich.',
  })),
  caught: length => `dopadnięta, ${length}`,
  damaged: length => `obrażenia, ${length}`,
  fearless: 'bezpieczna, Fearless',
  safeAt: length => `bezpieczna, ${length}`,
  safe: 'bezpieczna',
};
