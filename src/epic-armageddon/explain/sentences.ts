/** The facts of a reasoning as English sentences about one unit. Another language is another record of these. */
import { centimetres } from '../wording.ts';
import type { Fact } from './fact.ts';

type Values = Fact['values'];
type Sentence = (values: Values) => string;

const text = (values: Values, key: string): string => String(values[key] ?? '');
const cm = (values: Values, key = 'cm'): string => centimetres(Number(values[key] ?? 0));
const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${Number(Math.max(length, FINEST).toFixed(2))} cm`;
/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (values: Values): string => {
  const [at, limit] = [Number(values['cm']), Number(values['limit'])];
  return at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : centimetres(at);
};
const face = (values: Values, key = 'target'): string => `${text(values, key)}+`;
const count = (values: Values, key: string, one: string, many = `${one}s`): string =>
  `${text(values, key)} ${Number(values[key]) === 1 ? one : many}`;

const ORDINALS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
];
const ordinal = (values: Values, key: string): string => {
  const number = Number(values[key]);
  const ending = number % 100 > 20 ? ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th' : 'th';
  return ORDINALS[number - 1] ?? `${number}${ending}`;
};

const WAYS: Readonly<Record<string, string>> = { 'close-combat': 'in close combat', firefight: 'in the firefight' };
const EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': 'ignoring cover', lance: 'as a lance', sniper: 'as a sniper', 'macro-weapon': 'as a macro-weapon',
  'titan-killer': 'as a Titan Killer',
};
const HITS: Readonly<Record<string, string>> = {
  'ignore-cover': 'an Ignore Cover hit', lance: 'a lance hit', sniper: 'a sniper’s hit',
  'macro-weapon': 'a macro-weapon hit', 'titan-killer': 'a Titan Killer hit',
};
const CAUSES: Readonly<Record<string, string>> = {
  'first-strike': 'from the First Strike attacks', attacks: 'from the attacks', support: 'from supporting fire',
  'hack-down': 'of the hack-down', withdrawal: 'for ending its withdrawal too near an enemy',
  'dangerous-terrain': 'of dangerous terrain', overwatch: 'from overwatch fire', splash: 'of a blast',
  passengers: 'that it takes in the wreck', 'blast-marker': 'instead of a Blast marker', critical: 'of a critical hit',
};
const LOSSES: Readonly<Record<string, string>> = {
  attack: 'in the attacks', support: 'to supporting fire', 'hack-down': 'in the hack-down',
  withdrawal: 'as its formation withdrew', 'already-broken': 'with its formation, which was broken already',
  passengers: 'with its transport', critical: 'to a critical hit', coherency: 'out of coherency',
  'dangerous-terrain': 'to dangerous terrain', 'blast-marker': 'in the panic of its formation',
  overwatch: 'to overwatch fire', summoned: 'as its formation broke: it was summoned',
};
const STAGES: Readonly<Record<string, string>> = {
  save: 'its save', 're-roll': 'its failed save again', invulnerable: 'its invulnerable save',
};
const SAVES: Readonly<Record<string, string>> = {
  armour: 'its armour', cover: 'cover', holofield: 'its holofield', 'knight-shield': 'its knight shield',
};

const dice = (values: Values): string => {
  const kind = EFFECTS[text(values, 'effect')];
  const hits = `hitting on ${face(values)}${kind === undefined ? '' : `, ${kind}`}`;
  return `${count(values, 'dice', 'die', 'dice')} ${WAYS[text(values, 'by')] ?? ''}, ${hits}`;
};

const hitComing = (values: Values): string => {
  const kind = HITS[text(values, 'effect')] ?? 'an ordinary hit';
  const points = text(values, 'points') === '1' ? '' : ` worth ${text(values, 'points')} points of damage`;
  return `Hit ${text(values, 'number')} is ${kind} ${CAUSES[text(values, 'cause')] ?? ''}${points}.`;
};

/** Who it is and where it stands. */
const STANDING = {
  'is-lost': v => `It was lost ${LOSSES[text(v, 'to')] ?? ''}.`,
  'not-fighting': v => `${text(v, 'formation')} does not fight in this assault.`,
  inside: v => `It sits inside ${text(v, 'transport')} and cannot fire from there.`,
  'fires-from-inside': v => `It fires from inside ${text(v, 'transport')}, from where that stands.`,
  'out-of-wreck': () => 'It has come out of a wreck in this round: it can be hit but does not strike.',
  touches: v => `It is in base contact with ${text(v, 'enemy')}.`,
  'within-reach': v => `${text(v, 'enemy')} is ${cm(v)} away, within ${text(v, 'limit')} cm, and in line of fire.`,
  'too-far': v => `The nearest enemy, ${text(v, 'enemy')}, is ${beyond(v)} away: `
    + `${Number(v['missing']) < HAIR ? finely(Number(v['missing'])) : cm(v, 'missing')} more `
    + `than ${text(v, 'limit')} cm.`,
  hidden: v => `${text(v, 'enemy')} is ${cm(v)} away, but ${text(v, 'by')} hides it: the line of fire runs `
    + `through ${cm(v, 'through')} of that.`,
  'as-they-stand': () => 'The attacks have not begun: so it would be if they began now.',
  'no-enemy': () => 'There is no enemy that it could fight.',
  'fight-is-over': () => 'The fighting of this assault is over.',
} as const satisfies Readonly<Record<string, Sentence>>;

const ATTACK = {
  'fires-as-skimmer': () => 'It flies: it fires even at those who touch it, and whoever touches nobody else can only '
    + 'fire back.',
  'forced-to-fire': v => `${text(v, 'enemy')}, which it touches, keeps out of reach of blows and makes it fire.`,
  'engine-dice': v => `A war engine has a die for each of its ${text(v, 'dice')} points of damage capacity`
    + `${Number(v['damage']) > 0 ? `, though it has lost ${text(v, 'damage')}` : ''}.`,
  'dice-split': v => `Of these dice ${text(v, 'close')} go into close combat `
    + `and ${text(v, 'fire')} into the firefight.`,
  'lance-waits': () => 'Its lance strikes only when its own formation has engaged.',
  'strikes-first': () => 'It has First Strike: its hits are saved before the others strike.',
  'strikes-after-first': () => 'It strikes after those with First Strike, if it lives.',
  throws: v => `It throws ${dice(v)}.`,
  'no-firefight-value': () => 'It has no firefight value.',
  'no-close-combat-value': () => 'It has no close combat value, and in contact it may not fire instead.',
  'has-struck': () => 'It has thrown its dice of this round already.',
  'nobody-left': () => 'Nobody is left within its reach.',
  'no-dice-left': () => 'It has no dice left to throw in this round.',
  'attacks-now': () => 'So it attacks: its dice are on the table.',
  'may-attack': () => 'So it may attack.',
  attacked: () => 'The attacks of this round are over. It has made its own.',
  'did-not-attack': () => 'The attacks of this round are over. It has made none.',
} as const satisfies Readonly<Record<string, Sentence>>;

const SUPPORT = {
  'fights-itself': v => `${text(v, 'formation')} fights in this assault itself; only other formations support.`,
  'is-broken': v => `${text(v, 'formation')} is broken.`,
  'has-marched': v => `${text(v, 'formation')} has marched this turn.`,
  'stands-by': v => `${text(v, 'formation')} does not fight here and is fit to support.`,
  'fleet-of-foot': v => `${text(v, 'formation')} is fleet of foot: it supports though it has marched.`,
  'markers-do-not-matter': v => `Its ${count(v, 'markers', 'Blast marker keeps', 'Blast markers keep')} `
    + 'nobody from supporting.',
  'was-not-able': () => 'When support was called it had no enemy that attacked within reach.',
  'was-able': () => 'When support was called an enemy that attacked was within its reach.',
  'not-called': () => 'Its player has not called it.',
  'has-fired': () => 'It has fired.',
  'fires-in-turn': () => 'It fires when the turn of its formation comes.',
  'may-support': () => 'So it may support.',
  'support-comes-later': () => 'Support is called after the attacks, if these have not settled the assault.',
  'first-round-only': v => `This is round ${text(v, 'round')}, and this club calls support in the first round only.`,
  'support-is-over': () => 'The supporting fire of this round is over.',
} as const satisfies Readonly<Record<string, Sentence>>;

const HIT = {
  'only-engaged': () => 'It is not directly engaged, and only those who are can be hit.',
  'not-engaged-then': () => 'It was not directly engaged when the attacks of this round began.',
  'not-nominated': () => 'This club lets the attacks go at one kind of unit only, and it is of the other.',
  'no-supporters': () => 'No enemy supports: it cannot be hit by supporting fire.',
  'beyond-support': () => 'It is out of reach of the supporters, and this club counts that.',
  'out-of-wreck-hit': () => 'It has come out of a wreck in this round, and can be hit.',
  'place-in-contact': v => `It is in base contact: hits reach it ${ordinal(v, 'place')} of ${text(v, 'of')}.`,
  place: v => `It is ${cm(v)} from the nearest enemy that counts: hits reach it ${ordinal(v, 'place')} `
    + `of ${text(v, 'of')}.`,
  'place-in-list': v => `No enemy is left to measure from: hits reach it ${ordinal(v, 'place')} of ${text(v, 'of')}.`,
  behind: v => `Before it: ${text(v, 'others')}.`,
  'tie-by-owner': v => `Equally near: ${text(v, 'others')}. Their owner says who comes first.`,
  'tie-by-list': v => `Equally near: ${text(v, 'others')}. The order of the list decides.`,
  soaks: v => `It takes ${text(v, 'takes')} hits before the next unit gets one: its starting damage capacity.`,
  'sniper-may-aim': v => `Wherever it stands in that order, ${text(v, 'snipers')} may aim at it: `
    + 'a sniper picks its victim.',
  'hits-on-it': v => (Number(v['of']) === 1 ? 'The only hit on its side falls on it.'
    : `Of ${text(v, 'of')} hits on its side ${text(v, 'hits')} ${Number(v['hits']) === 1 ? 'falls' : 'fall'} on it.`),
  'hits-fell-before': v => (Number(v['of']) === 1 ? 'The only hit on its side falls on another.'
    : `The ${text(v, 'of')} hits on its side fall on others and do not get as far as this one.`),
  'no-hits-here': () => 'No hit has been scored on its side.',
  'fearless-hack-down': () => 'It is Fearless: a hack-down passes it over.',
  skipped: () => 'The hack-down passes it over, with its transport.',
  'has-won': () => 'Its side has won: hack-down hits fall on the losers.',
  'hit-directly': v => `A hit ${CAUSES[text(v, 'cause')] ?? ''} is on it.`,
  'not-hit-directly': v => `It has no hit ${CAUSES[text(v, 'cause')] ?? ''}.`,
  'place-if-it-loses': v => `Should its side lose, hack-down hits reach it ${ordinal(v, 'place')} of ${text(v, 'of')}.`,
  'hack-down-comes-next': () => 'The result has not been thrown.',
  'inside-unhit': v => `It sits inside ${text(v, 'transport')}: hits fall on that, `
    + 'and it saves only if that is wrecked.',
  'bystanders-unhit': v => `${text(v, 'formation')} does not fight here, and bystanders are not hit.`,
  'may-be-hit': () => 'So it may be hit.',
} as const satisfies Readonly<Record<string, Sentence>>;

const SAVE = {
  'no-hit-on-it': () => 'No hit waits on it. This is what it would have against an ordinary one.',
  'hit-comes': hitComing,
  'nothing-saves': v => `No save of any kind helps against a hit ${CAUSES[text(v, 'cause')] ?? ''}.`,
  'shields-up': v => `Its shields stop ${count(v, 'shields', 'point')} of firefight first; `
    + 'blows in contact go under them.',
  'shields-stop': v => `Shields stop ${count(v, 'stopped', 'point')} of it.`,
  'armour-saves': v => `Its armour saves on ${face(v)}.`,
  'bunker-saves': v => `The bunker that its own side built saves on ${face(v)}, instead of armour and cover.`,
  'no-armour': () => 'It has no armour.',
  'armour-too-hard': () => 'Its armour would need more than a 6.',
  'sniper-harder': () => 'A sniper’s hit is one harder to save.',
  'titan-killer-ignores-armour': () => 'Against a Titan Killer no armour helps.',
  'macro-ignores-armour': () => 'Against a macro-weapon only Reinforced Armour helps, and it has none.',
  'cover-saves': v => `It stands in ${text(v, 'terrain')}: cover saves on ${face(v)}.`,
  'wreck-saves': v => `The wreck that it climbs out of is cover: ${face(v)}.`,
  'overwatch-saves': v => `It lies in wait on overwatch: that is cover, ${face(v)}.`,
  'emplacement-saves': v => `It stands in an emplacement made for it: ${face(v)}.`,
  'cover-ignored': () => 'The hit ignores its cover.',
  'macro-ignores-cover': () => 'Against a macro-weapon cover does not help.',
  'titan-killer-ignores-cover': () => 'Against a Titan Killer cover does not help.',
  'cover-not-for-engines': () => 'War engines have no cover save from what they stand in.',
  'cover-not-for-chargers': () => 'It stands in cover, but only those who are charged have the use of it.',
  'cover-not-for-vehicles': () => 'It stands in cover that is for infantry only.',
  'cover-too-hard': () => 'Its cover would need more than a 6.',
  'holofield-saves': v => `Its holofield saves on ${face(v)}, instead of armour.`,
  'knight-shield-saves': v => `Its knight shield saves each point on ${face(v)}, instead of armour.`,
  'one-of-them': () => 'Of these its owner uses one.',
  'save-chosen': v => `Chosen: ${SAVES[text(v, 'save')] ?? 'none'}.`,
  'thrown-again': v => `Reinforced Armour throws a failed save again, on ${face(v)}.`,
  'lance-not-again': () => 'Against a lance Reinforced Armour does not throw again.',
  'macro-not-again': () => 'Against a macro-weapon Reinforced Armour saves once and does not throw again.',
  'invulnerable-saves': v => `If all that fails, its invulnerable save is ${face(v)}, whatever the hit.`,
  'invulnerable-each-point': v => `What is left of it meets an invulnerable save of ${face(v)} for each point.`,
  'has-thrown': v => `It has thrown ${text(v, 'face')} for ${STAGES[text(v, 'stage')] ?? ''} and needed ${face(v)}.`,
  'no-save': () => 'So nothing saves it.',
  'may-save': v => `So ${Number(v['hits']) === 1 ? 'the hit' : `${text(v, 'hits')} hits`} may be saved: `
    + `${text(v, 'dice')}.`,
  'is-saved': v => `So ${Number(v['hits']) === 1 ? 'the hit is' : 'its hits are'} saved.`,
  'not-saved': v => `So ${Number(v['hits']) === 1 ? 'the hit is' : `${text(v, 'hits')} hits are`} not saved.`,
  'shields-stop-all': () => 'Nothing is left of it to be saved.',
} as const satisfies Readonly<Record<string, Sentence>>;

const WITHDRAW = {
  'nobody-has-lost': () => 'Nobody has lost yet; only losers withdraw.',
  'nobody-won': () => 'Nobody has won this assault, and nobody withdraws from it.',
  'nothing-was-fought': () => 'Nothing was fought, and nobody withdraws now.',
  'nobody-withdraws-now': () => 'Nobody withdraws at this moment.',
  'goes-with-transport': v => `It sits inside ${text(v, 'transport')} and goes where that goes.`,
  'its-side-won': v => `${text(v, 'formation')} is on the side that has won, and need not go.`,
  'formation-stays': v => `${text(v, 'formation')} does not withdraw now.`,
  'formation-lost': v => `${text(v, 'formation')} has lost and breaks.`,
  'formation-shaken': v => `${text(v, 'formation')} stood near the losers, and its Blast marker has broken it.`,
  'broke-on-the-way': v => `${text(v, 'formation')} has broken on its way in.`,
  'two-moves': v => `It may make two moves at its Speed of ${cm(v, 'speed')}: ${cm(v)} in all, through any zone `
    + 'of control.',
  'moves-left': v => `It has ${cm(v, 'left')} of that left.`,
  'fearless-has-moved': () => 'It is Fearless: since it has moved, only an enemy within 5 cm would destroy it.',
  'fearless-may-stay': v => `It is Fearless: as long as it stays it is safe, though ${text(v, 'enemy')} `
    + `is ${cm(v)} away.`,
  'far-enough': v => `The nearest enemy, ${text(v, 'enemy')}, is ${beyond(v)} away: farther than ${cm(v, 'limit')}, `
    + 'so that it is safe where it stands.',
  'lost-if-it-stays': v => `${text(v, 'enemy')} is ${cm(v)} away: if it ended here, `
    + `within ${cm(v, 'limit')} of an enemy, it would be destroyed.`,
  'damaged-if-it-stays': v => `${text(v, 'enemy')} is ${cm(v)} away: if it ended here it would take ${
    count(v, 'hits', 'point')} of damage, one for each enemy within ${cm(v, 'limit')}.`,
  'may-withdraw': () => 'So it may withdraw.',
  'has-withdrawn': () => 'So it has withdrawn as far as it may.',
} as const satisfies Readonly<Record<string, Sentence>>;

const SENTENCES = { ...STANDING, ...ATTACK, ...SUPPORT, ...HIT, ...SAVE, ...WITHDRAW };

export type FactKey = keyof typeof SENTENCES;

export const FACT_KEYS = Object.keys(SENTENCES) as readonly FactKey[];

const ANY: Readonly<Record<FactKey, Sentence>> = SENTENCES;

/** A fact as a sentence about its unit. */
export const factSentence = (fact: Fact): string => ANY[fact.key](fact.values);
