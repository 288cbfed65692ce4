/** In Polish: what the battlefield itself says. */
import { counted, figure } from '../../shared/languages/forms.ts';
import type { battlefieldWords as english } from '../../shared/battlefield/battlefield-words.ts';

const KEYS =
  'Strzałkami przechodzisz od jednostki do jednostki. Jednostka, która może się ruszyć, porusza się nimi: o 1 '
    + 'centymetr, '
  + 'z klawiszem Shift o 5. Enter ją odkłada, Escape cofa ruch, Page Up i Page Down przechodzą do innych jednostek. '
  + 'Plus, minus i zero zmieniają powiększenie.';

export const words: typeof english = {
  map: counters => 'Pole bitwy: '
    + counted(counters, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' }),
  mapRole: 'mapa',
  keys: KEYS,
  keysAndAsking: `${KEYS} Znak zapytania pyta, czemu jednostka może walczyć albo nie; Enter też, gdy nic nie jest `
    + 'wybrane.',
  closer: 'Przybliż',
  further: 'Oddal',
  whole: 'Pokaż całą walkę',
  table: 'Pokaż jako tabelę',
  drawing: 'Pokaż jako mapę',
  showKey: 'Pokaż legendę',
  hideKey: 'Ukryj legendę',
  key: 'Legenda mapy',
  caption: 'Jednostki na polu bitwy',
  columns: {
    name: 'Jednostka', side: 'Strona', values: 'WW/WO', fights: 'Jak walczy', nearest: 'Najbliższy wróg',
    hits: 'Trafienia', kind: 'Rodzaj', place: 'Miejsce, cm w prawo · w górę',
  },
  sides: { attacker: 'atakujący', defender: 'obrońca' },
  owners: {
    attacker: formation => `atakujący, ${formation}`,
    defender: formation => `obrońca, ${formation}`,
  },
  shapes: { circle: 'piechota', square: 'pojazd', ring: 'machina bojowa' },
  stances: {
    fighting: 'bezpośrednio w walce',
    engaged: 'nie bezpośrednio w walce',
    supporting: 'wspiera',
    bystander: 'poza szturmem',
  },
  dead: 'stracona',
  broken: 'złamana',
  character: 'postać',
  inspiring: 'Inspiring',
  lines: {
    contact: 'w kontakcie podstawek', firefight: 'wymiana ognia', support: 'ogień wsparcia', 'too-far': 'za daleko',
    blocked: 'brak linii strzału',
  },
  overwatch: 'na czuwaniu',
  skimmer: 'skimmer',
  landed: 'na ziemi',
  shields: 'tarcze aktywne',
  damage: 'otrzymane obrażenia',
  aboard: 'jednostki na pokładzie',
  push: 'zepchnięcie',
  effects: {
    'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  damaged: (points, capacity) => `obrażenia ${figure(points)}${capacity > 0 ? ` z ${figure(capacity)}` : ''}`,
  shielded: (up, full) => `tarcze ${figure(up)} z ${figure(full)}`,
  carries: (carried, names) => `na pokładzie ${figure(carried)}${names === '' ? '' : `: ${names}`}`,
  pushed: length => `zepchnięcie o ${length}`,
  gap: (name, length) => `${name}, ${length}`,
  contact: name => `${name}, w kontakcie`,
  nobody: 'nikt',
  tokenStates: {
    waiting: 'czeka', stopped: 'zatrzymane przez '
      + 'tarczę', saved: 'obronione', damaged: 'obrażenia', killed: 'śmiertelne',
  },
  hit: state => `trafienie, ${state}`,
  token: (number, state) => `trafienie ${number}, ${state}`,
  tokenOn: (number, name) => `Trafienie ${number}: ${name}`,
};
