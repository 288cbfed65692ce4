import { fc } from '../../support/laws.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { gap } from '../../../src/battlefield/base.ts';
import { declareCharge, pickCharger, whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import { endCharge, endCharges } from '../../../src/warhammer-40k/charge/end.ts';
import { stillToMove, whyNotMove } from '../../../src/warhammer-40k/charge/move.ts';
import {
  failCharge, isOutOfReach, rangeHands, resolveRange, takeRange,
} from '../../../src/warhammer-40k/charge/range.ts';
import { moveRest } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { areTouching, modelBase, gapBetween } from '../../../src/warhammer-40k/movement/places.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { CHARGING_EDITIONS, field, gretchin, marines, orks, terrain } from './field.ts';
import type { TerrainTrait } from '../../../src/warhammer-40k/model/terrain.ts';

/** Nobody measures finer. */
const MEASURED = 0.02;
/** Ways are searched for a while where much is in the way. Milliseconds. */
const PATIENCE = 60_000;

const inches = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map(quarters => quarters / 4);

const FACE = fc.integer({ min: 1, max: 6 });

/** Marines below and scouts above, orks and gretchin between them, a piece of terrain on the way. */
const TABLE = fc.record({
  marines: fc.integer({ min: 1, max: 5 }), apart: inches(1, 7), aside: inches(1, 4), above: inches(1, 7),
  trait: fc.constantFrom<TerrainTrait>('difficult', 'dangerous', 'impassable', 'cover'),
  left: inches(14, 26), width: inches(0.25, 8), faces: fc.tuple(FACE, FACE),
  several: fc.boolean(),
});

const TABLES = fc.sample(TABLE, { numRuns: 24, seed: 40 });
type Table = (typeof TABLES)[number];

const fieldOf = (edition: (typeof CHARGING_EDITIONS)[number], table: Table): Phase => {
  const { apart, aside, above, left, width, trait } = table;
  return field(edition, [
    marines({ models: row('m', table.marines, [20, 10]) }),
    unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 3, [22, 12 + apart + above]) }),
    orks(apart), gretchin(3, [25 + aside, 11 + apart]),
  ], terrain([trait], [left, 10.5 + apart / 3], [left + width, 10.5 + apart / 2]));
};

/** A unit declares if it may, and makes its charge; the same phase if it may not. */
const charge = (phase: Phase, charger: string, { faces, several }: Table): Phase => {
  const targets = several && whyNotDeclare(phase, { unit: charger, targets: ['orks', 'gretchin'] }) === null
    ? ['orks', 'gretchin'] : ['orks'];
  if (whyNotDeclare(phase, { unit: charger, targets }) !== null) return phase;
  const start = pickCharger(declareCharge(phase, { unit: charger, targets }), { unit: charger });
  const ranged = rangeHands(start).length === 0 ? takeRange(start) : resolveRange(start, faces);
  if (isOutOfReach(ranged)) return failCharge(ranged);
  const first = moveRest(ranged);
  return endCharge(moveRest({ ...first, charges: first.charges.map(one => ({ ...one, testing: [] })) }));
};

describe.each(CHARGING_EDITIONS)('%s: whatever stands on the table', edition => {
  let played: readonly (readonly [before: Phase, after: Phase, table: Table])[] = [];

  beforeAll(() => {
    played = TABLES.map(table => {
      const before = fieldOf(edition, table);
      return [before, charge(charge(before, 'marines', table), 'scouts', table), table];
    });
    expect(played.filter(([, { combats }]) => combats.length > 0).length).toBeGreaterThan(TABLES.length / 4);
  }, PATIENCE);

  const law = (claim: string, holds: (before: Phase, after: Phase, table: Table) => void): void => {
    it(claim, () => {
      for (const one of played) holds(...one);
    }, PATIENCE);
  };

  law('only those move whose charge arrives, and no further than it comes', (before, after) => {
    for (const [i, model] of after.models.entries()) {
      const found = after.charges.find(one => one.unit === model.unit && one.stage === 'done');
      const far = Math.hypot(model.at[0] - before.models[i]!.at[0], model.at[1] - before.models[i]!.at[1]);
      expect(far).toBeLessThanOrEqual((found?.range ?? 0) + MEASURED);
    }
  });

  law('nobody ends on anybody else', (_, after) => {
    for (const [i, model] of after.models.entries()) {
      for (const other of after.models.slice(i + 1)) {
        const [a, b] = [modelBase(after, model), modelBase(after, other)];
        const sunk = a.radius + b.radius - Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
        expect(sunk).toBeLessThanOrEqual(0.05 + MEASURED);
        expect(gap(a, b)).toBe(gapBetween(after, model, other));
      }
    }
  });

  law('whom a unit has charged it touches, and it touches nobody whom it has not charged', (_, after) => {
    for (const { id, charged } of after.units.filter(({ side }) => side === 'attacker')) {
      const own = after.models.filter(model => model.unit === id && isAlive(model));
      const touched = after.units.filter(target => target.side === 'defender'
        && after.models.some(foe => foe.unit === target.id && own.some(model => areTouching(after, model, foe))));
      expect(new Set(touched.map(target => target.id))).toEqual(new Set(charged));
    }
  });

  law('whoever charges is in a combat with all whom it has charged', (_, after) => {
    for (const { id, charged } of after.units) {
      for (const target of charged) {
        expect(after.combats.some(({ units }) => units.includes(id) && units.includes(target))).toBe(true);
      }
    }
  });

  law('what the usual moves do the rules allow', (before, _, table) => {
    if (whyNotDeclare(before, { unit: 'marines', targets: ['orks'] }) !== null) return;
    const start = pickCharger(declareCharge(before, { unit: 'marines', targets: ['orks'] }), { unit: 'marines' });
    const ranged = rangeHands(start).length === 0 ? takeRange(start) : resolveRange(start, table.faces);
    if (isOutOfReach(ranged)) return;
    const moved = moveRest(ranged);
    const first = moved.charges[0]!.moved[0]!;
    expect(whyNotMove(ranged, { model: first, to: moved.models.find(({ id }) => id === first)!.at })).toBeNull();
    expect(stillToMove(moveRest(moved))).toEqual([]);
  });

  law('when all charges are over only those are in cover who were reached', (_, after) => {
    const over = endCharges(after);
    const reached = new Set(over.units.flatMap(({ charged }) => charged));
    for (const { covered, unit: of, path } of over.models) {
      if (covered) expect(reached).toContain(of);
      expect(path).toEqual([]);
    }
  });
});
