/** In Polish: why something may not be done, and why units fight as they do. */
import type { EndKey } from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceOf, diceWord, further, hitsOf, pointsOf, SAVES } from './grammar.ts';

type Words = English['refusals'] & English['reasons'];

/** The rules' own words for things, as the sentences of a reasoning need them. */
const HAIR = 0.1;
const FINEST = 0.01;

const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'w walce wręcz', firefight: 'w wymianie ognia',
};

const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignoruje osłonę', lance: 'lancą', sniper: 'jako snajper', 'macro-weapon': 'makrobronią',
  'titan-killer': 'jako Titan Killer',
};

/** After 'to'. */
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'trafienie ignorujące osłonę', lance: 'trafienie lancą', sniper: 'trafienie snajpera',
  'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
};

/** Where a hit comes from, after 'trafienie' or a comma. */
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'z ataków First Strike', attacks: 'z ataków', support: 'z ognia wsparcia', 'hack-down': 'z dobijania',
  withdrawal: 'za koniec odwrotu zbyt blisko wroga', 'dangerous-terrain': 'od niebezpiecznego terenu',
  overwatch: 'z ognia z czuwania', splash: 'od wybuchu', passengers: 'we wraku', 'blast-marker': 'zamiast znacznika '
    + 'wybuchu',
  critical: 'od trafienia krytycznego',
};

const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'w atakach', support: 'od ognia wsparcia', 'hack-down': 'w dobijaniu', withdrawal: 'w odwrocie formacji',
  'already-broken': 'razem z formacją złamaną już wcześniej', passengers: 'razem z transporterem',
  critical: 'od trafienia krytycznego', coherency: 'po utracie spójności', 'dangerous-terrain': 'w niebezpiecznym '
    + 'terenie',
  'blast-marker': 'w panice formacji', overwatch: 'od ognia z czuwania',
  summoned: 'była przyzwana i zniknęła, gdy formacja się złamała',
};

const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'rzut obronny', 're-roll': 'powtórka rzutu obronnego', invulnerable: 'rzut niewrażliwości',
};

/** After 'najwyżej'. */
const formations = (count: number): string =>
  counted(count, { one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji' });
const pushed = (count: number): string =>
  counted(count, { one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki' });

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} to nie formacja wroga z jednostką na stole.`,
  'not-yours-to-move': ({ unit }) => `${unit} w tym kroku się nie rusza.`,
  'too-far': ({ unit, cm, allowance }) =>
    `${unit}: ruch o ${cmOf(cm)} to za daleko, wolno najwyżej o ${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} nie może zejść ze stołu.`,
  occupied: ({ by }) => `Tam już stoi ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} nie może tu wejść: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} nie może tędy przejść, na drodze stoi wróg: ${by}.`,
  'through-friend': ({ unit, by }) =>
    `${unit} nie może tędy przejść, na drodze stoi ${by}: przechodzi się tylko przez piechotę.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} ma już w kontakcie tyle jednostek, ile można: ${figure(most)}.`,
  'zone-of-another': ({ enemy }) => `Droga wchodzi w strefę kontroli wroga, który nie należy do celu szarży: ${enemy}.`,
  'must-touch-nearest': ({ enemy, unit }) => `Droga wchodzi w strefę kontroli wroga: ${enemy}. ${unit} musi wejść `
    + 'z nim w kontakt albo iść prosto na niego tak daleko, jak może.',
  'in-contact-already': ({ unit, enemy }) => `${unit} zostaje na miejscu, bo jest w kontakcie. Wróg: ${enemy}.`,
  'still-in-zone': ({ unit, enemy, isTarget }) => `${unit} zaczyna w strefie kontroli wroga (${enemy}) i musi `
    + (isTarget ? 'dotknąć jednostki celu albo wyjść z tej strefy.' : 'wyjść z tej strefy.'),
  'torn-apart': ({ unit, formation }) => `${unit} straci spójność z formacją, a ${formation} nie może nadążyć.`,
  'not-together': ({ formation }) => `${formation} nie ma spójności: dosuń pozostałe jednostki albo cofnij ruchy.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} może iść tylko prosto na najbliższego wroga: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Ruch konsolidacji nie może wejść w strefę kontroli wroga: ${enemy}.`,
  'no-such-hit': () => 'Nie ma takiego trafienia.',
  'cannot-be-hit': ({ to }) => `Nie można trafić: ${to}. Trafia się tylko jednostki bezpośrednio w walce.`,
  'hit-stays': ({ to }) => `To trafienie spada już na tę jednostkę: ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} jest na liście wcześniej niż ${to}, a ten klub gra według listy.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ma do wroga ${cmOf(fromCm)}, ${to} `
    + `${cmOf(toCm)}: zamieniać można tylko jednostki równie bliskie.`,
  'save-thrown': ({ unit }) => `${unit} ma już rzut obronny za sobą.`,
  'no-armour-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu obronnego za pancerz.`,
  'no-cover-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu obronnego za osłonę.`,
  'no-none-save': ({ unit }) => `${unit} ma rzut obronny za pancerz albo za osłonę.`,
  'wrong-number-of-dice': ({ needed, given }) => `Kości w tym rzucie: ${figure(needed)}. Podano: ${figure(given)}.`,
  'no-such-face': ({ face }) => `Kość pokazuje od 1 do 6, a nie ${face}.`,
  'not-now': () => 'W tym kroku to niemożliwe.',
  'no-supreme-commander': () => 'Nie ma Supreme Commandera, który mógłby kazać powtórzyć test.',
  'test-repeated': () => 'Test już powtórzono.',
  'not-intermingled': ({ formation, target }) => `${formation} stoi dalej niż 5 cm od celu: ${target}.`,
  'no-commander': ({ formation }) => `${formation} nie ma Commandera, który mógłby zabrać inne formacje.`,
  'too-many-combined': ({ most }) => `Commander zabiera ze sobą najwyżej ${formations(most)}.`,
  'not-combinable': ({ formation, cm, other }) =>
    `${formation} stoi za daleko, dalej niż ${cmOf(cm)} od formacji ${other}.`,
  'broken-not-combinable': ({ formation }) => `${formation} to złamana formacja, więc nie wykonuje akcji.`,
  'no-room-to-barge': ({ unit }) => `Obok nie ma miejsca dla tych, których spycha ${unit}.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} może zepchnąć najwyżej ${pushed(most)}.`,
  'not-aboard': ({ unit }) => `${unit} nie siedzi w transporterze.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} nie może teraz wysiąść. Transporter: ${transport}.`,
  'no-transport': ({ unit }) => `${unit}: nie ma transportera, do którego można by wsiąść.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} nie może teraz wsiąść. Transporter: ${transport}.`,
  trapped: ({ transport, unit }) =>
    `${unit} nie może wsiąść ani wysiąść: ${transport} ma zbyt wielu wrogów w kontakcie albo leci wysoko.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} musi stanąć w odległości do ${cmOf(cm)} od transportera: ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `Do transportera ${transport} jest ${cmOf(cm)}; ${unit} ma jeszcze ${cmOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} ma już w tym kroku za sobą jazdę transporterem i nie idzie dalej.`,
  'has-unloaded': ({ unit }) => `Pasażerowie już wsiadali lub wysiadali; ${unit} nie może się więcej ruszyć.`,
  'has-taken-in': ({ unit }) => `Pasażerowie już wsiedli; ${unit} zostaje na miejscu.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} jest w transporterze dopiero od chwili: może wysiąść najwcześniej po następnym ruchu. `
    + `Transporter: ${transport}.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} ma już za sobą własny ruch; ${transport} nie może zabrać tej jednostki.`,
  'nobody-watches': () => 'Po drugiej stronie żadna formacja nie jest już na czuwaniu.',
  'nobody-has-moved': () => 'Nikt się nie ruszył od ostatniego pytania o czuwanie.',
  'halfway-over': () => 'Pierwsze ruchy są już skończone.',
  'not-on-overwatch': ({ formation }) => `${formation} nie jest na czuwaniu.`,
  'not-under-fire': ({ formation }) => `${formation} nie należy do formacji, które się ruszyły.`,
  'no-such-markers': () => 'Liczba znaczników wybuchu musi być całkowita.',
  'cannot-be-damaged': ({ unit }) => `${unit} nie może dostać takich obrażeń.`,
  'not-moved-by-critical': ({ unit }) => `To trafienie krytyczne nie przesuwa tej jednostki: ${unit}.`,
  'must-counter-charge': ({ unit }) => `${unit} ma Unblooded i musi kontrszarżować tak daleko, jak może.`,
  'cannot-rise': ({ unit }) => `${unit} to nie skimmer, a tylko skimmer może się wznieść.`,
  'no-skimmer': ({ unit }) => `${unit} to nie skimmer, a tylko skimmer może wybierać.`,
  'nobody-in-contact': ({ unit }) => `${unit} nie jest z nikim w kontakcie.`,
  'no-war-engine': ({ unit }) => `${unit} to nie machina bojowa z kośćmi do podziału.`,
  'one-way-open': ({ unit }) => `${unit} może walczyć tylko w jeden sposób.`,
  'no-such-split': ({ unit, most }) => `${unit} ma do podziału ${diceOf(most)}.`,
  'not-a-snipers': () => 'Tylko snajper wybiera sobie ofiarę.',
  'out-of-reach': ({ to, unit }) => `${to} jest dalej niż 15 cm albo poza polem widzenia. Strzela: ${unit}.`,
  'chain-stays': ({ from, to }) => `${from} lub ${to} należy do transportera: pasażerowie idą za nim.`,
  'no-holofield-save': ({ unit }) => `${unit} nie ma Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} nie ma Knight Shield przeciw temu trafieniu.`,
  'no-ion-shield-save': ({ unit }) => `${unit} nie ma Ion Shield przeciw temu trafieniu.`,
  'may-not-support': ({ unit }) => `${unit} nie może teraz dać ognia wsparcia.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  // who it is and where it stands
  'is-lost': ({ to }) => `Jest stracona: ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} nie walczy w tym szturmie.`,
  inside: ({ transport }) => `Siedzi w środku i nie może stamtąd strzelać. Transporter: ${transport}.`,
  'fires-from-inside': ({ transport }) => `Strzela ze środka, z miejsca transportera: ${transport}.`,
  'out-of-wreck': () => 'W tej rundzie wyszła z wraku: można ją trafić, ale sama nie uderza.',
  touches: ({ enemy }) => `Jest w kontakcie podstawek. Wróg: ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} jest ${cmOf(cm)} od niej, czyli w odległości do ${figure(limit)} cm, i na linii strzału.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: o `
    + `${missing < HAIR ? finely(missing) : cmOf(missing)} więcej niż ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} jest ${cmOf(cm)} od niej, ale widok jest zasłonięty (${by}, `
    + `${cmOf(through)} na linii strzału).`,
  'as-they-stand': () => 'Ataki się jeszcze nie zaczęły: tak by było, gdyby zaczęły się teraz.',
  'no-enemy': () => 'Nie ma wroga, z którym mogłaby walczyć.',
  'fight-is-over': () => 'W tym szturmie już się nie walczy.',

  // whether it may attack
  'fires-as-skimmer': () => 'Lata: strzela nawet do tych, którzy jej dotykają, a kto nie dotyka nikogo innego, może '
    + 'tylko strzelać do niej.',
  'forced-to-fire': ({ enemy }) =>
    `${enemy} jest z nią w kontakcie, ale poza zasięgiem ciosów, i zmusza ją do strzelania.`,
  'engine-dice': ({ damage, dice }) => `Machina bojowa ma kość za każdy punkt wytrzymałości, razem ${diceOf(dice)}`
    + `${damage > 0 ? `, choć straciła już ${pointsOf(damage)}` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Podział tych kości: ${figure(close)} do walki wręcz, ${figure(fire)} do wymiany ognia.`,
  'lance-waits': () => 'Jej lanca uderza tylko wtedy, gdy szturmuje jej własna formacja.',
  'strikes-first': () => 'Ma First Strike: jej trafienia rozlicza się, zanim uderzą inni.',
  'strikes-after-first': () => 'Uderza po tych z First Strike, jeśli przeżyje.',
  'as-chosen': ({ options, cc, ff, armour }) =>
    `Przy wyborze ${options} ma WW ${cc}, WO ${ff} i pancerz ${armour}.`,
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const thrown = typeof dice === 'number' ? diceOf(dice) : `kości: ${diceWord(dice)}`;
    return `Atakuje ${WAYS[by]}: ${thrown}, trafia na ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Nie ma wartości wymiany ognia.',
  'no-close-combat-value': () => 'Nie ma wartości walki wręcz, a w kontakcie nie może zamiast tego strzelać.',
  'has-struck': () => 'W tej rundzie już rzuciła swoimi kośćmi.',
  'nobody-left': () => 'W jej zasięgu nikt nie został.',
  'no-dice-left': () => 'W tej rundzie nie ma już kości do rzucenia.',
  'attacks-now': () => 'Zatem atakuje: jej kości leżą na stole.',
  'may-attack': () => 'Zatem może atakować.',
  attacked: () => 'Ataki tej rundy się skończyły. Ta jednostka swoje wykonała.',
  'did-not-attack': () => 'Ataki tej rundy się skończyły. Ta jednostka nie wykonała żadnego.',

  // whether it may support
  'fights-itself': ({ formation }) => `${formation} walczy w tym szturmie; wspierają tylko inne formacje.`,
  'is-broken': ({ formation }) => `Formacja złamana: ${formation}.`,
  'has-marched': ({ formation }) => `${formation} ma w tej turze marsz za sobą.`,
  'stands-by': ({ formation }) => `${formation} tu nie walczy i może wspierać.`,
  'fleet-of-foot': ({ formation }) => `${formation} ma Fleet of Foot i wspiera mimo marszu.`,
  'markers-do-not-matter': ({ markers }) => `Jej znaczniki wybuchu (${figure(markers)}) nikomu nie przeszkadzają `
    + 'we wspieraniu.',
  'was-not-able': () => 'Gdy wzywano wsparcie, nie miała w zasięgu wroga, który atakował.',
  'was-able': () => 'Gdy wzywano wsparcie, miała w zasięgu wroga, który atakował.',
  'not-called': () => 'Gracz jej nie wezwał.',
  'has-fired': () => 'Już strzelała.',
  'fires-in-turn': () => 'Strzela, gdy przyjdzie kolej jej formacji.',
  'may-support': () => 'Zatem może wspierać.',
  'support-comes-later': () => 'Wsparcie wzywa się po atakach, jeśli nie rozstrzygnęły szturmu.',
  'first-round-only': ({ round }) => `To runda ${figure(round)}, a ten klub wzywa wsparcie tylko w pierwszej.`,
  'support-is-over': () => 'Ogień wsparcia tej rundy się skończył.',

  // whether it may be hit
  'only-engaged': () => 'Trafić można tylko jednostki bezpośrednio w walce, a ona do nich nie należy.',
  'not-engaged-then': () => 'Nie była bezpośrednio w walce, gdy zaczęły się ataki tej rundy.',
  'not-nominated': () => 'Ten klub kieruje ataki tylko na jeden rodzaj jednostek, a ona należy do drugiego.',
  'no-supporters': () => 'Żaden wróg nie wspiera: ogień wsparcia jej nie trafi.',
  'beyond-support': () => 'Jest poza zasięgiem wspierających.',
  'out-of-wreck-hit': () => 'W tej rundzie wyszła z wraku i można ją trafić.',
  'place-in-contact': ({ place, of }) => `Jest w kontakcie podstawek: trafienie dostaje jako ${place}. z ${of}.`,
  place: ({ place, of, cm }) =>
    `Jest ${cmOf(cm)} od najbliższego wroga, który się liczy: trafienie dostaje jako ${place}. z ${of}.`,
  'place-in-list': ({ place, of }) =>
    `Nie ma już wroga, od którego można by mierzyć: trafienie dostaje jako ${place}. z ${of}.`,
  behind: ({ others }) => `Przed nią: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Równie blisko: ${listed(others)}. `
    + 'O tym, kto będzie pierwszy, decyduje ich właściciel.',
  'tie-by-list': ({ others }) => `Równie blisko: ${listed(others)}. Rozstrzyga kolejność na liście.`,
  soaks: ({ takes }) => `Przyjmuje tyle trafień, ile wynosi jej początkowa wytrzymałość (${figure(takes)}), zanim `
    + 'trafienie dostanie następna jednostka.',
  'sniper-may-aim': ({ snipers }) =>
    'Snajper sam wybiera ofiarę i bez względu na tę kolejność może celować w tę jednostkę. '
    + `${form(snipers.length, { one: 'Snajper', other: 'Snajperzy' })}: ${listed(snipers)}.`,
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na nią.'
    : `Jej strona przyjmuje trafienia: ${figure(of)}; na nią ${
      form(hits, { one: 'spada', few: 'spadają', many: 'spada', other: 'spada' })} ${figure(hits)}.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na inną jednostkę.'
    : `Trafienia, które przyjmuje jej strona (${figure(of)}), spadają na inne jednostki i do niej nie dochodzą.`),
  'no-hits-here': () => 'Jej strona nie dostała trafień.',
  'fearless-hack-down': () => 'Ma Fearless: dobijanie ją pomija.',
  skipped: () => 'Dobijanie pomija ją razem z transporterem.',
  'has-won': () => 'Jej strona wygrała: dobija się przegranych.',
  'hit-directly': ({ cause }) => `Przypada na nią trafienie ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Nie przypada na nią żadne trafienie ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) => `Jeśli jej strona przegra, trafienie dobijania dostanie jako ${place}. z `
    + `${of}.`,
  'hack-down-comes-next': () => 'Na wynik jeszcze nie rzucono.',
  'inside-unhit': ({ transport }) => `Siedzi w środku: trafienia przyjmuje ${transport}, a pasażer ma rzut obronny `
    + 'tylko wtedy, gdy z transportera zostanie wrak.',
  'bystanders-unhit': ({ formation }) => `${formation} tu nie walczy, a postronnych się nie trafia.`,
  'may-be-hit': () => 'Należy do tych, których można trafić.',

  // whether it may save
  'no-hit-on-it': () => 'Nie czeka na nią żadne trafienie. Oto, co miałaby przeciw zwykłemu.',
  'hit-comes': ({ number, effect, cause, points }) => `Trafienie ${number} to ${HITS[effect] ?? 'zwykłe trafienie'}, `
    + `${CAUSES[cause]}${String(points) === '1' ? '' : `; punkty obrażeń: ${diceWord(points)}`}.`,
  'nothing-saves': ({ cause }) => `Trafienie ${CAUSES[cause]}: nie pomaga żaden rzut obronny.`,
  'shields-up': ({ shields }) => `Jej tarcze zatrzymują najpierw ${pointsOf(shields)} z wymiany ognia; ciosy w `
    + 'kontakcie przechodzą pod nimi.',
  'shields-stop': ({ stopped }) => `Tarcze zatrzymują z tego ${pointsOf(stopped)}.`,
  'armour-saves': ({ target }) => `Jej pancerz daje rzut obronny na ${target}+.`,
  'bunker-saves': ({ target }) => `Bunkier jej strony daje rzut obronny na ${target}+ zamiast pancerza i osłony.`,
  'no-armour': () => 'Nie ma pancerza.',
  'armour-too-hard': () => 'Jej pancerz wymagałby więcej niż 6.',
  'sniper-harder': () => 'Rzut obronny przeciw trafieniu snajpera ma karę −1.',
  'titan-killer-ignores-armour': () => 'Przeciw Titan Killer żaden pancerz nie pomaga.',
  'macro-ignores-armour': () => 'Przeciw makrobroni pomaga tylko Reinforced Armour, a ta jednostka go nie ma.',
  'cover-saves': ({ terrain, target }) => `Stoi w osłonie (${terrain}), która daje rzut obronny na ${target}+.`,
  'wreck-saves': ({ target }) => `Wrak, z którego wychodzi, jest osłoną: ${target}+.`,
  'overwatch-saves': ({ target }) => `Jest na czuwaniu: to osłona, ${target}+.`,
  'emplacement-saves': ({ target }) => `Stoi na stanowisku zbudowanym dla niej: ${target}+.`,
  'cover-ignored': () => 'Trafienie ignoruje jej osłonę.',
  'macro-ignores-cover': () => 'Przeciw makrobroni osłona nie pomaga.',
  'titan-killer-ignores-cover': () => 'Przeciw Titan Killer osłona nie pomaga.',
  'cover-not-for-engines': () => 'Machinom bojowym teren, w którym stoją, nie daje rzutu obronnego za osłonę.',
  'cover-not-for-chargers': () => 'Stoi w osłonie, ale korzystają z niej tylko cele szarży.',
  'cover-not-for-vehicles': () => 'Stoi w osłonie, która jest tylko dla piechoty.',
  'cover-too-hard': () => 'Jej osłona wymagałaby więcej niż 6.',
  'holofield-saves': ({ target }) => `Jej Holofield daje rzut obronny na ${target}+ zamiast pancerza.`,
  'knight-shield-saves': ({ target }) =>
    `Jej Knight Shield daje rzut obronny na ${target}+ za każdy punkt, zamiast pancerza.`,
  'ion-shield-saves': ({ target }) =>
    `Jej Ion Shield daje rzut obronny na ${target}+ przeciw trafieniu z wymiany ognia, zamiast pancerza.`,
  'one-of-them': () => 'Jej właściciel wykonuje jeden z tych rzutów.',
  'save-chosen': ({ save }) => `Wybór: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour pozwala powtórzyć nieudany rzut obronny, na ${target}+.`,
  'lance-not-again': () => 'Przeciw lancy Reinforced Armour nie pozwala powtórzyć rzutu.',
  'macro-not-again': () => 'Przeciw makrobroni Reinforced Armour daje jeden rzut obronny, bez powtórki.',
  'invulnerable-saves': ({ target }) =>
    `Jeśli to wszystko zawiedzie, ma rzut niewrażliwości na ${target}+, bez względu na rodzaj trafienia.`,
  'invulnerable-each-point': ({ target }) =>
    `Za każdy punkt obrażeń, który zostanie, ma rzut niewrażliwości na ${target}+.`,
  'has-thrown': ({ face, stage, target }) => `Wyrzuciła ${face}, a potrzebowała ${target}+: ${STAGES[stage]}.`,
  'no-save': () => 'Zatem nic jej nie chroni.',
  'may-save': ({ hits, ways }) => `Zatem można obronić ${hitsOf(hits)}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', potem ')))}.`,
  'is-saved': ({ hits }) => `Zatem ${hits === 1 ? 'trafienie jest obronione' : 'jej trafienia są obronione'}.`,
  'not-saved': ({ hits }) => (hits === 1 ? 'Zatem trafienie nie jest obronione.' : 'Zatem nieobronione: '
    + `${hitsOf(hits)}.`),
  'shields-stop-all': () => 'Nic z tego nie zostało, rzut obronny jest zbędny.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Nikt jeszcze nie przegrał; wycofują się tylko przegrani.',
  'nobody-won': () => 'Nikt nie wygrał tego szturmu i nikt się z niego nie wycofuje.',
  'nothing-was-fought': () => 'Walki nie było i nikt się teraz nie wycofuje.',
  'nobody-withdraws-now': () => 'W tej chwili nikt się nie wycofuje.',
  'goes-with-transport': ({ transport }) => `Siedzi w środku i porusza się razem z transporterem: ${transport}.`,
  'its-side-won': ({ formation }) => `${formation} jest po stronie zwycięzców i nie musi się wycofywać.`,
  'formation-stays': ({ formation }) => `${formation} teraz się nie wycofuje.`,
  'formation-lost': ({ formation }) => `${formation} przegrywa i się łamie.`,
  'formation-shaken': ({ formation }) => `${formation} stoi blisko przegranych i łamie się od znacznika wybuchu.`,
  'broke-on-the-way': ({ formation }) => `${formation} łamie się w drodze do szturmu.`,
  'two-moves': ({ speed, cm }) => `Może zrobić dwa ruchy z szybkością ${cmOf(speed)}: razem ${cmOf(cm)}, `
    + 'przez każdą strefę kontroli.',
  'moves-left': ({ left }) => `Zostało jej z tego ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Ma Fearless: skoro się ruszyła, zniszczyłby ją tylko wróg w odległości do 5 cm.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Ma Fearless: póki zostaje, jest bezpieczna, choć ${enemy} jest ${cmOf(cm)} od niej.`,
  'far-enough': ({ cm, limit, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: dalej niż `
    + `${cmOf(limit)}, więc tu jest bezpieczna.`,
  'apart-if-it-stays': ({ formation }) =>
    `Stoi z dala od większości formacji ${formation}: gdyby odwrót skończył się teraz, byłaby stracona.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} jest ${cmOf(cm)} od niej: gdyby tu skończyła, w odległości `
    + `do ${cmOf(limit)} od wroga, zostałaby zniszczona.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} jest ${cmOf(cm)} od niej: gdyby tu skończyła, dostałaby ${counted(hits, {
      one: 'punkt obrażeń', few: 'punkty obrażeń', many: 'punktów obrażeń', other: 'punktu obrażeń',
    })}, po jednym za każdego wroga w odległości do ${cmOf(limit)}.`,
  'may-withdraw': () => 'Zatem może się wycofać.',
  'has-withdrawn': () => 'Zatem wycofała się tak daleko, jak mogła.',
};

/** What would be so if the unit stood elsewhere. */
const ELSEWHERE: Readonly<Record<UnitQuestion, readonly [could: string, couldNot: string]>> = {
  attack: ['mogłaby atakować', 'nie mogłaby atakować'],
  support: ['mogłaby wspierać', 'nie mogłaby wspierać'],
  'be-hit': ['można by ją trafić', 'nie można by jej trafić'],
  save: ['miałaby osłonę', 'nie miałaby osłony'],
  withdraw: ['byłaby bezpieczna', 'nie byłaby bezpieczna'],
};

/** What would be so if a move ended elsewhere. */
const ENDS: Readonly<Record<EndKey, (enemy: string) => string>> = {
  'short-enough': () => 'byłby wystarczająco krótki',
  room: () => 'byłoby tam miejsce',
  'near-enough': () => 'kończyłby się wystarczająco blisko transportera',
  clear: () => 'droga byłaby wolna',
  'outside-zone': enemy => `nie wchodziłby w strefę kontroli wroga: ${enemy}`,
  'out-of-zone': enemy => `kończyłby się poza strefą kontroli wroga: ${enemy}`,
  touching: enemy => `kończyłby się w kontakcie z wrogiem: ${enemy}`,
  straight: enemy => `prowadziłby prosto na wroga: ${enemy}`,
  allowed: () => 'byłby dozwolony',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: 'Czy może atakować?', support: 'Czy może wspierać?', 'be-hit': 'Czy można ją trafić?',
    save: 'Czy ma rzut obronny?', withdraw: 'Czy może się wycofać?',
  },
  answers: { yes: 'Tak', no: 'Nie', 'not-now': 'Nie teraz' },
  speaks: { for: 'Za:', against: 'Przeciw:', neither: 'Warto wiedzieć:' },
  why: name => `Dlaczego? ${name}`,
  with: (name, characters) => `${name} + ${characters}`,
  whose: {
    attacker: formation => `${formation}, atakujący`,
    defender: formation => `${formation}, obrońca`,
  },
  opposite: ({ asked, move, could }) => `${further(move, ' cm')} ${ELSEWHERE[asked][could ? 0 : 1]}.`,
  end: ({ move, then, enemy, isOut }) => `Gdyby ruch${isOut ? ' przy wysiadaniu' : ''} kończył się `
    + `${further(move, ' cm')}, ${ENDS[then](enemy)}.`,
  rule: id => `Zasada ${id}`,
  ruleSays: 'Co mówi zasada',
  close: 'Zamknij',
};

export const refusalsBooks: English['refusals'] = {
  'epic-armageddon/refusals': epicArmageddonRefusals,
};

export const reasonsBooks: English['reasons'] = {
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
};
