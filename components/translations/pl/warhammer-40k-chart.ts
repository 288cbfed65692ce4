/** In Polish: the statechart of Warhammer 40,000. */
import type { English } from '../english.ts';

type Words = English['warhammer-40k-chart'];

/** The conditions of the phase machine. */
const conditions = {
  'is anybody falling on': 'ktoś cofa się dalej',
  'starts at fight': 'zaczyna od walki',
  'charges together': 'szarże razem',
  'charges in turn': 'szarże po kolei',
  'are falling on dice': 'kości odwrotu',
  'may declare charge': 'może ogłosić szarżę',
  'has no charge left': 'brak szarż',
  'has one charge left': 'jedna szarża',
  'may pick charger': 'może wybrać',
  'needs no range dice': 'bez rzutu na zasięg',
  'are range dice': 'kości zasięgu',
  'is out of reach': 'poza zasięgiem',
  'must regroup': 'musi się zebrać',
  'are regroup dice': 'kości zbiórki',
  'may move charger': 'może go ruszyć',
  'have all chargers moved': 'wszyscy po ruchu',
  'may end charge moves': 'może skończyć ruchy',
  'are chargers gone': 'nie ma szarżujących',
  'is nobody to fire': 'nikt nie strzela',
  'may fire overwatch': 'może strzelać',
  'must test dangers': 'musi testować teren',
  'has lost initial': 'stracił pierwszego',
  'are danger dice': 'kości terenu',
  'is in free round': 'w wolnej rundzie',
  'is fighting': 'walczy',
  'has no combat left': 'brak walk',
  'may choose': 'może wybrać',
  'has no weapons to choose': 'bez wyboru broni',
  'may choose weapon': 'może wybrać broń',
  'is fight over': 'po walce',
  'piles in at rungs': 'dosuwa się co stopień',
  'have both piled in': 'obie się dosunęły',
  'has piled into danger': 'w groźny teren',
  'has side piled in': 'strona się dosunęła',
  'may pile in now': 'może się dosunąć',
  'are pile in danger dice': 'kości terenu',
  'has nothing to aim': 'bez celowania',
  'is aiming untold': 'celu brak w tekście',
  'may aim': 'może celować',
  'is aiming told': 'cel jest w tekście',
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
  'has saves': 'ma obronę',
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
  'is nobody asked': 'nikogo nie pytać',
  'are morale dice': 'kości morale',
  'has piled in': 'dosunięty',
  'has ended in danger': 'skończył w groźnym',
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
  'may end consolidation': 'może skończyć',
  'is nobody endangered': 'nikt zagrożony',
  'are consolidation danger dice': 'kości terenu po konsolidacji',
  'is nobody regrouping': 'nikt się nie zbiera',
  'are regroup dice afterwards': 'kości zbiórki potem',
  'is tallied': 'policzone',
  'is outcome told': 'wynik jest w tekście',
} as const;

/** What the phase machine says of itself. */
const phaseChart: Words['phase/chart'] = {
  'Assault phase': 'Faza szturmu',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Faza szturmu w Warhammer 40,000, od pierwszej szarży do ostatniej konsolidacji.',
  'Set-up': 'Układ',
  'The table as it stands; some scenarios begin with the fight.':
    'Stół tak, jak stoi; niektóre scenariusze zaczynają od walki.',
  'Fall back again': 'Dalszy odwrót',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Jednostki bez zbiórki od wcześniejszej tury cofają się dalej, zanim ktoś zaszarżuje.',
  Charges: 'Szarże',
  'All charges are declared, then they are made.': 'Wszystkie szarże się ogłasza, potem wykonuje.',
  'Declare charges': 'Ogłoś szarże',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Kto będzie szarżował, mówi na kogo. Nikt się nie rusza, póki wszyscy nie ogłoszą.',
  'Who moves next': 'Kto następny',
  'Of those who have declared, one unit moves next.': 'Spośród tych po ogłoszeniu rusza się następna jednostka.',
  'Charge range': 'Zasięg szarży',
  'In difficult terrain the higher of two dice is how far they come.':
    'W trudnym terenie dochodzą tak daleko, jak mówi wyższa z dwóch kości.',
  'Does it reach?': 'Czy dochodzi?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Jeśli najbliższy model nie może dojść do wroga, nikt się nie rusza.',
  Regroup: 'Zbiórka',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Jednostki w odwrocie, na które ktoś szarżuje, od razu się zbierają albo giną.',
  'Charge moves': 'Ruchy szarży',
  'The unit moves, and whom it touches it is locked with.':
    'Jednostka się rusza, a z kim się zetknie, z tym jest związana walką.',
  'Nearest model': 'Najbliższy model',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'Model najbliższy wroga rusza pierwszy, do kontaktu z najbliższym wrogiem.',
  'Who is left to move': 'Kto został do ruchu',
  'Is everybody where they go?': 'Czy wszyscy są na miejscu?',
  'Other models': 'Inne modele',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who is there.':
    'Inni idą po kolei: do wolnych wrogów, do jakiegokolwiek wroga albo blisko swojego, który tam jest.',
  Locked: 'Związani',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Kogo dotknięto, ten walczy; cele szarży bez kontaktu nie biorą udziału.',
  'One unit after another charges.': 'Szarżuje jednostka po jednostce.',
  'Declare a charge': 'Ogłoś szarżę',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Jednostka mówi, na kogo szarżuje, najpierw cel główny; albo nikt już nie szarżuje.',
  Overwatch: 'Ogień obronny',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Każdy cel szarży może strzelać, raz na turę, chyba że jest w walce wręcz.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Dwie kości mówią, jak daleko dojdzie jednostka; trudny teren po drodze coś z tego zabiera.',
  'Dangerous terrain': 'Niebezpieczny teren',
  'Models that went through dangerous terrain are lost on a 1.':
    'Modele, które szły przez niebezpieczny teren, przepadają na 1.',
  Fight: 'Walka',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Walka po walce, od najwyższej Inicjatywy do najniższej.',
  'Free round': 'Wolna runda',
  'Somebody may have a free round to strike before the next combat.':
    'Ktoś może mieć wolną rundę, by uderzyć przed następną walką.',
  'Which combat?': 'Która walka?',
  'The player whose turn it is picks the combat that is fought next.':
    'Gracz, którego jest tura, wybiera następną walkę.',
  Weapons: 'Broń',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Kto ma wybór broni, mówi, czym uderza, bo to może zmienić, kiedy.',
  'Next Initiative': 'Następna Inicjatywa',
  'The ladder goes on to the next rung at which anybody strikes.':
    'Idziemy do następnego stopnia, na którym ktoś uderza.',
  'Pile-in': 'Dosuń',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Kto jest przy swojej Inicjatywie i nikogo nie dotyka, dosuwa się, strona po stronie.',
  'A die for everybody whose way led through dangerous terrain.':
    'Kość za każdego, kogo droga wiodła przez niebezpieczny teren.',
  Aim: 'Cel',
  'Who could strike several units says which.': 'Kto może uderzyć kilka jednostek, mówi którą.',
  'Whom to strike?': 'Kogo uderzyć?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Tekst nie mówi, kogo uderza model, który może uderzyć kilka jednostek. Gracze mogą się umówić.',
  Blows: 'Ciosy',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Uderzają wszyscy, na których kolej, obie strony naraz; potem obrona przed ranami.',
  'To hit': 'Trafić',
  'Dice to hit, like ones together.': 'Kości na trafienie, jednakowe razem.',
  Toughness: 'Wytrzymałość',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Która Wytrzymałość się liczy, gdy jednostka ma kilka? Czasem mówi to właściciel.',
  'To wound': 'Zranić',
  'Dice to wound for every hit.': 'Kości na zranienie za każde trafienie.',
  'To wound again': 'Zranić znowu',
  'Some weapons throw failed dice to wound once more.': 'Niektóre bronie powtarzają nieudane rzuty na zranienie.',
  Wounds: 'Rany',
  'Wounds are dealt, and what is not saved is taken.': 'Rany się rozdziela, a nieobronione przyjmuje.',
  'Who takes them?': 'Kto je bierze?',
  'A player says who takes wounds, or which come first.': 'Gracz mówi, kto przyjmuje rany albo które są pierwsze.',
  Saves: 'Obrona',
  'Dice to save.': 'Kości obrony.',
  'Force weapon': 'Broń psioniczna',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Kto zranił bronią psioniczną, testuje, czy zabija ona na miejscu.',
  'Fight over': 'Po walce',
  'Everybody has struck.': 'Wszyscy uderzyli.',
  'After the fight': 'Następstwa walki',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Jedną walkę się rozlicza, etap po etapie w kolejności z tekstu.',
  Tally: 'Bilans',
  'Wounds are counted. A text that tells the fight alone hands them back and says no more.':
    'Rany się liczy. Tekst, który opisuje samą walkę, oddaje je i nic więcej nie mówi.',
  'Next stage': 'Następny etap',
  'Which stage is next? The texts have them in different orders.': 'Który etap następny? Teksty mają różną kolejność.',
  Panic: 'Panika',
  'Friends of those who were wiped out test their morale.': 'Swoi wybitych testują morale.',
  Morale: 'Morale',
  'The losers test whether they hold.': 'Przegrani testują, czy wytrzymają.',
  'Fail on purpose?': 'Celowo oblać?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Kto nie może zranić wroga, może celowo oblać, jeśli tekst tak mówi.',
  'Two dice for every losing unit.': 'Dwie kości za każdą przegraną jednostkę.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Kto wciąż jest związany, dosuwa się, najpierw strona, której jest tura.',
  'Whoever touches nobody goes as near to the enemy as it can.': 'Kto nikogo nie dotyka, idzie jak najbliżej wroga.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Gdzie ruszają się jak w szarży: kość za każdego, kogo droga wiodła przez niebezpieczny teren.',
  'Break-off': 'Oderwanie',
  'Those who failed run, and winners who may sweep after them.': 'Kto oblał, ucieka, a zwycięzcy mogą ruszyć w pościg.',
  'Sweeping advance': 'Pościg',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Gdzie dopadnięci giną: kość i Inicjatywa obu stron.',
  'Fall back': 'Odwrót',
  'Everybody who runs throws for how far.': 'Kto ucieka, rzuca, jak daleko.',
  'Sweep?': 'Gonić?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Każdy zwycięzca, który może ruszyć w pościg, decyduje, widząc już, jak daleko uciekają.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Jeden rzut za każdego ścigającego, przeciw wszystkim, którzy przed nim uciekają.',
  'Free round?': 'Wolna runda?',
  'Where the text has a free round: does the winner strike once more?':
    'Gdzie tekst ma wolną rundę: czy zwycięzca uderza jeszcze raz?',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Kogo nie dopadnięto, ucieka tak daleko, jak mówią kości; odcięci giną.',
  'Pile-in after a sweep': 'Dosunięcie po pościgu',
  'Sweepers who caught somebody close up to them.': 'Ścigający, którzy kogoś dopadli, dosuwają się do niego.',
  Consolidation: 'Konsolidacja',
  'Victors with nobody left to fight reorder their ranks.':
    'Zwycięzcy, którzy nie mają z kim walczyć, porządkują szyki.',
  'Who consolidates next, and is it known how far?': 'Kto konsoliduje się następny i czy wiadomo, jak daleko?',
  'A die says how far the unit may go.': 'Kość mówi, jak daleko jednostka może iść.',
  'Each model may move once.': 'Każdy model może ruszyć się raz.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Jeśli tekst tak mówi: kość za każdego, kogo droga wiodła przez niebezpieczny teren.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Jednostki w odwrocie, na które ktoś wpadł, testują zbiórkę albo giną.',
  Untold: 'Brak w tekście',
  'This text does not tell what comes next.': 'Ten tekst nie mówi, co dalej.',
  'What is untold': 'Czego brakuje',
  'Is it the charge that is not told, or what comes of a fight?': 'Czy brakuje szarży, czy tego, co wynika z walki?',
  'How to charge?': 'Jak szarżować?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Tekst nie mówi, jak szarżują jednostki. Gracze mogą się umówić albo zacząć od walki.',
  'What comes of it?': 'Co z tego?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Tekst nie mówi, co wynika z walki. Gracze mogą się umówić albo poprzestać na ranach.',
  Over: 'Koniec',
  'Every combat has been fought. The other player’s turn comes next.':
    'Wszystkie walki rozegrane. Następna jest tura drugiego gracza.',
  ...conditions,
};

export const books: Words = {
  'phase/chart': phaseChart,
};
