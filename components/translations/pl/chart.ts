/** In Polish: the statechart of an assault, and what stands around it. */
import type { English } from '../english.ts';

type Words = English['chart'];

/** The words of the statechart's screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'gotowe',
    after: delay => `po ${delay}`,
    actorDone: actor => `${actor} gotowe`,
    actorFailed: actor => `${actor} błąd`,
    actorChanged: actor => `${actor} zmiana`,
    else: 'cokolwiek innego',
  },
  window: 'Diagram: strzałki go przesuwają, plus i minus powiększają, 0 pokazuje całość, 1 to, co aktywne',
  picture: (title, now) => (now === '' ? `Diagram stanów: ${title}` : `Diagram stanów: ${title}, teraz ${now}`),
  tools: 'Widok',
  walk: 'Przejście',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  all: 'Cały diagram',
  active: 'Gdzie teraz jest',
  takeSvg: 'Zapisz jako SVG',
  takePng: 'Zapisz jako PNG',
  noPicture: 'Ta strona nie pozwala tworzyć obrazów.',
  tree: 'Ten sam diagram jako lista',
  treeOf: title => `Stany i zdarzenia: ${title}`,
  over: 'To już koniec.',
  stands: (where, isOver) => `Teraz: ${where}.${isOver ? ' To już koniec.' : ''}`,
  open: 'teraz możliwe',
  elsewhere: 'inne ma pierwszeństwo',
  refused: (say, rule) => (rule === '' ? `odmowa, brak: ${say}` : `odmowa: ${say}`),
  refusedAlone: 'odmowa',
  byItself: 'samo z siebie',
  stays: 'zostaje tutaj',
  then: 'potem to, co następuje samo',
  to: targets => `dokąd: ${targets}`,
  isActive: 'aktywny',
  wasActive: 'odwiedzony',
  isMarked: 'inny',
  leads: where => `Prowadzi tu: ${where}.`,
  leadsNowhere: 'Teraz nigdzie nie prowadzi.',
  opened: title => `Widać zasadę: ${title}.`,
  possible: 'Teraz możliwe',
  refusals: 'Nie teraz',
  next: 'Dalej',
  back: 'Wstecz',
  reset: 'Od początku',
  history: 'Gdzie już był',
  start: 'Start',
  because: guards => `bo: ${guards}`,
  ruleOf: (rule, event) => `Zasada ${rule}, czemu nie ${event}`,
  close: 'Zamknij',
  noRule: 'Nic więcej o tym nie ma.',
  loading: 'Diagram się wczytuje.',
  notLoaded: 'Nie udało się wczytać diagramu.',
  tryAgain: 'Spróbuj ponownie',
};

/** What the assault machine says of itself. */
const assaultChart: Words['assault/chart'] = {
  Assault: 'Szturm',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Szturm w Epic: Armageddon, od wyboru celu do konsolidacji zwycięzcy.',
  'Set-up': 'Układ',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'Stół tak, jak w scenariuszu; niektóre scenariusze zaczynają od ataków.',
  'Action test': 'Test akcji',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Niektóre scenariusze najpierw żądają testu akcji: czy formacja odważy się na szturm?',
  'One die against the initiative of the engaging formation.': 'Jedna kość przeciw inicjatywie szturmującej formacji.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Z Supreme Commanderem nieudany test można raz powtórzyć; inaczej walki nie ma.',
  Target: 'Cel',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'Szturmująca formacja mówi, na kogo szarżuje, z kim i kto stoi wśród nich.',
  Charge: 'Szarża',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Każda jednostka szturmującej formacji rusza się raz; ktoś musi skończyć do 15 cm i na linii strzału.',
  'The attacker moves unit by unit.': 'Atakujący rusza jednostkę po jednostce.',
  'Dangerous terrain': 'Niebezpieczny teren',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Jednostka, która wchodzi w niebezpieczny teren, przepada na 1.',
  'Nothing saves what dangerous terrain takes.': 'Przed niebezpiecznym terenem nic nie chroni.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Najpierw broni się obrońca, potem atakujący; komu się nie uda, schodzi ze stołu lub dostaje obrażenia.',
  'What follows': 'Co dalej',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Pasażerowie wychodzą z wraków, machiny bojowe wybuchają, trafienia krytyczne się rozlicza.',
  Blast: 'Wybuch',
  'A die for everybody near: is it caught in the blast?': 'Kość za każdego w pobliżu: czy sięga go wybuch?',
  'Critical hit': 'Krytyczne',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'Karta jednostki zostawia trafienie krytyczne stołowi: gracze wpisują, co zrobiło.',
  Overwatch: 'Czuwanie',
  'Formations on overwatch may fire at those who have charged.': 'Formacje na czuwaniu mogą strzelać do szarżujących.',
  'Who fires? The hits are rolled at the table and entered here.':
    'Kto strzela? Rzuca się na stole, a trafienia wpisuje tutaj.',
  'Those who charge save, in cover if they have any.': 'Szarżujący rzucają obronę, z osłony, jeśli ją mają.',
  'Within 15cm': 'Do 15 cm',
  'Is there an assault at all?': 'Czy w ogóle jest szturm?',
  Withdrawal: 'Odwrót',
  'Whoever broke on the way in withdraws and takes no part.': 'Kto się złamał po drodze, wycofuje się i nie walczy.',
  'Those too near an enemy are destroyed, war engines damaged.':
    'Kto stoi za blisko wroga, ginie; machiny bojowe dostają obrażenia.',
  'Counter-charge': 'Kontrszarża',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Jednostki bez kontaktu idą prosto na najbliższego wroga; po remisie najpierw atakujący.',
  'In the first round only the defender counter-charges.': 'W pierwszej rundzie kontrszarżuje tylko obrońca.',
  'Attacker counter-charges': 'Kontrszarża atakującego',
  'The attacker counter-charges first.': 'Atakujący kontrszarżuje pierwszy.',
  'Defender counter-charges': 'Kontrszarża obrońcy',
  'The defender counter-charges unit by unit.': 'Obrońca kontrszarżuje jednostka po jednostce.',
  Attacks: 'Ataki',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Atakują wszyscy bezpośrednio w walce: First Strike przed innymi, makrobroń rozliczana na końcu.',
  'Directly engaged': 'Bezpośrednio w walce',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    'Kto jest w kontakcie, kto do 15 cm i na linii strzału? W pierwszej rundzie ktoś musi być.',
  'How to fight': 'Jak walczyć',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Skimmery mówią, czy uderzają, czy strzelają, machiny bojowe dzielą kości.',
  'First Strike': 'First Strike',
  'Does anybody strike before the others?': 'Czy ktoś uderza przed innymi?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'Lecą kości, trafienia spadają na najbliższych, ich właściciele rzucają obronę, zabici schodzą.',
  'Both sides throw their attacks.': 'Obie strony rzucają za swoje ataki.',
  Hits: 'Kogo?',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Trafienia spadają najpierw na najbliższych; spośród równie bliskich wybiera ich właściciel.',
  Saves: 'Obrona',
  'Everybody who is hit saves.': 'Kto jest trafiony, rzuca obronę.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Trafienia makrobroni i Titan Killer przychodzą po innych.',
  'Macro-weapon hits': 'Trafienia makrobroni',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Trafienia makrobroni i Titan Killer spadają na ocalałych, najpierw najbliższych.',
  'Saves against macro-weapons': 'Obrona przed makrobronią',
  'Few saves stand against these hits.': 'Przed tymi trafieniami mało co chroni.',
  'Swift outcome': 'Szybki koniec',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Padli wszyscy obrońcy albo wszyscy walczący atakujący: szturm się tu kończy.',
  Blasts: 'Wybuchy',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Machiny bojowe po wybuchu, gdzie wybuchy czekają na koniec kroku.',
  Support: 'Wsparcie',
  'Formations near enough lend their firefight to both sides.':
    'Formacje, które są dość blisko, wspierają obie strony wymianą ognia.',
  Supporters: 'Wspierający',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Obie strony mówią, kto wspiera; wszyscy, którzy mogą, chyba że powiedzą inaczej.',
  'Supporting fire': 'Ogień wsparcia',
  'Wiped out': 'Wybici',
  'Has one side been wiped out?': 'Czy jedna strona została wybita?',
  Result: 'Wynik',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Obie strony rzucają dwiema kośćmi, zostawiają wyższą i dodają to, co dała im walka.',
  'Two dice a side.': 'Po dwie kości na stronę.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Remis gra się dalej; inaczej przegranych się dobija, tyle razy, ile wynosi różnica.',
  'Hack-downs': 'Dobijanie',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Trafienia bez obrony spadają na przegranych, w walce czy nie, najpierw na najbliższych.',
  'Nobody saves; war engines throw for critical hits.':
    'Nikt się nie broni; machiny bojowe rzucają na trafienia krytyczne.',
  Withdraw: 'Odwrót',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'Przegrany łamie się i wycofuje o dwa ruchy; kto skończy za blisko wroga, przepada.',
  Break: 'Łamanie',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Każda przegrana formacja się łamie; złamana już wcześniej zostaje zniszczona.',
  Wrecks: 'Wraki',
  'Landed aircraft are lost with the assault; who sat inside saves.':
    'Samoloty na ziemi przepadają ze szturmem; kto siedział w środku, rzuca obronę.',
  'What is left of the losers withdraws.': 'To, co zostało z przegranych, wycofuje się.',
  'Two moves for each unit of the loser.': 'Dwa ruchy dla każdej jednostki przegranego.',
  'Shaken friends': 'Wstrząs u swoich',
  'Friends of the loser who stood near take a Blast marker.':
    'Swoi przegranego, którzy stali blisko, dostają znacznik wybuchu.',
  Panic: 'Panika',
  'Friends who were broken lose units instead of taking a marker.':
    'Swoi, którzy byli złamani, zamiast znacznika tracą jednostki.',
  'Friends whom the marker has broken withdraw in their turn.': 'Swoi, których złamał znacznik, też się wycofują.',
  'Withdrawal of friends': 'Odwrót swoich',
  'Those whom that marker breaks withdraw in their turn.': 'Kogo ten znacznik złamie, ten też się wycofuje.',
  Consolidate: 'Konsolidacja',
  'The winner takes a Blast marker for each loss, and moves 5cm.':
    'Zwycięzca dostaje znacznik wybuchu za każdą stratę i rusza się o 5 cm.',
  'Blast markers': 'Znaczniki wybuchu',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Znaczniki wybuchu za straty ze wszystkich rund; mogą złamać zwycięzcę.',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Formacja, która straciła Ethereala, dostaje K3 znaczników wybuchu więcej.',
  'Who may move?': 'Kto się rusza?',
  Consolidation: 'Konsolidacja',
  'A free move of 5cm, into no zone of control.': 'Wolny ruch o 5 cm, nie do strefy kontroli.',
  Over: 'Koniec',
  'The assault is over.': 'Szturm skończony.',
  'No assault': 'Bez szturmu',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Nikt nie był dość blisko: akcja się kończy i walki nie ma.',
  'starts at attacks': 'zaczyna od ataków',
  'asks for test': 'żąda testu',
  'is test die': 'kość testu',
  'has passed': 'zdany',
  'may repeat test': 'może powtórzyć test',
  'may be target': 'może być celem',
  'may charge': 'może szarżować',
  'may take care to charge': 'może szarżować ostrożnie',
  'may get out to charge': 'może wysiąść do szarży',
  'may end charge': 'może skończyć szarżę',
  'has waiting hits': 'czekają trafienia',
  'is safe': 'bezpieczna',
  'are terrain dice': 'kości terenu',
  'is settled': 'rozliczone',
  'may save': 'może się bronić',
  'are save dice': 'kości obrony',
  'has no aftermath': 'nic nie następuje',
  'are passengers next': 'teraz pasażerowie',
  'is sure blast next': 'pewny wybuch',
  'is blast next': 'teraz wybuch',
  'are splash dice': 'kości wybuchu',
  'may enter critical': 'może wpisać',
  'is nobody on overwatch': 'nikt nie czuwa',
  'may fire': 'może strzelać',
  'has broken in charge': 'złamana w szarży',
  'is within reach': 'w zasięgu',
  'may withdraw': 'może się wycofać',
  'is first round': 'pierwsza runda',
  'attacker may counter charge': 'atakujący może kontrszarżować',
  'attacker may rise': 'atakujący może się wynurzyć',
  'attacker may take care': 'atakujący może ostrożnie',
  'attacker may get out': 'atakujący może wysiąść',
  'attacker may get in': 'atakujący może wsiąść',
  'attacker may end counter charge': 'atakujący może skończyć kontrszarżę',
  'defender may counter charge': 'obrońca może kontrszarżować',
  'defender may rise': 'obrońca może się wynurzyć',
  'defender may take care': 'obrońca może ostrożnie',
  'defender may get out': 'obrońca może wysiąść',
  'defender may get in': 'obrońca może wsiąść',
  'defender may end counter charge': 'obrońca może skończyć kontrszarżę',
  'may not begin': 'nie może zacząć',
  'has choosers': 'ktoś wybiera',
  'may choose way': 'może wybrać sposób',
  'may split': 'może dzielić',
  'has first strike': 'ma First Strike',
  'has no dice': 'brak kości',
  'is thrown': 'rzucone',
  'are attack dice': 'kości ataku',
  'has no hits at all': 'żadnych trafień',
  'has no hits': 'brak trafień',
  'may move hit': 'może przenieść',
  'may aim': 'może celować',
  'is settled for good': 'w pełni rozliczone',
  'has macro hits': 'są trafienia makro',
  'has held blasts': 'czekają wybuchy',
  'is swift': 'od razu',
  'has no supporters': 'brak wspierających',
  'may support': 'może wspierać',
  'has more support': 'jest więcej wsparcia',
  'is wiped out': 'wybici',
  'are result dice': 'kości wyniku',
  'is tied': 'remis',
  'has aftermath': 'coś następuje',
  'is anyone withdrawing': 'ktoś się wycofuje',
  'is grieving': 'żałoba',
  'are grief dice': 'kości żałoby',
  'is anyone consolidating': 'ktoś się konsoliduje',
  'may consolidate': 'może się konsolidować',
  'may get in afterwards': 'może potem wsiąść',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Każdy ruch przez niebezpieczny teren kosztuje jednostkę test.',
  'Formations on overwatch may fire at those who have moved.':
    'Formacje na czuwaniu mogą strzelać do tych, którzy się ruszyli.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Trafieni rzucają na obronę, także z osłony; przed paniką złamanych nic nie chroni.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Znaczniki wybuchu mogą złamać zwycięzców; złamanych każdy kosztuje jednostkę.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Kto stoi z dala, ginie; czy ktoś stoi za blisko wroga?',
  'Has the fire broken anybody who won?': 'Czy ogień złamał kogoś ze zwycięzców?',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Zwycięzcy złamani ogniem wycofują się i szturm się kończy.',
  'Whoever was broken has withdrawn.': 'Złamani się wycofali.',
  'may collect to charge': 'może zabrać w szarży',
  'is still going': 'jeszcze w drodze',
  'may take care to withdraw': 'może uważać w odwrocie',
  'may set down': 'może wysadzić',
  'may collect to withdraw': 'może zabrać w odwrocie',
  'may be halfway': 'może być w połowie',
  'may draw fire': 'może ściągnąć ogień',
  'may draw fire at winner': 'zwycięzca może ściągnąć ogień',
};

export const books: Words = {
  statechart,
  'assault/chart': assaultChart,
};
