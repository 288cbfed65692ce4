/** In Polish: what holds a lesson, what it asks and answers, and the lesson editor. */
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { byDice, HEADED_SIDES, markersOf, SAVES, SIDES, unitsOf } from './grammar.ts';

type Words = English['lessons'] & English['lesson-asked'] & English['lesson-tasks'] & English['lesson-questions']
  & English['lesson-answers'] & English['lesson-editor'];

const RAIL = {
  done: 'gotowe', missed: 'nieudane', later: 'dopiero będzie', missing: 'nie nastąpi', now: 'teraz',
} as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Lekcja: ${title}`,
  moments: 'Momenty tej lekcji',
  moment: (at, of) => `${at} z ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `„${title}” w tym szturmie się nie pojawia.`,
  moreRules: rules => `Dalsze zasady: ${rules}`,
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
  stop: 'Zatrzymaj',
  textAgain: 'O co chodzi',
  toLesson: 'Wróć do lekcji',
  advice: 'Twoje decyzje i szanse',
  weighing: 'Oceniamy decyzje według szans…',
  loading: 'Wczytywanie lekcji…',
  verdicts: { right: 'Dobrze', done: 'Gotowe', wrong: 'Twój przeciwnik mówi', shown: 'Odpowiedź' },
  said: {
    right: says => `Dobrze. ${says}`.trim(),
    wrong: says => `To nie tak. ${says}`.trim(),
    shown: says => `Oto odpowiedź. ${says}`.trim(),
  },
};

/** While an answer is shown on the board. */
const lessonShown: Words['lesson/shown'] = {
  steps: 'Odpowiedź krok po kroku',
  place: (at, of) => `Krok ${at} z ${of}`,
  yourAnswer: 'twoja odpowiedź',
  way: (gone, all) => `${gone} z ${all}`,
  hit: (number, name) => `Trafienie ${number}: ${name}`,
  yes: 'tak',
  no: 'nie',
  scale: 'Dokładna szansa i twoje oszacowanie, od 0 do 100 procent',
  exact: percent => `dokładnie: ${percent}`,
  guess: percent => `twoje oszacowanie: ${percent}`,
};

/** What is asked in a lesson, and what is to be seen on its table. */
const lessonAsked: Words['lesson/asked'] = {
  answerLegends: {
    units: 'Wybierz jednostki na mapie lub tutaj', formations: 'Wybierz formacje tutaj', number: 'Twoja liczba',
    side: 'Twoja odpowiedź', order: 'Pierwsza jednostka na początku', 'yes-no': 'Twoja odpowiedź',
  },
  whyList: 'Zapytaj dlaczego',
  why: name => `Dlaczego ${name}?`,
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
  marked: 'wskazanie przeciwnika',
  markedSign: '!',
  lost: 'stracona',
  broken: 'złamana',
  values: (cc, ff, armour) => `WW ${cc}, WO ${ff}, pancerz ${armour}`,
  aboard: transport => `w transporterze ${transport}`,
  standsIn: terrain => `teren: ${terrain}`,
  touches: names => `dotyka: ${names}`,
  away: (far, name) => `${far} do: ${name}`,
  behind: (far, terrain) => `${far}, pomiędzy: ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, unitsOf(stands), ...(markers === 0 ? [] : [markersOf(markers)]), ...(isBroken ? ['złamana'] : []),
  ].join(', '),
  answers: { attacker: 'Atakujący', defender: 'Obrońca', neither: 'Nikt', yes: 'Tak', no: 'Nie' },
  less: 'O jeden mniej',
  more: 'O jeden więcej',
  order: {
    keys: 'Strzałki przesuwają jednostkę w górę i w dół, Delete ją usuwa.',
    none: 'Jeszcze nikogo: wybieraj jednostki po kolei, na mapie lub tutaj.',
    rest: 'Jeszcze niewybrane',
    placed: (name, at, of) => `${name}, ${at} z ${of}`,
    earlier: name => `${name} wcześniej`,
    later: name => `${name} później`,
    out: name => `Wyjmij: ${name}`,
  },
  unknownLesson: (id, ids) => `Nie ma lekcji ${id}. Do wyboru: ${ids.join(', ')}.`,
  summary: {
    heading: title => `Koniec: „${title}”`,
    said: (asked, right) => {
      if (asked === 0) return 'Tym razem o nic nie pytano.';
      if (right === asked) {
        return `${asked === 1 ? 'Dobrze' : `Wszystkie odpowiedzi (${figure(asked)}) dobre`} od razu, bez pomocy.`;
      }
      const rest = form(asked - right,
        { one: 'Pozostałe pytanie ze swoją zasadą', other: 'Pozostałe pytania, każde ze swoją zasadą' });
      return `Od razu i bez pomocy: ${figure(right)} z ${figure(asked)}. ${rest}:`;
    },
    missed: 'Co się nie udało',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'pokazano odpowiedź';
      if (outcome === 'passed') return 'pominięte';
      const goes = form(wrong, { one: 'za drugim razem', other: `po błędnych odpowiedziach (${figure(wrong)})` });
      return ['dobrze', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['z podpowiedzią'])].join(' ');
    },
    back: 'Przejdź tam',
    goTo: title => `Przejdź do „${title}”`,
    missedAgain: 'Powtórz nieudane momenty',
    begin: 'Od początku',
  },
  linkTooOld: 'Ta przeglądarka jest za stara na linki: nie umie ich pakować ani rozpakowywać.',
  linkChanged: 'Ten link do lekcji po drodze ucięto lub zmieniono.',
  linkStrange: 'To nie jest link do lekcji: musi zaczynać się od lesson=1.',
  course: {
    lead: (lessons, done) => `${counted(lessons, { one: 'lekcja', few: 'lekcje', many: 'lekcji', other: 'lekcji' })}: `
      + `mówisz, co się stanie dalej, robisz to na stole, a zasady odpowiadają. ${done === 0
        ? 'Pytania dotyczą tylko tego, co widać na stole.' : `Ukończone: ${figure(done)}.`}`,
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Dalej: „${title}”`;
      return isAny ? `Następna: „${title}”` : `Zacznij od „${title}”`;
    },
    marks: {
      done: () => 'Ukończona',
      missed: moments => `Ukończona, nieudane: ${figure(moments)}`,
      begun: () => 'Zaczęta',
    },
    known: (known, asked) => `Pytania opanowane: ${figure(known)} z ${figure(asked)}`,
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': 'Na które formacje można szarżować?',
  'who-may-join': 'Które inne formacje mogą walczyć w tym szturmie po tej stronie: {side}?',
  'is-there-an-assault': 'Gdyby szarża skończyła się teraz, czy doszłoby do szturmu?',
  'whose-zones': 'W czyich strefach kontroli stoi {unit}?',
  'who-may-be-contacted': 'Z którymi wrogami {unit} może wejść w kontakt podstawek?',
  'may-the-charge-end': 'Czy szarża może się skończyć tak, jak teraz wszyscy stoją?',
  'who-may-get-out': 'Którzy pasażerowie mogą teraz wysiąść? Strona: {side}.',
  'markers-after-fire':
    'Czuwający strzelają. Ile znaczników wybuchu będzie miała formacja {formation}, gdy to się rozstrzygnie?',
  'counter-charge-distance': 'Na ile centymetrów może kontrszarżować {unit}?',
  'who-may-attack': 'Strona: {side}. Które jednostki mogą atakować?',
  'who-strikes-in-close-combat': 'Strona: {side}. Które jednostki uderzają w walce wręcz?',
  'who-fires-in-the-firefight': 'Strona: {side}. Które jednostki atakują w wymianie ognia?',
  'who-strikes-first': 'Strona: {side}. Które jednostki atakują przed innymi?',
  'dice-of-a-side': 'Iloma kośćmi rzuca {side} na trafienie?',
  'value-needed': 'Od ilu oczek trafia {unit}? (0: nie atakuje.)',
  'hits-of-a-side': 'Te kości już rzucono. Ile trafień ma {side}?',
  'who-may-be-hit': 'Strona: {side}. Które jednostki można trafić?',
  'order-of-hits': 'Strona: {side}. W jakiej kolejności trafienia spadają na jednostki?',
  'who-takes-the-hits': 'Strona: {side}. Liczba trafień: {hits}. Które jednostki je dostają?',
  'hits-on-a-unit': 'Strona, po której walczy {unit}, przyjmuje trafienia: {hits}. Ile z nich spada na tę jednostkę?',
  'who-is-hit-last': 'Strona: {side}. Która jednostka jest trafiana jako ostatnia?',
  'who-saves-by-cover': 'Strona: {side}. Które z jednostek, które można trafić, mają rzut obronny za osłonę?',
  'save-needed': 'Trafienie ({effect}) spada na jednostkę {unit}. Od ilu oczek udaje się najlepszy rzut obronny? '
    + '(0: nie ma żadnego.)',
  'may-it-save': 'Trafienie ({effect}) spada na jednostkę {unit}. Czy cokolwiek przed nim chroni?',
  'how-many-are-lost': 'Rzuty obronne już wykonano. Ile jednostek traci {side}?',
  'damage-left': 'Te kości już rzucono. Ile punktów wytrzymałości ma jeszcze {unit}?',
  'does-it-end-here': 'Te kości już rzucono. Czy szturm rozstrzyga się od razu?',
  'who-has-won-at-once': 'Te kości już rzucono. Kto wygrywa od razu, o ile ktoś wygrywa?',
  'who-may-support': 'Strona: {side}. Które jednostki mogą dać ogień wsparcia?',
  'kills-of-a-side': 'Ilu zabitych ma dotąd na koncie {side}?',
  'counted-for-numbers': 'Ile jednostek liczy {side} przy porównaniu liczebności?',
  'modifier-of-a-side': 'Ile razem dodaje {side} do wyższej kości?',
  'total-of-a-side': 'Te kości już rzucono. Jaką sumę ma {side}?',
  'who-wins-the-result': 'Te kości już rzucono. Kto wygrywa, o ile ktoś wygrywa?',
  'hack-downs': 'Ile trafień bez rzutu obronnego dostaje przegrany?',
  'who-is-hacked-down': 'Na które jednostki spadają trafienia dobijania?',
  'who-breaks': 'Które formacje łamią się, zanim wszystko się skończy?',
  'who-is-destroyed': 'Z których formacji nie zostanie nikt, gdy wszystko się skończy?',
  'who-must-withdraw': 'Które formacje się wycofują?',
  'who-is-caught': 'Gdyby odwrót skończył się teraz, które jednostki by przepadły lub dostały obrażenia?',
  'markers-on': 'Ile znaczników wybuchu będzie miała formacja {formation}, gdy wszystko się skończy?',
  'chance-to-win': 'Jaką szansę na wygraną ma {side}, w procentach, z dokładnością do {within}?',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Wybierz cel tak, by w tym szturmie walczyła każda z tych formacji: {formations}.',
  'in-contact': 'Strona: {side}. Liczba jednostek w kontakcie podstawek ma wynieść co najmniej {count}.',
  'not-in-contact':
    'Szarżuj tak, by ktoś był wystarczająco blisko, ale w kontakcie podstawek nie było nikogo z tej strony: {side}.',
  near: 'Ustaw jednostkę {unit} najwyżej {cm} cm od: {from}.',
  away: 'Ustaw jednostkę {unit} dalej niż {cm} cm od: {from}.',
  'clear-of-enemies': 'Ustaw jednostkę {unit} dalej niż {cm} cm od każdego wroga.',
  'in-cover': 'Ustaw w osłonie: {units}.',
  engaged: 'Spraw, by każda z tych jednostek mogła atakować: {units}.',
  'not-engaged': 'Spraw, by żadna z tych jednostek nie mogła ani atakować, ani zostać trafiona: {units}.',
  'hit-last': 'Ustaw jednostkę {unit} tak, by po niej nikt z jej strony nie był już trafiany.',
  'dice-split': 'Podziel kości jednostki {unit}: do walki wręcz {count}, reszta do wymiany ognia.',
  hit: 'Rozdziel trafienia tak, by jedno spadło na jednostkę {unit}.',
  spare: 'Rozdziel trafienia tak, by żadne nie spadło na jednostkę {unit}.',
  'save-by': 'Wybierz rzut obronny jednostki {unit}: {save}.',
  'supported-by': 'Strona: {side}. Ogień wsparcia ma dać każda z tych jednostek i żadna inna: {units}.',
  'got-away': 'Wycofaj formację {formation} tak, by po drodze nikt nie przepadł.',
  'charge-well': 'Szarżuj, jak umiesz najlepiej, i zakończ szarżę; porównuje się ją z najlepszą, jaką znaleziono.',
  'allocate-well': 'Strona: {side}. Rozdziel trafienia, jak umiesz najlepiej; porównuje się to z najlepszym sposobem, '
    + 'jaki znaleziono.',
  reach: 'Graj dalej aż do „{state}”.',
  'play-well': 'Twoja strona: {side}. Graj do końca; potem każdą decyzję ocenia się według szans.',
};

const nearer = (count: number): string =>
  (count === 0 ? 'nikt nie jest bliżej' : `bliżej po jej stronie: ${unitsOf(count)}`);

/** What lessons say to answers and to what was done. */
const lessonAnswers: Words['lesson/answers'] = {
  sides: SIDES,
  winners: SIDES,
  nobody: 'nikt',
  noSave: 'brak',
  diceTogether: (first, second) => `${first} i ${second}`,
  effects: {
    normal: 'zwykłe', 'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  saves: SAVES,

  lookAgain: 'Przeczytaj zasadę jeszcze raz.',
  timeIsOver: 'Czas na to już minął.',
  chooseOne: 'Wybierz jedną odpowiedź.',
  leftOut: name => `Brakuje: ${name}.`,
  not: name => `${name}: nie.`,
  notComplete: name => `Kolejność jest niepełna, brakuje: ${name}.`,
  tooEarly: name => `Za wcześnie: ${name}.`,
  tooMuch: 'To za dużo.',
  tooLittle: 'To za mało.',

  mayBeCharged: 'To formacja wroga z jednostką na stole.',
  mayBeBrought: 'Commander może ją zabrać: jest wystarczająco blisko i nie jest złamana.',
  mayBeChargedToo: 'Stoi w odległości do 5 cm od celu, więc szarża może objąć i ją.',
  somebodyNear: 'Któraś z szarżujących jednostek ma jednostkę celu w odległości do 15 cm i nic jej nie zasłania.',
  nobodyNear: 'Żadna z szarżujących jednostek nie ma jednostki celu w odległości do 15 cm i na linii strzału.',
  speed: (name, speed) =>
    `${name} ma szybkość ${figure(speed)}; od 30 kontrszarża może być dłuższa, poniżej jest krótsza.`,

  zoneReaches: (name, zone, far) => `${name}: strefa sięga ${zone}, od podstawki do podstawki, a odległość to ${far}.`,
  hasNoZone: name => `${name}: do kontaktu już doszło, więc do końca tego szturmu strefy nie ma.`,
  mayReach: (name, speed, far) => `${name} może szarżować na odległość do ${speed}; do tego wroga jest ${far}, a `
    + 'strefy innych wrogów nie zamykają wszystkich dróg.',
  nobodyPinned: 'Nikt nie stoi tam, gdzie nie może zostać: kto zaczął w strefie, jest poza nią albo dotyka wroga.',
  mayGetOut: (name, transport) => `${name} jedzie w transporterze, którego nikt nie blokuje, a w odległości do 5 cm `
    + `od niego jest miejsce. Transporter: ${transport}.`,
  noFireAt: name => `Formacja ${name}: nikt do niej nie strzela, więc znaczniki są te same co przedtem.`,
  fearlessStays: name => `${name} ma Fearless i nie ma za sobą ruchu: może zostać tam, gdzie stoi.`,

  firstStrike: 'Ma First Strike i atakuje przed wszystkimi, którzy go nie mają.',
  noFirstStrike: 'Atakuje jednocześnie z innymi: tutaj nie ma First Strike.',
  nobodyAttacks: 'Nikt z tej strony nie atakuje.',
  throwsForOne: (name, dice) => `Na przykład ${name} rzuca ${byDice(dice)}.`,
  diceEach: 'Każda atakująca jednostka rzuca kością; dodatkowe ataki dodają następne kości.',
  enginesThrow: 'Machina bojowa rzuca kością za każdy punkt początkowej wytrzymałości.',
  whichValue: 'W kontakcie liczy się wartość walki wręcz, poza nim wartość wymiany ognia.',
  whatHits: 'Kość trafia, jeśli pokazuje wartość jednostki, która nią rzuca, albo więcej; nie każda jednostka '
    + 'potrzebuje tyle samo.',

  inContact: count => `Jest w kontakcie podstawek; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Do najbliższego wroga ma ${far}; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Do najbliższego wspierającego ma ${far}; ${nearer(count)}.`,
  getsAsFar: 'Trafienie dojdzie aż tutaj: wcześniej nikt nie dostaje drugiego.',
  doesNotGetAsFar: 'Tak daleko trafienia nie dojdą: najpierw spadają na najbliższych.',
  nobodyTwice: 'Nikt nie dostaje dwóch trafień, zanim wszyscy, których można trafić, nie dostaną po jednym.',
  takesOfALap: (name, takes) => `${name} w każdej kolejce dostaje do ${counted(takes, {
    one: 'trafienia', other: 'trafień',
  })}, czyli tyle, ile wynosi wytrzymałość, zanim trafienie dostanie następna jednostka.`,

  noCover: {
    'war-engine': 'Machiny bojowe nie mają rzutu obronnego za osłonę.',
    charged: 'Kto szarżuje, ten wyszedł z osłony, gdziekolwiek teraz stoi.',
    'own-bunker': 'Chroni ją bunkier, który dla niej zbudowano.',
  },
  inCover: 'Stoi w osłonie i może wykonać rzut obronny za osłonę zamiast za pancerz.',
  coverForInfantry: 'Stoi w osłonie, która jest tylko dla piechoty.',
  noCoverThere: 'Tam, gdzie stoi, osłony nie ma.',
  againstEffects: {
    normal: 'Przed zwykłym trafieniem chroni pancerz albo osłona, do wyboru właściciela.',
    'ignore-cover': 'Przed tym trafieniem osłona nie chroni, a pancerz tak.',
    lance: 'Przed lancą przysługuje jeden rzut obronny, nigdy drugi.',
    sniper: 'Rzut obronny przeciw trafieniu snajpera ma karę −1.',
    'macro-weapon': 'Przed makrobronią nie chroni ani pancerz, ani osłona; Reinforced Armour daje jeden rzut.',
    'titan-killer': 'Przed Titan Killer nie chroni żaden pancerz ani osłona.',
  },
  againstAnything: name => `Sprawdź też, czy ${name} ma rzut obronny, który działa na wszystko.`,
  noInvulnerable: name =>
    `${name} nie ma rzutu niewrażliwości, który działa na każde trafienie.`,
  savesOn: (name, face) => `${name} ma przeciw temu trafieniu rzut obronny na ${face}+.`,
  lostWithoutSave: 'Przepada ten, kto dostał trafienie i nie ma rzutu obronnego; nikt inny.',
  damageNow: (name, left) => `${name}, pozostałe punkty: ${figure(left)}; każde niezatrzymane trafienie zabiera jeden, `
    + 'niektóre więcej.',
  criticals: 'Za każdy stracony punkt wytrzymałości rzuca się kością, a trafienie krytyczne może zabrać kolejny.',
  leftAfter: (attackers, engaged, defenders) => 'Po tych rzutach w szturmie zostaje jednostek: po stronie '
    + `atakującego ${figure(attackers)}, z tego bezpośrednio w walce ${figure(engaged)}, `
    + `a po stronie obrońcy ${figure(defenders)}.`,

  kills: 'Liczą się zabici w atakach i w ogniu wsparcia, w każdej rundzie tego szturmu.',
  damageCounts: 'Punkt obrażeń machiny bojowej też liczy się jako jeden zabity.',
  everybodyCounts: 'Liczą się wszyscy z walczących formacji, bezpośrednio w walce czy nie; kto tylko wspiera '
    + 'ogniem, ten się nie liczy.',
  enginesCount: 'Machina bojowa liczy się za tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  nothingCounts: side => `Strona: ${side}. Modyfikatorów nie ma.`,
  whatCounts: (side, names) => `Strona: ${side}. Modyfikatory: ${names}.`,
  onlyHigher: 'Z dwóch kości tej strony liczy się tylko wyższa.',
  settledBefore: 'Rzutu nie ma: szturm rozstrzygnął się wcześniej.',
  totals: (attacker, defender) => `Atakujący ma razem ${figure(attacker)}, obrońca ${figure(defender)}; wygrywa `
    + 'wyższa suma, przy równych walka trwa dalej.',
  hackDowns: 'Przegrany dostaje tyle trafień, iloma punktami przegrał, a przy remisie żadnego.',
  halved: 'Marines, którzy nie znają strachu, dostają z tego połowę, zaokrągloną w dół.',
  brutal: 'Zwycięzcy z Brutal dodają jedno trafienie.',

  hasNotFought: 'Nie walczyła: dostanie najwyżej jeden znacznik wybuchu.',
  hasWon: 'Jej strona wygrała: formacja dostaje znacznik wybuchu za każdą swoją stratę.',
  onlyLosersBreak: 'Przez szturm łamie się tylko formacja, która go przegrała.',
  wasBroken: 'Była złamana już wcześniej.',
  allLost: 'Do końca szturmu traci wszystkie jednostki.',
  standsLeft: left => `Gdy wszystko się kończy, zostaje z niej jednostek: ${figure(left)}.`,
  mustGo: 'Przegrała: ma dwa ruchy.',
  shakenAway: 'Złamana przez znacznik za to, że stała blisko: ma dwa ruchy.',
  nobodyLeft: 'Nie został z niej nikt, kto by się wycofał.',
  stays: 'Jej strona wygrała: formacja zostaje tam, gdzie stoi, nawet jeśli złamią ją straty.',
  losesMarkers: 'Formacja, która się łamie, traci wszystkie znaczniki wybuchu.',
  keepsAndTakes: 'Zachowuje znaczniki, które miała, i dostaje jeszcze jeden za każdą swoją stratę.',
  keepsMarkers: 'Zachowuje własne znaczniki; sojusznik przegranego, który stał blisko, dostaje jeszcze jeden.',
  certain: (attacker, defender) => `Policz to, co pewne. Zabici na koncie atakującego: ${figure(attacker)}, na `
    + `koncie obrońcy: ${figure(defender)}. Potem to, na co jeszcze się rzuca.`,

  somebodyOut: 'Ktoś nie walczy w tym szturmie: walczą tylko ci, których wskazano razem z celem.',
  formationOut: name => `${name} nie walczy w tym szturmie: walczą tylko formacje wskazane razem z celem.`,
  diceInContact: (name, dice) => `${name}, kości w walce wręcz: ${figure(dice)}. Jeśli właściciel nie powie inaczej, `
    + 'wszystkie idą tam, gdzie wartość jest lepsza.',
  cannotBeHit: name => `${name} nie może dostać trafienia.`,
  hitsAlone: (name, hits) => `${name}, liczba trafień: ${figure(hits)}. Właściciel może je przenieść tylko na kogoś `
    + 'równie bliskiego, a nikogo takiego nie ma.',
  hitsAmong: (name, hits, equal) =>
    `${name}, liczba trafień: ${figure(hits)}. Właściciel może je przenieść tylko na kogoś równie bliskiego: ${equal}.`,
  hasNotThrown: (name, save) => `${name} nie wykonuje tu takiego rzutu obronnego: ${save}.`,
  hasNoSave: (name, save) => `${name} nie ma przeciw zwykłemu trafieniu takiego rzutu obronnego: ${save}.`,
  supportedBy: (side, names) => `Strona: ${side}. Ogień wsparcia: ${names}. Wspiera każdy, kto może, jeśli właściciel `
    + 'nie powie inaczej.',
  mayNotSupport: name => `${name} nie może teraz wspierać.`,
  wasNoAssault: 'Skończyło się inaczej: szturmu nie było.',
  wentAnotherWay: 'Skończyło się inaczej: szturm miał inny przebieg.',

  someInContact: (there, count) =>
    `W kontakcie podstawek: ${figure(there)} z ${figure(count)}. Odstęp to najwyżej 0,05 cm.`,
  strikes: name => `${name} jest w kontakcie podstawek i uderza w walce wręcz.`,
  noAssault: 'Nikt nie stoi w odległości do 15 cm i na linii strzału: szturmu nie ma.',
  measured: (name, far, from) => `${name} – ${from}: ${far}, mierzone od podstawki do podstawki.`,
  isLost: name => `${name} przepada.`,
  charges: name => `${name} szarżuje i nie ma w tym szturmie osłony.`,
  noCoverFor: name => `Tam, gdzie stoi ${name}, osłony nie ma.`,
  mayNotAttack: name => `${name} nie może atakować.`,
  isEngaged: name => `${name} jest bezpośrednio w walce.`,
  cannotBeHitAtAll: name => `${name} w ogóle nie może dostać trafienia, bo nie jest bezpośrednio w walce.`,
  nearerIsFirst: (name, far, other, farther) => `${name} ma do wroga ${far}, ${other} ${farther}: kto bliżej, `
    + 'ten pierwszy dostaje trafienie.',
  fearlessLost: name => `${name} kończy ruch w odległości do 5 cm od wroga, a kto się ruszył, ten tam przepada.`,
  tooNear: name => `${name} kończy ruch za blisko wroga: w odległości do 15 cm przepada.`,
  standTooNear: 'Jednostka kończy ruch za blisko wroga: w odległości do 15 cm przepada.',

  yes: 'tak',
  no: 'nie',
  theAnswer: what => `Odpowiedź: ${what}.`,
  ofThese: names => `${names}:`,
  ofEach: names => `${names}, w każdym przypadku:`,
  mayGo: (name, far) => `${name} może przejść najwyżej ${far}.`,
  adds: (name, value) => `${name}: ${value < 0 ? '−' : '+'}${Math.abs(value)}.`,
  hitsFall: names => `Trafienia spadają na: ${names}.`,
  hitGoes: name => `Jedno trafienie przechodzi na: ${name}.`,
  savesBy: (name, save) => `${name}, rzut obronny: ${save}.`,

  ways: {
    'best-charge': 'przy najlepszej szarży, jaką znaleziono',
    'best-hits': 'przy trafieniach tam, gdzie kosztują najmniej',
    'best-found': 'przy najlepszym wyborze, jaki znaleziono',
  },
  wasBest: (title, round, chance) => `${title}, runda ${figure(round)}: szansa na wygraną ${chance}, a nic z tego, co `
    + 'sprawdzono, nie byłoby lepsze.',
  wasBetter: (title, round, chance, better, way) =>
    `${title}, runda ${figure(round)}: szansa na wygraną ${chance}; ${better} ${way}.`,
};

const moments = (count: number): string =>
  counted(count, { one: 'moment', few: 'momenty', many: 'momentów', other: 'momentu' });
/** After 'po'. */
const steps = (count: number): string => counted(count, { one: 'kroku', other: 'krokach' });

/** What the lesson editor says of its own accord. */
const lessonEditor: Words['lesson-editor'] = {
  heading: 'Utwórz lekcję',
  intro: 'Rozegraj szturm, zatrzymaj się tam, gdzie warto o coś zapytać, i wybierz pytanie. Odpowiedzi się nie '
    + 'zapisuje: dają je zasady.',
  undo: 'Cofnij',
  redo: 'Ponów',
  anew: 'Zacznij od nowa',
  begunAnew: 'Pusta lekcja. „Cofnij” przywraca poprzednią.',
  loading: 'Wczytywanie…',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
  about: 'O czym to jest',
  title: 'Tytuł lekcji',
  teaches: 'Czego uczy, w jednym zdaniu',
  assault: 'Szturm',
  bundled: 'Dołączony szturm',
  take: 'Weź ten szturm',
  other: 'Inny szturm',
  taken: title => `Na stole: ${title}.`,
  ownWays: 'Własny: przygotowany, z półki, listy lub pliku',
  fileWays: 'Lekcja lub scenariusz jako JSON',
  json: 'JSON lekcji lub scenariusza',
  openJson: 'Otwórz ten JSON',
  openFile: 'Otwórz plik',
  opened: (title, count) => `Otwarto „${title}”. Lekcja ma ${moments(count)}.`,
  untitled: 'Szturm bez tytułu',
  play: 'Rozegraj i zatrzymaj',
  playIntro: 'Użyj „Graj dalej” albo decyduj i rzucaj samodzielnie. Gdy cofasz się i idziesz do przodu, nic z tego '
    + 'nie przepada.',
  stoppedAt: (title, round, step) => `Zatrzymano: „${title}”, runda ${round}, po ${steps(step)}.`,
  add: 'Dodaj tu moment',
  strays: step => `Jako lekcja szturm toczy się inaczej po ${steps(step)}: coś rozstrzygnięto, gdy była już kolej na `
    + 'kości. Późniejsze momenty mogą być inne niż w twojej grze.',
  moments: 'Momenty',
  noMoments: 'Jeszcze żadnego. Zatrzymaj grę na stole i dodaj pierwszy.',
  editShort: 'Edytuj',
  edit: title => `Edytuj „${title}”`,
  remove: title => `Usuń „${title}”`,
  removed: title => `Usunięto „${title}”. „Cofnij” przywraca ten moment.`,
  added: 'Dodano moment.',
  up: title => `„${title}” wcześniej`,
  comes: (title, step) => `„${title}”, po ${steps(step)}`,
  remarks: {
    'usual-title': 'Ten moment nie ma jeszcze własnego tytułu: napisz, o co chodzi, nie zdradzając odpowiedzi.',
    'nothing-told': 'Ten moment ma o czymś opowiadać, a na razie nie mówi nic.',
    'empty-sentence': 'Jedno zdanie jest jeszcze puste; czytelnik go nie zobaczy.',
  },
  trivial: {
    'every-answer': 'Każda możliwa odpowiedź byłaby tu dobra: to pytanie o nic nie pyta.',
    'one-choice': 'Do wyboru jest tylko jedna odpowiedź: to pytanie o nic nie pyta.',
    everybody: 'Odpowiedzią są wszyscy, których można wybrać: kto zaznaczy wszystkich, ma rację bez namysłu.',
    certain: 'Tutaj to niemal pewne: nikt nie nauczy się na tym szacować.',
  },
  reader: 'Co zobaczy czytelnik',
  readerChooses: names => `Do wyboru: ${listed(names)}.`,
  momentTitles: {
    predict: number => `Pytanie ${number}`,
    do: number => `Zadanie ${number}`,
    see: number => `Widok ${number}`,
  },
  kinds: {
    predict: { label: 'Zapytaj', detail: 'Ktoś mówi, co będzie dalej, zanim to zobaczy.' },
    do: { label: 'Daj zadanie', detail: 'Ktoś robi coś na stole.' },
    see: { label: 'Pokaż', detail: 'Coś do obejrzenia.' },
  },
  kind: 'Co się tu dzieje?',
  momentTitle: 'Tytuł momentu',
  question: 'Pytanie',
  task: 'Zadanie',
  atHome: 'Pasuje tutaj',
  elsewhere: 'Też możliwe',
  parameters: {
    side: 'Która strona', unit: 'Która jednostka', from: 'Mierzone od', formation: 'Która formacja',
    units: 'Które jednostki', formations: 'Które formacje', hits: 'Ile trafień', count: 'Ile', cm: 'Centymetry',
    within: 'Z dokładnością do ilu procent', effect: 'Jakie trafienie', save: 'Jaki rzut obronny', state: 'Który krok',
    slack: 'O ile punktów decyzja może być gorsza',
  },
  /** In sentences that have them in any case: in brackets they need no ending. */
  something: {
    side: '[strona]', unit: '[jednostka]', from: '[jednostka]', formation: '[formacja]', units: '[jednostki]',
    formations: '[formacje]', hits: '[liczba]', count: '[liczba]', cm: '[liczba]', within: '[liczba]',
    effect: '[rodzaj]', save: '[rzut obronny]', state: '[krok]',
  },
  effects: {
    normal: 'zwykłe trafienie', 'ignore-cover': 'trafienie ignorujące osłonę', lance: 'trafienie lancą',
    sniper: 'trafienie snajpera', 'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
  },
  saves: {
    armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'brak',
  },
  sides: SIDES,
  stand: (name, side) => `${name} (${side})`,
  inOrder: names => names.join(', potem '),
  onMap: 'Dotknij jednostek na mapie albo wybierz je z listy.',
  text: 'Co się mówi najpierw',
  hint: 'Podpowiedź',
  after: 'Co się mówi, gdy jest dobrze',
  asked: say => `Brzmi to tak: „${say}”`,
  ownQuestion: 'Pytanie własnymi słowami',
  ownTask: 'Zadanie własnymi słowami',
  objection: 'Co przeciwnik mówi na złą odpowiedź, przed uzasadnieniem',
  more: 'Własne słowa, podpowiedzi i to, co się mówi potem',
  figures: 'Wartości, które może podać zdanie',
  figuresIntro: 'Wpisane w nawiasach klamrowych zmieniają się w to, co jest na stole, gdy pada zdanie.',
  sentence: (list, number) => `${list}, zdanie ${number}`,
  ruleOf: (list, number) => `Zasada do zdania ${number}: ${list}`,
  rule: 'Zasada',
  unknownRule: rule => `Nie ma zasady ${rule}.`,
  addSentence: list => `Dodaj zdanie: ${list}`,
  one: 'Dodaj zdanie',
  removeSentence: (list, number) => `Usuń zdanie ${number}: ${list}`,
  done: 'Gotowe',
  answerNow: 'Co odpowiadają tu zasady',
  reckoning: 'Sprawdzamy zasady…',
  noAnswer: 'Tu nic nie odpowiada na to pytanie. Wybierz inne albo zatrzymaj się gdzie indziej.',
  wouldSay: given => `Na „${given}” przeciwnik mówi:`,
  nobody: 'nikt',
  neither: 'nikt',
  yes: 'tak',
  no: 'nie',
  inWay: 'Co jeszcze trzeba poprawić',
  tryIt: 'Wypróbuj',
  check: 'Sprawdź lekcję',
  checking: 'Lekcję przechodzi ktoś, kto zawsze ma rację…',
  allWell: count => `Wszystko dobrze: ${moments(count)}, ${form(count, {
    one: 'da się go przejść', other: 'każdy da się przejść',
  })}.`,
  notWell: count => `Nie da się tak poprowadzić: ${moments(count)}.`,
  notReady: 'Przed próbą trzeba jeszcze coś poprawić.',
  tried: {
    well: 'dobrze', stuck: 'Nic tu na to nie odpowiada albo żadna z prób do tego nie prowadzi.',
    missing: 'To nigdy nie następuje.',
  },
  results: 'Moment po momencie',
  columns: { moment: 'Moment', comes: 'Kiedy', answer: 'Dobra odpowiedź' },
  afterStep: step => `po ${steps(step)}`,
  seen: 'obejrzane',
  doneByPlay: 'da się to zrobić',
  preview: 'Podgląd',
  endPreview: 'Zakończ podgląd',
  takeAlong: 'Weź ze sobą',
  copyJson: 'Kopiuj JSON',
  saveJson: 'Zapisz JSON',
  copyTag: 'Kopiuj znacznik',
  copyLink: 'Kopiuj link',
  jsonLabel: 'Lekcja jako JSON',
  tagLabel: 'Lekcja jako znacznik dla strony',
  linkLabel: 'Lekcja jako link',
  tagHint: 'Obok strony musi się znajdować assault-lesson.js razem ze swoimi plikami.',
  copied: 'Skopiowano.',
  saved: 'Zapisano.',
  copyRefused: 'Ta przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: skopiuj go ręcznie.',
  noLink: 'Ta przeglądarka jest za stara na linki.',
};

/** What is said of a lesson before it has come. */
const lessonShell: Words['lesson/shell'] = {
  loading: 'Wczytywanie lekcji…',
  notLoaded: 'Nie udało się wczytać części programu.',
  tryAgain: 'Spróbuj ponownie',
};

export const lessonsBooks: English['lessons'] = {
  lesson,
  'lesson/shell': lessonShell,
};

export const lessonAskedBooks: English['lesson-asked'] = {
  'lesson/asked': lessonAsked,
  'lesson/shown': lessonShown,
};

export const lessonQuestionsBooks: English['lesson-questions'] = {
  'lesson/questions': lessonQuestions,
};

export const lessonTasksBooks: English['lesson-tasks'] = {
  'lesson/tasks': lessonTasks,
};

export const lessonAnswersBooks: English['lesson-answers'] = {
  'lesson/answers': lessonAnswers,
};

export const lessonEditorBooks: English['lesson-editor'] = {
  'lesson-editor': lessonEditor,
};
