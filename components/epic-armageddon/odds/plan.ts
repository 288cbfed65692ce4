/** What stands in the two columns: plain data, from which a scenario can be made. */
import type { LineUpPlace, Spread } from '../../../src/deployment/line-up-request.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import { enemyOf, SIDES, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';

export interface SidePlan {
  /** The units as typed: '6 boyz 2 nobz'. */
  readonly text: string;
  /** Where the stands of each line are; null: as many in contact as pair off, the others near enough to fire. */
  readonly spread: readonly Spread[] | null;
  /** Units of other formations that support, as typed. */
  readonly support: string;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  readonly cover: TerrainKind | null;
  /** Null: those of its force. */
  readonly rules: readonly ArmyRule[] | null;
}

export type Plan = BySide<SidePlan>;

export const planOfSide = (text: string): SidePlan => ({
  text, spread: null, support: '', blastMarkers: 0, broken: false, marched: false, cover: null, rules: null,
});

/** What the calculator shows while nobody has asked for anything. */
export const EXAMPLE = '4 assault + chaplain v 6 boyz 2 nobz';

/** Between the two sides where both are typed in one line. */
export const VERSUS = /\s+(?:v|vs|versus|against|gegen|contre|contra|przeciw)\.?(?:\s+|$)/i;

/** '6 boyz v 4 assault' as a plan; a text without a v is all the attacker's. */
export const planOf = (match: string): Plan => {
  const [attacker = '', ...others] = match.split(VERSUS);
  return { attacker: planOfSide(attacker.trim()), defender: planOfSide(others.join(' ').trim()) };
};

/** The units of two sides in one line. */
export const matchOf = ({ attacker, defender }: BySide<Pick<SidePlan, 'text'>>): string =>
  `${attacker.text.trim()} v ${defender.text.trim()}`;

/** Whether there is something on both sides. */
export const isWhole = (plan: Plan): boolean => SIDES.every(side => meantBy(plan)[side].text.trim() !== '');

/** Where both sides were typed into one column, each goes to its own: the first to that column. */
export const splitBy = (plan: Plan, side: Side): Plan => {
  const [first = '', ...others] = plan[side].text.split(VERSUS);
  if (others.length === 0) return plan;
  const own = changed(plan, side, { text: first.trim() });
  return changed(own, enemyOf(side), { text: others.join(' ').trim() });
};

/** A plan as it is meant while both sides stand in one column. */
export const meantBy = (plan: Plan): Plan => SIDES.reduce(splitBy, plan);

export const swapped = ({ attacker, defender }: Plan): Plan => ({ attacker: defender, defender: attacker });

/** A side with something changed; other units stand where they usually do. */
export const changed = (plan: Plan, side: Side, change: Partial<SidePlan>): Plan => {
  const before = plan[side];
  const isOther = change.text !== undefined && change.text !== before.text && change.spread === undefined;
  return { ...plan, [side]: { ...before, ...change, ...(isOther ? { spread: null, rules: null } : {}) } };
};

/** How many stands a spread has. */
export const countOf = ({ inContact, inFirefight, back }: Spread): number => inContact + inFirefight + back;

/** Whom a place that gains a stand takes it from, and a place that loses one gives it to: the first that can. */
const NEIGHBOURS = {
  inContact: ['inFirefight', 'back'],
  inFirefight: ['back', 'inContact'],
  back: ['inFirefight', 'inContact'],
} as const satisfies Readonly<Record<LineUpPlace, readonly LineUpPlace[]>>;

/** So many stands in one place, as many in all as before. */
export const moved = (spread: Spread, place: LineUpPlace, to: number): Spread => {
  const [first, second] = NEIGHBOURS[place];
  const gain = Math.min(to, countOf(spread)) - spread[place];
  const fromFirst = Math.min(gain, spread[first]);
  return {
    ...spread,
    [place]: spread[place] + gain,
    [first]: spread[first] - fromFirst,
    [second]: spread[second] - (gain - fromFirst),
  };
};

/** So many stands in all: another is near enough to fire, one fewer is taken from the rear. */
export const spreadOver = (spread: Spread, count: number): Spread => {
  const change = count - countOf(spread);
  if (change >= 0) return { ...spread, inFirefight: spread.inFirefight + change };
  const back = Math.max(0, spread.back + change);
  const inFirefight = Math.max(0, spread.inFirefight + spread.back + change - back);
  return { inContact: count - back - inFirefight, inFirefight, back };
};
