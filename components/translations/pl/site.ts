/** In Polish: the pages of the site. */
import type { English } from '../english.ts';

type Words = English['site'];

/** The page around the elements. */
const pagesSite: Words['pages/site'] = {
  pages: 'Strony',
  play: 'Graj',
  setUp: 'Przygotuj',
  odds: 'Szanse',
  learn: 'Nauka',
  statechart: 'Diagram',
  embed: 'Osadź',
  about: 'Szturm w Epic: Armageddon lub Warhammer 40,000, krok po kroku: z twoimi kośćmi albo naszymi i z zasadą za '
    + 'każdym wierszem.',
  share: 'Udostępnij',
  keep: 'Zachowaj',
  report: 'Raport',
  fault: 'Coś nie tak?',
  language: 'Język',
  unspoken: 'Nie udało się wczytać tego języka. Wczytaj stronę ponownie, gdy będzie sieć.',
  unloaded: 'Nie udało się wczytać tej części. Wczytaj stronę ponownie, gdy będzie sieć.',
  unofficial: 'Nieoficjalne narzędzie fanów, dla graczy, którzy mają zasady. Nie zawiera tekstu zasad ani grafik. '
    + 'Nazwy gier, armii i jednostek należą do właścicieli, którzy go nie zatwierdzili i nie mają z nim nic wspólnego.',
  licence: 'Wolne oprogramowanie na [licencji MIT]. Dane jednostek z [NetEA Tournament Pack].',
  documentation: '[Dokumentacja]: dla graczy, nauczycieli i programistów, oraz co dzieje się z twoimi danymi.',
  offline: 'Gotowe do użycia bez połączenia.',
};

/** The choice of assaults and phases. */
const pagesChoice: Words['pages/choice'] = {
  assaults: 'Szturmy',
  choose: 'Wybierz, w co grasz',
  epic: 'Epic: Armageddon, szturm',
  phase: 'Warhammer 40,000, faza szturmu',
};

/** What is done with what is on the table. */
const pagesDesk: Words['pages/desk'] = {
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  close: 'Zamknij',
  keep: { assault: 'Szturm na półkę', phase: 'Faza na półkę' },
  unnamed: { assault: 'Szturm', phase: 'Faza' },
  kept: name => `Na półce: ${name}.`,
};

/** The page of the lessons. */
const pagesLearn: Words['pages/learn'] = {
  heading: 'Nauka',
  phases: 'Warhammer 40,000',
  all: 'Wszystkie lekcje',
  next: title => `Następna: ${title}`,
  make: 'Utwórz lekcję',
  notLoaded: 'Nie udało się wczytać części programu.',
};

/** The page of the statecharts. */
const pagesStatechart: Words['pages/statechart'] = {
  views: {
    chart: 'Diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  titles: {
    chart: 'Przebieg jako diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  leads: {
    chart: 'Ramka to stan szturmu, strzałka to coś, co może się zdarzyć. Przejdź diagram zdarzenie po zdarzeniu.',
    compare: 'Ten sam szturm, te same decyzje i kości, przy dwóch odpowiedziach na pytanie o zasady.',
    phase: 'Jeden diagram dla wszystkich edycji: gdzie teksty się rozchodzą, drogę wskazuje odpowiedź na pytanie.',
    editions: 'Ta sama walka, te same decyzje i kości, w czterech edycjach Warhammer 40,000.',
  },
  shown: 'Co widać',
  walkedWith: 'Szturm, na którym to widać',
  print: 'Drukuj',
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie.',
  tryAgain: 'Spróbuj ponownie',
};

/** The page on which a tag is put together. */
const pagesEmbed: Words['pages/embed'] = {
  heading: 'Osadź',
  lead: 'Ustaw, co ma pokazać twoja strona. Potem skopiuj do niej te wiersze.',
  settings: 'Co widać',
  element: 'Element',
  elements: { resolver: 'Przejście', odds: 'Szanse', statechart: 'Diagram stanów', lesson: 'Lekcja' },
  rules: 'Zasady',
  epic: 'Epic: Armageddon',
  scenario: 'Szturm',
  phase: 'Faza szturmu',
  lesson: 'Lekcja',
  first: 'Pierwsze z listy',
  match: 'Kto z kim walczy',
  matchExample: '4 assault + chaplain v 6 boyz 2 nobz',
  bundled: 'Dołączone',
  yours: 'Twoje',
  onTable: 'To, co jest teraz na stole',
  aLink: 'To, co opisuje link',
  inWords: 'Jednostki słowami',
  link: 'Link',
  linkHint: 'Link z „Udostępnij”, z tej strony lub od kogoś innego.',
  theme: 'Kolory',
  themes: { reader: 'Jak woli czytelnik', light: 'Jasne', dark: 'Ciemne' },
  height: 'Wysokość w pikselach',
  heightHint: 'Puste: tyle, ile ma.',
  controls: 'Bez',
  without: {
    resolver: {
      title: 'tytułu', menu: 'menu z innymi szturmami', rail: 'kroków', panel: 'tego, co jest do zrobienia',
      odds: 'szans', bar: 'przycisków Cofnij i Graj dalej', log: 'dziennika',
    },
    odds: {
      sides: 'obu stron', compare: 'porównania z innym planem', losses: 'strat',
      matters: 'tego, co znaczy najwięcej', endings: 'zakończeń', map: 'mapy',
    },
    statechart: {
      steps: 'przycisków przejścia', view: 'przycisków widoku', files: 'zapisu jako obraz',
      moment: 'tego, co teraz możliwe', tree: 'diagramu jako listy', history: 'tego, gdzie już był',
    },
    lesson: { title: 'tytułu', rail: 'momentów lekcji' },
  },
  folder: 'Folder skryptów na twoim serwerze',
  preview: 'Na twojej stronie',
  loading: 'Już w drodze …',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  tag: 'Znacznik',
  tagHint: 'Dla strony, na której możesz dodać skrypt. Wymaga folderu ze skryptami na twoim serwerze.',
  stepsHint: 'Znacznik zaczyna tam, gdzie szturm; ramka pokazuje go w kroku z linku.',
  host: 'Hostuj u siebie',
  hostHint: 'Raz, w folderze tego programu. Skopiuj całe dist/embed: elementy pobierają stamtąd to, czego potrzebują.',
  hostLines: folder => [
    'npm ci && npm run build',
    `cp -r dist/embed/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Ramka',
  frameHint: 'Dla forum, wiki lub bloga bez skryptów. Na twoim serwerze nic nie musi leżeć. Gdzie drugi wiersz jest '
    + 'odrzucany, ramka zachowuje wysokość.',
  fixedFrameHint: 'Dla forum, wiki lub bloga bez skryptów. Na twoim serwerze nic nie musi leżeć.',
  copy: 'Kopiuj',
  copyOf: name => `Kopiuj: ${name}`,
  copied: 'Skopiowano.',
  refused: 'Ta przeglądarka nie pozwala stronie kopiować. Wiersze są zaznaczone: skopiuj je przez Ctrl+C, na Macu '
    + 'Cmd+C, albo dłuższym przytrzymaniem.',
};

export const books: Words = {
  'pages/site': pagesSite,
  'pages/choice': pagesChoice,
  'pages/desk': pagesDesk,
  'pages/learn': pagesLearn,
  'pages/statechart': pagesStatechart,
  'pages/embed': pagesEmbed,
};
