/** In Polish: what the set-up says. */
import { counted } from '../../shared/languages/forms.ts';
import type { setUpWords as english } from '../../set-up/set-up-words.ts';

const PLACES = { inContact: 'W kontakcie', inFirefight: 'W wymianie ognia', back: 'Dalej z tyłu' } as const;

export const words: typeof english = {
  heading: 'Przygotuj własny szturm',
  intro: 'Nazwij dwie formacje, powiedz, gdzie stoją, i rozegraj to. Nic nie opuszcza tej przeglądarki.',
  bring: 'Z półki, listy lub pliku',
  shelfFor: 'Formacja stąd to',
  whom: { attacker: 'atakujący', defender: 'obrońcy' },
  stands: 'Gdzie stoją',
  standsHint: 'W kontakcie tyle, ile da się złączyć w pary, chyba że powiesz inaczej. Mapa pokazuje, co zrozumiano.',
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place].toLowerCase()}`,
  markers: 'Znaczniki wybuchu',
  markersOf: { attacker: 'Znaczniki wybuchu: atakujący', defender: 'Znaczniki wybuchu: obrońcy' },
  cover: 'Teren',
  noCover: 'otwarty',
  broken: 'Złamana',
  marched: 'Po marszu',
  swap: 'Zamień strony',
  map: 'Stół',
  title: (attacker, defender) => `${attacker} – ${defender}`,
  waiting: 'Najpierw muszą być obie formacje.',
  byHand: 'Przesuń ręcznie',
  deploy: 'Ustaw do szarży',
  deployHint: 'Obie formacje w odległości szarży, pasażerowie na pokładzie: rozgrywasz też szarżę.',
  lineUpAgain: 'Ustaw od nowa',
  begin: 'Zaczyna się od',
  begins: { a1ChooseTarget: 'szarży', a4Attacks: 'ataków' },
  start: 'Zacznij szturm',
  keepTable: 'Stół na półkę',
  kept: name => `Na półce: ${name}.`,
  keepFormation: side => `${side === 'attacker' ? 'Atakujący' : 'Obrońcy'} na półkę`,
  problems: 'Zanim się zacznie',
  loading: 'Jednostki są w drodze …',
  unreachable: 'Nie udało się wczytać jednostek. Sprawdź połączenie, a potem',
  again: 'spróbuj ponownie',
  taken: names => `Przejęto: ${names.join(', ')}.`,
  tooManyTaken: count => `Odczytano ${counted(count, {
    one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji',
  })}: pierwsze dwie stoją naprzeciw siebie, inne obok.`,
  isBehind: side => `${side === 'attacker' ? 'Atakujący' : 'Obrońcy'} mają zmiany nowsze niż ten stół. Stoją po `
    + 'staremu, póki nie położysz ich na stole ponownie.',
  set: (side, name) => `${side === 'attacker' ? 'Atakujący' : 'Obrońcy'} to teraz ${name}.`,
};
