/** In Polish: what the battlefield of a phase says. */
import { counted } from '../../../shared/languages/forms.ts';
import type { MAP_WORDS as english } from '../../../warhammer-40k/spoken/map.ts';

const KEYS =
  'Strzałkami przechodzisz od modelu do modelu. Model, który może się ruszyć, porusza się nimi: o pół cala, z '
    + 'klawiszem '
  + 'Shift o dwa. Enter go odkłada, Escape cofa ruch, Page Up i Page Down przechodzą do innych modeli. Plus, minus i '
  + 'zero zmieniają powiększenie.';

export const words: typeof english = {
  map: counters =>
    `Pole bitwy: ${counted(counters, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Znak zapytania pyta, czemu model może walczyć albo nie.`,
  caption: 'Modele na polu bitwy',
  columns: {
    name: 'Model', side: 'Strona', values: 'Inicjatywa', fights: 'Jak walczy', nearest: 'Najbliższy wróg',
    hits: 'Rany', kind: 'Rodzaj', place: 'Miejsce, cale w prawo · w górę',
  },
  shapes: { circle: 'model', square: 'motor lub machina krocząca', ring: 'potworna istota' },
  stances: {
    fighting: 'w kontakcie podstawek', engaged: 'bez kontaktu', supporting: 'przy swoim w kontakcie',
    bystander: 'poza walką',
  },
  dead: 'stracony',
  broken: 'w odwrocie',
  lines: {
    contact: 'w kontakcie podstawek', firefight: 'strzela', support: 'przy swoim w kontakcie', 'too-far': 'za daleko',
    blocked: 'poza widokiem',
  },
  hit: state => `rana, ${state}`,
  token: (number, state) => `rana ${number}, ${state}`,
  tokenOn: (number, name) => `Rana ${number}: ${name}`,
};
