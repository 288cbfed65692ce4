import { describe, expect, it } from 'vitest';
import { seededUniform } from '../../../../src/dice/throw.ts';
import { wonShares, type WonShares } from '../../../../src/epic-armageddon/odds/later/won-shares.ts';

const played = (count: number, wins: (play: number) => number): WonShares => {
  const shares = wonShares();
  for (let play = 0; play < count; play += 1) {
    const attacker = wins(play);
    shares.add({ attacker, defender: 1 - attacker, ended: 1 });
  }
  return shares;
};

describe('the error of who wins', () => {
  it('is that of a mean of single plays, once there are many', () => {
    expect(played(10_000, play => play % 2).error()).toBeCloseTo(0.005, 4);
  });

  it('is not nothing where few plays have all come to the same', () => {
    const few = played(28, () => 0.2);
    expect(few.error()).toBeGreaterThan(0.02);
    expect(played(28_000, () => 0.2).error()).toBeLessThan(0.0001);
  });

  it('leaves out what is known of every play', () => {
    const uniform = seededUniform(1);
    const [known, shares] = [{ attacker: 0.5, defender: 0.5, ended: 1 }, wonShares()];
    for (let play = 0; play < 10_000; play += 1) {
      const off = uniform() < 0.01 ? 0.5 : 0;
      shares.add({ attacker: off, defender: -off, ended: 0 });
    }
    expect(shares.sums(known).attacker / shares.sums(known).ended).toBeCloseTo(0.505, 2);
    expect(shares.error(known)).toBeCloseTo(0.0005, 4);
  });
});
