/** What no step of an assault may ever do, whatever the dice and the players do. */
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { isInReach, type Field } from '../oracle/field.ts';
import { apart } from '../oracle/geometry.ts';
import { enemyOf, SIDES, type Side } from '../oracle/scenario-json.ts';
import type { Stand } from '../oracle/sheet.ts';
import type { Step } from '../random-play.ts';

export interface StepLaw {
  readonly claim: string;
  readonly isKept: (step: Step, table: Table) => boolean;
}

/** What does not change in an assault: the ground, and what stands on it. */
export interface Table {
  readonly field: Field;
  readonly stands: { readonly [id: string]: Stand };
}

export const tableOf = (field: Field): Table => ({
  field,
  stands: Object.fromEntries(field.bands.flatMap(band => band.stands).map(stand => [stand.id, stand])),
});

export const STEP_LAWS: readonly StepLaw[] = [
  {
    claim: 'units and formations neither appear, nor vanish, nor change their place in the list',
    isKept: ({ before, after }) => (after.units === before.units && after.formations === before.formations)
      || namesOf(after) === namesOf(before),
  },
  {
    claim: 'a unit that is lost stays lost, and where it fell',
    isKept: ({ before, after }) => after.units === before.units || before.units.every((unit, i) =>
      unit.lostTo === null || (after.units[i]?.lostTo === unit.lostTo && isSame(after.units[i].at, unit.at))),
  },
  {
    claim: 'kills never shrink',
    isKept: ({ before, after }) => SIDES.every(side => after.kills[side] >= before.kills[side]),
  },
  {
    claim: 'a unit that moves stays on the table',
    isKept: ({ before, after }, { field }) => moved(before, after).every(({ at: [x, y] }) =>
      Math.min(x, y, field.width - x, field.depth - y) >= 0),
  },
  {
    claim: 'a base that moves ends on no enemy',
    isKept: ({ before, after }, { stands }) => moved(before, after).every(unit =>
      living(after).filter(({ side }) => side !== unit.side).every(enemy =>
        apart(unit.at, enemy.at) >= radiusOf(stands, unit.id) + radiusOf(stands, enemy.id) - 0.05 - 1e-6)),
  },
  {
    claim: 'directly engaged are those in contact or within 15cm and in line of fire, and nobody else',
    isKept: ({ before, event }, table) => event.type !== 'dice.thrown' || before.engaged.length === 0
      || before.volley !== null || before.struck.length > 0 || hasAnyFallen(before)
      || isSame(before.engaged.map(({ unit }) => unit).sort(), inReach(before, table).sort()),
  },
  {
    claim: 'only directly engaged units are lost to attacks and supporting fire',
    isKept: ({ before, after }) => after.units === before.units || after.units
      .filter((unit, i) => before.units[i]?.lostTo !== unit.lostTo)
      .filter(({ lostTo }) => lostTo === 'attack' || lostTo === 'support')
      .every(({ id }) => before.engaged.some(({ unit }) => unit === id)),
  },
  {
    claim: 'only units that live and are directly engaged are hit before the result',
    isKept: ({ before, after: { volley, units, engaged } }) => volley === before.volley || volley === null
      || !isStruck(volley) || SIDES.every(side => volley.hits[side].every(({ unit }) =>
      engaged.some(one => one.unit === unit) && units.some(({ id, side: own }) => id === unit && own === side)))
      && (volley.hits.attacker[0]?.outcome !== 'waiting' || SIDES.every(side => volley.hits[side].every(({ unit }) =>
        units.some(({ id, lostTo }) => id === unit && lostTo === null)))),
  },
  {
    claim: 'nobody is hit twice before everybody who can be hit is hit once, and the nearest first',
    isKept: ({ before, after: { volley } }) => volley === before.volley || volley === null
      || !(isStruck(volley) || volley.cause === 'hack-down')
      || SIDES.every(side =>
        isInLaps(volley.targets[side], volley.hits[side].map(({ unit }) => unit), volley.taken[side])),
  },
  {
    claim: 'a hack-down hits the Fearless never and nobody twice',
    isKept: ({ before, after: { volley } }, { stands }) => volley === before.volley || volley?.cause !== 'hack-down'
      || SIDES.every(side => {
        const hit = volley.hits[side].map(({ unit }) => unit);
        return new Set(hit).size === hit.length && !hit.some(id => stands[id]?.abilities.includes('fearless'));
      }),
  },
];

/** Whether hits come of attacks or supporting fire, and of nothing else. */
const isStruck = ({ cause, step }: Volley): boolean =>
  (step === 'a4Attacks' && (cause === 'first-strike' || cause === 'attacks'))
  || (step === 'a5SupportingFire' && cause === 'support');

/** Whether somebody has been lost since it was worked out who is engaged: by fire of one formation, before the next. */
const hasAnyFallen = ({ engaged, units }: Assault): boolean =>
  units.some(({ id, lostTo }) => lostTo !== null && engaged.some(({ unit }) => unit === id));

const living = ({ units }: Assault): readonly Unit[] => units.filter(unit => unit.lostTo === null);

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();

const namesOf = ({ units, formations }: Assault): string =>
  [...formations.map(({ id }) => id), ...units.map(({ id, formation }) => `${formation} ${id}`)].join();

const radiusOf = (stands: Table['stands'], id: string): number => stands[id]?.radius ?? NaN;

/** The units that live and stand elsewhere than before. */
const moved = (before: Assault, after: Assault): readonly Unit[] => {
  if (after.units === before.units) return [];
  return living(after).filter(({ id, at }) => !isSame(at, before.units.find(unit => unit.id === id)?.at ?? []));
};

/** The living units of the fighting formations that have an enemy in reach, as the table is now. */
const inReach = (assault: Assault, { field, stands }: Table): string[] => {
  const fighting = assault.formations.filter(one => one.fighting).map(({ id }) => id);
  const fighters = (side: Side) => living(assault).filter(unit =>
    unit.side === side && fighting.includes(unit.formation));
  const base = ({ id, at }: Unit) => ({ at, radius: radiusOf(stands, id) });
  return SIDES.flatMap(side => fighters(side).filter(unit =>
    fighters(enemyOf(side)).some(enemy => isInReach(field, base(unit), base(enemy)))).map(({ id }) => id));
};

/**
 * Whether hits lie lap upon lap on the targets, those that they had taken before counted where laps go on: each falls
 * on the first of those with the fewest.
 */
const isInLaps = (
  targets: Volley['targets'][Side], hits: readonly string[], before: Volley['taken'][Side],
): boolean => {
  const taken = new Map(targets.map(({ unit }) => [unit, before[unit] ?? 0]));
  const isNearestFirst = targets.every(({ cm }, i) => i === 0 || targets[i - 1]!.cm <= cm + 1e-6);
  return isNearestFirst && hits.every(hit => {
    const next = targets.find(({ unit }) => taken.get(unit) === Math.min(...taken.values()))?.unit;
    taken.set(hit, (taken.get(hit) ?? 0) + 1);
    return next === hit;
  });
};
