/** In Polish: what the report and the bug report say of their own accord. */
import { figure, form } from '../../shared/languages/forms.ts';
import type { reportWords as english } from '../../shared/report/report-words.ts';
import { blastMarkers } from './counts.ts';

const SIDES = { attacker: 'Atakujący', defender: 'Obrońca' } as const;

export const words: typeof english = {
  untitled: 'Szturm',
  unfinished: title => `To jeszcze nie koniec, stan: „${title}”.`,
  cut: (some, all) => `Z ${all} kroków dało się rozegrać ponownie tylko pierwsze ${some}; reszta z nich nie wynika.`,
  terms: {
    'epic-armageddon': { forces: 'Formacje', force: 'Formacja', link: 'Ten szturm, krok po kroku' },
    'warhammer-40k': { forces: 'Jednostki', force: 'Jednostka', link: 'Ta faza, krok po kroku' },
  },
  side: SIDES,
  initiative: value => `inicjatywa ${value}+`,
  markers: blastMarkers,
  broken: 'złamana',
  marched: 'po marszu',
  overwatch: 'na czuwaniu',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} + ${characters}`,
  values: (cc, ff, armour) => `WW ${cc} · WO ${ff} · pancerz ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `wytrzymałość ${points}`,
  damaged: points => `wcześniejsze obrażenia: ${points}`,
  aboard: transport => `na pokładzie: ${transport}`,
  poppedUp: 'wynurzona',
  weapons: { assault: 'walka wręcz', 'small-arms': 'wymiana ognia' },
  extraAttacks: more => `+${more} ${typeof more === 'number'
    ? form(more, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' }) : 'ataków'}`,
  maps: 'Stół',
  atStart: 'Na początku',
  atEnd: isOver => (isOver ? 'Na końcu' : 'Stan obecny'),
  odds: 'Szanse przed pierwszym rzutem',
  rulings: 'Grane inaczej',
  steps: 'Co się działo',
  inRound: (title, round) => `${title}, runda ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Co zostało' : 'Co zostało do tej pory'),
  columns: { lost: 'Straty', left: 'Zostało', markers: 'Znaczniki wybuchu' },
  lostAndLeft: (lost, left) => `straty ${lost}, zostało ${left}`,
  version: version => `Assault resolver ${version}`,

  print: 'Drukuj lub zapisz jako PDF',
  takeAway: 'Jako tekst lub plik',
  form: 'Postać',
  forms: { text: 'Zwykły tekst', bbcode: 'BBCode, na forum', markdown: 'Markdown', json: 'JSON, z każdym krokiem' },
  textIn: one => `Raport: ${one}`,
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka na to nie pozwala. Tekst jest zaznaczony: skopiuj go przez Ctrl+C albo przytrzymaniem.',
  save: 'Zapisz jako plik',
  saved: name => `Zapisano jako ${name}.`,

  wrong: 'Powiedz, co jest nie tak',
  wrongMore: 'Nic się nie wysyła: kopiujesz tekst poniżej i wklejasz tam, gdzie zgłaszasz błąd.',
  what: 'Co jest nie tak, co powinno się stać i która zasada tak mówi?',
  whatMissing: 'Nie podano.',
  bugReport: 'Zgłoszenie błędu',
  fault: 'Co jest nie tak',
  facts: 'Gdzie to się stało',
  openIssue: 'Otwórz zgłoszenie',
  openIssueMore: 'Otwiera się strona, na której możesz jeszcze wszystko zmienić.',
  tooLong: 'Na adres to za długie: skopiuj i wklej na stronie, która się otworzy.',
  factNames: {
    link: 'Link', version: 'Wersja', edition: 'Edycja', rulings: 'Rozstrzygnięcia', state: 'Stan',
    browser: 'Przeglądarka',
  },
  usualRulings: 'wszystko jak zwykle',
  none: 'brak',
};
