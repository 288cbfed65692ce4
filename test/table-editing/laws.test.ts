import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { enemyOf } from '../../src/epic-armageddon/model/procedure.ts';
import { arrange, moveBy, spread, turn } from '../../src/table-editing/arrange.ts';
import { BLOCKS } from '../../src/table-editing/blocks.ts';
import { board, transportsFor } from '../../src/table-editing/boarding.ts';
import { brushOutline } from '../../src/table-editing/brush.ts';
import { letOut, removeUnits, setCondition, setDamage } from '../../src/table-editing/condition.ts';
import { alignWithEnemy, snapToContact } from '../../src/table-editing/contact.ts';
import { changeSide, copyFormation } from '../../src/table-editing/formations.ts';
import { edited, historyOf, undone } from '../../src/table-editing/history.ts';
import { MIRRORS, mirrorStands, mirrorTable } from '../../src/table-editing/mirror.ts';
import { remarksOn } from '../../src/table-editing/remarks.ts';
import { resizeTable } from '../../src/table-editing/table-size.ts';
import {
  addCorner, addTerrain, copyTerrain, GROUNDS, mirrorTerrain, moveCorner, moveTerrain, rectangle, turnTerrain,
} from '../../src/table-editing/terrain.ts';
import { lead } from '../../src/table-editing/engage-action.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { LIBRARY, placed, twoSides } from './set-ups.ts';

type Edit = (setUp: Scenario) => Scenario;

/** Whatever a program might pass, nonsense too. */
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -100, max: 200 }) }, fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
);
const anyPoint = fc.tuple(anyNumber, anyNumber);

/** The first so many stands of one formation. */
const stands = (setUp: Scenario, formation: number, count: number): readonly string[] =>
  setUp.formations[formation % Math.max(1, setUp.formations.length)]?.units.slice(0, count).map(({ id }) => id) ?? [];

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  which: fc.integer({ min: 0, max: 3 }), count: fc.integer({ min: 0, max: 12 }), a: anyNumber, point: anyPoint,
  other: anyPoint, block: fc.constantFrom(...BLOCKS), mirror: fc.constantFrom(...MIRRORS),
  ground: fc.constantFrom(...GROUNDS), isOn: fc.boolean(), kind: fc.integer({ min: 0, max: 22 }),
}).map(({ which, count, a, point, other, block, mirror, ground, isOn, kind }): Edit => setUp => {
  const ids = stands(setUp, which, count);
  const formation = setUp.formations[which % Math.max(1, setUp.formations.length)];
  const { id = '', side = 'attacker' } = formation ?? {};
  const piece = setUp.table.terrain[0]?.id ?? '';
  const edits: readonly (() => Scenario)[] = [
    () => arrange(setUp, ids, { block, at: point, facing: a, spacing: other[0] }),
    () => arrange(setUp, ids, { block }), () => moveBy(setUp, ids, point), () => turn(setUp, ids, a),
    () => spread(setUp, ids, a), () => snapToContact(setUp, ids), () => alignWithEnemy(setUp, ids),
    () => mirrorStands(setUp, ids, mirror), () => mirrorTable(setUp, mirror), () => removeUnits(setUp, ids),
    () => setDamage(setUp, ids[0] ?? '', a), () => setCondition(setUp, id, { blastMarkers: a, broken: isOn }),
    () => copyFormation(setUp, id), () => changeSide(setUp, id, enemyOf(side)), () => lead(setUp, id),
    () => resizeTable(setUp, a, point[0]),
    () => addTerrain(setUp, ground, isOn ? rectangle(point, other) : brushOutline([point, other], 3)),
    () => moveTerrain(setUp, piece, point), () => turnTerrain(setUp, piece, a),
    () => moveCorner(addCorner(setUp, piece, count), piece, count, point),
    () => board(setUp, ids, transportsFor(setUp, ids)), () => ids.reduce(letOut, setUp),
    () => mirrorTerrain(copyTerrain(setUp, piece), piece, mirror),
  ];
  return edits[kind % edits.length]!();
});

/** What editing may leave to be put right: where stands are, and a side that has nobody or nobody unbroken. */
const ALLOWED = ['off-table', 'overlap', 'no-formation', 'engaging-broken'];
const isAllowed = ({ code, path }: Problem): boolean =>
  ALLOWED.includes(code) || (code === 'out-of-range' && path.startsWith('engage.'));

describe('whatever is done to a table', () => {
  it('leaves one that can be read, with numbers, but for what is remarked on', () => {
    const engines = placed(twoSides(), 'defender', ['titan', 'rhino'], 'Engines');
    const start = placed(engines, 'attacker', ['tactical', 'rhino', 'rhino'], 'Mounted');
    fc.assert(fc.property(fc.array(anyEdit, { maxLength: 8 }), edits => {
      const setUp = edits.reduce((table, edit) => edit(table), start);
      expect(JSON.parse(JSON.stringify(setUp))).toEqual(setUp);
      const parsed = parseScenario(writeScenario(setUp, LIBRARY), LIBRARY);
      const problems = 'problems' in parsed ? parsed.problems : [];
      expect(problems.filter(problem => !isAllowed(problem))).toEqual([]);
      expect(() => remarksOn(setUp)).not.toThrow();
    }), { numRuns: 300 });
  });

  it('is taken back step by step to where it began', () => {
    fc.assert(fc.property(fc.array(anyEdit, { maxLength: 8 }), edits => {
      const start = twoSides();
      let history = historyOf(start);
      const steps = [start];
      for (const edit of edits) {
        const next = edit(history.present);
        if (next !== history.present) steps.push(next);
        history = edited(history, next);
      }
      for (const step of [...steps].reverse()) {
        expect(history.present).toBe(step);
        history = undone(history);
      }
      expect(history.present).toBe(start);
    }), { numRuns: 60 });
  });
});
