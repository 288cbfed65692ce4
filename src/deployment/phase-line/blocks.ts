/** Where the models of two sides stand: each unit in ranks, the first ones facing each other. */
import { overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { bySide, type BySide, type Side } from '../../warhammer-40k/model/procedure.ts';

/** A model before it has a place. */
export interface Member {
  readonly profile: string;
  readonly radius: number;
}

/** A unit with those who have joined it: they stand together, whoever is named first in front. */
export interface Block {
  readonly units: readonly { readonly id: string; readonly members: readonly Member[] }[];
}

/** A model in its place. */
export interface PlacedMember extends Member, Base {
  readonly unit: string;
}

/** Inches between two sides before a charge, between models of a rank and between units, and to the table's edges. */
const APART = { sides: 3, models: 0.1, units: 1.5, edges: 4 } as const;
/** A rank is as long as this, or as a quarter of its unit. */
const RANK = 10;
const RANKS = 4;

interface Ranks {
  readonly members: readonly (Member & { readonly unit: string })[];
  /** From centre to centre. */
  readonly pitch: number;
  readonly columns: number;
}

const ranksOf = ({ units }: Block): Ranks => {
  const members = units.flatMap(({ id, members }) => members.map(one => ({ ...one, unit: id })));
  return {
    members,
    pitch: 2 * Math.max(...members.map(({ radius }) => radius)) + APART.models,
    columns: Math.min(members.length, Math.max(RANK, Math.ceil(members.length / RANKS))),
  };
};

const widthOf = (all: readonly Ranks[]): number =>
  all.reduce((sum, { pitch, columns }) => sum + pitch * columns, APART.units * (all.length - 1));

const depthOf = (all: readonly Ranks[]): number =>
  Math.max(...all.map(({ members, columns, pitch }) => Math.ceil(members.length / columns) * pitch));

/** How large a table these need, in inches. */
export const roomFor = (blocks: BySide<readonly Block[]>): { readonly width: number; readonly depth: number } => {
  const sides = [blocks.attacker, blocks.defender].map(side => side.map(ranksOf));
  return {
    width: Math.ceil(Math.max(...sides.map(widthOf))) + APART.edges,
    depth: 2 * (Math.ceil(Math.max(...sides.map(depthOf))) + APART.edges),
  };
};

/** Both sides a charge apart, the attackers below; in the order of their blocks. */
export const placesApart = (
  blocks: BySide<readonly Block[]>, middle: Point,
): BySide<readonly PlacedMember[]> => bySide(side => placesOn(side, blocks[side].map(ranksOf), middle));

const placesOn = (side: Side, all: readonly Ranks[], [x, y]: Point): readonly PlacedMember[] => {
  const away = side === 'attacker' ? -1 : 1;
  let left = x - widthOf(all) / 2;
  return all.flatMap(ranks => {
    const placed = ranks.members.map((member, at): PlacedMember => {
      const [along, rank] = placeIn(ranks, at);
      const back = APART.sides / 2 + member.radius + rank * ranks.pitch;
      return { ...member, at: [inHundredths(left + along), inHundredths(y + away * back)] };
    });
    left += ranks.columns * ranks.pitch + APART.units;
    return placed;
  });
};

/** From the middle of each rank outwards; ranks that are not full stand in the middle. */
const placeIn = ({ members, columns, pitch }: Ranks, at: number): Point => {
  const rank = Math.floor(at / columns);
  const here = Math.min(columns, members.length - rank * columns);
  const nth = at % columns;
  const outwards = nth % 2 === 0 ? nth / 2 : -(nth + 1) / 2;
  return [columns * pitch / 2 + (outwards + (here % 2 === 0 ? 0.5 : 0)) * pitch, rank];
};

/** The same with the attackers in contact: each goes straight ahead, as far as nobody stands in its way. */
export const placesInContact = (
  { attacker, defender }: BySide<readonly PlacedMember[]>,
): BySide<readonly PlacedMember[]> => {
  const ahead = attacker.map(one => roomAhead(one, defender));
  const least = Math.min(...ahead);
  const inOrder = attacker.map((one, i) => ({ one, i })).sort((a, b) => b.one.at[1] - a.one.at[1]);
  const moved = new Map<number, PlacedMember>();
  for (const { one, i } of inOrder) {
    const others = [...moved.values()];
    const far = forward(one, Number.isFinite(ahead[i]!) ? ahead[i]! : least);
    moved.set(i, others.some(other => overlaps(far, other)) ? forward(one, least) : far);
  }
  return { attacker: attacker.map((_, i) => moved.get(i)!), defender };
};

/** Inches until it touches somebody; infinite where nobody stands ahead of it. */
const roomAhead = ({ at: [x, y], radius }: PlacedMember, enemies: readonly PlacedMember[]): number =>
  Math.min(...enemies.map(({ at: [left, up], radius: other }) => {
    const [reach, aside] = [radius + other, Math.abs(left - x)];
    return aside >= reach ? Infinity : up - y - Math.sqrt(reach * reach - aside * aside);
  }));

const forward = (one: PlacedMember, inches: number): PlacedMember =>
  ({ ...one, at: [one.at[0], inHundredths(one.at[1] + inches)] });

const inHundredths = (inches: number): number => Math.round(100 * inches) / 100;
