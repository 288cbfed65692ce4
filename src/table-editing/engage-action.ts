/** Who engages whom, kept right when formations are put on the table, removed or change sides. */
import { sheetKeysOf } from '../epic-armageddon/model/options.ts';
import type { Engage, Scenario, ScenarioFormation } from '../epic-armageddon/model/scenario.ts';
import { enemyOf, type Side } from '../epic-armageddon/model/procedure.ts';

/**
 * The set-up without empty formations, without profiles that nobody uses, and with an engage action among those who are
 * there: where the formation that leads a side is gone, the side's first one leads, an unbroken one if it engages.
 *
 * @rule A0.2, A1.1
 */
export const withoutUnused = (setUp: Scenario): Scenario => {
  const formations = setUp.formations.filter(formation => formation.units.length > 0);
  const used = new Set(formations.flatMap(({ units }) => units.flatMap(sheetKeysOf)));
  return {
    ...setUp,
    formations,
    engage: engageAmong(formations, setUp.engage),
    profiles: Object.fromEntries(Object.entries(setUp.profiles).filter(([id]) => used.has(id))),
  };
};

const engageAmong = (formations: readonly ScenarioFormation[], engage: Engage): Engage => {
  const isOf = (side: Side) => (id: string): boolean => formations.some(one => one.id === id && one.side === side);
  const leader = (side: Side, id: string): string => {
    const own = formations.filter(one => one.side === side);
    if (own.some(one => one.id === id)) return id;
    return (own.find(one => side === 'defender' || !one.broken) ?? own[0])?.id ?? '';
  };
  const formation = leader('attacker', engage.formation);
  const target = leader('defender', engage.target);
  return {
    ...engage,
    formation,
    target,
    combined: engage.combined.filter(isOf('attacker')).filter(id => id !== formation),
    intermingled: engage.intermingled.filter(isOf('defender')).filter(id => id !== target),
  };
};

/** A formation leads its side from now on: it engages, or it is the target. @rule A1.1 */
export const lead = (setUp: Scenario, id: string): Scenario => {
  const side = setUp.formations.find(one => one.id === id)?.side;
  if (side === undefined) return setUp;
  return withoutUnused({ ...setUp, engage: { ...setUp.engage, [side === 'attacker' ? 'formation' : 'target']: id } });
};

/** A formation goes in with its side's leader, or does not: combined with it, or intermingled. @rule A1.2, A1.5 */
export const join = (setUp: Scenario, id: string, isIn: boolean): Scenario => {
  const side = setUp.formations.find(one => one.id === id)?.side;
  if (side === undefined) return setUp;
  const list = side === 'attacker' ? 'combined' : 'intermingled';
  const others = setUp.engage[list].filter(one => one !== id);
  return withoutUnused({ ...setUp, engage: { ...setUp.engage, [list]: isIn ? [...others, id] : others } });
};

/** Who engaged is the target from now on, and the other way round; everybody stays where they are. @rule A0.2 */
export const sidesSwapped = (setUp: Scenario): Scenario => {
  const { formation: target, target: formation, actionTest } = setUp.engage;
  const formations = setUp.formations.map(one => ({
    ...one, side: enemyOf(one.side), broken: one.broken && one.id !== formation,
  }));
  const terrain = setUp.table.terrain.map(piece =>
    ({ ...piece, builtBy: piece.builtBy === null ? null : enemyOf(piece.builtBy) }));
  return {
    ...setUp, formations, table: { ...setUp.table, terrain },
    engage: { formation, target, combined: [], intermingled: [], actionTest },
  };
};

/** The same where nobody is joined to a side; null: those do not change places with it. @rule A1.3, A1.5 */
export const swapSides = (setUp: Scenario): Scenario | null =>
  (setUp.engage.intermingled.length > 0 || setUp.engage.combined.length > 0 ? null : sidesSwapped(setUp));
