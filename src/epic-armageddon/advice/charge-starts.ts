/** Charges to begin a search with: the usual one, some in contact and the rest firing, all firing, all moved alike. */
import { distance, type Point } from '../../battlefield/base.ts';
import { byGainInContact } from '../attacks/contact-order.ts';
import { valueOf, WAYS_TO_FIGHT } from '../model/combatant.ts';
import { combatantOf, fightersOnTable, isAlive, passengersOf, unitOf } from '../model/roster.ts';
import type { Decision } from '../model/events.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import type { Assault, Unit } from '../model/state.ts';
import { directlyEngaged } from '../movement/engagement.ts';
import { chargers, leftToCharge, usualLine } from '../steps/usual-moves.ts';
import { carriedOut, NOWHERE, USUALLY, type Intent, type ChargePlan } from './charge-plan.ts';
import { firingSpots } from './spots.ts';

/** Those who charge, and where each of them could fire from. */
export interface Field {
  readonly begun: Assault;
  readonly movers: readonly Unit[];
  readonly enemySide: Side;
  readonly enemies: readonly Unit[];
  readonly spots: ReadonlyMap<string, readonly Point[]>;
  /** Transports with somebody in them. */
  readonly transports: readonly string[];
}

export const fieldOf = (begun: Assault): Field => {
  const movers = chargers(begun).filter(unit => unit.path.length === 0);
  const side = enemyOf(chargers(begun)[0]?.side ?? 'attacker');
  return {
    begun, movers, enemySide: side, enemies: fightersOnTable(begun, side),
    spots: new Map(movers.map(({ id }) => [id, firingSpots(begun, id)])),
    transports: chargers(begun).filter(({ id }) => passengersOf(begun, id).some(isAlive)).map(({ id }) => id),
  };
};

/** Nobody moves; all charge as they usually do. */
export const nothingPlan = ({ movers }: Field): ChargePlan =>
  ({ aims: movers.map(({ id }) => [id, NOWHERE]), unloads: [] });
export const usualPlan = (field: Field): ChargePlan => ({ aims: usualAims(field), unloads: [] });

const usualAims = ({ begun, movers }: Field): ChargePlan['aims'] => {
  const firing = new Set(usualLine(begun).firing.map(({ id }) => id));
  const order = [...movers].sort((a, b) => byGainInContact(combatantOf(begun, a), combatantOf(begun, b)));
  return order.map(({ id }) => [id, firing.has(id) ? { goes: 'to-fire' } : USUALLY]);
};

/** What somebody has decided, as a plan that can be changed: each by its way, in the order in which they set out. */
export const planOf = ({ begun, movers }: Field, decisions: readonly Decision[]): ChargePlan => {
  const ways = new Map<string, readonly Point[]>();
  const unloads = new Set<string>();
  for (const event of decisions) {
    if (event.type === 'unit.moved') ways.set(event.unit, [...ways.get(event.unit) ?? [], event.to]);
    const aboard = event.type === 'unit.disembarked' ? unitOf(begun, event.unit).aboard : null;
    if (aboard !== null) unloads.add(aboard);
  }
  const all = new Set(movers.map(({ id }) => id));
  return {
    aims: [
      ...[...ways].filter(([id]) => all.has(id)).map(([id, way]) => [id, { goes: 'along', way }] as const),
      ...[...all].filter(id => !ways.has(id)).map(id => [id, NOWHERE] as const),
    ],
    unloads: [...unloads],
  };
};

/** Some turn out to be the same; each once for all in their transports, and once for all out of them. */
export const startPlans = (field: Field): readonly ChargePlan[] => {
  const plans = [...linePlans(field), ...blockPlans(field)].map((aims): ChargePlan => ({ aims, unloads: [] }));
  const { transports } = field;
  return transports.length === 0 ? plans : plans.flatMap(plan => [{ ...plan, unloads: transports }, plan]);
};

type Aims = ChargePlan['aims'];

/**
 * The first few of an order go into contact, and the others fire from where few, some or many of the enemy are near; or
 * the first few fire, and the others stay.
 */
function* linePlans(field: Field): Iterable<Aims> {
  const { movers } = field;
  const all = movers.length;
  const orders = ordersOf(field);
  yield movers.map(({ id }) => [id, USUALLY]);
  for (const order of orders) yield order.map(({ id }) => [id, USUALLY]);
  yield movers.map(({ id }) => [id, { goes: 'to-fire' }]);
  for (const part of PARTS) yield movers.map(({ id }) => [id, firingFrom(field, id, part)]);
  const counts = new Set([1, 2, Math.ceil(all / 3), Math.ceil(all / 2), Math.ceil((2 * all) / 3)]);
  for (const count of [...counts].filter(one => one < all)) {
    for (const order of orders) {
      for (const part of PARTS) {
        yield order.map(({ id }, i) => [id, i < count ? firingFrom(field, id, part) : NOWHERE]);
      }
      for (const part of [0.5, 1]) {
        yield order.map(({ id }, i) => [id, i < count ? USUALLY : firingFrom(field, id, part)]);
      }
    }
  }
}
const PARTS = [0.1, 0.5, 1] as const;

/** From where this part of all sets of enemies lies below it. */
const firingFrom = ({ spots }: Field, id: string, part: number): Intent => {
  const all = spots.get(id)!;
  const at = Math.min(all.length - 1, Math.floor(part * all.length));
  return all.length === 0 ? NOWHERE : { goes: 'there', to: all[at]! };
};

/** The cheapest first, those who gain most in contact first, the nearest first. */
const ordersOf = ({ begun, movers, enemies }: Field): readonly (readonly Unit[])[] => {
  const worth = (unit: Unit): number => {
    const combatant = combatantOf(begun, unit);
    const values = [...WAYS_TO_FIGHT.map(by => valueOf(combatant, by)), combatant.armour];
    return values.reduce<number>((sum, value) => sum + (value === null ? 0 : 7 - value), 0)
      + 2 * unit.combatant.split('+').length;
  };
  const away = (unit: Unit): number => Math.min(...enemies.map(({ at }) => distance(unit.at, at)));
  return [
    [...movers].sort((a, b) => worth(a) - worth(b)),
    [...movers].sort((a, b) => byGainInContact(combatantOf(begun, a), combatantOf(begun, b)) || worth(a) - worth(b)),
    [...movers].sort((a, b) => away(a) - away(b)),
  ];
};

const DIRECTIONS = 16;
const REACHES = [1, 0.75, 0.5] as const;
/** Of the places of the whole formation so many are kept: those with many of one's own near, and few of the enemy. */
const MOST_BLOCKS = 10;
const ENEMIES_WEIGH = 0.7;
const INSIDE = 0.01;

/** All go the same way. */
const blockPlans = (field: Field): readonly Aims[] => {
  const { begun, movers, enemies } = field;
  if (movers.length === 0) return [];
  const reach = Math.min(30, ...movers.map(unit => leftToCharge(begun, unit)));
  const blocks = REACHES.flatMap(part => Array.from({ length: DIRECTIONS }, (_, i): Aims => {
    const turn = (2 * Math.PI * i) / DIRECTIONS;
    const far = part * (reach - INSIDE);
    return movers.map(({ id, at: [x, y] }) =>
      [id, { goes: 'there', to: [x + far * Math.cos(turn), y + far * Math.sin(turn)] }]);
  }));
  return blocks.flatMap(aims => {
    const charge = carriedOut(begun, { aims, unloads: [] });
    if (charge === null || !charge.isAssault) return [];
    const engaged = directlyEngaged(charge.ended);
    const ours = engaged.filter(({ unit }) => unitOf(charge.ended, unit).side === movers[0]!.side).length;
    const score = ours / movers.length - (ENEMIES_WEIGH * (engaged.length - ours)) / Math.max(1, enemies.length);
    return [{ aims, score }];
  }).sort((a, b) => b.score - a.score).slice(0, MOST_BLOCKS).map(({ aims }) => aims);
};
