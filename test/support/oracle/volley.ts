/** A batch of attacks of both sides: thrown, given out, saved and removed. */
import { both, certain, coin, follow, type Chance } from './chance.ts';
import type { Effect } from './dice.ts';
import { bySide, gapToNearest, type Field } from './field.ts';
import { byDistance, type Base } from './geometry.ts';
import { allocated, isLate, type Shot, type Shots } from './hits.ts';
import { criticals, saveChance, unsaved, type Hit } from './saves.ts';
import type { BySide, Side } from './scenario-json.ts';
import type { Stand } from './sheet.ts';
import { passengersOf, removed, type Change, type Losses } from './losses.ts';

/** What both sides do at once. */
export interface Volley {
  /** What falls on a side. */
  readonly shots: BySide<Shots>;
  /** From whom the distance of a side's units counts. */
  readonly from: BySide<readonly Base[]>;
  /** The units of both sides that can be hit, as things stand then. */
  readonly targets: (losses: Losses) => BySide<readonly Stand[]>;
}

/**
 * The ordinary hits with their saves, then the macro-weapon and Titan Killer hits with theirs. What happens to one side
 * has no bearing on the other until all is over.
 *
 * @rule A4.5, H6, H7
 */
export const exchange = (field: Field, before: Losses, volley: Volley): Chance<Losses> => {
  const ends = bySide(side => follow(volley.shots[side].counts, counts =>
    follow(batch(field, before, volley, side, counts, false), losses =>
      batch(field, losses, volley, side, counts, true))));
  return both(ends.attacker, ends.defender, (attacker, defender) => joined(field, { attacker, defender }));
};

/** One batch at one side: given out, saved and removed, and then whoever tumbles out of the wrecks. */
const batch = (
  field: Field, before: Losses, { shots, from, targets }: Volley, side: Side, counts: readonly number[], late: boolean,
): Chance<Losses> => {
  const thrown = listed(shots[side].kinds, counts).filter(shot => isLate(shot) === late);
  if (thrown.length === 0) return certain(before);
  const order = byDistance(targets(before)[side], stand => gapToNearest(stand, from[side]));
  return follow(follow(allocated(order, thrown), hits => fatesOf(field, before, hits)), changes => {
    const wrecks = changes.filter(({ left, index }) => left === 0 && before.left[index]! > 0);
    return wrecked(field, removed(field, before, changes), wrecks);
  });
};

const listed = (kinds: readonly Shot[], counts: readonly number[]): readonly Shot[] =>
  kinds.flatMap((shot, i) => Array.from({ length: counts[i]! }, () => shot));

/** Each side's own losses and the kills that they are for the other. */
const joined = (field: Field, allLosses: BySide<Losses>): Losses => {
  const ofOwn = (index: number): Losses => allLosses[field.bands[field.stands[index]!.band]!.side];
  return {
    left: field.stands.map(({ index }) => ofOwn(index).left[index]!),
    shields: field.stands.map(({ index }) => ofOwn(index).shields[index]!),
    kills: { attacker: allLosses.defender.kills.attacker, defender: allLosses.attacker.kills.defender },
    markers: field.bands.map(({ side, index }) => allLosses[side].markers[index]!),
  };
};

/** A change, and the hit that has done it where that matters to passengers. */
export interface Fate extends Change {
  readonly effect: Effect | null;
}

/** Damage that has come through, and what has done the last of it. */
type Wound = { readonly damage: number; readonly effect: Effect | null };

/** What becomes of the units that are hit. Each fate is its own, for nobody's save depends on another's. */
const fatesOf = (field: Field, losses: Losses, hits: readonly Hit[]): Chance<readonly Fate[]> =>
  [...new Set(hits.map(({ index }) => index))].reduce<Chance<readonly Fate[]>>((fates, index) => {
    const fate = fateOf(field, losses, hits.filter(hit => hit.index === index));
    return both(fates, fate, (known, one) => [...known, one]);
  }, certain([]));

/** One unit's hits in their order: shields, saves, damage, critical hits. @rule V1, V10, H11, W5, W6 */
const fateOf = (field: Field, losses: Losses, hits: readonly Hit[]): Chance<Fate> => {
  const stand = field.stands[hits[0]!.index]!;
  const isWatched = passengersOf(field, losses, stand).length > 0;
  const whole = losses.left[stand.index]!;
  let shields = losses.shields[stand.index]!;
  let wounds: Chance<Wound> = certain({ damage: 0, effect: null });
  for (const hit of hits) {
    const stopped = hit.by === 'cc' ? 0 : Math.min(shields, hit.points);
    shields -= stopped;
    if (hit.points === stopped) continue;
    wounds = both(wounds, unsaved(stand, { ...hit, points: hit.points - stopped }), ({ damage, effect }, more) => ({
      damage: Math.min(whole, damage + more),
      effect: more > 0 && isWatched ? hit.effect : effect,
    }));
  }
  return follow(wounds, ({ damage, effect }) => {
    const left = whole - damage;
    const more = stand.isEngine ? criticals(stand, damage, left) : certain(0);
    return follow(more, further => certain({ index: stand.index, left: left - further, shields, effect }));
  });
};

/** Passengers of transports that have just been destroyed, wreck by wreck. @rule V12 */
const wrecked = (field: Field, losses: Losses, wrecks: readonly Fate[]): Chance<Losses> =>
  wrecks.reduce<Chance<Losses>>((chance, { index, effect }) => follow(chance, now => {
    const out = escapes(field, now, field.stands[index]!, effect ?? 'normal');
    return follow(out, lost => certain(removed(field, now, lost.map(passenger => lossOf(now, passenger)))));
  }), certain(losses));

const lossOf = (losses: Losses, index: number): Change => ({ index, left: 0, shields: losses.shields[index]! });

/**
 * Which passengers of a destroyed transport die, with armour or a cover save of 6+ to save them from what destroyed it.
 * Nobody gets out of a support craft.
 *
 * @rule V12
 */
export const escapes = (field: Field, losses: Losses, transport: Stand, effect: Effect): Chance<readonly number[]> => {
  const isHigh = transport.abilities.includes('support-craft');
  return passengersOf(field, losses, transport).reduce<Chance<readonly number[]>>((chance, passenger) => {
    const isOut = coin(isHigh ? 0 : saveChance({ ...passenger, cover: 6 }, { effect, by: 'mishap' }));
    return both(chance, isOut, (lost, lives) => (lives ? lost : [...lost, passenger.index]));
  }, certain([]));
};
