/** Where stands are when nobody says: in contact those who gain most there, the others near enough to fire. */
import { inContactOrder } from '../epic-armageddon/attacks/contact-order.ts';
import type { Combatant } from '../epic-armageddon/model/combatant.ts';
import { bySide, SIDES, type BySide, type Side } from '../epic-armageddon/model/procedure.ts';
import type { ProfileSource } from '../epic-armageddon/scenario/profile-source.ts';
import type { LineUpEntry, Spread, StandGroup } from './line-up-request.ts';
import { sayNote } from './note-words.ts';
import { combatantOfStand, standsOfGroup } from './requested-stands.ts';

/** Entries of both sides, and what their usual places are, where those are not simply the first of the list. */
export interface UsualPlaces {
  readonly entries: BySide<readonly LineUpEntry[]>;
  /** A sentence for each side of which somebody has been put before others. */
  readonly says: readonly string[];
}

/** A stand of a side, by the place of its entry in the list. */
interface Listed {
  readonly entry: number;
  /** Null: nothing is known of it. */
  readonly combatant: Combatant | null;
}

const NOBODY_PUT: BySide<null> = { attacker: null, defender: null };

/**
 * As many in contact as pair off: those with the largest difference of the hits to be expected there and in a
 * firefight, a stand and its characters together; of alike ones the worse save, then the first of the list. Everybody
 * else is near enough to fire.
 *
 * @param put where the stands of each entry have been put; null: nowhere. Those of other stands count for nothing.
 * @param most how many of each side are in contact at most.
 */
export const usualPlaces = (
  sides: BySide<readonly StandGroup[]>, library: ProfileSource, put: BySide<readonly Spread[] | null> = NOBODY_PUT,
  most = Infinity,
): UsualPlaces => {
  const listed = bySide(side => sides[side].flatMap((group, entry) => standsOfGroup(group, library)
    .map((stand): Listed => ({ entry, combatant: combatantOfStand({ ...group, ...stand }, library) }))));
  const pairs = Math.min(most, ...SIDES.map(side => listed[side].length));
  const front = bySide(side => inOrder(listed[side]).slice(0, pairs));
  const isPut = bySide(side => put[side] !== null && isOfSameStands(sides[side], put[side]));
  return {
    entries: bySide(side => sides[side].map((group, entry) => entryOf(group,
      isPut[side] ? put[side]![entry]! : spreadWith(group, front[side].filter(one => one.entry === entry).length)))),
    says: SIDES.flatMap(side => (isPut[side] ? [] : sayOf(side, sides[side], listed[side], front[side]))),
  };
};

/** Those of whom nothing is known last. */
const inOrder = (listed: readonly Listed[]): readonly Listed[] => [
  ...inContactOrder(listed.filter(one => one.combatant !== null), one => one.combatant!),
  ...listed.filter(one => one.combatant === null),
];

const isOfSameStands = (groups: readonly StandGroup[], spreads: readonly Spread[]): boolean =>
  spreads.length === groups.length && spreads.every(({ inContact, inFirefight, back }, i) =>
    inContact + inFirefight + back === groups[i]!.count);

const entryOf = (
  { profile, characters = [], options = [] }: StandGroup, { inContact, inFirefight, back }: Spread,
): LineUpEntry => ({ profile, characters, options, inContact, inFirefight, back });

const spreadWith = ({ count }: StandGroup, inContact: number): Spread =>
  ({ inContact, inFirefight: count - inContact, back: 0 });

/** Those in contact before whom others of the list would have been. */
const sayOf = (
  side: Side, groups: readonly StandGroup[], listed: readonly Listed[], front: readonly Listed[],
): readonly string[] => {
  const passed = listed.findIndex(one => !front.includes(one));
  const ahead = passed < 0 ? [] : front.filter(one => listed.indexOf(one) > passed);
  const names = ahead.map(({ entry, combatant }) => combatant?.name ?? groups[entry]!.profile);
  return names.length === 0 ? [] : [sayNote('inFront', side, [...new Set(names)].join(', '))];
};
