/** In Polish: what has happened in an assault, why, and by which rule. */
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceOf, HEADED_SIDES, hitsOf, markersOf, pointsOf, SAVES, SIDES } from './grammar.ts';

type Words = English['log'];

/** Hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
const stepsDice: Words['steps/dice'] = {
  dice: diceOf,
  ways: { 'close-combat': 'walka wręcz', firefight: 'wymiana ognia' },
  effects: {
    'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  saves: {
    armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'bez obrony',
  },
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} (${diceOf(count)})`,
  withDiceEach: (names, count) => `${names} (po ${figure(count)} kości)`,
  hits: hitsOf,
  again: 'jeszcze raz',
  invulnerable: 'niewrażliwość',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, kość za każdy punkt`,
  titanKiller: name => `Titan Killer: ${name}`,
  points: thrown => `Punkty obrażeń, ${thrown}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, krytyczne od ${from}`,
  splash: target => `trafienie na ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: żadna kość nie wystarczy`,
  grief: 'Znaczniki wybuchu, K3',
  etherealsLost: lost => `Za zabitych Ethereali: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name}, teren: ${terrain}`,
  dangerousTerrain: 'niebezpieczny teren',
  walkerAgain: 'Walker rzuca jeszcze raz: strata na 1',
  lostOnOne: 'Strata na 1',
  extraAttacks: thrown => `Liczba dodatkowych ataków, ${thrown}`,
  verdicts: {
    save: { counts: 'obronione', countsNot: 'nieobronione' },
    critical: { counts: 'trafienie krytyczne', countsNot: 'bez krytycznego' },
    splash: { counts: 'trafienie', countsNot: 'pudło' },
    test: { counts: 'zdany', countsNot: 'oblany' },
    terrain: { counts: 'bezpieczna', countsNot: 'stracona' },
  },

  modifiers: {
    kills: 'zabici', 'more units': 'więcej jednostek', 'more than twice as many': 'ponad dwa razy więcej',
    'no Blast markers': 'bez znaczników wybuchu', 'enemy has more Blast markers': 'wróg ma więcej znaczników wybuchu',
    Inspiring: 'Inspiring', 'Blast markers': 'znaczniki wybuchu', 'keeping the initiative': 'utrzymanie inicjatywy',
    army: 'armia',
  },
  modifier: (name, value) => `${name} ${value}`,
  nothingToAdd: 'Nic do dodania',
  higherOfTwo: (force, added) => `${force}: wyższa z dwóch kości, ${added}`,
};

/** The rules' own words for things, as the sentences of a reasoning need them. */
const HAIR = 0.1;
const FINEST = 0.01;

const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

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
  'ignore-cover': 'trafienie Ignore Cover', lance: 'trafienie lancą', sniper: 'trafienie snajpera',
  'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
};

/** Where a hit comes from, on its own or in brackets. */
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'z ataków First Strike', attacks: 'z ataków', support: 'z ognia wsparcia', 'hack-down': 'z dobijania',
  withdrawal: 'za koniec odwrotu zbyt blisko wroga', 'dangerous-terrain': 'od niebezpiecznego terenu',
  overwatch: 'z czuwania', splash: 'od wybuchu', passengers: 'we wraku', 'blast-marker': 'zamiast znacznika wybuchu',
  critical: 'od trafienia krytycznego',
};

const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'w atakach', support: 'od ognia wsparcia', 'hack-down': 'w dobijaniu', withdrawal: 'w odwrocie formacji',
  'already-broken': 'razem z formacją złamaną już wcześniej', passengers: 'razem z transporterem',
  critical: 'od trafienia krytycznego', coherency: 'poza szykiem', 'dangerous-terrain': 'w niebezpiecznym terenie',
  'blast-marker': 'w panice formacji', overwatch: 'od ognia z czuwania',
  summoned: 'przywołana, zniknęła ze złamaniem formacji',
};

const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'rzut obronny', 're-roll': 'powtórka rzutu obronnego', invulnerable: 'rzut niewrażliwości',
};

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'nikt' : listed(items));

/** 'Boyz 1 wychodzi', 'Boyz 1 i Nobz wychodzą', 'nikt nie wychodzi'. */
const who = (items: readonly string[], one: string, several: string): string =>
  (items.length === 0 ? `nikt nie ${one}` : `${listed(items)} ${items.length > 1 ? several : one}`);

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'walka wręcz', firefight: 'wymiana ognia' };

const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoruje osłonę', lance: ', lanca', sniper: ', snajper', 'macro-weapon': ', makrobroń',
  'titan-killer': ', Titan Killer',
};

const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'rzuty obronne', 're-roll': 'powtórka nieudanych rzutów obronnych', invulnerable: 'rzuty niewrażliwości',
  damage: 'rzut na obrażenia', critical: 'rzut na trafienia krytyczne',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`zatrzymane przez tarcze: ${figure(stopped)}`] : []),
    ...(damaged.length > 0 ? [`obrażenia: ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`straty: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'wszystkie obronione.' : `${parts.join('; ')}.`;
};

/** What happened, for the log. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} potrzebuje do szturmu ${target}+ i wyrzuca ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} potrzebuje do szturmu ${target}+, wyrzuca ${face} i oblewa test.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'szturmuje', 'szturmują')}. Cel: ${listed([target, ...intermingled])}`
    + `${drawnIn.length === 0 ? '' : `; wciąż w kontakcie, więc też w szturmie: ${listed(drawnIn)}`}.`,
  barges: ({ unit, pushed }) => `${unit} spycha na bok: ${listed(pushed)}.`,
  'gets-out': ({ unit, transport }) => `${unit} wysiada. Transporter: ${transport}.`,
  'gets-in': ({ unit, transport }) => `${unit} wsiada. Transporter: ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} strzela z czuwania. Cel: ${target}; ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `Wciągnięta do szturmu formacja: ${formation}.`,
  'forces-firefight': ({ units }) =>
    `${who(units, 'walczy', 'walczą')} w wymianie ognia, tak jak ci w kontakcie.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} to już wrak: ${who(out, 'wychodzi', 'wychodzą')}`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'ginie', 'giną')} razem z nim`}.`,
  blast: ({ unit, hit }) => `${unit} wybucha. Trafieni: ${orNobody(hit)}.`,
  'aircraft-destroyed': ({ lost }) => `Na ziemi, gdy ich strona przegrywa, i zniszczone: ${listed(lost)}.`,
  vanishes: ({ lost }) => `${who(lost, 'znika', 'znikają')}, gdy formacja się łamie.`,
  moved: ({ unit, cm }) => `${unit} rusza się o ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} ląduje.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} rusza się o ${cmOf(cm)} do kontaktu. Wróg: ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `${unit} w niebezpiecznym terenie wyrzuca ${face} i przechodzi.`,
  rises: ({ unit }) => `${unit} się wynurza.`,
  'takes-care': ({ unit }) => `${unit} idzie ostrożnie, najwyżej 5 cm.`,
  'terrain-again': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i może rzucić jeszcze raz.`,
  'terrain-lost': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i przepada.`,
  'terrain-damaged': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i dostaje obrażenia.`,
  stragglers: ({ formation, lost }) => `${formation} kończy poza szykiem i traci: ${listed(lost)}.`,
  'charge-broken': () => 'Złamani, zanim ktokolwiek mógł uderzyć: szturmu nie ma.',
  'no-assault': () => 'Nikt nie stoi do 15 cm i na linii strzału: szturmu nie ma.',
  'nobody-counter-charges': ({ side }) => `${HEADED_SIDES[side]} nie kontrszarżuje.`,
  'directly-engaged': ({ attacker, defender }) =>
    `Bezpośrednio w walce: ${orNobody(attacker)} – ${orNobody(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${HEADED_SIDES[side]} rzuca na liczbę dodatkowych ataków: ${listed(dice)}.`
    : `${HEADED_SIDES[side]} wyrzuca ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+${LOG_EFFECTS[effect] ?? ''}`
      + `${batch === 'first-strike' ? ', jako pierwszy' : ''}: ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${HEADED_SIDES[side]}, ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${HEADED_SIDES[side]}, ${hitsOf(hits)}. ${capital(lossesText(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `${HEADED_SIDES[side]} wygrywa od razu.`,
  'nobody-wins': () => 'Nie został nikt, kto mógłby wygrać.',
  'support-called': ({ attacker, defender }) =>
    `Ogień wsparcia. Dla atakującego: ${orNobody(attacker)}; dla obrońcy: ${orNobody(defender)}.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `Atakujący wyrzuca ${attackerDice.join(' ')} i ma ${figure(attacker)}, obrońca ${defenderDice.join(' ')} `
    + `i ma ${figure(defender)}.`,
  tie: () => 'Remis: będzie kolejna runda.',
  'hack-down': ({ difference, hits, side }) =>
    `${HEADED_SIDES[side]} przegrywa o ${figure(difference)}. Dobijanie: ${hitsOf(hits)}.`,
  'hacked-down': ({ lost }) => `Dobici: ${orNobody(lost)}.`,
  breaks: ({ formation }) => `${formation} się łamie.`,
  'destroyed-when-broken': ({ formation }) => `Złamana już wcześniej i zniszczona formacja: ${formation}.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; za blisko wroga i straceni: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; za blisko wroga i uszkodzeni: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' bez strat' : costs.join('');
    return `${who(formations, 'wycofuje', 'wycofują')} się${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} dostaje ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `${formation} (formacja złamana) zamiast znacznika wybuchu traci: ${listed(lost)}.`,
  over: ({ side }) => `Koniec szturmu, wygrywa ${SIDES[side]}.`,
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
    `${unit}: ruch o ${cmOf(cm)} to za daleko, wolno ${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} nie może zejść ze stołu.`,
  occupied: ({ by }) => `Tam już stoi ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} nie może tu wejść: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} nie może tędy przejść, na drodze stoi wróg: ${by}.`,
  'through-friend': ({ unit, by }) =>
    `${unit} nie może tędy przejść, na drodze stoi ${by}: przechodzi się tylko przez piechotę.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} ma już w kontakcie tyle jednostek, ile można: ${figure(most)}.`,
  'zone-of-another': ({ enemy }) => `Droga wchodzi w strefę kontroli wroga spoza celu: ${enemy}.`,
  'must-touch-nearest': ({ enemy, unit }) => `Droga wchodzi w strefę kontroli wroga: ${enemy}. ${unit} musi wejść `
    + 'z nim w kontakt albo iść prosto na niego, jak daleko może.',
  'in-contact-already': ({ unit, enemy }) => `${unit} i ${enemy} są w kontakcie, więc bez ruchu.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} zaczyna w strefie kontroli i musi dotknąć wroga albo z niej wyjść. Wróg: ${enemy}.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} może iść tylko prosto na najbliższego wroga: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Ruch konsolidacji nie może wejść w strefę kontroli wroga: ${enemy}.`,
  'no-such-hit': () => 'Nie ma takiego trafienia.',
  'cannot-be-hit': ({ to }) => `${to} nie może dostać: trafia się tylko jednostki bezpośrednio w walce.`,
  'hit-stays': ({ to }) => `To trafienie już tam jest: ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} jest na liście wcześniej niż ${to}, a ten klub tak gra.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ma do wroga ${cmOf(fromCm)}, ${to} `
    + `${cmOf(toCm)}: zamieniać można tylko jednakowo bliskie jednostki.`,
  'save-thrown': ({ unit }) => `${unit} ma już rzut obronny za sobą.`,
  'no-armour-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu na pancerz.`,
  'no-cover-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu za osłonę.`,
  'no-none-save': ({ unit }) => `${unit} broni się pancerzem albo osłoną.`,
  'wrong-number-of-dice': ({ needed, given }) => `Do tego rzutu trzeba: ${diceOf(needed)}. Podano: ${figure(given)}.`,
  'no-such-face': ({ face }) => `Kość pokazuje od 1 do 6, a nie ${face}.`,
  'not-now': () => 'W tym kroku to niemożliwe.',
  'no-supreme-commander': () => 'Nie ma Supreme Commandera, który mógłby kazać powtórzyć test.',
  'test-repeated': () => 'Test już powtórzono.',
  'not-intermingled': ({ formation, target }) => `${formation} stoi dalej niż 5 cm od celu: ${target}.`,
  'no-commander': ({ formation }) => `${formation} nie ma Commandera, który mógłby zabrać innych.`,
  'too-many-combined': ({ most }) => `Commander zabiera najwyżej ${formations(most)}.`,
  'not-combinable': ({ formation, cm, other }) =>
    `${formation} stoi za daleko, dalej niż ${cmOf(cm)} od formacji ${other}.`,
  'broken-not-combinable': ({ formation }) => `${formation} to złamana formacja, więc nie wykonuje akcji.`,
  'no-room-to-barge': ({ unit }) => `Obok nie ma miejsca dla tych, których spycha ${unit}.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} może zepchnąć najwyżej ${pushed(most)}.`,
  'not-aboard': ({ unit }) => `${unit} nie siedzi w transporterze.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} nie może teraz wysiąść. Transporter: ${transport}.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} nie może teraz wsiąść. Transporter: ${transport}.`,
  trapped: ({ transport, unit }) =>
    `${unit} nie wyjdzie: ${transport} leci wysoko albo wokół jest zbyt wielu wrogów.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} musi stanąć do ${cmOf(cm)} od transportera: ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `Do transportera ${transport} jest ${cmOf(cm)}; ${unit} ma jeszcze ${cmOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} w tym kroku już korzysta z transportera i dalej nie idzie.`,
  'has-unloaded': ({ unit }) => `${unit} ma za sobą wymianę pasażerów i dalej się nie rusza.`,
  'has-taken-in': ({ unit }) => `${unit} ma już pasażerów i zostaje.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} dopiero co jest w transporterze ${transport} i najpierw jedzie nim przez cały ruch.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} ma już za sobą własny ruch; ${transport} nie może jej zabrać.`,
  'nobody-watches': () => 'Po drugiej stronie żadna formacja nie jest już na czuwaniu.',
  'nobody-has-moved': () => 'Nikt się nie ruszył od ostatniego pytania o czuwanie.',
  'halfway-over': () => 'Pierwsze ruchy są już skończone.',
  'not-on-overwatch': ({ formation }) => `${formation} nie jest na czuwaniu.`,
  'not-under-fire': ({ formation }) => `${formation} nie należy do tych, którzy się ruszyli.`,
  'no-such-markers': () => 'Liczba znaczników wybuchu musi być całkowita.',
  'cannot-be-damaged': ({ unit }) => `${unit} nie może dostać takich obrażeń.`,
  'must-counter-charge': ({ unit }) => `${unit} ma Unblooded i musi kontrszarżować, jak daleko może.`,
  'cannot-rise': ({ unit }) => `${unit} to nie skimmer, który mógłby się wynurzyć.`,
  'no-skimmer': ({ unit }) => `${unit} to nie skimmer z takim wyborem.`,
  'nobody-in-contact': ({ unit }) => `${unit} nie ma z nikim kontaktu.`,
  'no-war-engine': ({ unit }) => `${unit} to nie machina bojowa z kośćmi do podziału.`,
  'one-way-open': ({ unit }) => `${unit} może walczyć tylko w jeden sposób.`,
  'no-such-split': ({ unit, most }) => `${unit} ma do podziału ${diceOf(most)}.`,
  'not-a-snipers': () => 'Tylko snajper wybiera sobie ofiarę.',
  'out-of-reach': ({ to, unit }) => `${to} jest dalej niż 15 cm albo poza zasięgiem wzroku. Strzela: ${unit}.`,
  'chain-stays': ({ from, to }) => `${from} lub ${to} należy do transportera: pasażerowie idą za nim.`,
  'no-holofield-save': ({ unit }) => `${unit} nie ma Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu Knight Shield.`,
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
  touches: ({ enemy }) => `Jest w kontakcie podstawek: ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} jest ${cmOf(cm)} od niej, czyli do ${figure(limit)} cm, i na linii strzału.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: o `
    + `${missing < HAIR ? finely(missing) : cmOf(missing)} więcej niż ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} jest ${cmOf(cm)} od niej, ale coś zasłania. Na linii `
    + `strzału jest ${cmOf(through)} tego: ${by}.`,
  'as-they-stand': () => 'Ataki się nie zaczęły: tak by było, gdyby zaczęły się teraz.',
  'no-enemy': () => 'Nie ma wroga, z którym mogłaby walczyć.',
  'fight-is-over': () => 'W tym szturmie już się nie walczy.',

  // whether it may attack
  'fires-as-skimmer': () => 'Lata: strzela nawet do tych, którzy jej dotykają, a kto nie dotyka nikogo innego, może '
    + 'tylko strzelać do niej.',
  'forced-to-fire': ({ enemy }) => `${enemy} w kontakcie trzyma się poza zasięgiem ciosów i zmusza ją do strzelania.`,
  'engine-dice': ({ damage, dice }) => `Machina bojowa ma kość za każdy punkt wytrzymałości, razem ${diceOf(dice)}`
    + `${damage > 0 ? `, choć straciła już ${figure(damage)}` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Z tych kości ${figure(close)} idzie do walki wręcz, a ${figure(fire)} do wymiany ognia.`,
  'lance-waits': () => 'Jej lanca uderza tylko wtedy, gdy szturmuje jej własna formacja.',
  'strikes-first': () => 'Ma First Strike: jej trafienia rozlicza się, zanim uderzą inni.',
  'strikes-after-first': () => 'Uderza po tych z First Strike, jeśli przeżyje.',
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const thrown = typeof dice === 'number' ? diceOf(dice) : `kości: ${dice}`;
    return `Rzuca ${WAYS[by]}, ${thrown}, trafia na ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Nie ma wartości wymiany ognia.',
  'no-close-combat-value': () => 'Nie ma wartości walki wręcz, a w kontakcie nie może zamiast tego strzelać.',
  'has-struck': () => 'Rzuciła już swoje kości w tej rundzie.',
  'nobody-left': () => 'W jej zasięgu nikt nie został.',
  'no-dice-left': () => 'W tej rundzie nie ma już kości do rzucenia.',
  'attacks-now': () => 'Więc atakuje: jej kości leżą na stole.',
  'may-attack': () => 'Więc może atakować.',
  attacked: () => 'Ataki tej rundy się skończyły. Swoje wykonała.',
  'did-not-attack': () => 'Ataki tej rundy się skończyły. Nie wykonała żadnego.',

  // whether it may support
  'fights-itself': ({ formation }) => `${formation} walczy w tym szturmie; wspierają tylko inne formacje.`,
  'is-broken': ({ formation }) => `Formacja złamana: ${formation}.`,
  'has-marched': ({ formation }) => `${formation} ma w tej turze marsz za sobą.`,
  'stands-by': ({ formation }) => `${formation} tu nie walczy i może wspierać.`,
  'fleet-of-foot': ({ formation }) => `${formation} ma Fleet of Foot i wspiera mimo marszu.`,
  'markers-do-not-matter': ({ markers }) => `Jej znaczniki wybuchu (${figure(markers)}) nikomu nie bronią wspierać.`,
  'was-not-able': () => 'Gdy wzywano wsparcie, nie miała w zasięgu wroga, który atakował.',
  'was-able': () => 'Gdy wzywano wsparcie, miała w zasięgu wroga, który atakował.',
  'not-called': () => 'Jej gracz jej nie wezwał.',
  'has-fired': () => 'Już strzelała.',
  'fires-in-turn': () => 'Strzela, gdy przyjdzie kolej jej formacji.',
  'may-support': () => 'Więc może wspierać.',
  'support-comes-later': () => 'Wsparcie wzywa się po atakach, jeśli nie rozstrzygnęły szturmu.',
  'first-round-only': ({ round }) => `To runda ${figure(round)}, a ten klub wzywa wsparcie tylko w pierwszej.`,
  'support-is-over': () => 'Ogień wsparcia tej rundy się skończył.',

  // whether it may be hit
  'only-engaged': () => 'Nie jest bezpośrednio w walce, a tylko takie można trafić.',
  'not-engaged-then': () => 'Nie była bezpośrednio w walce, gdy zaczęły się ataki tej rundy.',
  'not-nominated': () => 'Ten klub kieruje ataki tylko na jeden rodzaj jednostek, a ona jest z drugiego.',
  'no-supporters': () => 'Żaden wróg nie wspiera: ogień wsparcia jej nie trafi.',
  'beyond-support': () => 'Jest poza zasięgiem wspierających, a ten klub to liczy.',
  'out-of-wreck-hit': () => 'W tej rundzie wyszła z wraku i można ją trafić.',
  'place-in-contact': ({ place, of }) => `Jest w kontakcie podstawek: trafienia sięgają jej jako ${place}. z ${of}.`,
  place: ({ place, of, cm }) =>
    `Jest ${cmOf(cm)} od najbliższego wroga, który się liczy: trafienia sięgają jej jako ${place}. z ${of}.`,
  'place-in-list': ({ place, of }) =>
    `Nie został wróg, od którego by mierzyć: trafienia sięgają jej jako ${place}. z ${of}.`,
  behind: ({ others }) => `Przed nią: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Równie blisko: ${listed(others)}. Kto pierwszy, mówi ich właściciel.`,
  'tie-by-list': ({ others }) => `Równie blisko: ${listed(others)}. Rozstrzyga kolejność na liście.`,
  soaks: ({ takes }) => `Przyjmuje ${hitsOf(takes)}, zanim dostanie następna jednostka: to jej początkowa `
    + 'wytrzymałość.',
  'sniper-may-aim': ({ snipers }) =>
    `Gdziekolwiek jest w tej kolejce, snajper wybiera ofiarę i może celować w nią: ${listed(snipers)}.`,
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na nią.'
    : `Jej strona przyjmuje trafienia: ${figure(of)}; na nią ${
      form(hits, { one: 'spada', few: 'spadają', many: 'spada', other: 'spada' })} ${figure(hits)}.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na inną.'
    : `Trafienia, które przyjmuje jej strona (${figure(of)}), spadają na inne i do niej nie dochodzą.`),
  'no-hits-here': () => 'Jej strona nie dostała trafień.',
  'fearless-hack-down': () => 'Ma Fearless: dobijanie ją pomija.',
  skipped: () => 'Dobijanie pomija ją razem z transporterem.',
  'has-won': () => 'Jej strona wygrała: dobija się przegranych.',
  'hit-directly': ({ cause }) => `Ma na sobie trafienie: ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Nie ma na sobie takiego trafienia: ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) => `Jeśli jej strona przegra, dobijanie sięgnie jej jako ${place}. z ${of}.`,
  'hack-down-comes-next': () => 'Na wynik jeszcze nie rzucono.',
  'inside-unhit': ({ transport }) => `Siedzi w środku: trafienia przyjmuje ${transport}, a ona broni się tylko wtedy, `
    + 'gdy zostanie wrak.',
  'bystanders-unhit': ({ formation }) => `${formation} tu nie walczy, a postronnych się nie trafia.`,
  'may-be-hit': () => 'Więc można ją trafić.',

  // whether it may save
  'no-hit-on-it': () => 'Nie czeka na nią żadne trafienie. Oto, co miałaby przeciw zwykłemu.',
  'hit-comes': ({ number, effect, cause, points }) => `Trafienie ${number} to ${HITS[effect] ?? 'zwykłe trafienie'}, `
    + `${CAUSES[cause]}${String(points) === '1' ? '' : `; punkty obrażeń: ${points}`}.`,
  'nothing-saves': ({ cause }) => `Przeciw takiemu trafieniu nie pomaga żadna obrona: ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) => `Jej tarcze najpierw zatrzymują z wymiany ognia ${pointsOf(shields)}; ciosy w `
    + 'kontakcie przechodzą pod nimi.',
  'shields-stop': ({ stopped }) => `Tarcze zatrzymują z tego ${pointsOf(stopped)}.`,
  'armour-saves': ({ target }) => `Jej pancerz broni na ${target}+.`,
  'bunker-saves': ({ target }) => `Bunkier zbudowany przez jej stronę broni na ${target}+, zamiast pancerza i osłony.`,
  'no-armour': () => 'Nie ma pancerza.',
  'armour-too-hard': () => 'Jej pancerz wymagałby więcej niż 6.',
  'sniper-harder': () => 'Trafienie snajpera jest o jeden trudniejsze do obrony.',
  'titan-killer-ignores-armour': () => 'Przeciw Titan Killer żaden pancerz nie pomaga.',
  'macro-ignores-armour': () => 'Przeciw makrobroni pomaga tylko Reinforced Armour, a ona go nie ma.',
  'cover-saves': ({ terrain, target }) => `Stoi w osłonie (${terrain}): broni na ${target}+.`,
  'wreck-saves': ({ target }) => `Wrak, z którego wychodzi, jest osłoną: ${target}+.`,
  'overwatch-saves': ({ target }) => `Leży na czuwaniu: to osłona, ${target}+.`,
  'emplacement-saves': ({ target }) => `Stoi na stanowisku zbudowanym dla niej: ${target}+.`,
  'cover-ignored': () => 'Trafienie ignoruje jej osłonę.',
  'macro-ignores-cover': () => 'Przeciw makrobroni osłona nie pomaga.',
  'titan-killer-ignores-cover': () => 'Przeciw Titan Killer osłona nie pomaga.',
  'cover-not-for-engines': () => 'Machiny bojowe nie mają rzutu za osłonę terenu, w którym stoją.',
  'cover-not-for-chargers': () => 'Stoi w osłonie, ale korzystają z niej tylko ci, na których szarżowano.',
  'cover-not-for-vehicles': () => 'Stoi w osłonie, która jest tylko dla piechoty.',
  'cover-too-hard': () => 'Jej osłona wymagałaby więcej niż 6.',
  'holofield-saves': ({ target }) => `Jej Holofield broni na ${target}+, zamiast pancerza.`,
  'knight-shield-saves': ({ target }) =>
    `Jej Knight Shield broni na ${target}+ przed każdym punktem, zamiast pancerza.`,
  'one-of-them': () => 'Jej właściciel używa jednego z nich.',
  'save-chosen': ({ save }) => `Wybór: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour powtarza nieudany rzut obronny, na ${target}+.`,
  'lance-not-again': () => 'Przeciw lancy Reinforced Armour nie powtarza rzutu.',
  'macro-not-again': () => 'Przeciw makrobroni Reinforced Armour rzuca raz i nie powtarza.',
  'invulnerable-saves': ({ target }) =>
    `Jeśli to wszystko zawiedzie, ma rzut niewrażliwości ${target}+, wobec każdego trafienia.`,
  'invulnerable-each-point': ({ target }) => `Na każdy punkt, który zostanie, ma rzut niewrażliwości ${target}+.`,
  'has-thrown': ({ face, stage, target }) => `Wyrzuciła ${face}, a potrzebowała ${target}+: ${STAGES[stage]}.`,
  'no-save': () => 'Więc nic jej nie chroni.',
  'may-save': ({ hits, ways }) => `Więc może się bronić, ${hitsOf(hits)}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', potem ')))}.`,
  'is-saved': ({ hits }) => `Więc ${hits === 1 ? 'trafienie jest obronione' : 'jej trafienia są obronione'}.`,
  'not-saved': ({ hits }) => (hits === 1 ? 'Więc trafienie nie jest obronione.' : 'Więc nieobronione: '
    + `${hitsOf(hits)}.`),
  'shields-stop-all': () => 'Nie ma już przed czym się bronić.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Nikt jeszcze nie przegrał; wycofują się tylko przegrani.',
  'nobody-won': () => 'Nikt nie wygrał tego szturmu i nikt się z niego nie wycofuje.',
  'nothing-was-fought': () => 'Walki nie było i nikt się teraz nie wycofuje.',
  'nobody-withdraws-now': () => 'W tej chwili nikt się nie wycofuje.',
  'goes-with-transport': ({ transport }) => `Siedzi w środku i rusza się z transporterem: ${transport}.`,
  'its-side-won': ({ formation }) => `${formation} jest po stronie zwycięzców i nie musi odchodzić.`,
  'formation-stays': ({ formation }) => `${formation} teraz się nie wycofuje.`,
  'formation-lost': ({ formation }) => `${formation} przegrywa i się łamie.`,
  'formation-shaken': ({ formation }) => `${formation} stoi blisko przegranych i łamie się od znacznika wybuchu.`,
  'broke-on-the-way': ({ formation }) => `${formation} łamie się w drodze do szturmu.`,
  'two-moves': ({ speed, cm }) => `Może zrobić dwa ruchy z szybkością ${cmOf(speed)}: razem ${cmOf(cm)}, `
    + 'przez każdą strefę kontroli.',
  'moves-left': ({ left }) => `Zostało jej z tego ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Ma Fearless: skoro się ruszyła, zniszczyłby ją tylko wróg do 5 cm.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Ma Fearless: póki zostaje, jest bezpieczna, choć ${enemy} jest ${cmOf(cm)} od niej.`,
  'far-enough': ({ cm, limit, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: dalej niż `
    + `${cmOf(limit)}, więc tu jest bezpieczna.`,
  'apart-if-it-stays': ({ formation }) =>
    `Stoi z dala od większości formacji ${formation}: gdyby odwrót skończył się teraz, byłaby stracona.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} jest ${cmOf(cm)} od niej: gdyby tu skończyła, do `
    + `${cmOf(limit)} od wroga, byłaby zniszczona.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} jest ${cmOf(cm)} od niej: gdyby tu skończyła, dostałaby ${counted(hits, {
      one: 'punkt obrażeń', few: 'punkty obrażeń', many: 'punktów obrażeń', other: 'punktu obrażeń',
    })}, po jednym za każdego wroga do ${cmOf(limit)}.`,
  'may-withdraw': () => 'Więc może się wycofać.',
  'has-withdrawn': () => 'Więc wycofała się tak daleko, jak mogła.',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: 'Czy może atakować?', support: 'Czy może wspierać?', 'be-hit': 'Czy można ją trafić?',
    save: 'Czy ma rzut obronny?', withdraw: 'Czy może się wycofać?',
  },
  answers: { yes: 'Tak', no: 'Nie', 'not-now': 'Nie teraz' },
  speaks: { for: 'Za:', against: 'Przeciw:', neither: 'Warto wiedzieć:' },
  why: name => `Czemu? ${name}`,
  with: (name, characters) => `${name} + ${characters}`,
  whose: {
    attacker: formation => `${formation}, atakujący`,
    defender: formation => `${formation}, obrońca`,
  },
  rule: id => `Zasada ${id}`,
  ruleSays: 'Co mówi zasada',
  close: 'Zamknij',
};

/** The tags of the books, and the few words beside them. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'NetEA FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'zasada specjalna NetEA',
  open: 'Punkt otwarty',
  readWith: 'razem z',
};

/** Who comes to charge at all. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Szturm zaczyna tylko formacja, która wykonuje akcję szturmu (Engage). Samo stanie blisko nigdy go nie '
    + 'zaczyna.',
  'A0.2': 'Formacja rzuca kością na swoją inicjatywę: o 1 mniej ze znacznikiem wybuchu, o 1 mniej, gdy jej strona '
    + 'utrzymuje inicjatywę. Gdy się nie uda, dostaje znacznik wybuchu i tylko trzyma pozycję.',
  'A0.3': 'Niektóre armie dodają do tej kości: Orks 2, domy Knight i stada Unblooded 1.',
};

/** Whom the assault is against, and who else is in it. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'Szturmująca formacja wskazuje jedną formację wroga.',
  'A1.1': 'Szarżować można na każdą formację wroga na stole, bez względu na odległość i na to, czy jest złamana.',
  'A1.2': 'Formacje, których jednostki stoją do 5 cm od siebie, są przemieszane. Atakujący może objąć szarżą te, '
    + 'które stoją tak blisko celu, ale nie musi.',
  'A1.3': 'Formacje objęte jedną szarżą liczą się jak jedna: wszystkie mogą kontrszarżować, trafienia spadają na '
    + 'każdą z nich, a ich znaczniki wybuchu się sumuje.',
  'A1.4': 'Szarża nie musi dojść w pobliże każdej formacji, w którą jest wymierzona.',
  'A1.5': 'Commander może zabrać formacje, których jednostka stoi do 5 cm od jego formacji, u Space Wolves do 10 cm. '
    + 'Na wszystkie rzuca się jeden test.',
  'A1.6': 'Własna formacja Commandera nie musi zbliżyć się do celu.',
  'A1.7': 'Formacje, które szarżują razem, są jedną formacją, więc ich znaczniki wybuchu się sumuje.',
};

/** One move for each unit, and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2: 'Każda jednostka szturmującej formacji wykonuje jeden ruch. Ktoś musi skończyć dość blisko, by walczyć.',
  'A2.1': 'Szarża to jeden ruch najwyżej o szybkość jednostki, w dowolną stronę. Ruch w całości po drodze jest o 5 '
    + 'cm dłuższy, a Infiltrators podwajają szybkość.',
  'A2.2': 'Po szarży któraś z twoich jednostek musi stać do 15 cm od celu i go widzieć. Jeśli żadna nie stoi, akcja '
    + 'się kończy i walki nie ma.',
  'A2.3': 'Każda jednostka kontroluje teren do 5 cm wokół siebie, Scout do 10 cm. Możesz wejść w taką strefę tylko '
    + 'wtedy, gdy jej właściciel należy do celu, i tylko po to, by go dotknąć.',
  'A2.4': 'Jednostka, która wchodzi w strefę kontroli, idzie do kontaktu z najbliższym wrogiem, do którego strefa '
    + 'należy. Jeśli ruchu nie starczy, idzie prosto na niego, jak daleko może.',
  'A2.5': 'Jednostka, której dotknięto, do końca szturmu nie ma strefy kontroli, więc inni mogą ją minąć.',
  'A2.6': 'Najwyżej dwie jednostki mogą doszarżować do kontaktu z tym samym wrogiem.',
  'A2.7': 'Jednostka, która zaczyna w strefie kontroli i się rusza, musi dotknąć wroga z celu albo być poza strefą '
    + 'na koniec szarży.',
  'A2.8': 'Po ruchu formacja stoi jednym łańcuchem z przerwami do 5 cm, Scouts do 20 cm. Kto jest poza nim, '
    + 'przepada, a każdy taki kosztuje znacznik wybuchu; właściciel mówi, która część zostaje.',
  'A2.9': 'Możesz przechodzić przez własną piechotę, nie przez innych swoich i nigdy przez wroga. Jump Packs '
    + 'przelatują nad swoimi i nad terenem.',
  'A2.10': 'Jednostka, która wchodzi w niebezpieczny teren albo w nim zaczyna, rzuca kością i przepada na 1: bez '
    + 'rzutu obronnego, bez znacznika wybuchu, nie liczy się jako zabita. Walker rzuca jeszcze raz, tak jak '
    + 'jednostka, która w tym kroku idzie najwyżej 5 cm.',
  'A2.11': 'Pasażerowie wysiadają na końcu ruchu transportera, do 5 cm od niego i, jeśli chcą, do kontaktu; z '
    + 'samolotu na ziemi Jump Packs i skimmery do 15 cm.',
  'A2.12': 'Formacje na czuwaniu strzelają po szarży. Kto jest ostrzelany, dostaje od razu znacznik wybuchu i jeden '
    + 'za każdą stratę; jeśli to łamie formację, wycofuje się ona. Te straty nie liczą się jako zabici.',
  'A2.13': 'Machina bojowa spycha z drogi mniejsze jednostki celu, najwyżej dwa razy tyle, ile wynosi jej początkowa '
    + 'wytrzymałość. Kończą one przy jej podstawce. Z okopu i bunkra nikogo się nie spycha.',
};

/** The answer of those who were charged. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Jednostki bez kontaktu mogą ruszyć na najbliższego wroga, zanim ktokolwiek uderzy.',
  'A3.1': 'Jednostka bez kontaktu może ruszyć się o 10 cm, jeśli jej szybkość to 30 cm lub więcej, inaczej o 5 cm.',
  'A3.2': 'Nikt nie musi. Kto to robi, idzie prosto na najbliższą jednostkę wroga z dowolnej formacji albo na '
    + 'następną, jeśli przy tamtej stoją już dwie.',
  'A3.3': 'Obowiązują zasady szarży: strefy kontroli, niebezpieczny teren, jeden łańcuch na końcu. Infiltrators i '
    + 'drogi nic tu nie dają. Skimmery mogą się wynurzyć: wtedy walczą w wymianie ognia, tak jak każdy, kto ich '
    + 'dotyka.',
  'A3.4': 'Jednostki mogą zamiast tego wsiąść lub wysiąść i dalej już nie idą. Nikt tego nie robi, gdy transportera '
    + 'dotyka dwóch wrogów, a machiny bojowej dwa razy tylu, ile wynosi jej początkowa wytrzymałość.',
  'A3.5': 'Formacja wroga spoza szturmu, której się dotknie, dołącza do niego, jakby szarżowała. Jeśli jej strona '
    + 'przegra, też się łamie; jeśli wygra, liczy własne straty.',
  'A3.6': 'Wciągnąć można tylko wrogów. Swoi w pobliżu mogą wspierać i nic więcej.',
  'A3.7': 'W pierwszej rundzie po kontrszarżach między stronami wciąż musi być linia strzału. Dalsze rundy toczą się '
    + 'i bez niej.',
  'A3.8': 'W pierwszej rundzie kontrszarżuje tylko obrońca. Po remisie mogą obie strony, najpierw atakujący.',
  'A3.9': 'Formacja Unblooded musi kontrszarżować, jak daleko może.',
  'A3.10': 'Jednostka, która wcale nie może się ruszać, zostaje na miejscu. Machina bojowa w kontakcie może iść '
    + 'dalej, póki dotyka jej mniej wrogów, niż wynosi jej początkowa wytrzymałość.',
};

/** Who strikes, with what, and when that settles it. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Uderzają wszyscy bezpośrednio w walce, obie strony naraz.',
  'A4.1': 'Jednostka jest bezpośrednio w walce, gdy dotyka wroga albo ma go do 15 cm i na linii strzału. Ustala się '
    + 'to od nowa w każdej rundzie.',
  'A4.2': 'W kontakcie jednostka rzuca kością na wartość walki wręcz, inaczej na wartość wymiany ognia, a do tego na '
    + 'swoje dodatkowe ataki. Nic nigdy nie zmienia tych wartości.',
  'A4.3': 'Jednostka bez wartości wymiany ognia uderza tylko w kontakcie.',
  'A4.4': 'Wszystkie ataki dzieją się naraz, więc zabici też uderzyli. Wcześniej jest tylko First Strike.',
  'A4.5': 'Trafiona strona rozdziela trafienia i rzuca obronę, a jej zabici liczą się drugiej stronie. Znaczniki '
    + 'wybuchu czekają do końca szturmu.',
  'A4.6': 'Trafić można tylko jednostki bezpośrednio w walce, i tylko na linii strzału któregoś wroga.',
  'A4.7': 'Jeśli nie został żaden obrońca, wygrał atakujący. Jeśli padli wszyscy atakujący bezpośrednio w walce, '
    + 'wygrał obrońca. Wtedy nie ma wsparcia, wyniku ani dobijania.',
};

/** Friends near by. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Jeśli ataki niczego nie rozstrzygnęły, formacje w pobliżu dokładają swoją wymianę ognia.',
  'A5.1': 'Obie strony mogą wezwać wsparcie, póki ataki nie dały zwycięzcy.',
  'A5.2': 'Jednostka może wspierać, gdy jej formacja nie jest w szturmie ani złamana, nie maszerowała, a wróg, który '
    + 'atakował, jest do 15 cm i na linii strzału.',
  'A5.3': 'Wspierający rzucają na wartość wymiany ognia, razem z dodatkowymi atakami broni ręcznej. First Strike nic '
    + 'tu nie daje.',
  'A5.4': 'Ich trafienia spadają na jednostki bezpośrednio w walce, zaczynając od najbliższych wspierającym. Samych '
    + 'wspierających trafić nie można.',
  'A5.5': 'Zabici przez wspierających się liczą. Ich liczebność, znaczniki wybuchu i jednostki Inspiring nie.',
  'A5.6': 'Jeśli ogień wsparcia zmiecie jedną stronę, wygrała druga.',
};

/** Two dice, what is added to them, and what losing costs. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Kości i to, co dała walka, rozstrzygają, kto się utrzyma.',
  'A6.1': 'Każda strona rzuca dwiema kośćmi, zostawia wyższą i dodaje swoje modyfikatory.',
  'A6.2': 'Dodajesz 1 za każdego zabitego, 1 za więcej jednostek i jeszcze 1 za ponad dwa razy więcej, 1 za brak '
    + 'znaczników wybuchu, 1, gdy wróg ma ich więcej, i 1 za każdą żywą jednostkę Inspiring.',
  'A6.3': 'Znaczniki wybuchu liczą się tak, jak leżały przed stratami z tego szturmu.',
  'A6.4': 'Wygrywa wyższa suma. Równe sumy oznaczają kolejną rundę od kontrszarży, a zabici się nie kasują.',
  'A6.5': 'Przegrany dostaje trafienie za każdy punkt różnicy. Nic przed nimi nie chroni; spadają na dowolne jego '
    + 'jednostki, w walce czy nie, zaczynając od najbliższych wroga.',
  'A6.6': 'Jednostki Fearless się pomija. Space Marines dostają połowę tych trafień, zaokrągloną w dół.',
  'A6.7': 'Gdy transporter dostał trafienie albo został pominięty, trafienia dostają najpierw wszyscy w środku, '
    + 'dopiero potem następna jednostka na zewnątrz. Pasażerowie bez trafienia rzucają obronę, gdy wychodzą z wraku.',
  'A6.8': 'Dobite jednostki nie kładą znaczników wybuchu i nie zmieniają wyniku.',
};

/** The losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Przegrane formacje łamią się i uchodzą albo i nie.',
  'A7.1': 'Każda przegrana formacja łamie się bez testu: jej znaczniki wybuchu znikają.',
  'A7.2': 'Przegrana formacja, która była złamana na początku szturmu, zostaje zniszczona, prócz jednostek Fearless.',
  'A7.3': 'Każda jednostka może zrobić dwa ruchy w dowolną stronę, przez strefy kontroli, ale nie przez wrogów. Kto '
    + 'skończy do 15 cm od wroga, przepada; jednostka Fearless tylko wtedy, gdy się ruszyła i skończyła do 5 cm.',
  'A7.4': 'Machina bojowa, która kończy odwrót blisko wroga, nie ginie: dostaje punkt obrażeń za każdego wroga do 15 '
    + 'cm i nic przed nimi nie chroni.',
  'A7.5': 'Samolot przegranych na ziemi zostaje zniszczony, chyba że ma Fearless. Ci, którzy z niego wysiedli, '
    + 'wycofują się.',
  'A7.6': 'Formacje przegranej strony, które mogły wspierać, dostają znacznik wybuchu, czy strzelały, czy nie.',
  'A7.7': 'Najpierw dobijanie, potem przegrany się łamie, ginie lub wycofuje, potem wstrząs u jego swoich, potem '
    + 'zwycięzca dostaje znaczniki i się rusza.',
};

/** What winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Zwycięzca liczy straty i wykonuje wolny ruch.',
  'A8.1': 'Każda zwycięska formacja dostaje znacznik wybuchu za każdą swoją zabitą jednostkę lub punkt obrażeń, ale '
    + 'nie za jednostki Expendable. Formacja złamana na początku nie dostaje żadnego.',
  'A8.2': 'Zwycięzca może się od nich złamać. Wycofywać się nie musi.',
  'A8.3': 'Jednostki zwycięzcy mogą ruszyć się o 5 cm, a z Hit and Run o swoją szybkość, ale nie do strefy kontroli '
    + 'wroga. Transportery mogą zabrać inne jednostki zamiast ich ruchu.',
  'A8.4': 'Przegrany z Fearless, który zostaje w kontakcie, stoi tam dalej; nic więcej się teraz nie dzieje.',
};

/** Whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1: 'Właściciel rozdziela trafienia od przodu do tyłu: najpierw jednostki w kontakcie, potem według odległości od '
    + 'wroga. Spośród jednakowo bliskich wybiera sam.',
  H2: 'Nikt nie dostaje drugiego trafienia, zanim wszyscy, których można trafić, nie mają po jednym.',
  H3: 'Najpierw rozdziela się wszystkie trafienia partii, potem rzuca obronę, potem zdejmuje zabitych.',
  H4: 'Rodzaj jednostki nie ma znaczenia dla tego, kogo się trafia.',
  H5: 'Trafienia z walki wręcz i z wymiany ognia to jedna pula. Cios z kontaktu może spaść na kogoś dalej, a '
    + 'pierwszy szereg dostaje trafienia z wymiany ognia.',
  H6: 'Najpierw idzie First Strike, potem zwykłe trafienia, potem makrobroń i Titan Killer, każde osobno rozdzielane '
    + 'i bronione.',
  H7: 'Późniejsza partia zaczyna znów od najbliższego ocalałego, w wybranej wcześniej kolejności.',
  H8: 'Trafienia ignorujące osłonę idą na jednostki w osłonie, a lance na Reinforced Armour, o ile pozwala na to '
    + 'kolejność od najbliższych.',
  H9: 'W swojej kolejce machina bojowa dostaje trafienia do wysokości początkowej wytrzymałości, zanim dostanie je '
    + 'następna jednostka, nawet jeśli jest uszkodzona.',
  H10: 'Obrażenia Titan Killer na machinie bojowej rzuca się, gdy trafienie spada, i liczą się jako tyle trafień. '
    + 'Nadmiar ponad jej kolejkę nie przechodzi na innych.',
  H11: 'Dwa trafienia w jedną jednostkę to dwa rzuty obronne. Jeden nieudany ją zabija i liczy się jako jeden zabity.',
  H12: 'Trafienia, których nie ma już kto przyjąć, przepadają.',
};

/** What a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Rzut obronny to kość, która osiąga wartość pancerza, jedna za każde trafienie. Nieudany niszczy jednostkę.',
  V2: 'Piechota w osłonie może rzucać na osłonę zamiast na pancerz, nigdy na oba.',
  V3: 'W szturmie osłonę ma tylko obrońca. Kto szarżuje, już z niej wyszedł.',
  V4: 'Reinforced Armour powtarza nieudany rzut obronny, na wartość pancerza, nawet gdy zawiodła osłona.',
  V5: 'Przeciw lancy Reinforced Armour nie powtarza rzutu.',
  V6: 'Przeciw makrobroni nie ma rzutu obronnego poza jednym rzutem Reinforced Armour i rzutem niewrażliwości.',
  V7: 'Przeciw Titan Killer pomaga tylko rzut niewrażliwości. Machinie bojowej zadaje tyle punktów obrażeń, ile '
    + 'mówią jego kości; każdy inny to jeden zabity.',
  V8: 'Ignore Cover odbiera rzut za osłonę.',
  V9: 'Rzut niewrażliwości to ostatnia szansa na 6, wobec każdego trafienia: Living Metal na 4, Deflector Shield na '
    + '5. Machina bojowa rzuca raz za każdy punkt obrażeń.',
  V10: 'Tarcze zatrzymują najpierw punkty trafień z wymiany ognia, nigdy ciosy w kontakcie. Potem pancerz lub '
    + 'osłona, drugi rzut Reinforced Armour i rzut niewrażliwości. Obrońca rzuca przed atakującym.',
  V11: 'Trafienie snajpera jest o jeden trudniejsze do obrony.',
  V12: 'Pasażerowie wraku stają tam, gdzie on stał, i bronią się przed trafieniem tego samego rodzaju, pancerzem '
    + 'albo na 6 od wraku. Kto siedział w czymś, co leciało wysoko, przepada.',
  V13: 'Holofield chroni na 3 zamiast pancerza, jedną kością, wobec każdego trafienia. Knight Shield broni każdy '
    + 'punkt na 4, ale nie przed ogniem wsparcia.',
};

/** How war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Machina bojowa rzuca kością za każdy punkt początkowej wytrzymałości, a do tego na dodatkowe ataki.',
  W2: 'Jej właściciel dzieli te kości między walkę wręcz z tymi w kontakcie i wymianę ognia z resztą.',
  W3: 'Jej ciosy spadają tylko na jednostki, których dotyka, jej ogień tylko na inne, do 15 cm i na linii strzału.',
  W4: 'W kontakcie z nią może być dwa razy tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W5: 'Każde nieobronione trafienie zabiera jej punkt wytrzymałości. Z ostatnim zostaje zniszczona.',
  W6: 'Za każdy stracony punkt rzuca się kością: na 6 trafienie krytyczne robi to, co mówi karta jednostki, a gdy '
    + 'nic nie mówi, zabiera jeszcze punkt. Niektóre machiny bojowe wybuchają i trafiają wszystkich w pobliżu.',
  W7: 'Każdy punkt obrażeń to jeden zabity, punkty trafienia krytycznego też, ale nigdy więcej, niż zostało.',
  W8: 'Machina bojowa liczy się za tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W9: 'Dobicie zabiera jej punkt, z kością na trafienie krytyczne.',
  W10: 'Formacje wewnątrz machiny bojowej mogą wysiąść i walczyć razem z nią. Kto zostaje w środku, liczy się przy '
    + 'wyniku.',
  W11: 'Niektóre wersje zasad dają Tytanom inne kości w kontakcie.',
};

/** When a formation breaks, and what being broken means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1: 'Formacja łamie się, gdy ma tyle znaczników wybuchu, ile jednostek, Space Marines przy dwóch na jednostkę. Jej '
    + 'znaczniki potem się zdejmuje.',
  B2: 'Złamana formacja liczy się tak, jakby miała tyle znaczników wybuchu, ile jednostek.',
  B3: 'Złamana formacja traci jednostkę za każdy znacznik wybuchu, który miałaby dostać, bez rzutu obronnego i od '
    + 'przodu. Space Marines tracą jedną za każde dwa.',
  B4: 'Złamana formacja walczy w szturmie jak każda inna. Nie może wspierać, a jeśli przegra, zostaje zniszczona.',
  B5: 'Znaczniki wybuchu ponad punkt złamania znikają razem z resztą.',
  B7: 'Formacje w szturmie nie dostają znaczników wybuchu, póki on trwa.',
};

/** Distances, lines of fire, terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Odległości mierzy się między najbliższymi krawędziami dwóch podstawek. W kontakcie znaczy: bez przerwy.',
  L2: 'Teren, który zasłania, przerywa linię strzału. Jeśli jedno z dwojga w nim stoi, widzą się jeszcze przez 10 cm '
    + 'tego terenu.',
  L3: 'Jednostki nie przerywają linii strzału; machiny bojowe tak.',
  L4: 'Kto stoi wyżej, widzi ponad niższym terenem, jeśli tak ustalono dla stołu.',
  L5: 'Każdy rodzaj terenu daje piechocie swoją osłonę, a zatrzymuje lub naraża tych, dla których jest zbyt trudny.',
};

export const books: Words = {
  'steps/dice': stepsDice,
  'epic-armageddon/log': epicArmageddonLog,
  'epic-armageddon/refusals': epicArmageddonRefusals,
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
