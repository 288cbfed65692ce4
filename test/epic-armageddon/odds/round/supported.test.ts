/** When supporting fire is asked about at all. */
import { expect, it } from 'vitest';
import { unhurtIn, type Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { fireAfterBlows } from '../../../../src/epic-armageddon/odds/round/supported.ts';
import { firesOn } from '../../../../src/epic-armageddon/odds/under-way/stretch.ts';
import { stage, stands, type Others } from '../../../support/stage.ts';
import { begun, fightIn } from './fights.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const FRIENDS: Others = { side: 'attacker', id: 'friends', stands: stands('f', 1, [36, 20], TROOPS) };

/** Of so many it is told who is lost in flight. */
const meeting = (others: readonly Others[], few: number): Fight =>
  fightIn(begun(stage(stands('a', 1, [30, 20], TROOPS), stands('d', 2, [30, 22], TROOPS), { others })), few);

/** Of which nothing may be asked. */
const unread = <T extends object>(): T => new Proxy({} as T, {
  get: (_, name) => { throw new Error(`It is asked for ${String(name)}.`); },
});
const blowsOnDefenders = (fight: Fight): unknown =>
  fireAfterBlows(fight, 'defender', unhurtIn(fight), unread(), new Set(), null);

it.each<readonly [string, Fight]>([
  ['there are no supporters', meeting([], 0)], ['survivors are named', meeting([FRIENDS], 9)],
])('blows are not looked at where %s', (_, fight) => {
  expect(blowsOnDefenders(fight)).toBeNull();
});

it('blows are looked at where only the number of survivors is asked', () => {
  expect(() => blowsOnDefenders(meeting([FRIENDS], 0))).toThrow('It is asked for');
});

it('what a round under way has thrown is not looked at where there are no supporters', () => {
  const hurt = { attacker: [], defender: [] };
  expect(firesOn({
    fight: meeting([], 0), cause: 'attacks', hurt, assault: unread(), isThrown: false, scored: null, saved: null,
  })).toEqual({ attacker: null, defender: null });
});
