/** In Polish: what lessons say of their own accord. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { lessonWords as english } from '../../shared/lesson/lesson-words.ts';
import { blastMarkers, units } from './counts.ts';
import { HEADED_SIDES, SIDES } from './sides.ts';

const RAIL = {
  done: 'gotowe', missed: 'chybione', later: 'dopiero będzie', missing: 'nigdy nie przyjdzie', now: 'teraz',
} as const;

export const words: typeof english = {
  lesson: title => `Lekcja: ${title}`,
  moments: 'Momenty tej lekcji',
  moment: (at, of) => `Moment ${at} z ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `„${title}” w tym szturmie się nie pojawia.`,
  answerLegends: {
    units: 'Wybierz je na mapie lub tutaj', formations: 'Wybierz je tutaj', number: 'Twoja liczba',
    side: 'Twoja odpowiedź', order: 'Pierwszy jest na początku', 'yes-no': 'Twoja odpowiedź',
  },
  check: 'Sprawdź',
  hint: 'Podpowiedź',
  moreHint: 'Kolejna podpowiedź',
  show: 'Pokaż mi',
  again: 'Spróbuj ponownie',
  leave: 'Pomiń',
  onceMore: 'Jeszcze raz',
  goOn: 'Dalej',
  end: 'Zakończ lekcję',
  back: 'Wstecz',
  advice: 'Twoje decyzje i szanse',
  weighing: 'Każdą decyzję porównujemy z szansami …',
  loading: 'Lekcja jest w drodze …',
  verdicts: { right: 'Dobrze', done: 'Gotowe', wrong: 'Twój przeciwnik mówi', shown: 'Odpowiedź' },
  said: {
    right: says => `Dobrze. ${says}`.trim(),
    wrong: says => `Nie tak. ${says}`.trim(),
    shown: says => `Oto odpowiedź. ${says}`.trim(),
  },
  summary: {
    heading: title => `Koniec: „${title}”`,
    said: (asked, right) => {
      if (asked === 0) return 'Tym razem o nic nie pytano.';
      if (right === asked) return `${asked === 1 ? 'Dobrze' : `Wszystkie ${figure(asked)} dobrze`} od razu, bez `
        + 'pomocy.';
      return `Od razu i bez pomocy: ${figure(right)} z ${figure(asked)}. Pozostałe, każde ze swoją zasadą:`;
    },
    missed: 'Co chybiono',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'pokazano odpowiedź';
      if (outcome === 'passed') return 'zostawione';
      const goes = form(wrong, { one: 'za drugim razem', other: `po błędnych (${figure(wrong)})` });
      return ['dobrze', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['z podpowiedzią'])].join(' ');
    },
    back: 'Przejdź tam',
    goTo: title => `Przejdź do: ${title}`,
    missedAgain: 'Chybione jeszcze raz',
    begin: 'Od początku',
  },
  whyList: 'Zapytaj czemu',
  why: name => `Czemu ${name}?`,
  log: lines => `Dziennik, ${counted(lines, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' })}`,
  logName: 'Dziennik',
  stands: 'Jednostki i ich wartości',
  openRule: rule => `Zasada ${rule}`,
  ruleSays: 'Co mówi zasada',
  sides: SIDES,
  theSides: HEADED_SIDES,
  dice: 'Rzucone kości',
  purposes: {
    'close-combat': 'walka wręcz', firefight: 'wymiana ognia', 'extra-attacks': 'liczba dodatkowych ataków',
    damage: 'punkty obrażeń', save: 'rzut obronny', 're-roll': 'rzut obronny, powtórka',
    invulnerable: 'rzut niewrażliwości', critical: 'trafienie krytyczne', splash: 'wybuch', result: 'wynik',
    'dangerous-terrain': 'niebezpieczny teren', 'action-test': 'test akcji', 'blast-markers': 'znaczniki wybuchu',
  },
  withCharacters: (unit, characters) => `${unit} + ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'w twojej odpowiedzi',
  inOrder: at => `nr ${at}`,
  marked: 'wskazana przez przeciwnika',
  markedSign: '!',
  lost: 'stracona',
  broken: 'złamana',
  values: (cc, ff, armour) => `WW ${cc}, WO ${ff}, pancerz ${armour}`,
  aboard: transport => `na pokładzie: ${transport}`,
  standsIn: terrain => `teren: ${terrain}`,
  touches: names => `dotyka: ${names}`,
  away: (far, name) => `${far} do ${name}`,
  behind: (far, terrain) => `${far}, pomiędzy: ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, units(stands), ...(markers === 0 ? [] : [blastMarkers(markers)]), ...(isBroken ? ['złamana'] : []),
  ].join(', '),
  answers: { attacker: 'Atakujący', defender: 'Obrońca', neither: 'Nikt', yes: 'Tak', no: 'Nie' },
  linkTooOld: 'Ta przeglądarka jest za stara na linki: nie umie ich pakować ani rozpakować.',
  linkChanged: 'Ten link do lekcji po drodze ucięto lub zmieniono.',
  linkStrange: 'To nie jest link do lekcji: musi zaczynać się od lesson=1.',
  less: 'O jeden mniej',
  more: 'O jeden więcej',
  course: {
    lead: (lessons, done) => `${counted(lessons, { one: 'lekcja', few: 'lekcje', many: 'lekcji', other: 'lekcji' })}: `
      + `mówisz, co stanie się dalej, robisz to na stole, a zasady odpowiadają. ${done === 0
        ? 'Pytania dotyczą tylko tego, co widać na stole.' : `Gotowe: ${figure(done)}.`}`,
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Dalej: „${title}”`;
      return isAny ? `Następna: „${title}”` : `Zacznij od „${title}”`;
    },
    marks: {
      done: () => 'Gotowe',
      missed: moments => `Gotowe, chybione: ${figure(moments)}`,
      begun: () => 'Zaczęte',
    },
  },
  order: {
    keys: 'Strzałki przesuwają w górę i w dół, Delete usuwa.',
    none: 'Jeszcze nikogo: bierz po kolei, na mapie lub tutaj.',
    rest: 'Jeszcze poza kolejką',
    placed: (name, at, of) => `${name}, ${at} z ${of}`,
    earlier: name => `${name} wcześniej`,
    later: name => `${name} później`,
    out: name => `Wyjmij: ${name}`,
  },
};
