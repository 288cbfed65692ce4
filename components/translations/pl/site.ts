/** In Polish: the pages of the site, and links, reports and the shelf. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceWord, markersOf, WEAPONS } from './grammar.ts';

type Words = English['site'] & English['home'] & English['site-statechart'] & English['site-embed']
  & English['sharing'];

/** The page around the elements. */
const site: Words['site'] = {
  home: 'Start',
  views: 'Widoki stołu',
  more: 'Więcej',
  play: 'Graj',
  setUp: 'Przygotuj',
  odds: 'Szanse',
  learn: 'Nauka',
  lists: 'Lista przeciw liście',
  statechart: 'Diagram',
  embed: 'Dla klubów',
  compare: 'Porównaj w czterech edycjach',
  share: 'Udostępnij',
  keep: 'Zapisz',
  report: 'Raport',
  review: 'Analiza',
  fault: 'Zgłoś błąd',
  language: 'Język',
  unspoken: 'Nie udało się wczytać tego języka. Wczytaj stronę ponownie, gdy będzie sieć.',
  unloaded: 'Nie udało się wczytać tej części. Wczytaj stronę ponownie, gdy będzie sieć.',
  unofficial: 'Nieoficjalne narzędzie fanów, dla graczy, którzy mają podręcznik zasad. Nie zawiera tekstu zasad '
    + 'ani grafik. Nazwy gier, armii i jednostek należą do właścicieli, którzy tego narzędzia nie zatwierdzili '
    + 'i nie mają z nim nic wspólnego.',
  licence: 'Wolne oprogramowanie na [licencji MIT]. Dane jednostek z [NetEA Tournament Pack].',
  documentation: '[Dokumentacja]: dla graczy, nauczycieli i programistów, a także o tym, co się dzieje z twoimi '
    + 'danymi.',
  offline: 'Strona jest gotowa do użycia bez połączenia.',
};

/** Where one begins. */
const siteHome: Words['site/home'] = {
  game: 'Gra',
  games: { epic: 'Epic: Armageddon', phase: 'Warhammer 40,000' },
  edition: 'Edycja',
  heading: 'Dwie formacje się ścierają. Kto wygra i dlaczego?',
  lead: 'Według zasad, twoimi kośćmi albo naszymi, z uzasadnieniem każdego kroku.',
  settle: 'Rozstrzygnij szturm',
  settleLead: 'Szturm z twojego stołu, krok po kroku, twoimi kośćmi albo naszymi.',
  charge: 'Czy szarżować?',
  chargeLead: 'Podaj obie strony i zobacz, kto ma większe szanse.',
  line: 'Obie strony',
  example: '8 boyz, 2 nobz przeciw 6 tactical',
  phaseExample: '10 tactical przeciw 20 boyz',
  ask: 'Pokaż szanse',
  learn: 'Poznaj zasady',
  learnLead: lessons => `Krótkie lekcje na stole (${lessons}): ty odpowiadasz, zasady oceniają.`,
  editions: 'Porównaj cztery edycje',
  editionsLead: 'Ta sama walka, te same decyzje i te same kości, według czterech tekstów.',
  carryOn: 'Kontynuuj',
  moment: (at, steps) => (steps === 0 ? 'nie zaczęto' : `krok ${at} z ${steps}`),
  ready: 'Gotowe przykłady',
  themes: {
    'marines-charge-warband': 'kontakt i wymiana ognia',
    'orks-storm-ruins': 'osłona',
    'banshees-and-terminators': 'First Strike, makrobroń',
    'firefight-to-a-tie': 'wsparcie, remis, dwie rundy',
    'warband-swarms-titan': 'machina bojowa',
    'mechanised-company-cornered': 'transportery',
    'warlord-leads-three-mobs': 'trzy formacje, czuwanie',
    'swarm-among-the-broken': 'formacje przemieszane i złamane',
    'falcons-refuse-close-combat': 'skimmery',
    'thunderhawk-lands-on-guns': 'lądowanie samolotu',
    'gargant-barges-to-tanks': 'machiny bojowe, Titan Killer',
    'bloodthirster-and-necrons': 'Expendable, jednostki przyzwane',
    'barricade-with-frag': 'osłona, granaty odłamkowe',
    'barricade-without-frag': 'osłona, bez granatów',
    'power-fist-sergeant': 'kolejność Inicjatywy',
    'two-armours': 'dwa rodzaje pancerza',
    'character-in-a-unit': 'bohater',
    'multiple-combat': 'po dwie jednostki',
    'sweeping-advance': 'ucieczka i pościg',
  },
};

/** What is done with what is on the table. */
const siteTableActions: Words['site/table-actions'] = {
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  close: 'Zamknij',
  keep: { assault: 'Zapisz ten szturm', phase: 'Zapisz tę fazę' },
  unnamed: { assault: 'Szturm', phase: 'Faza' },
  kept: name => `Zapisano: ${name}.`,
};

/** The page of the statecharts. */
const siteStatechart: Words['site/statechart'] = {
  views: {
    chart: 'Diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram gry Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  titles: {
    chart: 'Przebieg jako diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram gry Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  leads: {
    chart: 'Pole to stan szturmu, strzałka to coś, co może się zdarzyć. Przejdź przez diagram, zdarzenie po '
      + 'zdarzeniu.',
    compare: 'Ten sam szturm, te same decyzje i kości, przy dwóch odpowiedziach na pytanie o zasady.',
    phase: 'Jeden diagram dla wszystkich edycji: gdy teksty się różnią, drogę wskazuje odpowiedź na pytanie.',
    editions: 'Ta sama walka, te same decyzje i kości, w czterech edycjach gry Warhammer 40,000.',
  },
  shown: 'Co widać',
  walkedWith: 'Szturm do przejścia',
  print: 'Drukuj',
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie.',
  tryAgain: 'Spróbuj ponownie',
};

/** The page on which a tag is put together. */
const siteEmbed: Words['site/embed'] = {
  heading: 'Osadź',
  lead: 'Ustaw, co ma pokazywać twoja strona. Potem skopiuj do niej te wiersze.',
  settings: 'Co widać',
  element: 'Element',
  elements: {
    resolver: 'Krok po kroku', odds: 'Szanse', statechart: 'Diagram stanów', lesson: 'Lekcja',
    lists: 'Lista przeciw liście',
  },
  rules: 'Zasady',
  epic: 'Epic: Armageddon',
  scenario: 'Szturm',
  phase: 'Faza szturmu',
  lesson: 'Lekcja',
  first: 'Pierwsza pozycja z listy',
  lists: { attacker: 'Lista strony szarżującej', defender: 'Lista strony broniącej się' },
  match: 'Kto z kim walczy',
  matchExample: '4 assault + chaplain przeciw 6 boyz 2 nobz',
  bundled: 'Dołączone',
  yours: 'Twoje',
  onTable: 'To, co jest teraz na stole',
  aLink: 'To, co opisuje link',
  inWords: 'Jednostki jako tekst',
  link: 'Link',
  linkHint: 'Link z „Udostępnij”: z tej strony lub z cudzej.',
  theme: 'Kolory',
  themes: { reader: 'Jak woli czytelnik', light: 'Jasne', dark: 'Ciemne' },
  height: 'Wysokość w pikselach',
  heightHint: 'Puste: własna wysokość elementu.',
  controls: 'Bez',
  without: {
    resolver: {
      title: 'tytułu', menu: 'menu z innymi szturmami', fullscreen: 'przycisku pełnego ekranu',
      rail: 'kroków', panel: 'tego, co jest do zrobienia',
      odds: 'szans', bar: 'paska', log: 'dziennika',
    },
    odds: {
      sides: 'obu stron', compare: 'porównania z innym planem', losses: 'strat',
      matters: 'tego, co najważniejsze', endings: 'zakończeń', map: 'mapy',
    },
    statechart: {
      steps: 'przycisków do przechodzenia', view: 'przycisków widoku', files: 'zapisu jako obraz',
      moment: 'tego, co teraz możliwe', tree: 'diagramu jako listy', history: 'przebytej drogi',
    },
    lesson: { title: 'tytułu', rail: 'momentów lekcji' },
    lists: { choose: 'wyboru list', pair: 'wybranej pary', bar: 'paska' },
  },
  folder: 'Folder skryptów na twoim serwerze',
  preview: 'Na twojej stronie',
  loading: 'Wczytywanie…',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  tag: 'Znacznik',
  tagHint: 'Dla strony, na której możesz dodać skrypt. Wymaga folderu ze skryptami na twoim serwerze.',
  stepsHint: 'Znacznik pokazuje szturm od początku; ramka pokazuje go w kroku z linku.',
  host: 'Hostuj u siebie',
  asModule: 'Jako moduł',
  moduleHint: 'Kilka znaczników na stronie korzysta ze wspólnych plików. Nie dla strony otwieranej jako plik.',
  hostHint: built => `Raz, w folderze tego programu. Skopiuj całe ${built}: elementy pobierają `
    + 'stamtąd to, czego potrzebują.',
  hostLines: (folder, built) => [
    'npm ci && npm run build',
    `cp -r ${built}/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Ramka',
  frameHint: 'Dla forum, wiki lub bloga bez obsługi skryptów. Na twoim serwerze niczego nie potrzeba. Jeśli drugi '
    + 'wiersz zostanie odrzucony, ramka zachowuje wysokość.',
  fixedFrameHint: 'Dla forum, wiki lub bloga bez obsługi skryptów. Na twoim serwerze niczego nie potrzeba.',
  copy: 'Kopiuj',
  copyOf: name => `Kopiuj: ${name}`,
  copied: 'Skopiowano.',
  refused: 'Ta przeglądarka nie pozwala stronie kopiować. Wiersze są zaznaczone: skopiuj je klawiszami Ctrl+C, na '
    + 'Macu Cmd+C, albo dotknij ich i przytrzymaj.',
};

const letters = (count: number): string =>
  counted(count, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' });

/** What the sharing of an assault or a phase says. */
const share: Words['share'] = {
  privacy: 'Stół i każdy krok na nim są w samym linku, za jego znakiem #: nic nie opuszcza tej przeglądarki, póki '
    + 'komuś nie wyślesz linku.',
  link: 'Link',
  working: 'Tworzenie linku…',
  nothing: 'Nie ma jeszcze czego udostępnić.',
  unfinished: 'Do tego stołu nie ma jeszcze linku:',
  unreadable: 'Coś na tym stole jest niepełne.',
  length: count => `Długość: ${letters(count)}. Kto otworzy link, zobaczy stół taki, jaki jest teraz.`,
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  copyRefused: 'Ta przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go klawiszami Ctrl+C, '
    + 'na Macu Cmd+C, albo dotknij go i przytrzymaj.',
  share: 'Wyślij…',
  title: (title, isPhase) => title || (isPhase ? 'Faza szturmu' : 'Szturm'),
  shareRefused: 'Ta przeglądarka nie mogła wysłać linku. Zamiast tego go skopiuj.',
  code: 'Kod QR',
  codeHint: 'Skieruj na kod aparat innego telefonu.',
  codeDense: 'Ten kod jest gęsty: powiększ go albo trzymaj aparat blisko.',
  codeNotLoaded: 'Nie udało się wczytać kodu QR. Zwiń go i rozwiń, by spróbować ponownie.',
};

const SIDES = { attacker: 'Atakujący', defender: 'Obrońca' } as const;

/** What comes of dice. */
const CAME = {
  hits: { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' },
  wounds: { one: 'rana', few: 'rany', many: 'ran', other: 'rany' },
  saves: { one: 'udana obrona', few: 'udane obrony', many: 'udanych obron', other: 'udanej obrony' },
  attacks: { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' },
  points: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  criticals: {
    one: 'trafienie krytyczne', few: 'trafienia krytyczne', many: 'trafień krytycznych', other: 'trafienia krytycznego',
  },
  successes: { one: 'sukces', few: 'sukcesy', many: 'sukcesów', other: 'sukcesu' },
} as const;

/** What the report and the bug report say of their own accord. */
const report: Words['report'] = {
  untitled: 'Szturm',
  unfinished: title => `To jeszcze nie koniec, stan: „${title}”.`,
  cut: (some, all) => `Ponownie dało się rozegrać tylko początek (kroki: ${some} z ${all}); reszta z niego nie wynika.`,
  terms: {
    assault: { forces: 'Formacje', force: 'Formacja', link: 'Ten szturm, krok po kroku' },
    phase: { forces: 'Jednostki', force: 'Jednostka', link: 'Ta faza, krok po kroku' },
  },
  side: SIDES,
  initiative: value => `inicjatywa ${value}+`,
  markers: markersOf,
  broken: 'złamana',
  marched: 'po marszu',
  overwatch: 'na czuwaniu',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} + ${characters}`,
  values: (cc, ff, armour) => `WW ${cc} · WO ${ff} · pancerz ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `wytrzymałość ${points}`,
  damaged: points => `wcześniejsze obrażenia: ${points}`,
  aboard: transport => `w transporterze ${transport}`,
  poppedUp: 'wzniesiona',
  weapons: { assault: 'walka wręcz', 'small-arms': 'wymiana ognia' },
  extraAttacks: more => `+${diceWord(more)} ${typeof more === 'number'
    ? form(more, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' }) : 'ataków'}`,
  maps: 'Stół',
  atStart: 'Na początku',
  atEnd: isOver => (isOver ? 'Na końcu' : 'Stan obecny'),
  rules: (game, otherwise) => `${game} · ${otherwise === 0 ? 'rozstrzygnięcia jak zwykle'
    : `inne odpowiedzi na pytania: ${otherwise}`}`,
  result: 'Wynik',
  dice: 'Kości',
  diceColumns: { step: 'Krok', who: 'Kto rzuca', needs: 'Ile trzeba', dice: 'Kości', came: 'Skutek' },
  came: (what, count) => counted(count, CAME[what]),
  logColumns: { step: 'Krok', say: 'Co się stało', rule: 'Zasada' },
  luck: 'Szczęście, w punktach dla atakującego',
  luckOnTheWay: 'Trwa obliczanie…',
  decisions: 'Ile punktów kosztowały decyzje',
  allDecisions: 'Wszystkie decyzje',
  allDice: 'Wszystkie kości',
  chanceBefore: chance => `szansa przed rzutami ${chance}`,
  diceGave: points => `kości dały ${points} pkt`,
  diceTook: points => `kości zabrały ${points} pkt`,
  printed: date => `Wydrukowano ${date}`,
  unofficial: 'Nazwy należą do swoich właścicieli, którzy tego narzędzia nie zatwierdzili.',
  odds: 'Szanse przed pierwszym rzutem',
  rulings: 'Zmienione rozstrzygnięcia',
  steps: 'Co się działo',
  inRound: (title, round) => `${title}, runda ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Co zostało' : 'Co na razie zostało'),
  columns: { lost: 'Straty', left: 'Zostało', markers: 'Znaczniki wybuchu' },
  lostAndLeft: (lost, left) => `straty: ${lost}, zostało: ${left}`,
  version: version => `Assault resolver ${version}`,

  codeLabel: 'Kod QR linku',
  codeTooLong: (count, most) => `Link jest za długi na kod QR, który odczyta telefon. Ma ${letters(count)}, a może `
    + `mieć najwyżej ${letters(most)}. Zamiast tego go skopiuj.`,
  print: 'Drukuj lub zapisz jako PDF',
  takeAway: 'Jako tekst lub plik',
  form: 'Format',
  forms: { text: 'Zwykły tekst', bbcode: 'BBCode, na forum', markdown: 'Markdown', json: 'JSON, z każdym krokiem' },
  textIn: one => `Raport: ${one}`,
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka na to nie pozwala. Tekst jest zaznaczony: skopiuj go klawiszami Ctrl+C albo '
    + 'dotknij go i przytrzymaj.',
  save: 'Zapisz jako plik',
  saved: name => `Zapisano jako ${name}.`,

  wrongMore: 'Nic nie jest wysyłane: kopiujesz tekst poniżej i wklejasz tam, gdzie zgłaszasz błąd.',
  what: 'Co jest nie tak, co powinno się stać i która zasada tak mówi?',
  whatMissing: 'Nie podano.',
  bugReport: 'Zgłoszenie błędu',
  fault: 'Co jest nie tak',
  facts: 'Gdzie to się stało',
  openIssue: 'Utwórz zgłoszenie',
  openIssueMore: 'Otwiera się strona, na której możesz jeszcze wszystko zmienić.',
  tooLong: 'Tekst jest za długi na adres: skopiuj go i wklej na stronie, która się otworzy.',
  factNames: {
    link: 'Link', version: 'Wersja', edition: 'Edycja', rulings: 'Rozstrzygnięcia', state: 'Stan',
    browser: 'Przeglądarka',
  },
  usualRulings: 'wszystkie jak zwykle',
  none: 'brak',
};

/** What the report of a phase says beside its log. */
const warhammer40kReport: Words['warhammer-40k/report'] = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Nikt nie walczył.',
  unfinished: title => `To jeszcze nie koniec, stan: „${title}”.`,
  cut: (some, all) => `Ponownie dało się rozegrać tylko początek (kroki: ${some} z ${all}); reszta z niego nie wynika.`,
  inTurn: (title, turn) => `${title}, tura ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' }),
  traits: {
    terminators: 'terminatorzy', bikes: 'motory', 'jump-packs': 'plecaki skokowe', dreadnought: 'drednot',
    walker: 'machina krocząca', 'monstrous-creature': 'potworna istota', 'independent-character': 'niezależny bohater',
    'may-not-sweep': 'bez pościgu',
    beasts: 'bestie', cavalry: 'kawaleria', 'jet-packs': 'plecaki odrzutowe',
  },
  fallingBack: 'w odwrocie',
  wentToGround: 'przypadła do ziemi',
  with: unit => `razem z: ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `WS ${weaponSkill}`, `S ${strength}`, `T ${toughness}`, `W ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `Ld ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `pancerz ${needed}`,
  invulnerable: face => `niewrażliwość ${face}+`,
  lost: count => counted(count, {
    one: 'wcześniejsza rana', few: 'wcześniejsze rany', many: 'wcześniejszych ran', other: 'wcześniejszej rany',
  }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'granaty odłamkowe', plasma: 'granaty plazmowe', photon: 'granaty fotonowe' },
  slain: {
    fight: 'w walce', 'free-round': 'w dodatkowej rundzie', 'force-weapon': 'od broni psionicznej',
    overwatch: 'od ognia obronnego', 'dangerous-terrain': 'w niebezpiecznym terenie', swept: 'w pościgu',
    trapped: 'przy odciętym odwrocie', 'regroup-failed': 'przez nieudaną zbiórkę',
    'no-retreat': 'przy trwaniu na miejscu', 'off-table': 'po ucieczce ze stołu',
  },
  lostTo: (count, how) => `straty ${how}: ${count}`,
};

const things = (count: number): string =>
  counted(count, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' });

/** What the shelf says. */
const setUpShelf: Words['set-up/shelf'] = {
  shelf: 'Zapisane stoły',
  loading: 'Wczytywanie półki…',
  kinds: { formation: 'Formacja', table: 'Stół', assault: 'Szturm', profile: 'Profil', phase: 'Faza' },
  plural: { formation: 'Formacje', table: 'Stoły', assault: 'Szturmy', profile: 'Profile', phase: 'Fazy' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Wszystko',
  show: 'Pokaż',
  search: 'Szukaj',
  empty: 'Nic tu jeszcze nie ma. Formacje, stoły, szturmy, fazy i własne profile trafiają tutaj, gdy je zapiszesz; '
    + 'półkę zapisaną jako plik otworzysz poniżej.',
  emptyKind: 'Nic tego rodzaju jeszcze tu nie ma.',
  notFound: sought => `Nie ma tu nic podobnego do „${sought}”.`,
  found: (found, all) => `${figure(found)} z ${figure(all)}`,
  all: count => things(count),
  showAll: count => `Pokaż wszystko (${figure(count)})`,
  open: 'Otwórz',
  rename: 'Zmień nazwę',
  remove: 'Usuń',
  openOf: name => `Otwórz: ${name}`,
  renameOf: name => `Zmień nazwę: ${name}`,
  removeOf: name => `Usuń: ${name}`,
  name: 'Nazwa',
  note: 'Notatka',
  done: 'Gotowe',
  leave: 'Zostaw, jak było',
  unnamed: 'Bez nazwy',
  renamed: name => `Nowa nazwa: „${name}”.`,
  removed: name => `Usunięto „${name}”.`,
  undo: 'Cofnij',
  undoOf: name => `Cofnij: „${name}” wraca`,
  back: name => `„${name}” znów tu jest.`,
  saveFile: 'Zapisz jako plik',
  openFile: 'Otwórz plik',
  drop: 'Plik można też tu upuścić. To, co już jest na półce, zostaje.',
  fileSaved: count => `W pliku: ${things(count)}.`,
  imported: (added, replaced, same) => [
    added > 0 ? `Dodano: ${things(added)}.` : '',
    replaced > 0 ? `Zaktualizowano: ${things(replaced)}.` : '',
    same > 0 ? `Już na półce: ${things(same)}.` : '',
  ].filter(Boolean).join(' ') || 'Nic nie dodano.',
  moreProblems: count => `Podobnych jeszcze: ${figure(count)}.`,
  unreadable: name => `Nie udało się odczytać „${name}”.`,
  unsaved: 'tylko do zamknięcia tej strony',
  blocked: 'Ta przeglądarka nic dla tej strony nie przechowuje, na przykład w oknie prywatnym albo przy zablokowanej '
    + 'pamięci. To, co zapiszesz, zniknie po zamknięciu strony: zapisz półkę jako plik i otwórz go następnym razem.',
  held: 'Inna karta ze starszą wersją tej strony blokuje półkę. Zamknij tamtą kartę i wczytaj tę stronę ponownie. Do '
    + 'tego czasu to, co zapiszesz, zniknie razem ze stroną, chyba że zapiszesz półkę jako plik.',
  outdated: 'Ta strona jest starsza niż półka w tej przeglądarce i jej nie rusza: wczytaj stronę ponownie. Do tego '
    + 'czasu to, co zapiszesz, zniknie razem ze stroną, chyba że zapiszesz półkę jako plik.',
  newer: 'Nowsza wersja tej strony jest otwarta w innej karcie i przejęła półkę. Zapisz półkę jako plik, jeśli od '
    + 'tamtej pory coś na niej zmieniono, i wczytaj tę stronę ponownie.',
  closed: 'Przeglądarka zamknęła półkę. Wszystko jest tu jeszcze, póki nie opuścisz strony: zapisz półkę jako plik, '
    + 'jeśli od tamtej pory coś na niej zmieniono, i wczytaj tę stronę ponownie.',
  full: 'Ta przeglądarka nie ma już miejsca. To, co zaznaczono poniżej, jest tu tylko do zamknięcia strony: zapisz '
    + 'półkę jako plik albo usuń coś innego.',
  failed: 'Przeglądarka nie zapisała ostatniej zmiany. To, co zaznaczono poniżej, jest tu tylko do zamknięcia strony: '
    + 'zapisz półkę jako plik.',
};

/** The page of the lessons. */
const siteLearn: Words['site/learn'] = {
  heading: 'Nauka',
  phases: 'Warhammer 40,000',
  all: 'Wszystkie lekcje',
  next: title => `Następna: ${title}`,
  leave: 'Opuść lekcję',
  make: 'Utwórz lekcję',
  playOn: 'Graj dalej od tego miejsca',
  mixed: 'Pytania mieszane',
  mixedAt: (at, of) => `Pytania mieszane, ${figure(at)} z ${figure(of)}`,
  mixedEnd: (right, of) => `Od razu dobrze: ${figure(right)} z ${figure(of)}.`,
  notLoaded: 'Nie udało się wczytać części programu.',
};

const siteTable: Words['site/table'] = {
  play: 'Rozegraj',
  changeInSetUp: 'Zmień w „Przygotuj”',
  from: step => `Od tego momentu: ${step}`,
  playedUpTo: title =>
    `${title === '' ? 'Nie wszystko dało się rozegrać ponownie' : `Rozegrano ponownie do: ${title}`}. `
    + 'Dalszy ciąg jest zachowany; „Cofnij” go przywraca.',
  notSetUpHere: title =>
    `„${title}” to faza szturmu w grze Warhammer 40,000. `
    + 'To, co przygotujesz poniżej, zajmie jej miejsce.',
};

export const siteBooks: English['site'] = {
  site,
  'site/learn': siteLearn,
  'site/table': siteTable,
};

export const homeBooks: English['home'] = {
  'site/home': siteHome,
};

export const siteStatechartBooks: English['site-statechart'] = {
  'site/statechart': siteStatechart,
};

export const siteEmbedBooks: English['site-embed'] = {
  'site/embed': siteEmbed,
};

export const sharingBooks: English['sharing'] = {
  'site/table-actions': siteTableActions,
  share,
  report,
  'warhammer-40k/report': warhammer40kReport,
  'set-up/shelf': setUpShelf,
};
