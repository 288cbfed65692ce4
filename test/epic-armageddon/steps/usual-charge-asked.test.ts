/** No place is asked about twice on the way to a usual charge. */
import { expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { usualCharge, usualChargeWay } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { unitOf } from '../../support/build.ts';
import { beforeCharge } from '../../support/moves.ts';

const facing = (enemy: Point, friends: readonly Point[]): Assault => beforeCharge(
  [unitOf('a1', 'tactical', [30, 20]), ...friends.map((at, i) => unitOf(`f${i}`, 'tactical', at))],
  [unitOf('d1', 'boyz', enemy)],
);

/** How often it is asked whether somebody may charge somewhere: the unit is looked for each time. */
const countAsked = (assault: Assault, usual: (assault: Assault, id: string) => unknown): number => {
  let asked = 0;
  const units: readonly Unit[] = Object.assign([...assault.units], {
    find: (is: (unit: Unit) => boolean) => {
      const found = assault.units.find(is);
      if (found?.id === 'a1') asked += 1;
      return found;
    },
  });
  expect(usual({ ...assault, units }, 'a1')).not.toBeNull();
  return asked;
};

it.each<readonly [string, Point, readonly Point[], number]>([
  ['at an enemy out of reach, past a friend at the end: three lengths', [30, 60], [[30, 35]], 3],
  ['at an enemy with two on it: seven places beside it, and outside its zone', [30, 32], [[28, 32], [32, 32]], 7 + 1],
])('%s', (_, enemy, friends, places) => {
  const assault = facing(enemy, friends);
  expect([usualCharge, usualChargeWay].map(usual => countAsked(assault, usual))).toEqual([places, places]);
});
