/** Cases of charges: who may be charged, and how far away. */
import { whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { piece, row, type Force } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import { before, orElse, scenarioBefore, type AskedCase } from './case-setup.ts';
import type { FoughtCase } from './case-tables.ts';

const facing = (away: number, fields: Partial<Force> = {}): readonly Force[] => [
  { id: 'a', name: 'A', side: 'attacker', models: row(5, 'a', [12, 6]), ...fields },
  { id: 'b', name: 'B', side: 'defender', models: row(5, 'b', [12, 7 + away]) },
];

const charges = (edition: Edition, away: number, fields: Partial<Force>): Refusal | null =>
  whyNotDeclare(before(edition, facing(away, fields)), { unit: 'a', targets: ['b'] });

export const CHARGE_CASES: readonly AskedCase[] = [
  {
    id: 'X-18', question: 'shotThenCharge',
    asks: (edition, { sentence, words }) => {
      const beside: Force = { id: 'c', name: 'C', side: 'defender', models: row(3, 'b', [18.5, 11]) };
      const phase = before(edition, [...facing(4, { fired: 'b' }), beside]);
      return [['b'], ['b', 'c'], ['c', 'b']].map(targets => {
        const refusal = whyNotDeclare(phase, { unit: 'a', targets });
        return words.charging(targets.map(id => id.toUpperCase()), refusal && sentence(refusal));
      }).join(' ');
    },
  },
  {
    id: 'X-19', question: 'stationaryFireBan',
    asks: (edition, told) => orElse(charges(edition, 4, { stationaryFire: true }), told.words.mayCharge, told),
  },
  {
    id: 'X-21', question: 'chargeRange',
    asks: (edition, { sentence, words }) => [6, 12].map(assaultRange => {
      const refusal = charges(edition, 8, { assaultRange });
      return words.chargingFrom(assaultRange, refusal && sentence(refusal));
    }).join(' '),
  },
];

/** A charge that is declared and thrown for. */
export const RANGE_CASE: FoughtCase = {
  id: 'X-22', question: 'chargeTerrain', shows: ['charge-rolled'], of: 'A',
  faces: { 'charge-range': [4, 6] },
  decided: [{ type: 'charge.declared', unit: 'a', targets: ['b'] }],
  scenario: edition => {
    const craters = piece('craters', 'craters', [[6, 7.5], [30, 7.5], [30, 8.5], [6, 8.5]]);
    const scenario = scenarioBefore(edition, facing(3));
    return { ...scenario, table: { ...scenario.table, terrain: [craters] } };
  },
};
