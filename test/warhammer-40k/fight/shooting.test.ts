import { describe, expect, it } from 'vitest';
import { rangeLimit, whyNotShoot, whyOutOfFire } from '../../../src/warhammer-40k/fight/shooting.ts';
import { withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { phase, row, unit } from '../../support/warhammer-40k/build.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';

const MEN = unit({
  id: 'men', side: 'attacker',
  models: [...row('touching', 1, [20, 20]), ...row('near', 1, [20, 17]), ...row('far', 1, [20, 14])],
});
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20, 21]) });
const FREE = unit({ id: 'free', side: 'attacker', models: row('free', 1, [5, 5]) });
const table = (edition: Edition) => findCombats(phase(edition, { units: [MEN, FOES, FREE] }));

describe('X-16: shooting while locked (40k.76, lockedShooting)', () => {
  it.each([
    ['trial-seven-steps', 'touching1', false], ['trial-seven-steps', 'near1', false],
    ['trial-seven-steps', 'far1', true],
    ['trial-eight-steps', 'touching1', false], ['trial-eight-steps', 'near1', false],
    ['trial-eight-steps', 'far1', true],
    ['7th', 'touching1', false], ['7th', 'far1', false],
    ['trial-seven-steps', 'free1', true], ['trial-eight-steps', 'free1', true], ['7th', 'free1', true],
  ] as const)('%s: %s may shoot and be shot at: %s (R-1.16)', (edition, model, may) => {
    expect([whyOutOfFire(table(edition), model), whyNotShoot(table(edition), model)].map(why => why === null))
      .toEqual([may, may]);
  });

  it('4th does not tell', () => {
    expect(() => whyOutOfFire(table('4th'), 'far1')).toThrow(SilentText);
  });
});

describe('shooting while falling back (40k.78)', () => {
  const running = (edition: Edition) => withUnit(table(edition), 'free', { fallingBack: true });

  it.each(['trial-seven-steps', 'trial-eight-steps'] as const)('%s: but no heavy weapons', edition => {
    expect(whyNotShoot(running(edition), 'free1', 'heavy')?.key).toBe('no-heavy-while-falling-back');
    expect([whyNotShoot(running(edition), 'free1'), whyNotShoot(running(edition), 'free1', 'rapid-fire')])
      .toEqual([null, null]);
    expect(whyNotShoot(table(edition), 'free1', 'heavy')).toBeNull();
  });

  it('7th: the text tells of no limit', () => {
    expect(whyNotShoot(running('7th'), 'free1', 'heavy')).toBeNull();
    expect(rangeLimit(running('7th'), 'free1', 'rapid-fire')).toBeNull();
  });

  it('rapid fire reaches 12″ then', () => {
    expect(rangeLimit(running('trial-eight-steps'), 'free1', 'rapid-fire')).toBe(12);
    expect(rangeLimit(running('trial-eight-steps'), 'free1', 'other')).toBeNull();
    expect(rangeLimit(table('trial-eight-steps'), 'free1', 'rapid-fire')).toBeNull();
  });
});
