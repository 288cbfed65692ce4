/** The facts of a reasoning as sentences about one unit, in English. Another language is another record of these. */
import type { WayToFight } from '../model/combatant.ts';
import type { Effect } from '../model/profile.ts';
import type { HitCause, SaveKind, SaveStage } from '../model/volley.ts';
import type { Loss } from '../model/procedure.ts';
import { centimetres, count, withAnd } from '../../shared/wording.ts';
import type { Fact, FactKey } from './fact.ts';
import type { FactValues } from './values.ts';

/** A sentence for each kind of fact. */
export type Reasons = { readonly [K in FactKey]: (values: FactValues[K]) => string };

const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${Number(Math.max(length, FINEST).toFixed(2))} cm`;
/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : centimetres(at));

const ORDINALS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
];
const ordinal = (number: number): string => {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
  return ORDINALS[number - 1] ?? `${number}${ending}`;
};

const WAYS: Readonly<Record<WayToFight, string>> = { 'close-combat': 'in close combat', firefight: 'in the firefight' };
const EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignoring cover', lance: 'as a lance', sniper: 'as a sniper', 'macro-weapon': 'as a macro-weapon',
  'titan-killer': 'as a Titan Killer',
};
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'an Ignore Cover hit', lance: 'a lance hit', sniper: 'a sniper’s hit',
  'macro-weapon': 'a macro-weapon hit', 'titan-killer': 'a Titan Killer hit',
};
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'from the First Strike attacks', attacks: 'from the attacks', support: 'from supporting fire',
  'hack-down': 'of the hack-down', withdrawal: 'for ending its withdrawal too near an enemy',
  'dangerous-terrain': 'of dangerous terrain', overwatch: 'from overwatch fire', splash: 'of a blast',
  passengers: 'that it takes in the wreck', 'blast-marker': 'instead of a Blast marker', critical: 'of a critical hit',
};
const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'in the attacks', support: 'to supporting fire', 'hack-down': 'in the hack-down',
  withdrawal: 'as its formation withdrew', 'already-broken': 'with its formation, which was broken already',
  passengers: 'with its transport', critical: 'to a critical hit', coherency: 'out of coherency',
  'dangerous-terrain': 'to dangerous terrain', 'blast-marker': 'in the panic of its formation',
  overwatch: 'to overwatch fire', summoned: 'as its formation broke: it was summoned',
};
const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'its save', 're-roll': 'its failed save again', invulnerable: 'its invulnerable save',
};
const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'its armour', cover: 'cover', holofield: 'its holofield', 'knight-shield': 'its knight shield',
  'ion-shield': 'its ion shield', none: 'none',
};

export const REASONS: Reasons = {
  // who it is and where it stands
  'is-lost': ({ to }) => `It was lost ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} does not fight in this assault.`,
  inside: ({ transport }) => `It sits inside ${transport} and cannot fire from there.`,
  'fires-from-inside': ({ transport }) => `It fires from inside ${transport}, from where that stands.`,
  'out-of-wreck': () => 'It has come out of a wreck in this round: it can be hit but does not strike.',
  touches: ({ enemy }) => `It is in base contact with ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} is ${centimetres(cm)} away, within ${limit} cm, and in line of fire.`,
  'too-far': ({ cm, limit, missing, enemy }) => `The nearest enemy, ${enemy}, is ${beyond(cm, limit)} away: `
    + `${missing < HAIR ? finely(missing) : centimetres(missing)} more `
    + `than ${limit} cm.`,
  hidden: ({ enemy, by, through, cm }) =>
    `${enemy} is ${centimetres(cm)} away, but ${by} hides it: the line of fire runs `
    + `through ${centimetres(through)} of that.`,
  'as-they-stand': () => 'The attacks have not begun: so it would be if they began now.',
  'no-enemy': () => 'There is no enemy that it could fight.',
  'fight-is-over': () => 'The fighting of this assault is over.',

  // whether it may attack
  'fires-as-skimmer': () => 'It flies: it fires even at those who touch it, and whoever touches nobody else can only '
    + 'fire back.',
  'forced-to-fire': ({ enemy }) => `${enemy}, which it touches, keeps out of reach of blows and makes it fire.`,
  'engine-dice': ({ damage, dice }) => `A war engine has a die for each of its ${dice} points of damage capacity`
    + `${damage > 0 ? `, though it has lost ${damage}` : ''}.`,
  'dice-split': ({ close, fire }) => `Of these dice ${close} go into close combat `
    + `and ${fire} into the firefight.`,
  'lance-waits': () => 'Its lance strikes only when its own formation has engaged.',
  'strikes-first': () => 'It has First Strike: its hits are saved before the others strike.',
  'strikes-after-first': () => 'It strikes after those with First Strike, if it lives.',
  'as-chosen': ({ options, cc, ff, armour }) =>
    `With ${options} it has CC ${cc}, FF ${ff} and armour ${armour}.`,
  throws: ({ by, dice, target, effect }) => {
    const kind = EFFECTS[effect];
    return `It throws ${dice} ${Number(dice) === 1 ? 'die' : 'dice'} ${WAYS[by]}, hitting on ${target}+`
      + `${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'It has no firefight value.',
  'no-close-combat-value': () => 'It has no close combat value, and in contact it may not fire instead.',
  'has-struck': () => 'It has thrown its dice of this round already.',
  'nobody-left': () => 'Nobody is left within its reach.',
  'no-dice-left': () => 'It has no dice left to throw in this round.',
  'attacks-now': () => 'So it attacks: its dice are on the table.',
  'may-attack': () => 'So it may attack.',
  attacked: () => 'The attacks of this round are over. It has made its own.',
  'did-not-attack': () => 'The attacks of this round are over. It has made none.',

  // whether it may support
  'fights-itself': ({ formation }) => `${formation} fights in this assault itself; only other formations support.`,
  'is-broken': ({ formation }) => `${formation} is broken.`,
  'has-marched': ({ formation }) => `${formation} has marched this turn.`,
  'stands-by': ({ formation }) => `${formation} does not fight here and is fit to support.`,
  'fleet-of-foot': ({ formation }) => `${formation} is fleet of foot: it supports though it has marched.`,
  'markers-do-not-matter': ({ markers }) => `Its ${count(markers, 'Blast marker keeps', 'Blast markers keep')} `
    + 'nobody from supporting.',
  'was-not-able': () => 'When support was called it had no enemy that attacked within reach.',
  'was-able': () => 'When support was called an enemy that attacked was within its reach.',
  'not-called': () => 'Its player has not called it.',
  'has-fired': () => 'It has fired.',
  'fires-in-turn': () => 'It fires when the turn of its formation comes.',
  'may-support': () => 'So it may support.',
  'support-comes-later': () => 'Support is called after the attacks, if these have not settled the assault.',
  'first-round-only': ({ round }) => `This is round ${round}, and this club calls support in the first round only.`,
  'support-is-over': () => 'The supporting fire of this round is over.',

  // whether it may be hit
  'only-engaged': () => 'It is not directly engaged, and only those who are can be hit.',
  'not-engaged-then': () => 'It was not directly engaged when the attacks of this round began.',
  'not-nominated': () => 'This club lets the attacks go at one kind of unit only, and it is of the other.',
  'no-supporters': () => 'No enemy supports: it cannot be hit by supporting fire.',
  'beyond-support': () => 'It is out of reach of the supporters.',
  'out-of-wreck-hit': () => 'It has come out of a wreck in this round, and can be hit.',
  'place-in-contact': ({ place, of }) => `It is in base contact: hits reach it ${ordinal(place)} of ${of}.`,
  place: ({ place, of, cm }) =>
    `It is ${centimetres(cm)} from the nearest enemy that counts: hits reach it ${ordinal(place)} `
    + `of ${of}.`,
  'place-in-list': ({ place, of }) => `No enemy is left to measure from: hits reach it ${ordinal(place)} of ${of}.`,
  behind: ({ others }) => `Before it: ${withAnd(others)}.`,
  'tie-by-owner': ({ others }) => `Equally near: ${withAnd(others)}. Their owner says who comes first.`,
  'tie-by-list': ({ others }) => `Equally near: ${withAnd(others)}. The order of the list decides.`,
  soaks: ({ takes }) => `It takes ${takes} hits before the next unit gets one: its starting damage capacity.`,
  'sniper-may-aim': ({ snipers }) => `Wherever it stands in that order, ${withAnd(snipers)} may aim at it: `
    + 'a sniper picks its victim.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'The only hit on its side falls on it.'
    : `Of ${of} hits on its side ${hits} ${hits === 1 ? 'falls' : 'fall'} on it.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'The only hit on its side falls on another.'
    : `The ${of} hits on its side fall on others and do not get as far as this one.`),
  'no-hits-here': () => 'No hit has been scored on its side.',
  'fearless-hack-down': () => 'It is Fearless: a hack-down passes it over.',
  skipped: () => 'The hack-down passes it over, with its transport.',
  'has-won': () => 'Its side has won: hack-down hits fall on the losers.',
  'hit-directly': ({ cause }) => `A hit ${CAUSES[cause]} is on it.`,
  'not-hit-directly': ({ cause }) => `It has no hit ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) => `Should its side lose, hack-down hits reach it ${ordinal(place)} of ${of}.`,
  'hack-down-comes-next': () => 'The result has not been thrown.',
  'inside-unhit': ({ transport }) => `It sits inside ${transport}: hits fall on that, `
    + 'and it saves only if that is wrecked.',
  'bystanders-unhit': ({ formation }) => `${formation} does not fight here, and bystanders are not hit.`,
  'may-be-hit': () => 'It is among those who can be hit.',

  // whether it may save
  'no-hit-on-it': () => 'No hit waits on it. This is what it would have against an ordinary one.',
  'hit-comes': ({ number, effect, cause, points }) => {
    const worth = String(points) === '1' ? '' : ` worth ${points} points of damage`;
    return `Hit ${number} is ${HITS[effect] ?? 'an ordinary hit'} ${CAUSES[cause]}${worth}.`;
  },
  'nothing-saves': ({ cause }) => `No save of any kind helps against a hit ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) => `Its shields stop ${count(shields, 'point')} of firefight first; `
    + 'blows in contact go under them.',
  'shields-stop': ({ stopped }) => `Shields stop ${count(stopped, 'point')} of it.`,
  'armour-saves': ({ target }) => `Its armour saves on ${target}+.`,
  'bunker-saves': ({ target }) =>
    `The bunker that its own side built saves on ${target}+, instead of armour and cover.`,
  'no-armour': () => 'It has no armour.',
  'armour-too-hard': () => 'Its armour would need more than a 6.',
  'sniper-harder': () => 'A sniper’s hit is one harder to save.',
  'titan-killer-ignores-armour': () => 'Against a Titan Killer no armour helps.',
  'macro-ignores-armour': () => 'Against a macro-weapon only Reinforced Armour helps, and it has none.',
  'cover-saves': ({ terrain, target }) => `It stands in ${terrain}: cover saves on ${target}+.`,
  'wreck-saves': ({ target }) => `The wreck that it climbs out of is cover: ${target}+.`,
  'overwatch-saves': ({ target }) => `It lies in wait on overwatch: that is cover, ${target}+.`,
  'emplacement-saves': ({ target }) => `It stands in an emplacement made for it: ${target}+.`,
  'cover-ignored': () => 'The hit ignores its cover.',
  'macro-ignores-cover': () => 'Against a macro-weapon cover does not help.',
  'titan-killer-ignores-cover': () => 'Against a Titan Killer cover does not help.',
  'cover-not-for-engines': () => 'War engines have no cover save from what they stand in.',
  'cover-not-for-chargers': () => 'It stands in cover, but only those who are charged have the use of it.',
  'cover-not-for-vehicles': () => 'It stands in cover that is for infantry only.',
  'cover-too-hard': () => 'Its cover would need more than a 6.',
  'holofield-saves': ({ target }) => `Its holofield saves on ${target}+, instead of armour.`,
  'knight-shield-saves': ({ target }) => `Its knight shield saves each point on ${target}+, instead of armour.`,
  'ion-shield-saves': ({ target }) => `Its ion shield saves a firefight hit on ${target}+, instead of armour.`,
  'one-of-them': () => 'Of these its owner uses one.',
  'save-chosen': ({ save }) => `Chosen: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour throws a failed save again, on ${target}+.`,
  'lance-not-again': () => 'Against a lance Reinforced Armour does not throw again.',
  'macro-not-again': () => 'Against a macro-weapon Reinforced Armour saves once and does not throw again.',
  'invulnerable-saves': ({ target }) => `If all that fails, its invulnerable save is ${target}+, whatever the hit.`,
  'invulnerable-each-point': ({ target }) =>
    `What is left of it meets an invulnerable save of ${target}+ for each point.`,
  'has-thrown': ({ face, stage, target }) => `It has thrown ${face} for ${STAGES[stage]} and needed ${target}+.`,
  'no-save': () => 'So nothing saves it.',
  'may-save': ({ hits, ways }) => `So ${hits === 1 ? 'the hit' : `${hits} hits`} may be saved: `
    + `${withAnd(ways.map(way => way.map(face => `${face}+`).join(', then ')))}.`,
  'is-saved': ({ hits }) => `So ${hits === 1 ? 'the hit is' : 'its hits are'} saved.`,
  'not-saved': ({ hits }) => `So ${hits === 1 ? 'the hit is' : `${hits} hits are`} not saved.`,
  'shields-stop-all': () => 'Nothing is left of it to be saved.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Nobody has lost yet; only losers withdraw.',
  'nobody-won': () => 'Nobody has won this assault, and nobody withdraws from it.',
  'nothing-was-fought': () => 'Nothing was fought, and nobody withdraws now.',
  'nobody-withdraws-now': () => 'Nobody withdraws at this moment.',
  'goes-with-transport': ({ transport }) => `It sits inside ${transport} and goes where that goes.`,
  'its-side-won': ({ formation }) => `${formation} is on the side that has won, and need not go.`,
  'formation-stays': ({ formation }) => `${formation} does not withdraw now.`,
  'formation-lost': ({ formation }) => `${formation} has lost and breaks.`,
  'formation-shaken': ({ formation }) => `${formation} stood near the losers, and its Blast marker has broken it.`,
  'broke-on-the-way': ({ formation }) => `${formation} has broken on its way in.`,
  'two-moves': ({ speed, cm }) =>
    `It may make two moves at its Speed of ${centimetres(speed)}: ${centimetres(cm)} in all, through any zone `
    + 'of control.',
  'moves-left': ({ left }) => `It has ${centimetres(left)} of that left.`,
  'fearless-has-moved': () => 'It is Fearless: since it has moved, only an enemy within 5 cm would destroy it.',
  'fearless-may-stay': ({ enemy, cm }) => `It is Fearless: as long as it stays it is safe, though ${enemy} `
    + `is ${centimetres(cm)} away.`,
  'far-enough': ({ cm, limit, enemy }) =>
    `The nearest enemy, ${enemy}, is ${beyond(cm, limit)} away: farther than ${centimetres(limit)}, `
    + 'so that it is safe where it stands.',
  'apart-if-it-stays': ({ formation }) => `It stands apart from most of ${formation}: `
    + 'if the withdrawal ended now, it would be lost.',
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} is ${centimetres(cm)} away: if it ended here, `
    + `within ${centimetres(limit)} of an enemy, it would be destroyed.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} is ${centimetres(cm)} away: if it ended here it would take ${
      count(hits, 'point')} of damage, one for each enemy within ${centimetres(limit)}.`,
  'may-withdraw': () => 'So it may withdraw.',
  'has-withdrawn': () => 'So it has withdrawn as far as it may.',
};

export const FACT_KEYS = Object.keys(REASONS) as readonly FactKey[];

/** A fact as an English sentence about its unit. */
export const factSentence = (fact: Fact): string => factSentenceIn(fact, REASONS);

/** The same in other words. The key of a fact says which values it has. */
export const factSentenceIn = ({ key, values }: Fact, reasons: Reasons): string =>
  (reasons[key] as (values: object) => string)(values);
