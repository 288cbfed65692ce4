/** What is not as it should be on a table that is being set up, in words. */
import { distance, gap, overlaps, type Base } from '../battlefield/base.ts';
import { contains } from '../battlefield/terrain.ts';
import { stragglers } from '../epic-armageddon/steps/a2-coherency.ts';
import { baseOf } from '../epic-armageddon/movement/engagement.ts';
import { impassableFor } from '../epic-armageddon/movement/movement.ts';
import { once } from '../shared/once.ts';
import { isOnTable, livingIn, unitOf } from '../epic-armageddon/model/roster.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import { startAssault } from '../epic-armageddon/steps/start.ts';
import type { Assault, Formation, Unit } from '../epic-armageddon/model/state.ts';
import type { TerrainPiece } from '../epic-armageddon/model/terrain.ts';
import { sayRemark } from './remark-words.ts';

const REMARK_CODES = ['coherency', 'overlap', 'off-table', 'impassable', 'broken-engages'] as const;
export type RemarkCode = (typeof REMARK_CODES)[number];

export interface Remark {
  readonly code: RemarkCode;
  /** The units it is about; none: their whole formation. */
  readonly ids: readonly string[];
  readonly formation: string | null;
  /** A sentence for a person. */
  readonly say: string;
}

/** So many names are told one by one. */
const MOST_NAMES = 4;

/** Everything that is not as it should be, formation by formation; nothing on a table that is in order. */
export const remarksOn = once((setUp: Scenario): readonly Remark[] => {
  const assault = startAssault(setUp);
  const standing = assault.units.filter(isOnTable);
  return [
    ...assault.formations.flatMap(formation => apart(assault, formation)),
    ...inOnePlace(assault, standing),
    ...standing.flatMap(unit => offTable(assault, unit)),
    ...standing.flatMap(unit => stuck(assault, unit)),
    ...assault.formations.filter(one => one.broken && isEngaging(setUp, one)).map((one): Remark => ({
      code: 'broken-engages', ids: [], formation: one.id, say: sayRemark('brokenEngages', one.name),
    })),
  ];
});

const isEngaging = ({ engage }: Scenario, { id }: Formation): boolean =>
  engage.formation === id || engage.combined.includes(id);

/** Units out of formation, and how far the nearest of them is from the others. @rule A2.8 */
const apart = (assault: Assault, formation: Formation): readonly Remark[] => {
  const ids = stragglers(assault, formation.id);
  if (ids.length === 0) return [];
  const units = livingIn(assault, formation.id).filter(isOnTable);
  const others = units.filter(unit => !ids.includes(unit.id));
  const lost = ids.map(id => unitOf(assault, id));
  const cm = leastGap(assault, lost, others.length === 0 ? units : others);
  const named = lost.length <= MOST_NAMES ? lost : lost.slice(0, MOST_NAMES - 1);
  const names = named.map(unit => unit.name);
  return [{
    code: 'coherency', ids, formation: formation.id,
    say: sayRemark('apart', names, lost.length - named.length, cm, formation.name),
  }];
};

const leastGap = (assault: Assault, units: readonly Unit[], others: readonly Unit[]): number => {
  let least = Infinity;
  for (const unit of units) {
    for (const other of others) {
      if (unit !== other) least = Math.min(least, gap(baseOf(assault, unit), baseOf(assault, other)));
    }
  }
  return least;
};

/** Bases that stand on each other; contact is none. @rule L1 */
const inOnePlace = (assault: Assault, standing: readonly Unit[]): readonly Remark[] => {
  const bases = standing.map(unit => baseOf(assault, unit));
  const remarks: Remark[] = [];
  for (let i = 0; i < bases.length; i += 1) {
    for (let j = i + 1; j < bases.length; j += 1) {
      if (!overlaps(bases[i]!, bases[j]!)) continue;
      const [one, other] = [standing[i]!, standing[j]!];
      remarks.push({
        code: 'overlap', ids: [one.id, other.id], formation: null,
        say: sayRemark('overlap', one.name, other.name, overlapOf(bases[i]!, bases[j]!)),
      });
    }
  }
  return remarks;
};

const overlapOf = (a: Base, b: Base): number => Math.max(0.1, a.radius + b.radius - distance(a.at, b.at));

const offTable = ({ table: { width, depth } }: Assault, unit: Unit): readonly Remark[] => {
  const { id, name, at: [x, y], formation } = unit;
  const cm = Math.max(-x, -y, x - width, y - depth);
  if (cm <= 0) return [];
  return [{ code: 'off-table', ids: [id], formation, say: sayRemark('offTable', name, Math.max(0.1, cm)) }];
};

/** Ground that a unit could never have entered. @rule L5 */
const stuck = (assault: Assault, unit: Unit): readonly Remark[] => {
  if (assault.table.terrain.length === 0) return [];
  return impassableFor(assault, unit).filter(piece => contains(piece.outline, unit.at)).map((piece): Remark => ({
    code: 'impassable', ids: [unit.id], formation: unit.formation,
    say: sayRemark('impassable', unit.name, whereIn(piece)),
  }));
};

const whereIn = ({ name, kind, works }: TerrainPiece): string =>
  (name === null ? sayRemark('inKind', works ?? kind) : sayRemark('inPiece', name));
