/** Supporters who see different targets fire in many ways, in which the same ones fire again and again. */
import { expect, it } from 'vitest';
import { firesInOne } from '../../../../src/epic-armageddon/odds/round/supported.ts';
import { stage, stands, type Others } from '../../../support/stage.ts';
import { begun, fightIn } from './fights.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
/** Each sees a part of a long line that the next one sees in part. */
const friends: Others = { side: 'attacker', id: 'friends', stands: stands('f', 3, [26, 16], TROOPS, 12) };
const line = stage(stands('a', 9, [20, 20], TROOPS, 5), stands('d', 9, [20, 22], TROOPS, 5), { others: [friends] });

it('the dice of those who fire together are looked at once', () => {
  let looks = 0;
  const fight = fightIn(begun(line));
  const attacker = fight.supporters.attacker.map(supporter => ({
    ...supporter, get dice() { looks += 1; return supporter.dice; },
  }));
  const { ways } = firesInOne({ ...fight, supporters: { ...fight.supporters, attacker } }).defender!;
  const together = new Map(ways.map(({ firing }) => [firing.join(), firing.length]));
  expect(ways.length).toBeGreaterThan(together.size);
  expect(looks).toBe([...together.values()].reduce((sum, one) => sum + one));
});
