/** In Polish: the statecharts of both games, and what stands around them. */
import type { English } from '../english.ts';
import { together } from '../together.ts';

type Words = English['chart'] & English['epic-moments'] & English['epic-chart'] & English['warhammer-40k-moments']
  & English['warhammer-40k-charges-moments'] & English['warhammer-40k-fight-moments']
  & English['warhammer-40k-aftermath-moments'] & English['warhammer-40k-chart'];

/** The words of the statechart's screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'gotowe',
    after: delay => `po ${delay}`,
    actorDone: actor => `${actor}: gotowe`,
    actorFailed: actor => `${actor}: błąd`,
    actorChanged: actor => `${actor}: zmiana`,
    else: 'cokolwiek innego',
  },
  window: 'Diagram: strzałki go przesuwają, plus i minus zmieniają powiększenie, 0 pokazuje całość, 1 – to, co aktywne',
  picture: (title, now) => (now === '' ? `Diagram stanów: ${title}` : `Diagram stanów: ${title}; teraz: ${now}`),
  tools: 'Widok',
  walk: 'Kroki',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  all: 'Cały diagram',
  active: 'Bieżące miejsce',
  openAll: 'Otwórz wszystkie pola',
  naming: 'Nazwy',
  words: 'Słowa',
  identifiers: 'Identyfikatory',
  fullScreen: 'Pełny ekran',
  takeSvg: 'Zapisz jako SVG',
  takePng: 'Zapisz jako PNG',
  noPicture: 'Ta strona nie pozwala tworzyć obrazów.',
  beside: 'Obok diagramu',
  panels: { moment: 'Tutaj', tree: 'Jako lista', history: 'Przebyta droga' },
  treeOf: title => `Stany i zdarzenia: ${title}`,
  over: 'To już koniec.',
  stands: (where, isOver) => `Teraz: ${where}.${isOver ? ' To już koniec.' : ''}`,
  events: {
    'dice.thrown': 'Rzut kośćmi',
    'save.chosen': 'Wybór rzutu obronnego',
    'wound.kept': 'Bohater sam przyjmuje ranę',
    'critical.entered': 'Wpisanie trafienia krytycznego',
    'unit.moved': 'Ruch jednostki',
    'unit.embarked': 'Jednostka wsiada',
    'unit.disembarked': 'Jednostka wysiada',
    'hits.allocated': 'Rozdzielenie trafień',
    'hit.moved': 'Przeniesienie trafienia',
    'care.taken': 'Ktoś idzie ostrożnie',
    'overwatch.fired': 'Ogień z czuwania',
    'overwatch.ended': 'Koniec ognia z czuwania',
    'withdrawal.moved': 'Odwrót jednostki',
    'withdrawal.halfway': 'Koniec pierwszego ruchu odwrotu',
    'withdrawal.ended': 'Koniec odwrotu',
    'rest.withdrew': 'Pozostałe jednostki wycofują się same',
    'sniper.aimed': 'Snajper wybiera ofiarę',
    'unit.rose': 'Skimmer się wznosi',
    'counterCharge.ended': 'Koniec kontrszarży',
    'ways.settled': 'Wiadomo, jak kto walczy',
    'way.chosen': 'Skimmer wybiera sposób walki',
    'test.repeated': 'Powtórzenie testu akcji',
    'test.accepted': 'Przyjęcie testu akcji',
    'target.chosen': 'Wybór celu',
    'supporters.called': 'Wezwanie niektórych wspierających',
    'support.called': 'Wezwanie wsparcia',
    'dice.split': 'Machina bojowa dzieli kości',
    'consolidation.moved': 'Ruch zwycięzcy',
    'consolidation.ended': 'Koniec konsolidacji',
    'charge.ended': 'Koniec szarży',
    'answer.agreed': 'Gracze ustalają odpowiedź',
    'charge.declared': 'Ogłoszenie szarży',
    'charger.picked': 'Wybór szarżującej jednostki',
    'choice.made': 'Dokonanie wyboru',
    'declarations.ended': 'Koniec ogłaszania szarż',
    'model.moved': 'Ruch modelu',
    'moves.ended': 'Koniec ruchów',
    'rest.moved': 'Pozostałe modele ruszają się same',
    'silence.accepted': 'To, o czym tekst milczy, zostaje otwarte',
    'strikes.aimed': 'Rozdzielenie ciosów',
    'strikes.settled': 'Ciosy są rozliczone',
    'weapon.chosen': 'Wybór broni',
  },
  legend: 'Kolory',
  legendOf: { here: 'teraz', visited: 'już było', next: 'może nastąpić' },
  open: 'teraz możliwe',
  elsewhere: 'inne przejście ma pierwszeństwo',
  refused: (say, rule) => (rule === '' ? `odmowa, niespełnione: ${say}` : `odmowa: ${say}`),
  refusedAlone: 'odmowa',
  byItself: 'samo z siebie',
  stays: 'zostaje tutaj',
  then: 'potem to, co następuje samo',
  to: targets => `dokąd: ${targets}`,
  isActive: 'aktywny',
  wasActive: 'już było',
  isMarked: 'różni się',
  leads: where => `Dokąd prowadzi: ${where}.`,
  leadsNowhere: 'Teraz nigdzie nie prowadzi.',
  opened: title => `Wyświetlona zasada: ${title}.`,
  possible: 'Teraz możliwe',
  refusals: 'Nie teraz',
  next: 'Dalej',
  back: 'Wstecz',
  reset: 'Od początku',
  start: 'Start',
  because: guards => `bo: ${guards}`,
  ruleOf: (rule, event) => `Zasada ${rule}; dlaczego nie teraz: ${event}`,
  close: 'Zamknij',
  noRule: 'Nic więcej o tym nie powiedziano.',
  loading: 'Diagram się wczytuje.',
  notLoaded: 'Nie udało się wczytać diagramu.',
  tryAgain: 'Spróbuj ponownie',
};

/** What the assault machine says of the moments at which one may stand. */
const assaultMoments: Words['assault/moments'] = {
  'Action test': 'Test akcji',
  'One die against the initiative of the engaging formation.': 'Rzut jedną kością na inicjatywę szturmującej formacji.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Z Supreme Commanderem nieudany test można raz powtórzyć; inaczej walki nie ma.',
  Target: 'Cel',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'Szturmująca formacja ogłasza, na kogo i z kim szarżuje oraz które formacje są przemieszane z celem.',
  Charge: 'Szarża',
  'The attacker moves unit by unit.': 'Atakujący przesuwa jednostki jedną po drugiej.',
  'Dangerous terrain': 'Niebezpieczny teren',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Jednostka, która wchodzi w niebezpieczny teren, przepada przy wyniku 1.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Najpierw rzuty obronne wykonuje obrońca, potem atakujący; komu rzut się nie uda, ten schodzi ze stołu lub '
      + 'dostaje obrażenia.',
  Blast: 'Wybuch',
  'A die for everybody near: is it caught in the blast?': 'Kość za każdego w pobliżu: czy sięga go wybuch?',
  'Critical hit': 'Trafienie krytyczne',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'Karta jednostki każe rozstrzygnąć trafienie krytyczne przy stole: gracze wpisują, co zrobiło.',
  Overwatch: 'Czuwanie',
  'Who fires? The hits are rolled at the table and entered here.':
    'Kto strzela? Na trafienie rzuca się przy stole, a wynik wpisuje tutaj.',
  Withdrawal: 'Odwrót',
  'Whoever broke on the way in withdraws and takes no part.': 'Kto się złamał po drodze, wycofuje się i nie walczy.',
  'Attacker counter-charges': 'Kontrszarża atakującego',
  'The attacker counter-charges first.': 'Atakujący kontrszarżuje pierwszy.',
  'Defender counter-charges': 'Kontrszarża obrońcy',
  'The defender counter-charges unit by unit.': 'Jednostki obrońcy kontrszarżują jedna po drugiej.',
  Attacks: 'Ataki',
  'How to fight': 'Jak walczyć',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Skimmery mówią, czy uderzają, czy strzelają, machiny bojowe dzielą kości.',
  'First Strike': 'First Strike',
  'Both sides throw their attacks.': 'Obie strony rzucają na swoje ataki.',
  Hits: 'Trafienia',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Trafienia spadają najpierw na najbliższych; spośród równie bliskich wybiera ich właściciel.',
  Saves: 'Obrona',
  'Macro-weapon hits': 'Trafienia makrobroni',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Trafienia makrobroni i Titan Killer spadają na ocalałych, najpierw na najbliższych.',
  'Saves against macro-weapons': 'Obrona przed makrobronią',
  Blasts: 'Wybuchy',
  Supporters: 'Wspierający',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Obie strony mówią, kto wspiera; jeśli nic nie powiedzą, wspierają wszyscy, którzy mogą.',
  'Supporting fire': 'Ogień wsparcia',
  Result: 'Wynik',
  'Two dice a side.': 'Po dwie kości na stronę.',
  'Hack-downs': 'Dobijanie',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Trafienia bez rzutu obronnego spadają na przegranych, w walce czy nie, najpierw na najbliższych.',
  Wrecks: 'Wraki',
  'Two moves for each unit of the loser.': 'Dwa ruchy dla każdej jednostki przegranego.',
  Panic: 'Panika',
  'Withdrawal of friends': 'Odwrót sojuszników',
  'Those whom that marker breaks withdraw in their turn.': 'Kogo złamie znacznik, ten też się wycofuje.',
  'Blast markers': 'Znaczniki wybuchu',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Formacja, która straciła Ethereala, dostaje dodatkowo K3 znaczników wybuchu.',
  Consolidation: 'Konsolidacja',
  'A free move of 5cm, into no zone of control.': 'Dodatkowy ruch, najwyżej o 5 cm, ale nie do strefy kontroli.',
  Over: 'Koniec',
  'The assault is over.': 'Szturm skończony.',
  'No assault': 'Bez szturmu',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Nikt nie był dość blisko: akcja się kończy i walki nie ma.',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Każdy ruch, przy którym jednostka trafia na niebezpieczny teren, wymaga od niej testu.',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Zwycięzcy złamani ogniem wycofują się i szturm się kończy.',
};

/** What the assault machine says of itself. */
const assaultChart: Words['assault/chart'] = /* @__PURE__ */ together(assaultMoments, {
  'Saves and losses': 'Rzuty obronne i straty',
  Assault: 'Szturm',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Szturm w Epic: Armageddon, od wyboru celu do konsolidacji zwycięzcy.',
  'Set-up': 'Przygotowanie',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'Ustawienie na stole według scenariusza; niektóre scenariusze zaczynają się od ataków.',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Niektóre scenariusze najpierw wymagają testu akcji: czy formacja odważy się na szturm?',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Każda jednostka szturmującej formacji rusza się raz; ktoś musi skończyć w odległości do 15 cm od wroga i na '
      + 'linii strzału.',
  'Nothing saves what dangerous terrain takes.': 'Przed niebezpiecznym terenem nic nie chroni.',
  'What follows': 'Co dalej',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Pasażerowie wychodzą z wraków, machiny bojowe wybuchają, trafienia krytyczne się rozlicza.',
  'Formations on overwatch may fire at those who have charged.': 'Formacje na czuwaniu mogą strzelać do szarżujących.',
  'Those who charge save, in cover if they have any.':
    'Szarżujący wykonują rzut obronny, także za osłonę, jeśli ją mają.',
  'Within 15cm': 'Do 15 cm',
  'Is there an assault at all?': 'Czy w ogóle dochodzi do szturmu?',
  'Counter-charge': 'Kontrszarża',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Jednostki bez kontaktu idą prosto na najbliższego wroga; po remisie najpierw atakujący.',
  'In the first round only the defender counter-charges.': 'W pierwszej rundzie kontrszarżuje tylko obrońca.',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Atakują wszyscy, którzy są bezpośrednio w walce: First Strike przed innymi, makrobroń rozliczana na końcu.',
  'Directly engaged': 'Bezpośrednio w walce',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    'Kto jest w kontakcie, kto w odległości do 15 cm i na linii strzału? W pierwszej rundzie musi być ktoś taki.',
  'Does anybody strike before the others?': 'Czy ktoś uderza przed innymi?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'Rzuca się kośćmi, trafienia spadają najpierw na najbliższych, ich właściciele wykonują rzuty obronne, zabitych '
      + 'zdejmuje się ze stołu.',
  'Everybody who is hit saves.': 'Kto został trafiony, wykonuje rzut obronny.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Trafienia makrobroni i Titan Killer rozlicza się po innych.',
  'Few saves stand against these hits.': 'Przed trafieniami makrobroni i Titan Killer mało co chroni.',
  'Swift outcome': 'Rozstrzygnięcie od razu',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Padli wszyscy obrońcy albo wszyscy walczący atakujący: szturm się tu kończy.',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Machiny bojowe po wybuchu, jeśli wybuchy czekają na koniec kroku.',
  Support: 'Wsparcie',
  'Formations near enough lend their firefight to both sides.':
    'Formacje, które są wystarczająco blisko, wspierają swoją stronę wymianą ognia.',
  'Wiped out': 'Wybita strona',
  'Has one side been wiped out?': 'Czy jedna strona została wybita?',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Obie strony rzucają dwiema kośćmi, zostawiają wyższą i dodają to, co dała im walka.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Po remisie walczy się dalej; inaczej przegrani dostają tyle trafień dobijania, ile wynosi różnica.',
  'Nobody saves; war engines throw for critical hits.':
    'Rzutów obronnych nie ma; machiny bojowe rzucają na trafienia krytyczne.',
  Withdraw: 'Odwrót',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'Przegrany łamie się i wycofuje dwoma ruchami; kto skończy za blisko wroga, przepada.',
  Break: 'Złamanie',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Każda przegrana formacja się łamie; złamana już wcześniej zostaje zniszczona.',
  'Landed aircraft of the loser are lost; who sat inside saves.':
    'Samoloty przegranych, które wylądowały, przepadają; kto w nich siedział, wykonuje rzut obronny.',
  'What is left of the losers withdraws.': 'To, co zostało z przegranych, wycofuje się.',
  'Shaken friends': 'Znaczniki sojuszników',
  'Friends of the loser who stood near take a Blast marker.':
    'Sojusznicy przegranego, którzy stali blisko, dostają po znaczniku wybuchu.',
  'Friends who were broken lose units instead of taking a marker.':
    'Sojusznicy, którzy byli złamani, zamiast znacznika tracą jednostki.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Sojusznicy, których złamał znacznik, też się wycofują.',
  Consolidate: 'Konsolidacja',
  'The winner takes a Blast marker for each loss, and moves up to 5cm.':
    'Zwycięzca dostaje znacznik wybuchu za każdą stratę i przesuwa się najwyżej o 5 cm.',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Znaczniki wybuchu za straty ze wszystkich rund; mogą złamać zwycięzcę.',
  'Who may move?': 'Kto może się ruszyć?',
  'starts at attacks': 'zaczyna się od ataków',
  'asks for test': 'wymaga testu',
  'is test die': 'kość testu',
  'has passed': 'test zdany',
  'may repeat test': 'może powtórzyć test',
  'may be target': 'może być celem',
  'may charge': 'może szarżować',
  'may take care to charge': 'może szarżować ostrożnie',
  'may get out to charge': 'może wysiąść do szarży',
  'may end charge': 'może skończyć szarżę',
  'has waiting hits': 'czekają trafienia',
  'is safe': 'jednostka bezpieczna',
  'are terrain dice': 'kości terenu',
  'is settled': 'rozliczone',
  'may save': 'możliwy rzut obronny',
  'are save dice': 'kości obrony',
  'has no aftermath': 'nic nie następuje',
  'are passengers next': 'teraz pasażerowie',
  'is sure blast next': 'pewny wybuch',
  'is blast next': 'teraz wybuch',
  'are splash dice': 'kości wybuchu',
  'may enter critical': 'może wpisać trafienie krytyczne',
  'is nobody on overwatch': 'nikt nie czuwa',
  'may fire': 'może strzelać',
  'has broken in charge': 'złamana w szarży',
  'is within reach': 'w zasięgu',
  'may withdraw': 'może się wycofać',
  'is first round': 'pierwsza runda',
  'attacker may counter charge': 'atakujący może kontrszarżować',
  'attacker may rise': 'atakujący może się wznieść',
  'attacker may take care': 'atakujący może iść ostrożnie',
  'attacker may get out': 'atakujący może wysiąść',
  'attacker may get in': 'atakujący może wsiąść',
  'attacker may end counter charge': 'atakujący może skończyć kontrszarżę',
  'defender may counter charge': 'obrońca może kontrszarżować',
  'defender may rise': 'obrońca może się wznieść',
  'defender may take care': 'obrońca może iść ostrożnie',
  'defender may get out': 'obrońca może wysiąść',
  'defender may get in': 'obrońca może wsiąść',
  'defender may end counter charge': 'obrońca może skończyć kontrszarżę',
  'may not begin': 'nie może zacząć',
  'has choosers': 'ktoś wybiera',
  'may choose way': 'może wybrać sposób',
  'may split': 'może dzielić kości',
  'has first strike': 'ma First Strike',
  'has no dice': 'brak kości',
  'is thrown': 'kości rzucone',
  'are attack dice': 'kości ataku',
  'has no hits at all': 'żadnych trafień',
  'has no hits': 'brak trafień',
  'may move hit': 'może przenieść trafienie',
  'may aim': 'może celować',
  'is settled for good': 'w pełni rozliczone',
  'has macro hits': 'są trafienia makrobroni',
  'has held blasts': 'czekają wybuchy',
  'is swift': 'koniec od razu',
  'has no supporters': 'brak wspierających',
  'may support': 'może wspierać',
  'has more support': 'jest więcej wsparcia',
  'is wiped out': 'strona wybita',
  'are result dice': 'kości wyniku',
  'is tied': 'remis',
  'has aftermath': 'coś następuje',
  'is anyone withdrawing': 'ktoś się wycofuje',
  'is grieving': 'żałoba',
  'are grief dice': 'kości żałoby',
  'is anyone consolidating': 'ktoś się konsoliduje',
  'may consolidate': 'może się konsolidować',
  'may get in afterwards': 'może potem wsiąść',
  'Formations on overwatch may fire at those who have moved.':
    'Formacje na czuwaniu mogą strzelać do tych, którzy się ruszyli.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Trafione jednostki mają rzut obronny, także za osłonę, jeśli ją mają; przed paniką złamanych nic nie chroni.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Znaczniki wybuchu mogą złamać zwycięzców; złamanej formacji każdy odbiera jednostkę.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Kto stoi z dala od innych, przepada; czy ktoś stoi za blisko wroga?',
  'Has the fire broken anybody who won?': 'Czy ogień złamał kogoś ze zwycięzców?',
  'Whoever was broken has withdrawn.': 'Złamani się wycofali.',
  'may collect to charge': 'może zabrać pasażerów w szarży',
  'is still going': 'jeszcze w drodze',
  'may take care to withdraw': 'może wycofać się ostrożnie',
  'may set down': 'może wysadzić pasażerów',
  'may collect to withdraw': 'może zabrać pasażerów w odwrocie',
  'may be halfway': 'może skończyć pierwszy ruch',
  'may draw fire': 'może ściągnąć ogień',
  'may draw fire at winner': 'zwycięzca może ściągnąć ogień',
  'What dangerous terrain, overwatch and enemies too near cost is settled.':
    'Rozlicza się straty od niebezpiecznego terenu, ognia z czuwania i zbyt bliskich wrogów.',
  'Who is left goes on; or it was the end of the withdrawal.': 'Kto został, idzie dalej; albo był to koniec odwrotu.',
  'is under fire': 'jest pod ogniem',
  'is still withdrawing': 'jeszcze się wycofuje',
});

/** What the phase machine says of moments of any part of a phase. */
const phaseMoments: Words['phase/moments'] = {
  'Fall back again': 'Dalszy odwrót',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Jednostki, które od wcześniejszej tury się nie zebrały, kontynuują odwrót, zanim ktoś zaszarżuje.',
  Regroup: 'Zbiórka',
  'Dangerous terrain': 'Niebezpieczny teren',
  'Pile-in': 'Dosunięcie',
  'How to charge?': 'Jak szarżować?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Tekst nie mówi, jak szarżują jednostki. Gracze mogą się umówić albo zacząć od walki.',
  'What comes of it?': 'Co z tego wynika?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Tekst nie mówi, co wynika z walki. Gracze mogą się umówić albo poprzestać na ranach.',
  Over: 'Koniec',
  'Every combat has been fought. The other player’s turn comes next.':
    'Wszystkie walki rozegrane. Następna jest tura drugiego gracza.',
  'Units that fall back may regroup at the start of their turn, where a row tells how.':
    'Jednostki w odwrocie mogą się zebrać na początku swojej tury, jeśli uzupełnienie mówi, jak.',
};

/** What it says of those of the charges. */
const phaseCharges: Words['phase/charges'] = {
  'Declare charges': 'Ogłoś szarże',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Kto będzie szarżował, mówi, na kogo. Nikt się nie rusza, póki nie ogłoszono wszystkich szarż.',
  'Who moves next': 'Kto następny',
  'Of those who have declared, one unit moves next.':
    'Rusza się następna z jednostek, które ogłosiły szarżę.',
  'Charge range': 'Zasięg szarży',
  'In difficult terrain the higher of two dice is how far they come.':
    'W trudnym terenie jednostki dochodzą tak daleko, jak mówi wyższa z dwóch kości.',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Jednostki w odwrocie, na które ktoś szarżuje, od razu się zbierają albo giną.',
  'Nearest model': 'Najbliższy model',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'Model najbliżej wroga rusza się pierwszy, do kontaktu z najbliższym wrogiem.',
  'Other models': 'Pozostałe modele',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.':
    'Pozostałe idą po kolei: do niezajętych wrogów, do dowolnego wroga albo blisko sojusznika, który dotyka wroga.',
  'Declare a charge': 'Ogłoś szarżę',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Jednostka ogłasza, na kogo szarżuje, najpierw cel główny; albo nikt już nie szarżuje.',
  Overwatch: 'Ogień obronny',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Każdy cel szarży może strzelać, raz na turę, chyba że jest w walce wręcz.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Dwie kości mówią, jak daleko dojdzie jednostka; trudny teren po drodze coś z tego zabiera.',
  'Models that went through dangerous terrain lose a wound on a 1.':
    'Modele, które szły przez niebezpieczny teren, przy wyniku 1 tracą punkt żywotności.',
  Templates: 'Wzorniki',
  'A die says how often each template hits; then the fire is settled like blows.':
    'Kość mówi, ile razy trafia każdy wzornik; potem ogień obronny rozlicza się jak ciosy.',
  'Throw again?': 'Rzucić ponownie?',
  'Some units may throw their dice for the charge again, once: both or one of them.':
    'Niektóre jednostki mogą raz powtórzyć rzut na szarżę: obiema kośćmi albo jedną.',
  'Charge range again': 'Zasięg szarży, powtórka',
  'The dice that are thrown again count as they fall.': 'Na przerzuconych kościach liczy się nowy wynik.',
  'Counter-attack': 'Kontratak',
  'How far they come': 'Jak daleko idą',
  'Each of them moves once, to an enemy if it can.': 'Każdy model rusza się raz, do wroga, jeśli może.',
};

/** What it says of those of a fight. */
const phaseFight: Words['phase/fight'] = {
  Fear: 'Strach',
  'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.':
    'Kto dotyka wroga budzącego strach, sprawdza testem, czy walczy tak dobrze, jak potrafi.',
  Rampage: 'Szał zniszczenia',
  'Those who are outnumbered and go on a rampage throw for their attacks.':
    'Kto jest w mniejszości i wpada w szał zniszczenia, rzuca na swoje ataki.',
  'To hit again': 'Ponowny rzut na trafienie',
  'Some throw failed dice to hit once more.': 'Niektórzy powtarzają nieudane rzuty na trafienie.',
  'Which combat?': 'Która walka?',
  'The player whose turn it is picks the combat that is fought next.':
    'Gracz, którego tura trwa, wybiera następną walkę.',
  Weapons: 'Broń',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Kto ma wybór broni, mówi, czym uderza, bo od tego może zależeć, kiedy uderzy.',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Dosuwają się ci, na których Inicjatywę kolej, a którzy nikogo nie dotykają; najpierw jedna strona, potem druga.',
  'A die for everybody whose way led through dangerous terrain.':
    'Kość za każdy model, którego droga wiodła przez niebezpieczny teren.',
  Aim: 'Cel',
  'Who could strike several units says which.': 'Kto może uderzyć jedną z kilku jednostek, mówi, którą.',
  'Whom to strike?': 'Kogo uderzyć?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Tekst nie mówi, kogo uderza model, który może uderzyć jedną z kilku jednostek. Gracze mogą się umówić.',
  'To hit': 'Na trafienie',
  'Dice to hit, like ones together.': 'Kości na trafienie, jednakowe razem.',
  Toughness: 'Wytrzymałość',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Która Wytrzymałość się liczy, gdy jednostka ma kilka? Czasem mówi to właściciel.',
  'To wound': 'Na zranienie',
  'Dice to wound for every hit.': 'Kości na zranienie za każde trafienie.',
  'To wound again': 'Ponowny rzut na zranienie',
  'Some weapons throw failed dice to wound once more.': 'Niektóre bronie powtarzają nieudane rzuty na zranienie.',
  'Who takes them?': 'Kto przyjmuje rany?',
  'A player says who takes wounds, or which come first.': 'Gracz mówi, kto przyjmuje rany albo które są pierwsze.',
  Saves: 'Obrona',
  'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.':
    'Kości na rzuty obronne. Z dwóch rzutów wykonuje się jeden, lepszy, chyba że właściciel powie inaczej.',
  'Force weapon': 'Broń psioniczna',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Kto zranił bronią psioniczną, sprawdza testem, czy zabija ona na miejscu.',
  'Look out, sir': 'Uwaga, sir',
  'A wound that falls on a character may be taken by somebody beside him, where a row says so.':
    'Ranę, która spadłaby na bohatera, może przyjąć ktoś obok niego, jeśli uzupełnienie tak mówi.',
};

/** What it says of those of what comes of a fight. */
const phaseAftermath: Words['phase/aftermath'] = {
  Panic: 'Panika',
  'Friends of those who were wiped out test their morale.': 'Test morale wykonują ci, których sojuszników wybito.',
  Morale: 'Morale',
  'Fail on purpose?': 'Celowo nie zdać?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Kto nie może zranić wroga, może celowo nie zdać testu, jeśli tekst tak mówi.',
  'Two dice for every losing unit.': 'Dwie kości za każdą przegraną jednostkę.',
  'Whoever touches nobody goes as near to the enemy as it can.': 'Kto nikogo nie dotyka, idzie jak najbliżej wroga.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Jeśli modele ruszają się jak w szarży: kość za każdy, którego droga wiodła przez niebezpieczny teren.',
  'Sweeping advance': 'Pościg',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Jeśli dopadnięci giną: kość i Inicjatywa obu stron.',
  'Fall back': 'Odwrót',
  'Everybody who runs throws for how far.': 'Kto ucieka, rzuca na długość odwrotu.',
  'Sweep?': 'Ruszyć w pościg?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Każdy zwycięzca, który może ruszyć w pościg, decyduje, widząc już, jak daleko uciekają przegrani.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Jeden rzut za każdego ścigającego, przeciw wszystkim, którzy przed nim uciekają.',
  'Free round?': 'Dodatkowa runda?',
  'Where the text has a free round: does the winner strike once more?':
    'Jeśli tekst przewiduje dodatkową rundę: czy zwycięzca uderza jeszcze raz?',
  'Pile-in after a sweep': 'Dosunięcie po pościgu',
  Consolidation: 'Konsolidacja',
  'A die says how far the unit may go.': 'Kość mówi, jak daleko jednostka może iść.',
  'Each model may move once.': 'Każdy model może wykonać jeden ruch.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Jeśli tekst tak mówi: kość za każdy model, którego droga wiodła przez niebezpieczny teren.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Jednostki w odwrocie, na które ktoś wpadł, zdają test zbiórki albo giną.',
  'Roll-off': 'Rzut o pierwszeństwo',
  'Where both sides have such units, a die for each says who begins.':
    'Gdy obie strony mają jednostki, które mogą się oderwać, rzut kością każdej ze stron decyduje, kto zaczyna.',
  'Break away?': 'Oderwać się?',
  'The unit may try to break away from its fight.': 'Jednostka może spróbować oderwać się od walki.',
  'Initiative test': 'Test Inicjatywy',
  'A die against its Initiative.': 'Rzut kością na Inicjatywę jednostki.',
  'Where to?': 'Dokąd?',
  'Whoever has passed names a direction.': 'Kto zdał, podaje kierunek.',
  'How far': 'Jak daleko',
  'Three dice say how far. If that takes all of them clear of the enemy, they go.':
    'Trzy kości mówią, jak daleko. Jeśli to wystarczy, by wszystkie modele oderwały się od wroga, jednostka odchodzi.',
};

const phaseParts = /* @__PURE__ */ together(
  /* @__PURE__ */ together(phaseMoments, phaseCharges), /* @__PURE__ */ together(phaseFight, phaseAftermath),
);

/** What the phase machine says of itself. */
const phaseChart: Words['phase/chart'] = /* @__PURE__ */ together(phaseParts, {
  'has nobody to frighten': 'nie ma kogo przestraszyć',
  'has nobody on rampage': 'bez szału zniszczenia',
  'has no hit rerolls': 'brak powtórek na trafienie',
  'are fear dice': 'kości strachu',
  'are rampage dice': 'kości szału zniszczenia',
  'are hit reroll dice': 'kości powtórki na trafienie',
  'Assault phase': 'Faza szturmu',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Faza szturmu w grze Warhammer 40,000, od pierwszej szarży do ostatniej konsolidacji.',
  'Set-up': 'Przygotowanie',
  'The table as it stands; some scenarios begin with the fight.':
    'Obecne ustawienie na stole; niektóre scenariusze zaczynają się od walki.',
  Charges: 'Szarże',
  'All charges are declared, then they are made.': 'Najpierw ogłasza się wszystkie szarże, potem się je wykonuje.',
  'Does it reach?': 'Czy szarża dochodzi do celu?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Jeśli najbliższy model nie może dojść do wroga, nikt się nie rusza.',
  'Charge moves': 'Ruchy szarży',
  'The unit moves, and whom it touches it is locked with.':
    'Jednostka się rusza, a z kim się zetknie, z tym jest związana walką.',
  'Who is left to move': 'Kto ma się jeszcze ruszyć',
  'Is everybody where they go?': 'Czy wszyscy są na miejscu?',
  Locked: 'Związanie walką',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Kogo dotknięto, ten walczy; cele szarży bez kontaktu nie walczą.',
  'One unit after another charges.': 'Szarżuje jednostka po jednostce.',
  Fight: 'Walka',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Walka po walce, od najwyższej Inicjatywy do najniższej.',
  'Free round': 'Dodatkowa runda',
  'Somebody may have a free round to strike before the next combat, or wounds to save beside it.':
    'Ktoś może mieć dodatkową rundę przed następną walką albo rany do rozliczenia poza nią.',
  'Next Initiative': 'Następna Inicjatywa',
  'The ladder goes on to the next rung at which anybody strikes.':
    'Kolej na następny szczebel, na którym ktoś uderza.',
  Blows: 'Ciosy',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Uderzają wszyscy, na których kolej, obie strony naraz; potem rzuty obronne.',
  Wounds: 'Rany',
  'Wounds are dealt, and what is not saved is taken.':
    'Rozdziela się rany, a te bez udanego rzutu obronnego się przyjmuje.',
  'Fight over': 'Po walce',
  'Everybody has struck.': 'Wszyscy uderzyli.',
  'After the fight': 'Następstwa walki',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Rozlicza się jedną walkę, etap po etapie w kolejności z tekstu.',
  Tally: 'Bilans',
  'Wounds are counted. A text that tells the fight alone gives their number and says no more.':
    'Rany się zlicza. Tekst, który opisuje samą walkę, podaje ich liczbę i nic więcej nie mówi.',
  'Next stage': 'Następny etap',
  'Which stage is next? The texts have them in different orders.':
    'Który etap następny? Teksty podają różną kolejność.',
  'The losers test whether they hold.': 'Przegrani sprawdzają testem, czy wytrzymają.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Kto wciąż jest związany, dosuwa się, najpierw strona, której tura trwa.',
  'Break-off': 'Oderwanie',
  'Those who failed run, and winners may sweep after them.':
    'Kto nie zdał, ucieka, a zwycięzcy, którzy mogą, ruszają w pościg.',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Kogo nie dopadnięto, ten ucieka tak daleko, jak mówią kości; odcięci giną.',
  'Sweepers who caught somebody close up to them.': 'Ścigający, którzy kogoś dopadli, dosuwają się do niego.',
  'Victors with nobody left to fight reorder their ranks.':
    'Zwycięzcy, którzy nie mają z kim walczyć, porządkują szyki.',
  'Who consolidates next, and is it known how far?': 'Kto konsoliduje się następny i czy wiadomo, jak daleko?',
  Untold: 'Brak w tekście',
  'This text does not tell what comes next.': 'Ten tekst nie mówi, co dalej.',
  'What is untold': 'Czego brakuje',
  'Is it the charge that is not told, or what comes of a fight?': 'Czy brakuje szarży, czy tego, co wynika z walki?',
  'is anybody falling on': 'trwa dalszy odwrót',
  'starts at fight': 'zaczyna się od walki',
  'charges together': 'szarże naraz',
  'charges in turn': 'szarże po kolei',
  'are falling on dice': 'kości dalszego odwrotu',
  'may declare charge': 'może ogłosić szarżę',
  'has no charge left': 'brak szarż',
  'has one charge left': 'została jedna szarża',
  'may pick charger': 'może wybrać szarżującego',
  'needs no range dice': 'bez rzutu na zasięg',
  'are range dice': 'kości zasięgu',
  'is out of reach': 'poza zasięgiem',
  'must regroup': 'musi się zebrać',
  'are regroup dice': 'kości zbiórki',
  'may move charger': 'może przesunąć szarżującego',
  'have all chargers moved': 'wszyscy po ruchu',
  'may end charge moves': 'może skończyć ruchy',
  'are chargers gone': 'nie ma szarżujących',
  'is nobody to fire': 'nikt nie strzela',
  'may fire overwatch': 'może strzelać',
  'must test dangers': 'wymaga testu terenu',
  'has lost initial': 'pierwszy model padł',
  'are danger dice': 'kości terenu',
  'is in free round': 'w dodatkowej rundzie',
  'is fighting': 'walczy',
  'has no combat left': 'brak walk',
  'may choose': 'może wybrać',
  'has no weapons to choose': 'bez wyboru broni',
  'may choose save': 'może wybrać rzut obronny',
  'may decline look out': 'może zrzec się ostrzeżenia',
  'may choose weapon': 'może wybrać broń',
  'is fight over': 'po walce',
  'piles in at rungs': 'dosuwa się co szczebel',
  'have both piled in': 'obie strony się dosunęły',
  'has piled into danger': 'dosunięcie w niebezpieczny teren',
  'has side piled in': 'strona się dosunęła',
  'may pile in now': 'może się dosunąć',
  'are pile in danger dice': 'kości terenu po dosunięciu',
  'has nothing to aim': 'bez celowania',
  'is aiming untold': 'tekst nie mówi, kogo uderzyć',
  'may aim': 'może celować',
  'is aiming told': 'tekst mówi, kogo uderzyć',
  'may agree': 'może się umówić',
  'has no hit dice': 'brak kości trafień',
  'are hit dice': 'kości trafień',
  'is toughness settled': 'Wytrzymałość ustalona',
  'has no wound dice': 'brak kości zranień',
  'are wound dice': 'kości zranień',
  'has no rerolls': 'brak powtórek',
  'are reroll dice': 'kości powtórki',
  'is allocated': 'rozdzielone',
  'has choice': 'ma wybór',
  'has saves': 'są rzuty obronne',
  'are save dice': 'kości obrony',
  'are psychic dice': 'kości psioniki',
  'is aftermath untold': 'następstw brak w tekście',
  'is at panic': 'przy panice',
  'is at morale': 'przy morale',
  'is at pile in': 'przy dosunięciu',
  'is at break off': 'przy oderwaniu',
  'is at consolidation': 'przy konsolidacji',
  'is nobody testing': 'nikt nie testuje',
  'are panic dice': 'kości paniki',
  'is nobody asked': 'nikogo się nie pyta',
  'are morale dice': 'kości morale',
  'has piled in': 'po dosunięciu',
  'has ended in danger': 'w niebezpiecznym terenie',
  'may pile in': 'może się dosunąć',
  'are end pile in danger dice': 'kości terenu na koniec',
  'is nobody breaking': 'nikt nie ucieka',
  'is nobody racing': 'nikt nie goni',
  'are race dice': 'kości wyścigu',
  'is nobody rolling': 'nikt nie rzuca',
  'are fall back dice': 'kości odwrotu',
  'is nobody sweeping': 'nikt nie ściga',
  'are sweep dice': 'kości pościgu',
  'is consolidating': 'konsoliduje się',
  'is nobody consolidating': 'nikt się nie konsoliduje',
  'are consolidation dice': 'kości konsolidacji',
  'may consolidate': 'może się konsolidować',
  'may end consolidation': 'może skończyć konsolidację',
  'is nobody endangered': 'nikt nie jest zagrożony',
  'are consolidation danger dice': 'kości terenu po konsolidacji',
  'is nobody regrouping': 'nikt się nie zbiera',
  'are regroup dice afterwards': 'kości zbiórki po konsolidacji',
  'is tallied': 'policzone',
  'is outcome told': 'wynik jest w tekście',
  'Those who are charged and touch nobody come to meet the chargers, where a row has them do so.':
    'Cele szarży, które nikogo nie dotykają, wychodzą naprzeciw szarżującym, jeśli uzupełnienie tak każe.',
  'Who else comes': 'Kto jeszcze idzie',
  'Another unit that was charged may come to meet them too.': 'Inny cel szarży też może wyjść naprzeciw szarżującym.',
  'No retreat': 'Bez odwrotu',
  'Losers that need not or cannot run take wounds for it, where a row says so.':
    'Przegrani, którzy nie muszą lub nie mogą uciec, otrzymują za to rany, jeśli uzupełnienie tak mówi.',
  'Hit and run': 'Uderz i uciekaj',
  'Units that are locked break away, where a row lets them, one after another.':
    'Związane jednostki odrywają się jedna po drugiej, jeśli uzupełnienie im na to pozwala.',
  'Who breaks away': 'Kto się odrywa',
  'Who is locked and may try next?': 'Kto jest związany i może teraz spróbować?',
  'Who is left free': 'Kto zostaje niezwiązany',
  'Has it left anybody without an enemy?': 'Czy jednostka, która się oderwała, zostawiła kogoś bez wroga?',
  'is anybody rallying': 'ktoś się zbiera',
  'are rally dice': 'kości zbiórki',
  'must regroup in turn': 'musi się zebrać (po kolei)',
  'are targets gone': 'brak celów',
  'may shoot overwatch': 'możliwy ogień obronny',
  'is no template left': 'brak wzorników',
  'are template dice': 'kości wzorników',
  'throws no range again': 'bez powtórki rzutu',
  'is countered': 'wychodzą naprzeciw',
  'needs no counter dice': 'bez kości kontrataku',
  'are counter dice': 'kości kontrataku',
  'may counter': 'może wyjść naprzeciw',
  'is somebody countering': 'ktoś jeszcze idzie',
  'is aside': 'rany poza walką',
  'may slip away': 'może się oderwać',
  'has look outs': 'ktoś ostrzega',
  'are look out dice': 'kości ostrzeżenia',
  'is firing': 'trwa ogień obronny',
  'is holding out': 'ktoś trwa na miejscu',
  'is at no retreat': 'przy „Bez odwrotu”',
  'is nobody rolling off': 'bez rzutu o pierwszeństwo',
  'are roll off dice': 'kości pierwszeństwa',
  'is nobody testing initiative': 'bez testu Inicjatywy',
  'are initiative dice': 'kości Inicjatywy',
  'is nobody slipping': 'nikt się nie odrywa',
  'are slip dice': 'kości oderwania',
});

export const chartBooks: English['chart'] = {
  statechart,
};

export const epicMomentsBooks: English['epic-moments'] = {
  'assault/moments': assaultMoments,
};

export const epicChartBooks: English['epic-chart'] = {
  'assault/chart': assaultChart,
};

export const warhammer40kMomentsBooks: English['warhammer-40k-moments'] = {
  'phase/moments': phaseMoments,
};

export const warhammer40kChargesMomentsBooks: English['warhammer-40k-charges-moments'] = {
  'phase/charges': phaseCharges,
};

export const warhammer40kFightMomentsBooks: English['warhammer-40k-fight-moments'] = {
  'phase/fight': phaseFight,
};

export const warhammer40kAftermathMomentsBooks: English['warhammer-40k-aftermath-moments'] = {
  'phase/aftermath': phaseAftermath,
};

export const warhammer40kChartBooks: English['warhammer-40k-chart'] = {
  'phase/chart': phaseChart,
};
