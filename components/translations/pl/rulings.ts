/** In Polish: the questions that the rules of Epic leave open. */
import type { English } from '../english.ts';

type Words = English['rulings'];

/** The questions that the rules leave open. */
const epicArmageddonRulings: Words['epic-armageddon/rulings'] = {
  lineOfFireToAssault: {
    question: 'Czy szturm wymaga linii strzału między kimś z jednej strony a kimś z drugiej, czy wystarczy odległość '
      + 'do 15 cm?',
    answers: {
      needed: 'Linia strzału jest potrzebna: po szarży i znów po pierwszych kontrszarżach.',
      'not-needed': 'Wystarczy odległość do 15 cm, jak w drukowanej zasadzie.',
    },
    source: 'NetEA FAQ od 2017 roku; drukowana zasada milczy.',
  },
  immobileCounterCharge: {
    question: 'Czy jednostka bez szybkości może kontrszarżować?',
    answers: { stays: 'Nie, zostaje na miejscu.', '5cm': 'Tak, na odległość do 5 cm, jak każda powolna jednostka.' },
    source: 'Punkt otwarty 13.',
  },
  reachToTarget: {
    question: 'Szarża obejmuje kilka formacji: do kogo musi się zbliżyć na 15 cm lub mniej?',
    answers: {
      'any-included': 'Do kogokolwiek z którejś z nich.',
      'the-target': 'Do kogoś z formacji wskazanej jako cel.',
    },
    source: 'NetEA FAQ, formacje przemieszane: do uzgodnienia z góry.',
  },
  combinedFormations: {
    question: 'Ile formacji może zabrać Commander?',
    answers: { 'three-in-total': 'Dwie, czyli razem trzy formacje.', 'three-more': 'Trzy prócz własnej.' },
    source: 'Punkt otwarty 8: w tekście są obie liczby.',
  },
  scoutZones: {
    question: 'Jak daleko sięga strefa kontroli Scouta w czasie szarży?',
    answers: { '10cm': '10 cm, jak zawsze.', '5cm': '5 cm, jak u wszystkich.' },
    source: 'NetEA 2.1.12; druga odpowiedź jest z Ragnarök.',
  },
  ownTargetZone: {
    question: 'Jednostka zaczyna szarżę w strefie kontroli celu i nikogo nie dotyka: czy może tam zostać?',
    answers: {
      'contact-or-leave': 'Nie: idzie do kontaktu, tak daleko, jak może, albo opuszcza strefę.',
      'may-stay': 'Tak, może zostać i walczyć stamtąd.',
    },
    source: 'Punkt otwarty 27: NetEA 1.7.3.',
  },
  brokenFollower: {
    question: 'Ogień z czuwania łamie jedną formację wspólnej szarży: kto się zatrzymuje?',
    answers: {
      'it-alone-leaves': 'Tylko ta formacja; pozostałe walczą dalej.',
      'all-stop': 'Wszystkie: każda zasada traktuje je jak jedną formację.',
    },
    source: 'Punkt otwarty 25: NetEA 2.1.2 i 1.10.',
  },
  disembarkWithin: {
    question: 'Jak blisko transportera musi stanąć wysiadający pasażer?',
    answers: {
      'any-part': 'Jakaś część podstawki pasażera w odległości do 5 cm.',
      'whole-base': 'Cała podstawka pasażera w odległości do 5 cm.',
    },
    source: 'NetEA FAQ, pojazdy transportowe: do uzgodnienia z góry.',
  },
  warEngineCounterCharge: {
    question: 'Czy machina bojowa w kontakcie podstawek może kontrszarżować?',
    answers: {
      'below-capacity': 'Tak, póki dotyka jej mniej wrogów, niż wynosi jej początkowa wytrzymałość.',
      never: 'Nie, jak w drukowanej zasadzie.',
    },
    source: 'Punkt otwarty 12: NetEA FAQ, ruchy szarży.',
  },
  drawnInCover: {
    question: 'Czy formacja wciągnięta przez kontrszarżę korzysta z osłony?',
    answers: { none: 'Nie: walczy, jakby szarżowała.', cover: 'Tak: przecież się nie ruszyła.' },
    source: 'Punkt otwarty 9: wniosek.',
  },
  equalDistances: {
    question: 'Dwie jednostki są równie blisko: która przyjmuje trafienie?',
    answers: {
      'owner-chooses': 'Wybiera właściciel; gdy nikt go nie pyta, ta, która jest pierwsza na liście.',
      'list-order': 'Zawsze ta, która jest pierwsza na liście.',
    },
    source: 'Punkt otwarty 1: dla trafień nie ma tego w druku, zakłada to Ragnarök.',
  },
  laterBatch: {
    question: 'Czy trafienia makrobroni zaczynają się znów od najbliższej jednostki?',
    answers: {
      'fresh-lap': 'Tak: nowa kolejka wśród ocalałych, w tym samym porządku.',
      'lap-continues': 'Nie: jednostki już trafione w tej partii czekają, aż trafienie dostaną wszyscy.',
    },
    source: 'Punkt otwarty 2: naturalne odczytanie.',
  },
  settledTies: {
    question: 'Właściciel wybrał spośród równie bliskich przy zwykłych trafieniach: czy ten wybór '
      + 'obowiązuje przy następnych?',
    answers: {
      'settled-anew': 'Nie: dla trafień makrobroni i Titan Killer oraz po First Strike wybiera się na nowo.',
      'stay-settled': 'Tak, w kolejności wybranej za pierwszym razem.',
    },
    source: 'Punkt otwarty 26; druga odpowiedź jest z Ragnarök.',
  },
  shieldedEngineHits: {
    question: 'Trafienia z walki wręcz i wymiany ognia spadają na jednostkę z tarczami i na inne: które '
      + 'trafienia przypadają tej z tarczami?',
    answers: {
      'owner-chooses': 'Właściciel może dać jej te z wymiany ognia, a innym te z walki wręcz; niepytany zostawia je '
        + 'tak, jak wypadły.',
      'as-thrown': 'Takie, jakie wypadły, najpierw te z walki wręcz.',
    },
    source: 'Punkt otwarty 24: wniosek z NetEA 1.9.6.',
  },
  specialHits: {
    question: 'Jak wśród zwykłych trafień rozdziela się te, które ignorują osłonę, i trafienia lancą?',
    answers: {
      'where-they-bite': 'Na jednostki, dla których mają znaczenie, o ile zachowana jest kolejność od najbliższych.',
      'in-order': 'Po zwykłych trafieniach, tam, gdzie wskaże kolejność.',
    },
    source: 'NetEA FAQ, rozliczanie ataków: nieoficjalny konsensus.',
  },
  mountedCover: {
    question: 'Czy jeźdźcy mają rzut obronny za osłonę jak piechota?',
    answers: { none: 'Nie: pod względem terenu to pojazdy.', infantry: 'Tak, jak piechota.' },
    source: 'Punkt otwarty 21.',
  },
  soak: {
    question: 'Machina bojowa stoi wśród innych: kiedy przyjmuje trafienia?',
    answers: {
      'in-position-order': 'Gdy przyjdzie jej kolej, od najbliższych.',
      'war-engines-first': 'Przed wszystkimi innymi.',
    },
    source: 'Punkt otwarty 6: tak zakłada kolejność od najbliższych.',
  },
  nomination: {
    question: 'Machiny bojowe stoją wśród innych jednostek: czy ataki idą tylko na jeden rodzaj?',
    answers: {
      none: 'Nie, trafienia spadają na oba, od najbliższych.',
      'war-engines': 'Tak, na machiny bojowe, póki jakieś są.',
      others: 'Tak, na inne, póki jakieś są.',
    },
    source: 'Punkt otwarty 5: ostrzał wymaga wskazania, o szturmie nic nie powiedziano.',
  },
  impossibleHits: {
    question: 'Trafienie machiny bojowej nie ma na kogo spaść: co się z nim dzieje?',
    answers: { lost: 'Przepada.', 'anybody-engaged': 'Spada na najbliższego wroga bezpośrednio w walce.' },
    source: 'Punkt otwarty 23.',
  },
  sniperPlace: {
    question: 'Czy trafienie snajpera liczy się jako trafienie, które ofiara dostaje w tej kolejce?',
    answers: {
      'outside-the-lap': 'Nie, zwykłe trafienia spadają, jakby go nie było.',
      'in-the-lap': 'Tak, ofiara czeka, aż trafienie dostaną wszyscy.',
    },
    source: 'Punkt otwarty 20.',
  },
  titanDice: {
    question: 'Czym uderzają w kontakcie podstawek Tytany i inne machiny bojowe?',
    answers: {
      'starting-capacity': 'Jedną kością za każdy punkt początkowej wytrzymałości; właściciel dzieli kości dowolnie.',
      'half-macro': 'Połową tych kości, trafiającą wtedy jak makrobroń, albo strzelają wszystkimi.',
    },
    source: 'NetEA 3.3.2; druga odpowiedź jest z EpicAU.',
  },
  splashTiming: {
    question: 'Machina bojowa wybucha: kiedy wybuch trafia jednostki w pobliżu?',
    answers: {
      'with-the-batch': 'Od razu, zanim rzuci się na cokolwiek innego.',
      'after-the-attacks': 'Gdy wszystkie trafienia kroku są rozliczone.',
    },
    source: 'Punkt otwarty 18.',
  },
  supportEachRound: {
    question: 'Po remisie walczy się dalej: czy znów można wezwać wsparcie?',
    answers: { 'every-round': 'Tak, w każdej rundzie.', 'first-round': 'Nie, tylko w pierwszej.' },
    source: 'Punkt otwarty 14: powtarza się wszystko od kroku 4.',
  },
  supportCalledBy: {
    question: 'Czy wspierający musi widzieć wroga, który atakował, czy wystarczy taki, który mógłby atakować?',
    answers: {
      'enemy-that-attacked': 'Wroga, który atakował w tej rundzie.',
      'enemy-engaged': 'Dowolnego wroga bezpośrednio w walce.',
    },
    source: 'NetEA FAQ, ogień wsparcia.',
  },
  supportReach: {
    question: 'Czy trafienie wsparcia może spaść na walczącą jednostkę, której żaden wspierający nie sięga?',
    answers: {
      'within-15cm': 'Nie: tylko jednostki w odległości do 15 cm od wspierającego i na jego linii strzału.',
      'all-engaged': 'Tak: trafić można każdą jednostkę bezpośrednio w walce.',
    },
    source: 'Tekst mówi: „jak przy ostrzale”; druga odpowiedź czyta go bez tego ograniczenia.',
  },
  supportOrder: {
    question: 'Czy wspierający strzelają jednocześnie, czy formacja po formacji?',
    answers: {
      together: 'Jednocześnie, obie strony naraz.',
      'one-by-one': 'Formacja po formacji, a zabitych zdejmuje się po każdej z nich.',
    },
    source: 'NetEA 1.12.6; druga odpowiedź jest z Ragnarök.',
  },
  losersSupporters: {
    question: 'Które formacje przegranej strony dostają znacznik wybuchu za to, że były blisko?',
    answers: {
      'swift-endings-too': 'Te, które stały w odległości do 15 cm od walczącego wroga i w jego polu widzenia, czy '
        + 'mogły strzelać, czy nie; także po rozstrzygnięciu od razu.',
      'when-support-is-called': 'Te same, ale po rozstrzygnięciu od razu żadna.',
      'able-to-fire': 'Tylko te, które mogły strzelać albo nie mogły jedynie z powodu złamania lub braku wartości '
        + 'wymiany ognia.',
    },
    source: 'Punkt otwarty 10; trzecia odpowiedź jest z Ragnarök.',
  },
  supportingWarEngine: {
    question: 'Iloma kośćmi rzuca machina bojowa we wsparciu?',
    answers: { 'starting-capacity': 'Jedną za każdy punkt początkowej wytrzymałości.', one: 'Jedną.' },
    source: 'Punkt otwarty 4: wniosek z NetEA 3.3.2.',
  },
  bothSwift: {
    question: 'Wszyscy obrońcy i wszyscy walczący atakujący giną jednocześnie: kto wygrał?',
    answers: {
      'attacker-if-any-lives': 'Atakujący, jeśli gdziekolwiek żyje jednostka szarżującej formacji; inaczej nikt.',
      nobody: 'Nikt.',
    },
    source: 'Punkt otwarty 3: nierozstrzygnięte.',
  },
  engagedInLaterRounds: {
    question: 'Czyja śmierć od razu kończy kolejną rundę: walczących teraz czy walczących w pierwszej?',
    answers: {
      'this-round': 'Atakujących, którzy są bezpośrednio w walce w tej rundzie.',
      'first-round': 'Atakujących, którzy byli bezpośrednio w walce w pierwszej rundzie.',
    },
    source: 'Punkt otwarty 15: Rules Revamp A4 i NetEA FAQ, rozliczanie ataków.',
  },
  whoConsolidates: {
    question: 'Kto może wykonać dodatkowy ruch zwycięzcy, najwyżej o 5 cm?',
    answers: {
      'formations-in-the-assault': 'Tylko formacje, które walczyły.',
      'supporters-too': 'Formacje, które walczyły, i te, które dały ogień wsparcia.',
    },
    source: 'Punkt otwarty 11.',
  },
  brokenWinner: {
    question: 'Zwycięzca łamie się z powodu strat: czy może się jeszcze konsolidować?',
    answers: { consolidates: 'Tak, nic tego nie zabrania.', stays: 'Nie.' },
    source: 'Punkt otwarty 22.',
  },
  passengersAsKills: {
    question: 'Czy pasażerowie, którzy giną z transporterem, liczą się jako zabici?',
    answers: { kills: 'Tak: to zadane straty.', 'no-kills': 'Nie, tylko transporter.' },
    source: 'Punkt otwarty 7: nie podano.',
  },
  criticalDeath: {
    question: 'Trafienie krytyczne niszczy machinę bojową na miejscu: ilu to zabitych?',
    answers: {
      'all-that-was-left': 'Tylu, ile zostało jej punktów wytrzymałości.',
      'one-more': 'Jeden za trafienie krytyczne.',
    },
    source: 'Punkt otwarty 17: spójne odczytanie.',
  },
  mixedMarines: {
    question: 'Marines przegrywają razem z innymi: czy liczbę trafień dobijania zmniejsza się o połowę?',
    answers: {
      'all-marines-only': 'Tylko jeśli każda przegrana formacja to Marines.',
      'any-marines': 'Już wtedy, gdy jedna z nich to Marines.',
    },
    source: 'Punkt otwarty 16: do uzgodnienia z góry.',
  },
  fearlessTransport: {
    question: 'Dobijanie pomija transporter z Fearless: czy pasażerów też?',
    answers: { 'passengers-hit': 'Nie, są następni w kolejności.', 'passengers-skipped': 'Tak.' },
    source: 'Punkt otwarty 19: NetEA FAQ, ustalanie wyniku.',
  },
  engagedAttackersGone: {
    question: 'Wszyscy walczący atakujący padli, inni stoją dalej: czy obrońca wygrał?',
    answers: { 'defender-wins': 'Tak, od razu.', 'fights-on': 'Nie, póki żyje ktoś z szarżującej formacji.' },
    source: 'Oficjalna errata z 2008 roku; druga odpowiedź: tak podobno grano według pierwszego podręcznika.',
  },
};

export const books: English['rulings'] = {
  'epic-armageddon/rulings': epicArmageddonRulings,
};
