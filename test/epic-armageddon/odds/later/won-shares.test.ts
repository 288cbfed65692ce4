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

  it.each([0.1, 0.2, 0.5])('is not too little of few plays, however seldom a side wins: %s', chance => {
    const uniform = seededUniform(7);
    const samples = Array.from({ length: 2000 }, () => {
      const shares = played(60, () => (uniform() < chance ? 1 : 0));
      return { off: shares.sums().attacker / 60 - chance, error: shares.error() };
    });
    const outside = samples.filter(({ off, error }) => Math.abs(off) > 3 * error).length;
    expect(outside).toBeLessThan(2000 * 0.004);
    const spread = Math.sqrt(samples.reduce((sum, { off }) => sum + off ** 2, 0) / 2000);
    const said = samples.reduce((sum, { error }) => sum + error, 0) / 2000;
    expect(said / spread).toBeGreaterThan(0.95);
    expect(said / spread).toBeLessThan(1.6);
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
