/** Hands of dice, hits and saves in words. */
import type { Effect } from '../../src/epic-armageddon/combatant.ts';
import { gapBetween } from '../../src/epic-armageddon/engagement.ts';
import type { AssaultHand } from '../../src/epic-armageddon/hands.ts';
import type { Values } from '../../src/epic-armageddon/log.ts';
import { centimetres, listOf } from '../../src/epic-armageddon/phrases.ts';
import { savesAgainst } from '../../src/epic-armageddon/saves.ts';
import {
  enemyOf, fighters, formationOf, SIDES, unitOf, type Assault, type Side, type Unit,
} from '../../src/epic-armageddon/state.ts';
import { TERRAIN } from '../../src/epic-armageddon/terrain.ts';
import type { AllocatedHit, Volley } from '../../src/epic-armageddon/volley.ts';
import type { HandLabel } from '../parts/dice-throw.ts';
import { namesTogether } from './wording.ts';

export const WAYS = { 'close-combat': 'close combat', firefight: 'firefight' } as const;

const EFFECTS: Readonly<Record<Effect, string | null>> = {
  normal: null, 'ignore-cover': 'ignores cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'Titan Killer',
};

const withEffect = (words: string, effect: Effect): string =>
  [words, EFFECTS[effect]].filter(part => part !== null).join(', ');

/** Who throws: 'Assault 1–4', 'Nobz 1 with 2 dice'; characters are named with their unit. */
const strikersIn = (assault: Assault, hand: AssaultHand): string => {
  const dice = new Map<string, number>();
  for (const id of hand.units) dice.set(id, (dice.get(id) ?? 0) + 1);
  const counts = [...new Set(dice.values())].sort((a, b) => a - b);
  return listOf(counts.map(count => {
    const ids = [...dice].filter(([, own]) => own === count).map(([id]) => id);
    const names = namesTogether(ids.map(id => unitOf(assault, id).name));
    if (count === 1) return names;
    return `${names} with ${count} dice${ids.length > 1 ? ' each' : ''}`;
  }));
};

const diceWord = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

const attackLabel = (assault: Assault, hand: AssaultHand & { read: 'successes' }, way: string): HandLabel => ({
  label: withEffect(`${diceWord(hand.dice)}, ${way} ${hand.target}+`, hand.effect),
  detail: strikersIn(assault, hand),
  side: hand.side,
});

/** What is said of a hand of which only the log knows. */
export const missedLabel = ({ side, purpose, effect, dice, target }: Values): HandLabel => {
  const way = WAYS[purpose as keyof typeof WAYS];
  const count = (dice as readonly string[]).length;
  return {
    label: withEffect(`${diceWord(count)}, ${way} ${String(target)}+`, effect as Effect),
    detail: '', side: side as Side, outcome: 'no hits',
  };
};

/** The hits a unit has still to save in a stage, in order. */
const hitsToSave = (assault: Assault, { side, purpose, units }: AssaultHand): readonly AllocatedHit[] =>
  (assault.volley?.hits[side] ?? []).filter(hit => hit.unit === units[0]
    && (purpose === 'save' ? hit.rolls.length === 0 && hit.save !== 'none' : true));

const saveLabel = (assault: Assault, hand: AssaultHand & { read: 'successes' }, nth: number): HandLabel => {
  const kind = hitsToSave(assault, hand)[nth]?.save;
  const words = { save: kind === 'cover' ? 'cover' : 'armour', 're-roll': 'again', invulnerable: 'invulnerable' };
  return {
    label: unitOf(assault, hand.units[0]!).name,
    detail: `${words[hand.purpose as keyof typeof words]} ${hand.target}+`,
    verdicts: ['saved', 'not saved'],
    compact: true,
  };
};

const terrainLabel = (assault: Assault, hand: AssaultHand): HandLabel => {
  const test = assault.terrainTests[0];
  const piece = assault.table.terrain.find(one => one.id === test?.terrain);
  const name = piece === undefined ? 'dangerous terrain' : piece.name ?? TERRAIN[piece.kind].name;
  return {
    label: `${unitOf(assault, hand.units[0]!).name} in ${name}`,
    detail: test?.again ? 'A Walker throws once more: lost on a 1' : 'Lost on a 1',
    side: hand.side,
    verdicts: ['safe', 'lost'],
  };
};

const labelOf = (assault: Assault, hand: AssaultHand, nth: number): HandLabel => {
  if (hand.purpose === 'extra-attacks') {
    const name = unitOf(assault, hand.units[0]!).name;
    return { label: withEffect('Number of extra attacks, D3', hand.effect), detail: name, side: hand.side };
  }
  if (hand.purpose === 'dangerous-terrain') return terrainLabel(assault, hand);
  if (hand.read !== 'successes') return { label: hand.name, detail: '', side: hand.side };
  if (hand.purpose === 'close-combat' || hand.purpose === 'firefight') {
    return attackLabel(assault, hand, WAYS[hand.purpose]);
  }
  return saveLabel(assault, hand, nth);
};

/** What is said about each hand of a throw. */
export const handLabels = (assault: Assault, hands: readonly AssaultHand[]): readonly HandLabel[] =>
  hands.map((hand, i) => {
    const before = hands.slice(0, i).filter(other => other.units[0] === hand.units[0]).length;
    return labelOf(assault, hand, before);
  });

/** How a hit will be saved: 'armour 4+, then 6+', 'no save'. */
export const saveWords = (assault: Assault, hit: AllocatedHit): string => {
  const words = savesAgainst(assault, hit).map(({ stage, target }, i) => {
    if (stage === 'save') return `${hit.save} ${target}+`;
    if (stage === 're-roll') return `again ${target}+`;
    return i === 0 ? `invulnerable ${target}+` : `then ${target}+`;
  });
  return words.length === 0 ? 'no save' : words.join(', ');
};

/** Whose nearness decides who is hit: the enemy in the assault, or in supporting fire the supporters. @rule A5.4 */
const hittersOf = (assault: Assault, volley: Volley, side: Side): readonly Unit[] =>
  (volley.cause === 'support'
    ? assault.support.called[enemyOf(side)].map(id => unitOf(assault, id))
    : fighters(assault, enemyOf(side)));

/** Where a unit stands that may be hit: 'in contact', '5 cm from Assault 2'. */
export const placeWords = (assault: Assault, volley: Volley, side: Side, id: string): string => {
  const cm = volley.targets[side].find(target => target.unit === id)?.cm ?? 0;
  if (cm === 0) return 'in contact';
  const unit = unitOf(assault, id);
  const near = hittersOf(assault, volley, side).find(enemy => Math.abs(gapBetween(assault, unit, enemy) - cm) < 1e-5);
  return near === undefined ? centimetres(cm) : `${centimetres(cm)} from ${near.name}`;
};

/** 'lance', 'ignores cover'; null for an ordinary hit. */
export const effectWords = (effect: Effect): string | null => EFFECTS[effect];

/** The hit to explain, where one side alone is hit: the first of a second lap, or the first out of contact. */
export const tellingHit = (assault: Assault, volley: Volley): string => {
  const sides = SIDES.filter(side => volley.hits[side].length > 0);
  const [side] = sides;
  if (side === undefined || sides.length > 1) return '';
  const units = volley.hits[side].map(hit => hit.unit);
  const second = units.findIndex((unit, i) => units.indexOf(unit) < i);
  if (second !== -1) return ` Hit ${second + 1} is the second on ${unitOf(assault, units[second]!).name}.`;
  const isInContact = (id: string): boolean => volley.targets[side].find(target => target.unit === id)?.cm === 0;
  const beyond = units.findIndex(unit => !isInContact(unit));
  if (beyond < 1) return '';
  return ` Hit ${beyond + 1} falls on ${unitOf(assault, units[beyond]!).name}, the nearest of those not in contact.`;
};

/** The formations of a side that a volley hits, or the side itself. */
export const hitForce = (assault: Assault, volley: Volley, side: Side): string => {
  const units = volley.hits[side].map(hit => unitOf(assault, hit.unit));
  return listOf([...new Set(units.map(unit => formationOf(assault, unit.formation).name))]);
};
