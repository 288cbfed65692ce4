/** What holds of moves and attacks under every answer: how far anybody goes, and that the dead do nothing. */
import { distance } from '../../../../src/battlefield/base.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import type { ListStepLaw } from '../../list-armies/step-laws.ts';
import { bandOf, hasWord, sheetOf } from './law.ts';

const NOISE = 1e-6;
const ROAD = 5;
const FEROCITY = 5;

/** How far a unit may go in the step at most, whatever the ground, cm. */
const mostIn = (assault: Assault, unit: Unit, step: string): number => {
  const { speed } = sheetOf(assault, unit.id);
  if (hasWord(assault, unit, 'aircraft') && step === 'a2Charge') return Infinity;
  const isOnRoad = assault.table.terrain.some(({ kind }) => kind === 'road');
  switch (step) {
    case 'a2Charge':
      return speed * (hasWord(assault, unit, 'infiltrator') ? 2 : 1) + (isOnRoad ? ROAD : 0);
    case 'a3CounterCharge':
      return (speed >= 30 ? 10 : 5) + (hasWord(assault, unit, 'ferocity') ? FEROCITY : 0);
    case 'a7Consolidate': {
      const isRunning = bandOf(assault, unit).rules.some(rule => rule.endsWith('hit-and-run-tactics'));
      return isRunning ? Math.max(5, speed) : 5;
    }
    default:
      return 2 * (speed + (isOnRoad ? ROAD : 0));
  }
};

const wayOf = ({ path, at }: Unit): number =>
  path.reduce((sum, point, i) => sum + distance(point, path[i + 1] ?? at), 0);

export const MOVE_LAWS: readonly ListStepLaw[] = [
  {
    claim: 'nobody goes further in a step than it may',
    isKept: ({ before, event, after, from }) => {
      if (event.type !== 'unit.moved') return true;
      const unit = unitOf(after, event.unit);
      const step = from.includes('withdrawing') ? 'a7Withdraw' : from.split('.')[0]!;
      return wayOf(unit) <= mostIn(before, unit, step) + NOISE;
    },
  },
  {
    claim: 'nobody is moved who is dead or inside a transport',
    isKept: ({ before, event }) => event.type !== 'unit.moved' || isOnTable(unitOf(before, event.unit)),
  },
  {
    claim: 'only the living attack and support, each with a whole number of dice or a word for them',
    isKept: ({ before, after }) => after.batch === null || after.batch === before.batch
      || after.batch.strikers === before.batch?.strikers || SIDES.every(side =>
      after.batch!.strikers[side].every(({ unit, dice, target }) => unitOf(after, unit).lostTo === null
        && (typeof dice === 'string' || (Number.isInteger(dice) && dice > 0)) && target >= 1 && target <= 7)),
  },
];
