/** What no step of an assault between any two formations may do. */
import { distance, gap, type Base } from '../../../src/battlefield/base.ts';
import { isOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Loss, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AllocatedHit, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import type { Step } from '../random-play.ts';
import { sizeIn, type Facts } from './facts.ts';

export interface ListStepLaw {
  readonly claim: string;
  readonly isKept: (step: Step, facts: Facts) => boolean;
}

const TOUCH = 0.05 + 1e-6;
const FIREFIGHT = 15 + 1e-6;

export const LIST_STEP_LAWS: readonly ListStepLaw[] = [
  {
    claim: 'units and formations neither appear nor vanish nor change places',
    isKept: ({ before, after }) =>
      isSameList(before.units, after.units) && isSameList(before.formations, after.formations),
  },
  {
    claim: 'a unit that is lost stays lost',
    isKept: unitsKeep((old, now) => old.lostTo === null || old.lostTo === now.lostTo),
  },
  {
    claim: 'damage never heals, and destroys where it reaches the damage capacity and nowhere before',
    isKept: unitsKeep((old, now, { of }) => {
      const { isEngine, capacity } = of.get(now.id)!;
      if (!isEngine) return now.damage === 0;
      if (now.damage < old.damage || now.damage > capacity) return false;
      return now.lostTo === null ? now.damage < capacity : !BY_DAMAGE.includes(now.lostTo) || now.damage === capacity;
    }),
  },
  {
    claim: 'shields only go down, never below none',
    isKept: unitsKeep((old, now) => now.shields <= old.shields && now.shields >= 0),
  },
  {
    claim: 'attacks kill while attacks are settled, supporting fire while that is, and the rest at its time',
    isKept: ({ before, after }) => before.units === after.units || after.units.every((unit, i) =>
      unit.lostTo === before.units[i]!.lostTo || isTimeFor(unit.lostTo, before, after)),
  },
  {
    claim: 'kills never shrink',
    isKept: ({ before, after }) => SIDES.every(side => after.kills[side] >= before.kills[side]),
  },
  {
    claim: 'everybody stays on the table',
    isKept: ({ before, after }) => before.units === after.units || after.units.every(({ at: [x, y] }) =>
      x >= 0 && y >= 0 && x <= after.table.width && y <= after.table.depth),
  },
  {
    claim: 'who is moved by a player ends on nobody',
    isKept: ({ before, event, after }, facts) => {
      if (!('to' in event) || event.to === undefined || before.units === after.units) return true;
      const mover = unitOf(after, 'unit' in event ? event.unit : before.aftermath[0]!.unit);
      return !isOnTable(mover)
        || after.units.every(other => other === mover || !isOnTable(other) || isClear(facts, mover, other));
    },
  },
  {
    claim: 'who is aboard is where its transport is, which lives or is being left',
    isKept: ({ before, after }) => before.units === after.units || after.units.every(unit => {
      if (unit.aboard === null || unit.lostTo !== null) return true;
      const transport = unitOf(after, unit.aboard);
      const isLeft = after.aftermath.some(one => one.kind === 'passengers' && one.unit === transport.id);
      const isWithIt = transport.lostTo === null && distance(transport.at, unit.at) < 1e-9;
      return transport.aboard === null && (isLeft || isWithIt);
    }),
  },
  {
    claim: 'formations that are broken have no Blast markers',
    isKept: ({ before, after }) => before.formations === after.formations
      || after.formations.every(({ blastMarkers, broken }) => blastMarkers >= 0 && (!broken || blastMarkers === 0)),
  },
  {
    claim: 'attacks and supporting fire hit only engaged units on the table, never a passenger',
    isKept: step => allVolleys(step, isOfBatch, (volley, side) => volley.hits[side].every(({ unit, outcome }) => {
      const { before, after } = step;
      const found = unitOf(after, unit);
      const isEngaged = [...after.engaged, ...before.engaged].some(one => one.unit === unit)
        || after.spilled.includes(unit) || before.spilled.includes(unit);
      return found.side === side && isEngaged && unitOf(before, unit).aboard === null
        && (outcome !== 'waiting' || found.lostTo === null);
    })),
  },
  {
    claim: 'hits fall on the first of those with the fewest laps behind them, war engines soaking a lap',
    isKept: (step, facts) => allVolleys(step, volley => isOfBatch(volley) || volley.cause === 'hack-down',
      (volley, side) => isInLaps(step, facts, volley, side)),
  },
  {
    claim: 'war engines hit those they touch with blows, and with fire only those within 15cm',
    isKept: (step, facts) => allVolleys(step, isOfBatch, (volley, side) => volley.hits[side].every(hit =>
      hit.from === null || hasSpilled(step, hit) || isReached(step.after, facts, hit)
        || [step.before, step.after].some(assault => reachIn(assault, assault.batch)(hit) === null))),
  },
  {
    claim: 'a hack-down hits the Fearless never, and nobody for more than a lap',
    isKept: (step, facts) => allVolleys(step, ({ cause }) => cause === 'hack-down', (volley, side) => {
      const units = volley.hits[side].map(({ unit }) => unit);
      return units.every(id => !facts.of.get(id)!.isFearless
        && units.filter(other => other === id).length <= sizeIn(facts, id));
    }),
  },
];

/** A law about every unit that a step has changed. */
function unitsKeep(law: (old: Unit, now: Unit, facts: Facts) => boolean): ListStepLaw['isKept'] {
  return ({ before, after }, facts) => before.units === after.units || before.units.every((old, i) =>
    old === after.units[i] || law(old, after.units[i]!, facts));
}

const isSameList = (before: readonly { readonly id: string }[], after: readonly { readonly id: string }[]): boolean =>
  before === after || (before.length === after.length && before.every(({ id }, i) => id === after[i]!.id));

const BY_DAMAGE: readonly Loss[] = ['attack', 'support', 'hack-down', 'overwatch', 'dangerous-terrain', 'critical'];

const isTimeFor = (loss: Loss | null, before: Assault, after: Assault): boolean => {
  const isOver = after.winner !== null;
  switch (loss) {
    case 'attack':
      return before.batch?.kind === 'first-strike' || before.batch?.kind === 'attacks';
    case 'support':
      return before.batch?.kind === 'support';
    case 'hack-down':
    case 'already-broken':
    case 'blast-marker':
      return isOver;
    case 'overwatch':
    case 'coherency':
    case 'dangerous-terrain':
      return before.batch === null;
    case 'withdrawal':
    case 'passengers':
    case 'critical':
    case 'summoned':
      return true;
    case null:
      return false;
  }
};

const isOfBatch = ({ cause }: Pick<Volley, 'cause'>): boolean =>
  cause === 'first-strike' || cause === 'attacks' || cause === 'support';

/** The volleys that a step has made or settled, for each side. */
const allVolleys = (
  { before, after }: Step, which: (volley: Volley) => boolean, law: (volley: Volley, side: Side) => boolean,
): boolean => [after.volley, after.settled].every(volley => volley === null || volley === before.volley
  || volley === before.settled || !which(volley) || SIDES.every(side => law(volley, side)));

const baseAt = (facts: Facts, { id, at }: Unit): Base => ({ at, radius: facts.of.get(id)!.radius });

const isClear = (facts: Facts, one: Unit, other: Unit): boolean =>
  distance(one.at, other.at) >= baseAt(facts, one).radius + baseAt(facts, other).radius - TOUCH;

/** Whoever has come out of a wreck is reached through it. */
const hasSpilled = ({ before, after }: Step, { unit }: AllocatedHit): boolean =>
  before.spilled.includes(unit) || after.spilled.includes(unit);

/**
 * One after the other, each hit falls on the first of those it may hit that have the fewest laps behind them.
 * Passengers who come out of a wreck widen a batch's reach between its volleys.
 */
const isInLaps = ({ before, after }: Step, facts: Facts, volley: Volley, side: Side): boolean => {
  const batches = [before.batch, after.batch].filter(one => one?.kind === volley.cause);
  return [...batches, ...(batches.length === 0 ? [null] : [])].some(batch => [before, after].some(assault =>
    isInLapsOf(reachIn(assault, batch), assault, facts, volley, side)));
};

/** Whom a war engine’s hit may fall on; null: anybody, also where clubs let a hit that reaches nobody fall so. */
const reachIn = (assault: Assault, batch: Assault['batch']) => (hit: AllocatedHit): readonly string[] | null => {
  if (hit.from === null) return null;
  const reach = batch?.reach[hit.from]?.[hit.by] ?? [];
  const isLost = assault.rulings.impossibleHits === 'lost' || reach.some(id => isOnTable(unitOf(assault, id)));
  return isLost ? reach : null;
};

/** Hits of snipers that count in the lap, each as one. */
const snipedIn = (hits: readonly AllocatedHit[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { unit } of hits) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return counts;
};

const isInLapsOf = (
  reachOf: (hit: AllocatedHit) => readonly string[] | null, { rulings }: Assault, facts: Facts, volley: Volley,
  side: Side,
): boolean => {
  const sniped = volley.hits[side].filter(({ effect }) => effect === 'sniper');
  const hits = volley.hits[side].filter(({ effect }) => effect !== 'sniper');
  const taken = rulings.sniperPlace === 'in-the-lap' && sniped.length > 0 ? snipedIn(sniped)
    : new Map(Object.entries(volley.taken[side]));
  return hits.every(hit => {
    const { unit, points } = hit;
    const reach = reachOf(hit);
    const open = volley.targets[side].filter(target => reach === null || reach.includes(target.unit));
    const laps = open.map(target => Math.floor((taken.get(target.unit) ?? 0) / sizeIn(facts, target.unit)));
    const next = open[laps.indexOf(Math.min(...laps))]?.unit;
    const already = taken.get(unit) ?? 0;
    const size = sizeIn(facts, unit);
    taken.set(unit, already + Math.min(Number(points) || 1, size - (already % size)));
    return next === unit;
  });
};

const isReached = (assault: Assault, facts: Facts, { from, by, unit, effect }: AllocatedHit): boolean => {
  const source = unitOf(assault, from!);
  const base = baseAt(facts, source.aboard === null ? source : unitOf(assault, source.aboard));
  const cm = gap(base, baseAt(facts, unitOf(assault, unit)));
  return cm <= (by === 'close-combat' && effect !== 'sniper' ? TOUCH : FIREFIGHT);
};
