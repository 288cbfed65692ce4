/** In Polish: the lessons of Warhammer 40,000. */
import type { PhaseAnswerWords, PhaseQuestionWords } from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { HEADED_SIDES, SIDES } from './grammar.ts';
import { rungWords, warhammer40kPolicy } from './warhammer-40k.ts';

type Words = English['warhammer-40k-lessons'] & English['warhammer-40k-lesson-answers'];

/** What lessons of Warhammer 40,000 say besides what all lessons say. */
const warhammer40kLesson: Words['warhammer-40k/lesson'] = {
  by: take => `Według: ${take}`,
  nobodyCharges: 'Nikt nie jest celem szarży',
  initiative: value => `Inicjatywa ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'bez pancerza' : `pancerz ${save}+`),
  wounds: left => `pozostała żywotność: ${left}`,
  of: (side, unit) => `${HEADED_SIDES[side]}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};

const TEXTS: PhaseQuestionWords['texts'] = {
  'may-it-charge': 'Cel: {target}. Czy {unit} może na niego szarżować?',
  'does-cover-help': '{unit} jest w osłonie. Czy w tej walce to pomaga?',
  'who-strikes-first': 'Kto uderza pierwszy? (Nikt: obie strony uderzają jednocześnie.)',
  'when-does-it-strike': 'Kiedy uderza {model}?',
  'who-strikes-at': 'Strona: {side}. Które modele uderzają przy Inicjatywie {rung}?',
  'attacks-of': 'Ile ataków ma {model}?',
  'dice-of-a-side': 'Iloma kośćmi rzuca teraz {side} na trafienie?',
  'needed-to-hit': 'Od ilu oczek trafia {model}?',
  'needed-to-wound': 'Uderza {model}. Od ilu oczek rani trafienie? (0: wcale.)',
  'value-that-counts': 'Modele jednostki {unit} się różnią. {of}: która wartość się liczy?',
  'whom-may-it-strike': 'Które jednostki może uderzyć {model}?',
  'who-can-fall': 'Uderza {by}. Które modele jednostki {unit} mogą teraz paść?',
  'which-armour-first': '{unit}: który pancerz pierwszy przyjmuje rany?',
  'saves-in-this-armour': '{unit}: ile z tych ran spada na modele {save}?',
  'who-may-take-it': '{unit}: które modele mogą przyjąć następną ranę?',
  'how-many-fall': 'Rzuty obronne już wykonano. Ile modeli traci {unit}?',
  'wounds-of-a-side': 'Ile ran zadał w tej walce {side}?',
  'who-wins': 'Kto wygrywa tę walkę, o ile ktoś wygrywa?',
  'who-must-test': 'Które jednostki muszą teraz testować morale?',
  'highest-that-holds': 'Przy jakiej najwyższej sumie dwóch kości {unit} jeszcze wytrzymuje?',
  'does-it-hold': 'Te kości już rzucono. Czy {unit} wytrzymuje?',
  'what-becomes-of-it': 'Te kości już rzucono. Jaki los czeka jednostkę {unit}?',
  'where-is-it-so': '{unit}: według których z tych zasad jednostka jest na koniec {fate}?',
  'what-differs': 'Na które z tych pytań oba teksty odpowiadają różnie?',
};

const ZONES: PhaseAnswerWords['zones'] = {
  'danger-zone': 'Paść mogą ci, którzy dotykają uderzającej jednostki, i ci z ich jednostki, którzy stoją w '
    + 'odległości do 2″ od takiego modelu.',
  engaged: 'Paść mogą ci, którzy walczą: w kontakcie albo w odległości do 2″ od sojusznika w kontakcie.',
  'whole-unit': 'Paść może cała jednostka, gdziekolwiek stoją jej modele.',
};

const DEALING: PhaseAnswerWords['dealing'] = {
  lap: 'Wszystkie rany rozdziela się przed pierwszym rzutem obronnym: po jednej na każdy model z najliczniejszym '
    + 'pancerzem, potem na każdy z następnym i znów od początku.',
  iterative: 'Największa grupa pancerza przyjmuje po jednej ranie na każdy swój model i wykonuje rzuty obronne; potem '
    + 'grupy liczy się od nowa.',
  pools: 'Najbliższy model przyjmuje ranę za raną, póki nie padnie albo póki nie skończą się rany.',
  'owner-picks': 'Właściciel wybiera dla każdej rany, kto wykonuje rzut obronny; tylko gdy ran jest co najmniej '
    + 'tyle, ile modeli, uderzający wskazuje, kto rzuca pierwszy.',
};

const MORE_THAN_THEY = 'Pościg musi dać więcej niż rzut odwrotu; przy równym wyniku przegrani uchodzą.';

const modelsOf = (count: number): string =>
  counted(count, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' });

const armour = (save: number | null): string => (save === null ? 'bez pancerza' : `z pancerzem ${save}+`);

/** What a lesson of Warhammer 40,000 asks, and the words of what it is about. */
const warhammer40kQuestions: Words['warhammer-40k/questions'] = {
  texts: TEXTS,
  sides: SIDES,
  fates: {
    away: 'w ucieczce', caught: 'dopadnięta i dalej związana walką', struck: 'dopadnięta i jeszcze raz uderzona',
    destroyed: 'zniszczona',
  },
  counted: { weaponSkill: 'WS', toughness: 'Wytrzymałość' },
  armour,
  rung: rungWords,
  notAnyMore: 'Już nie uderza',
};

/** What a lesson of Warhammer 40,000 says to answers. */
const warhammer40kAnswers: Words['warhammer-40k/answers'] = {
  lookAgain: 'Zajrzyj jeszcze raz do zasady.',
  nothingComes: 'Nic z tego nie wynika.',

  leftOut: name => `Brakuje: ${name}.`,
  wrong: name => `Zbędne: ${name}.`,
  tooMuch: 'To za dużo.',
  tooLittle: 'To za mało.',

  nothingBars: unit => `${unit}: nic nie zabrania szarży i któryś z modeli może dojść do kontaktu.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'brak odpowiedzi'
    : (warhammer40kPolicy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `„${warhammer40kPolicy[question].asks}”`,

  toHit: (skill, against) => `WS ${skill} wobec ${against}. Wyższe trafia na 3+, równe lub niższe na 4+, a mniejsze `
    + 'niż połowa na 5+.',
  toWound: (strength, toughness) => `Siła ${strength} wobec Wytrzymałości ${toughness ?? '–'}. Siła równa `
    + 'Wytrzymałości rani na 4+; każdy punkt więcej obniża próg o jeden, każdy mniej podnosi go o jeden, a 1 nigdy '
    + 'nie rani.',
  noWounding: 'Do tego nie dochodzi.',
  valuesIn: (unit, values) => `Liczy się większość. ${unit}, modele: `
    + `${values.map(({ count, value }) => `${count} z wartością ${value}`).join(', ')}. Bohater jest osobną jednostką.`,

  inflicted: (attacker, defender) => 'Liczą się rany naprawdę zadane przez całą stronę: '
    + `atakujący ${attacker}, obrońca ${defender}.`,
  together: 'Wszystkie jednostki jednej walki liczą się razem.',
  countsIn: units => 'Liczy się każda rana, którą wróg w tej walce odniósł, a obronione się nie liczą. '
    + `Walczą: ${listed(units)}.`,
  mustTest: unit => `${unit} jest po stronie, która przegrała: tam każda jednostka testuje osobno.`,
  hasNotLost: side => `${HEADED_SIDES[side]} nie przegrał.`,
  testsWithHost: name => `${name} testuje razem z jednostką, do której dołączył.`,
  leadership: value => `Dwie kości mogą dać najwyżej tyle, ile wynosi Dowodzenie: ${value}.`,
  noPenalty: 'Tu nie ma znaczenia, jak wysoka jest przegrana.',
  penalty: value => `Za każdą ranę różnicy odejmuje się jeden punkt: ${value}.`,
  sweeps: {
    relock: 'Kogo dopadnięto, ten nie uchodzi: pozostaje związany walką, ale nikt przez to nie ginie.',
    'free-round': 'Kogo dopadnięto, ten przed ucieczką jeszcze raz dostaje ciosy zwycięzców i każdy z nich trafia.',
    destroy: 'Kogo dopadnięto, ten ginie do ostatniego modelu.',
    'destroy-by-most': 'Kogo dopadnięto, ten ginie do ostatniego modelu.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Obie strony dodają do kości swoją Inicjatywę; zwycięzcy potrzebują tyle co przegrani albo więcej.',
    'destroy-by-most': 'Obie strony dodają do kości Inicjatywę, którą ma większość ich modeli; zwycięzcy potrzebują '
      + 'tyle co przegrani albo więcej.',
  },
  knowsNoFear: unit =>
    `${unit} nie zna strachu: dopadnięta jednostka pozostaje związana walką i nikogo się nie usuwa.`,
  runs: unit => `${unit} ucieka tak daleko, jak mówią kości.`,

  yes: 'tak',
  no: 'nie',
  nobody: 'nikt',
  winners: { attacker: 'atakujący', defender: 'obrońca' },
  theAnswer: what => `Odpowiedź: ${what}.`,
  move: names => `Ruch w to miejsce: ${names}.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) => `${unit}, uderzające teraz modele: ${figure(models)}, razem `
    + `${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })}.`,
  dieForEach: 'Każdy atak tych, na których Inicjatywę przyszła kolej, to jedna kość.',
  character: name =>
    `${name} to niezależny bohater: osobna jednostka, a zasady mówią, kto może ją uderzyć, a kto musi.`,

  zones: ZONES,
  stands: {
    touching: 'Dotyka wroga.', supporting: 'Stoi w odległości do 2″ od sojusznika, który dotyka wroga.',
    idle: 'Nikogo nie dotyka, a w odległości do 2″ nie ma sojusznika, który dotyka wroga.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit}: ${armours.map(({ count, value }) => `${modelsOf(count)} ${armour(value)}`).join(', ')}.`,
  savesIn: (unit, saves) => 'Rzut udaje się, gdy kość pokazuje tyle, ile wymaga pancerz, albo więcej; każda '
    + `nieobroniona rana kosztuje punkt żywotności. ${unit}: modele ${listed(saves.map(armour))}.`,
};

/** What the takes of lessons are called, each by its name in English. */
const warhammer40kTakes: Words['warhammer-40k/takes'] = {
  'Trial rules, seven steps': 'Zasady próbne, siedem kroków',
  'Trial rules, eight steps': 'Zasady próbne, osiem kroków',
  'Fourth edition': 'Czwarta edycja',
  'Seventh edition': 'Siódma edycja',
  'Trial rules, seven steps, no grenades': 'Zasady próbne, siedem kroków, bez granatów',
  'Trial rules, seven steps, frag grenades': 'Zasady próbne, siedem kroków, granaty odłamkowe',
  'Trial rules, eight steps, no grenades': 'Zasady próbne, osiem kroków, bez granatów',
  'Seventh edition, no grenades': 'Siódma edycja, bez granatów',
  'Two squads against two': 'Dwa oddziały na dwa',
  'Seventh edition, with rows': 'Siódma edycja, z uzupełnieniami',
};

/** The lesson '40k-barricade'. */
const lesson40kBarricadeName: NameTexts = {
  title: 'Za barykadą',
  teaches: 'Kto uderza pierwszy, gdy szarża idzie przez osłonę, i co zmieniają granaty odłamkowe.',
};

const warhammer40kCourse40kBarricade: LessonProse = {
  charge: {
    title: 'Przez barykadę',
    text: [
      'Pięciu twoich Marines stoi 3″ od dziesięciu gwardzistów, a między nimi barykada.',
      'Według zasad próbnych, szkiców przyszłej edycji, w późniejszej wersji z siedmioma krokami szarżują na odległość '
        + 'do 6″ i nie rzuca się na to kośćmi.',
    ],
    task: 'Ogłoś szarżę, która zwiąże obie jednostki walką.',
    hint: [
      'Kto ma szarżować, mówi, na kogo, zanim ktokolwiek się ruszy.',
    ],
    after: [
      'Każdy Marine stoi przy barykadzie, w kontakcie z dwoma gwardzistami.',
    ],
  },
  first: {
    title: 'Kto jest szybszy?',
    text: [
      'Marine ma Inicjatywę 4, gwardzista 3; kto ma wyższą, zwykle uderza pierwszy. Ci Marines nie mają granatów.',
      '„Czwórka jest przed trójką”, mówi kolega.',
    ],
    hint: [
      'Osłona nie daje w walce wręcz rzutu obronnego. Daje czas.',
      'Liczy się w turze szarży, dla tych, na których szarżowano.',
    ],
    after: [
      'Kto czeka w osłonie na szarżę, ten uderza przed szarżującymi.',
    ],
  },
  when: {
    title: 'Jak szybko?',
    text: [
      'Drabina Inicjatywy schodzi od 10 do 1.',
    ],
    hint: [
      'Późniejsze zasady próbne dają tym w osłonie najwyższy możliwy szczebel.',
    ],
    after: [
      'Inicjatywa 10, choćby profil był powolny.',
    ],
  },
  fall: {
    title: 'Zanim ruszysz ręką',
    text: [
      'Gwardziści rzucili: WS 3 wobec 4 trafia na 4+, czyli przy rzucie 4 lub więcej.',
      'Przeszły dwie rany. Marines mają rzut obronny na 3+.',
    ],
    hint: [
      'Rzut obronny udaje się przy 3 lub więcej; komu się nie uda, ten pada.',
    ],
    after: [
      'Kto pada na wcześniejszym szczeblu, już nie uderza.',
    ],
  },
  frag: {
    title: 'Ta sama szarża z granatami odłamkowymi',
    text: [
      'Ci sami Marines, ta sama barykada; ale każdy Marine ma granaty odłamkowe.',
      'Na chwilę zmuszają tych za osłoną do schowania głów.',
    ],
    hint: [
      'Granaty odłamkowe nie spowalniają wroga. Przyspieszają tych, którzy nimi rzucają.',
    ],
    after: [
      'Obie strony uderzają z Inicjatywą 10, a kto pada, zdążył uderzyć.',
    ],
  },
  dice: {
    title: 'Garść kości',
    text: [
      'Marine ma w profilu 1 atak, miecz łańcuchowy i pistolet. Cała piątka kogoś dotyka.',
    ],
    hint: [
      'Broń w każdej ręce to jeden atak więcej.',
      'I szarża też, w turze, w której ją wykonano.',
    ],
    after: [
      'Po trzy za każdego z pięciu. W następnej turze byłyby po dwie.',
    ],
  },
  eight: {
    title: 'Wcześniejszy szkic',
    text: [
      'Znów bez granatów, ale według wcześniejszych zasad próbnych z ośmioma krokami.',
      'Te zasady też znają osłonę, lecz mają ją gdzie indziej.',
    ],
    hint: [
      'To nie szczebel drabiny. To następuje, zanim drabina się zacznie.',
    ],
    after: [
      'Nawet model o Inicjatywie 10 musiałby czekać na tych w osłonie.',
    ],
  },
  seventh: {
    title: 'A siódma edycja?',
    text: [
      'Marines wyrzucili na szarżę 5 i 4 i są na miejscu.',
      '„Barykada to barykada”, mówi kolega, „uderzają pierwsi”.',
    ],
    hint: [
      'Poszukaj słowa „osłona” w jej zasadach o Inicjatywie.',
    ],
    after: [
      'Tam szarżujących spowalnia trudny teren po drodze, a nie osłona.',
    ],
  },
};

/** The lesson '40k-power-fist'. */
const lesson40kPowerFistName: NameTexts = {
  title: 'Pięść, która uderza ostatnia',
  teaches: 'Drabina Inicjatywy, ataki i broń, która uderza, gdy wszyscy inni skończą.',
};

const warhammer40kCourse40kPowerFist: LessonProse = {
  squad: {
    title: 'Sierżant i jego czwórka',
    text: [
      'Czterech Marines i ich sierżant zaszarżowali na dziesięciu orków.',
      'Sierżant ma pięść energetyczną i pistolet; jego Marines mają zwykłą broń.',
      'Marines mają Inicjatywę 4, orkowie 2: kto ma wyższą, uderza pierwszy, a przy równej uderza się jednocześnie.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Pierwsze ciosy',
    text: [
      'Sierżant ma w profilu Inicjatywę 4, jak jego Marines.',
    ],
    hint: [
      'Pięść energetyczna jest powolna: ma własny szczebel.',
    ],
    after: [
      'Pięścią uderza z Inicjatywą 1 i nic tego nie przyspieszy.',
    ],
  },
  attacks: {
    title: 'Ile razy?',
    text: [
      'Sierżant ma w profilu 2 ataki. Szarżował i dotyka orków.',
    ],
    hint: [
      'Jego szarża się liczy.',
      'Pistolet w drugiej ręce też.',
    ],
    after: [
      'Najwolniejszy z nich, a ataków ma najwięcej.',
    ],
  },
  hit: {
    title: 'Rzut na trafienie',
    text: [
      'Marine ma WS 4, ork też.',
    ],
    hint: [
      'Kto ma wyższe WS, trafia na 3+; przy równym tak nie jest.',
    ],
    after: [
      'Przy równym WS trafia połowa ciosów.',
    ],
  },
  quick: {
    title: 'Choć raz szybko',
    text: [
      'Czasem słaby cios w porę jest wart więcej niż silny po czasie.',
      'Model z bronią specjalną może uderzać bez niej.',
    ],
    task: 'Niech sierżant uderzy z Inicjatywą 4, jednocześnie z oddziałem.',
    hint: [
      'Powolna jest tylko pięść, a nie sierżant.',
    ],
    after: [
      'Uderza teraz jednocześnie z innymi, nie silniej niż oni.',
    ],
  },
  wound: {
    title: 'Ostatni szczebel',
    text: [
      'Wróćmy do pięści. Padło orków: {lost mob}, a wszyscy inni już uderzyli.',
      'Pięść podwaja Siłę: z 4 sierżanta robi się 8. Ork ma Wytrzymałość 4.',
    ],
    hint: [
      'Siła równa Wytrzymałości to 4+. Każdy punkt więcej odejmuje jeden, ale 1 zawsze zawodzi.',
    ],
    after: [
      'I żaden pancerz nic tu nie pomoże.',
    ],
  },
  won: {
    title: 'Kto wygrał?',
    text: [
      'Po wszystkim. Padło orków: {lost mob}, z oddziału: {lost squad}.',
      '„Wciąż jest nas więcej”, mówi gracz orków.',
    ],
    hint: [
      'Głów nikt nie liczy. Liczy się zadane rany.',
    ],
    after: [
      'Liczebność nie ma tu znaczenia, podobnie jak to, kto jest silniejszy.',
    ],
  },
  seventh: {
    title: 'Dwadzieścia lat później',
    text: [
      'Ten sam sierżant według siódmej edycji.',
    ],
    hint: [
      'Nie wszystko zmienia się z edycji na edycję.',
    ],
    after: [
      'Pięść energetyczna jest ostatnia w każdym z czterech tekstów.',
    ],
  },
};

/** The lesson '40k-two-armours'. */
const lesson40kTwoArmoursName: NameTexts = {
  title: 'Dwa rodzaje pancerza',
  teaches: 'Cztery sposoby, w jakie rany przypadają modelom w jednostce o niejednakowym pancerzu.',
};

const warhammer40kCourse40kTwoArmours: LessonProse = {
  unit: {
    title: 'Dziesięciu o różnych pancerzach',
    text: [
      'Pięciu twoich berserkerów szarżowało na dziesięciu łowców: czterech weteranów (pancerz 3+), sześciu '
        + 'zwiadowców (pancerz 4+).',
      'Rana musi trafić na kogoś, kto wykona rzut obronny, a teksty wskazują go na cztery sposoby.',
      'Za każdym razem twoi berserkerzy ranią jedenaście razy.',
    ],
    hint: [],
  },
  zone: {
    title: 'Kto może paść?',
    text: [
      'Sześciu łowców stoi z przodu, czterech za nimi, pół cala dalej.',
      '„Zginąć mogą tylko ci w kontakcie”, mówi kolega.',
    ],
    hint: [
      'Strefa zagrożenia ma 2″ głębokości.',
    ],
    after: [
      'Kto stoi w odległości do 2″ od sojusznika w kontakcie, też może paść.',
    ],
  },
  first: {
    title: 'Czyj pancerz pierwszy?',
    text: [
      'Jedenaście ran czeka na rzut obronny.',
      '„Najlepszy pancerz idzie przodem”, mówi właściciel łowców.',
    ],
    hint: [
      'Policz modele z każdym rodzajem pancerza.',
    ],
    after: [
      'Najliczniejsi przyjmują rany pierwsi; właściciel wybiera tylko między równie licznymi.',
    ],
  },
  lap: {
    title: 'Kolejkami',
    text: [
      'Tu rozdziela się wszystkie jedenaście ran, zanim ktokolwiek wykona rzut obronny.',
    ],
    hint: [
      'Po jednej ranie na każdego zwiadowcę, potem na każdego weterana i znów od początku.',
      'Sześciu zwiadowców i czterech weteranów to dziesięciu. Kto dostaje jedenastą?',
    ],
    after: [
      'Sześć ran i jedna na zwiadowców, cztery na weteranów, bez względu na rzuty.',
    ],
  },
  iterative: {
    title: 'Partia po partii',
    text: [
      'Wcześniejszy szkic: sześć ran spada na sześciu zwiadowców, a oni wykonują rzuty obronne, zanim '
        + 'rozdzieli się więcej ran.',
      'Kości pokazują 4, 5, 6, 4, 5 i 6: nikt nie pada. Zostaje pięć ran.',
    ],
    hint: [
      'Po każdej partii grupy liczy się od nowa, takie, jakie wtedy są.',
    ],
    after: [
      'Sześciu zwiadowców to wciąż największa grupa: dobre rzuty obronne przyniosły im więcej ran.',
    ],
  },
  name: {
    title: 'Głos uderzającego',
    text: [
      'Czwarta edycja większość decyzji zostawia właścicielowi łowców.',
      'Ale gdy ran jest co najmniej tyle, ilu walczących, wskazujesz jednego, który pierwszy wykonuje rzut obronny.',
      'Następna kość pokaże 1.',
    ],
    task: 'Spraw, by padł weteran.',
    hint: [
      'Kogo wskażesz, ten musi rzucać, a 1 nikogo nie chroni.',
    ],
    after: [
      'Jedenaście ran na dziesięć modeli na to pozwala; potem właściciel mówi, kto wykonuje rzut.',
    ],
  },
  nearest: {
    title: 'Od przodu',
    text: [
      'Siódma edycja nie pyta ani o pancerz, ani o liczebność.',
      'Paść może cała jednostka, ale ktoś musi być pierwszy.',
    ],
    hint: [
      'Najpierw ci w kontakcie z uderzającym, potem najbliżsi z pozostałych.',
    ],
    after: [
      'W kontakcie jest kilku: właściciel wybiera jednego, a ten przyjmuje rany, póki nie padnie.',
    ],
  },
};

/** The lesson '40k-who-strikes-whom'. */
const lesson40kWhoStrikesWhomName: NameTexts = {
  title: 'Kapitan oraz dwa oddziały na dwa',
  teaches: 'Kogo może uderzyć model, kto jest osobną jednostką i jak liczy się wynik, gdy walczy wielu.',
};

const warhammer40kCourse40kWhoStrikesWhom: LessonProse = {
  captain: {
    title: 'Kapitan w pierwszym szeregu',
    text: [
      'Twoi orkowie ({left mob}) wpadli na Marines ({left squad}) i na kapitana, który do nich dołączył.',
      'W walce niezależny bohater, jak kapitan, jest osobną jednostką, nawet w oddziale.',
      'Model może uderzyć tego, kogo dotyka, a gdy wspiera sojusznika – tego, kogo dotyka ten sojusznik.',
    ],
    hint: [],
  },
  both: {
    title: 'Między dwoma wrogami',
    text: [
      'Ork 3 dotyka kapitana i stojącego obok niego Marine.',
    ],
    hint: [
      'Kto dotyka kilku jednostek, ma wybór, chyba że zasada go odbiera.',
    ],
    after: [
      'Według późniejszego szkicu można uderzyć kapitana; nikt nie musi.',
    ],
  },
  must: {
    title: 'Ten sam ork, wcześniejszy szkic',
    text: [
      'Modele stoją tak, jak stały.',
      '„Wolę zabijać Marines”, mówi kolega.',
    ],
    hint: [
      'W tym szkicu bohater ściąga na siebie ciosy tych, którzy go dotykają.',
    ],
    after: [
      'Kto dotyka bohatera, ten go uderza, choćby dotykał też innych.',
    ],
  },
  skill: {
    title: 'Czyje WS?',
    text: [
      'Kapitan ma WS 5, jego Marines mają 4. Orkowie uderzają w oddział.',
    ],
    question: 'Które WS oddziału liczy się przeciw tym ciosom?',
    hint: [
      'Liczy się większość uderzanej jednostki, a kapitan do niej nie należy.',
    ],
    after: [
      'W kapitana trafia się według jego WS, a w Marines według ich własnego.',
    ],
  },
  aim: {
    title: 'Zostaw go w spokoju',
    text: [
      'Kapitan i Marines uderzyli i nikt nie trafił. Teraz kolej na Inicjatywę twoich orków.',
      'W tym tekście wszystkie ataki modelu idą na jedną jednostkę.',
    ],
    task: 'Niech ork 3 oszczędzi kapitana.',
    hint: [
      'Dotyka jeszcze kogoś innego.',
    ],
    after: [
      'Kapitan, którego nie uderzono, w następnej turze uderzy znowu.',
    ],
  },
  crowd: {
    title: 'Dwa oddziały na dwa',
    text: [
      'Inny stół: dwa oddziały Marines szarżowały na dwa oddziały gwardzistów.',
      'Ci, których łączy kontakt, toczą jedną walkę: tu są to wszyscy.',
      'Marine 5 z pierwszego oddziału stoi tam, gdzie schodzą się oba wrogie oddziały.',
    ],
    hint: [
      'Patrz, kogo dotyka model, a nie na kogo szarżował jego oddział.',
    ],
    after: [
      'Każdy model osobno: czego dotyka, to może uderzyć.',
    ],
  },
  score: {
    title: 'Jeden wynik dla wszystkich',
    text: [
      'Padło gwardzistów: w lewym oddziale {lost left}, w prawym {lost right}. Każdy miał jeden punkt żywotności.',
    ],
    hint: [
      'Jedna walka, jeden wynik.',
    ],
    after: [
      'Oba oddziały Marines wygrywają razem, bez względu na to, kto wykonał robotę.',
    ],
  },
  test: {
    title: 'Kto musi testować?',
    text: [
      'Obrońca przegrał tę walkę. Nie każdy oddział ucierpiał tak samo.',
    ],
    hint: [
      'Nieważne, kto stracił modele; ważne, kto przegrał walkę.',
    ],
    after: [
      'Każda jednostka przegranej strony testuje osobno.',
    ],
  },
};

/** The lesson '40k-caught'. */
const lesson40kCaughtName: NameTexts = {
  title: 'Pokonani, złamani i dopadnięci',
  teaches: 'Jak trudno wytrzymać i jakie trzy skutki może mieć pościg.',
};

const warhammer40kCourse40kCaught: LessonProse = {
  won: {
    title: 'Trzy do zera',
    text: [
      'Marines ({left marines}) szarżowali na gwardzistów. Padło gwardzistów: {lost guard}, z Marines nie padł nikt.',
    ],
    hint: [
      'Decydują zadane rany, a nie to, ilu zostało.',
    ],
    after: [
      'Teraz gwardziści muszą testować morale.',
    ],
  },
  holds: {
    title: 'Jak trudno wytrzymać?',
    text: [
      'Gwardziści mają Dowodzenie 7 i muszą sprawdzić, czy wytrzymają. Ich gracz rzuca dwiema kośćmi.',
      '„To przegrana o trzy, więc odejmij trzy”, mówi kolega.',
    ],
    hint: [
      'Sprawdź, czy zasady próbne obchodzi, jak wysoko ktoś przegrał.',
    ],
    after: [
      'W obu szkicach niska porażka jest tak samo zła jak wysoka.',
    ],
  },
  penalty: {
    title: 'A w siódmej?',
    text: [
      'Ta sama walka według siódmej edycji: trzy rany do zera, Dowodzenie 7.',
    ],
    hint: [
      'Tu liczy się każda rana różnicy.',
    ],
    after: [
      'Kto przegrywa wysoko, ma niewielkie szanse wytrzymać.',
    ],
  },
  test: {
    title: 'Kości',
    text: [
      'Znów według zasad próbnych.',
    ],
    hint: [
      'Najwyżej ich Dowodzenie, inaczej się wycofują.',
    ],
    after: [
      'Odrywają się. Jak daleko pobiegną, powiedzą dwie kości.',
    ],
  },
  sweep: {
    title: 'Za nimi?',
    text: [
      'Gwardziści wyrzucili przy odwrocie 1 i 2.',
      'W tym szkicu widzisz to, zanim powiesz, czy ruszasz w pościg.',
    ],
    task: 'Spraw, by nie uszli.',
    hint: [
      'Twoje dwie kości muszą dać razem więcej niż 3.',
    ],
    after: [
      'Nie uszli, ale też nikt z nich przez to nie padł.',
    ],
  },
  struck: {
    title: 'Wcześniejszy szkic',
    text: [
      'Ta sama porażka według ośmiu kroków. Oni uciekają, ty gonisz.',
    ],
    hint: [
      'Drugi rzut musi przebić pierwszy.',
      'Ten szkic daje tym, którzy kogoś dopadną, dodatkową rundę.',
    ],
    after: [
      'Każdy cios trafia, nikt nie oddaje ciosu, a kto został, biegnie dalej.',
    ],
  },
  destroyed: {
    title: 'Siódma edycja',
    text: [
      'Marines mają Inicjatywę 4, gwardziści 3. Każda strona rzuca jedną kością.',
      'Do kości każda strona dodaje swoją najlepszą Inicjatywę.',
    ],
    hint: [
      'Czwórka na kości i Inicjatywa 4 wobec dwójki i Inicjatywy 3.',
    ],
    after: [
      'Jedenastu gwardzistów, a żadnemu nie przysługuje rzut obronny.',
    ],
  },
  differs: {
    title: 'Szkic szkicowi nierówny',
    text: [
      'Na stole leżą dwa szkice zasad próbnych: ten w siedmiu krokach i ten w ośmiu.',
    ],
    hint: [
      'Co robi pościg, było właśnie widać dwa razy.',
      'A jak trudny jest test morale, raz.',
    ],
    after: [
      'Przed grą ustal, który tekst leży na stole.',
    ],
  },
};

/** The lesson '40k-weapons'. */
const lesson40kWeaponsName: NameTexts = {
  title: 'Co wynika z wartości broni',
  teaches: 'Większa Siła, nieporęczna broń i druga broń, która się nie liczy.',
};

const warhammer40kCourse40kWeapons: LessonProse = {
  bare: {
    title: 'Topór',
    text: [
      'Czterech Marines i sierżant zaszarżowali na dziesięciu orków. Sierżant ma topór energetyczny i pistolet.',
      'Sam tekst siódmej edycji nie mówi nic o takim toporze.',
    ],
    hint: [
      'Dopóki nic o nim nie powiedziano, to broń jak każda inna.',
    ],
    after: [
      'Nic go więc nie spowalnia.',
    ],
  },
  unwieldy: {
    title: 'Z uzupełnieniem',
    text: [
      'Gracze włączyli uzupełnienia, czyli to, co mówią strony spoza tekstu: tu o toporach i nieporęcznej broni.',
    ],
    hint: [
      'Nieporęczna broń uderza, gdy wszyscy inni skończą.',
    ],
    after: [
      'Na końcu, jak przy pięści energetycznej.',
    ],
  },
  attacks: {
    title: 'Ile razy?',
    text: [
      'Sierżant ma 2 ataki w profilu i szarżował.',
    ],
    hint: [
      'Szarża daje jeden atak.',
      'Pistolet obok topora też.',
    ],
    after: [
      'Przy toporze liczy się każda broń w drugiej ręce.',
    ],
  },
  specialist: {
    title: 'A z pięścią?',
    text: [
      'Ten sam sierżant z pięścią energetyczną zamiast topora.',
    ],
    hint: [
      'Pięść to broń specjalisty: druga broń też musi nią być.',
    ],
    after: [
      'Pistolet nie jest bronią specjalisty, więc nic nie dodaje.',
    ],
  },
  wound: {
    title: 'Jeden punkt więcej',
    text: [
      'Teraz sierżant uderza toporem. Ma Siłę 4, ork ma Wytrzymałość 4.',
    ],
    hint: [
      'Uzupełnienie o toporze dodaje 1 do Siły.',
    ],
    after: [
      'Siła o jeden większa od Wytrzymałości.',
    ],
  },
  quick: {
    title: 'W porę',
    text: [
      'Kto ma broń specjalną, może uderzać bez niej.',
    ],
    hint: [
      'Tylko topór jest powolny.',
    ],
    after: [
      'Uderza jednocześnie z oddziałem, nie silniej niż reszta.',
    ],
    task: 'Niech sierżant uderza z Inicjatywą 4.',
  },
};

/** The lesson '40k-furious'. */
const lesson40kFuriousName: NameTexts = {
  title: 'Wściekli i trudni do zabicia',
  teaches: 'Wściekła szarża, Szał i „Nie czuje bólu”, z uzupełnieniami i bez nich.',
};

const warhammer40kCourse40kFurious: LessonProse = {
  plain: {
    title: 'Bez uzupełnień',
    text: [
      'Marines o Sile 4 zaszarżowali na orków o Wytrzymałości 4.',
      '„Są wściekli”, mówi ich gracz, ale żadne uzupełnienie nie jest włączone.',
    ],
    hint: [
      'Siła równa Wytrzymałości.',
    ],
    after: [
      'Zasada, której uzupełnienie jest wyłączone, nic nie robi.',
    ],
  },
  furious: {
    title: 'Wściekła szarża',
    text: [
      'Te same ciosy, a uzupełnienie o Wściekłej szarży jest włączone.',
    ],
    hint: [
      'W turze szarży dodaje 1 do Siły.',
    ],
    after: [
      'Rani już nie połowa trafień, lecz dwie trzecie.',
    ],
  },
  rage: {
    title: 'Szał',
    text: [
      'Marine ma 1 atak w profilu, miecz łańcuchowy i pistolet.',
    ],
    hint: [
      'Z Szałem szarża jest warta dwa ataki zamiast jednego.',
    ],
    after: [
      'Jeden z profilu, dwa za szarżę i jeden za drugą broń.',
    ],
  },
  quick: {
    title: 'Wszyscy naraz',
    text: [
      'Sierżant Marines ma pięść energetyczną i może uderzać bez niej.',
    ],
    hint: [
      'Powolna jest pięść, nie sierżant.',
    ],
    after: [
      'Pięciu Marines uderza, zanim zrobi to którykolwiek ork.',
    ],
    task: 'Niech sierżant uderza z Inicjatywą 4, póki orkowie jeszcze czekają.',
  },
  score: {
    title: 'Co się liczy?',
    text: [
      'Orkowie, którzy nie czują bólu, rzucili kością za każdą nieobronioną ranę.',
      'Padło orków: {lost mob}.',
    ],
    hint: [
      'Zignorowana rana liczy się jak obroniona.',
    ],
    after: [
      'Liczą się tylko utracone punkty żywotności.',
    ],
  },
};

/** The lesson '40k-no-fear'. */
const lesson40kNoFearName: NameTexts = {
  title: 'Pokonani, a bez strachu',
  teaches: 'Jednostki uparte, jednostki, które nie znają strachu, i to, co robi z nimi pościg.',
};

const warhammer40kCourse40kNoFear: LessonProse = {
  charge: {
    title: 'Na nich',
    text: [
      'Sześciu Marines stoi przed czternastoma gwardzistami.',
    ],
    hint: [
      'Kto ma szarżować, mówi, na kogo.',
    ],
    after: [
      'Przebyli dziewięć cali, aż nadto.',
    ],
    task: 'Ogłoś szarżę, która wprowadzi Marines do walki.',
  },
  penalty: {
    title: 'Trzy do zera',
    text: [
      'Gwardziści przegrali o trzy rany. Ich Dowodzenie to 7.',
    ],
    hint: [
      'Każda rana różnicy odejmuje jeden punkt.',
    ],
    after: [
      'Potrzebują szczęścia, by zostać.',
    ],
  },
  stubborn: {
    title: 'Uparci',
    text: [
      'Ta sama porażka, ale jeden z gwardzistów jest uparty, a uzupełnienie włączone.',
    ],
    hint: [
      'Uparci nic nie tracą z Dowodzenia.',
    ],
    after: [
      'Wysoka porażka nie jest dla nich gorsza niż niska.',
    ],
  },
  destroyed: {
    title: 'Uciekają',
    text: [
      'Jedenaście na kościach: łamią się. Marines rzucają kością, gwardziści też.',
    ],
    hint: [
      'Do kości każda strona dodaje swoją najlepszą Inicjatywę.',
      'Czwórka na kości i Inicjatywa 4 wobec dwójki i Inicjatywy 3.',
    ],
    after: [
      'Nikt z nich nie ocalał.',
    ],
  },
  locked: {
    title: 'Nie znają strachu',
    text: [
      'Te same kości, ale ci gwardziści nie znają strachu.',
    ],
    hint: [
      'Kto nie zna strachu, zostaje dopadnięty, ale nikogo się nie usuwa.',
    ],
    after: [
      'Walczą dalej, jakby wytrzymali.',
    ],
  },
};

export const warhammer40kLessonsBooks: English['warhammer-40k-lessons'] = {
  'warhammer-40k/lesson': warhammer40kLesson,
  'warhammer-40k/questions': warhammer40kQuestions,
  'warhammer-40k/takes': warhammer40kTakes,
};

export const warhammer40kLessonAnswersBooks: English['warhammer-40k-lesson-answers'] = {
  'warhammer-40k/answers': warhammer40kAnswers,
};

export const course40kBarricadeBooks: English['course-40k-barricade'] = {
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-barricade/name': lesson40kBarricadeName,
};

export const course40kPowerFistBooks: English['course-40k-power-fist'] = {
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-power-fist/name': lesson40kPowerFistName,
};

export const course40kTwoArmoursBooks: English['course-40k-two-armours'] = {
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-two-armours/name': lesson40kTwoArmoursName,
};

export const course40kWhoStrikesWhomBooks: English['course-40k-who-strikes-whom'] = {
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
  'warhammer-40k/course/40k-who-strikes-whom/name': lesson40kWhoStrikesWhomName,
};

export const course40kCaughtBooks: English['course-40k-caught'] = {
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-caught/name': lesson40kCaughtName,
};

export const course40kWeaponsBooks: English['course-40k-weapons'] = {
  'warhammer-40k/course/40k-weapons': warhammer40kCourse40kWeapons,
  'warhammer-40k/course/40k-weapons/name': lesson40kWeaponsName,
};

export const course40kFuriousBooks: English['course-40k-furious'] = {
  'warhammer-40k/course/40k-furious': warhammer40kCourse40kFurious,
  'warhammer-40k/course/40k-furious/name': lesson40kFuriousName,
};

export const course40kNoFearBooks: English['course-40k-no-fear'] = {
  'warhammer-40k/course/40k-no-fear': warhammer40kCourse40kNoFear,
  'warhammer-40k/course/40k-no-fear/name': lesson40kNoFearName,
};

export const warhammer40kLessonNamesBooks: English['warhammer-40k-lesson-names'] = {
  'warhammer-40k/course': {
    '40k-barricade': lesson40kBarricadeName,
    '40k-power-fist': lesson40kPowerFistName,
    '40k-two-armours': lesson40kTwoArmoursName,
    '40k-who-strikes-whom': lesson40kWhoStrikesWhomName,
    '40k-caught': lesson40kCaughtName,
    '40k-weapons': lesson40kWeaponsName,
    '40k-furious': lesson40kFuriousName,
    '40k-no-fear': lesson40kNoFearName,
  },
};
