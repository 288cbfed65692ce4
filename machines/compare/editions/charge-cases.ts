/** Cases of charges: who may be charged, and how far away. */
import { whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Refusal } from '../../../src/warhammer-40k/log.ts';
import { piece, row, type Force } from '../../../src/scenario/warhammer-40k/samples/build.ts';
import { before, listed, orElse, scenarioBefore, type AskedCase } from './asking.ts';
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
    input: 'A unit that has shot at B wants to charge B alone, B and then C beside it, or C and then B.',
    asks: edition => {
      const beside: Force = { id: 'c', name: 'C', side: 'defender', models: row(3, 'b', [18.5, 11]) };
      const phase = before(edition, [...facing(4, { fired: 'b' }), beside]);
      return [['b'], ['b', 'c'], ['c', 'b']].map(targets => {
        const named = listed(targets.map(id => id.toUpperCase()), 'and');
        return `${named}: ${orElse(whyNotDeclare(phase, { unit: 'a', targets }), 'it may charge.')}`;
      }).join(' ');
    },
  },
  {
    id: 'X-19', question: 'stationaryFireBan',
    input: 'A unit that stood still to fire a heavy weapon wants to charge.',
    asks: edition => orElse(charges(edition, 4, { stationaryFire: true }), 'It may charge.'),
  },
  {
    id: 'X-21', question: 'chargeRange',
    input: 'An enemy is 8″ away in the open; the unit itself charges 6″ or 12″.',
    asks: edition => [6, 12].map(assaultRange =>
      `With ${assaultRange}″: ${orElse(charges(edition, 8, { assaultRange }), 'it may charge.')}`).join(' '),
  },
];

/** A charge that is declared and thrown for. */
export const RANGE_CASE: FoughtCase = {
  id: 'X-22', question: 'chargeTerrain', shows: ['charge-rolled'], of: 'A',
  input: 'A unit that itself charges 6″ charges an enemy 3″ away through craters and throws 4 and 6.',
  faces: { 'charge-range': [4, 6] },
  decided: [{ type: 'charge.declared', unit: 'a', targets: ['b'] }],
  scenario: edition => {
    const craters = piece('craters', 'craters', [[6, 7.5], [30, 7.5], [30, 8.5], [6, 8.5]]);
    const scenario = scenarioBefore(edition, facing(3));
    return { ...scenario, table: { ...scenario.table, terrain: [craters] } };
  },
};
