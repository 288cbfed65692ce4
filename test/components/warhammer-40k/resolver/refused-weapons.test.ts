import { describe, expect, it } from 'vitest';
import { notHadInWords, refusedInWords } from '../../../../components/warhammer-40k/resolver/refused-weapons.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { phase, profile, PROFILES, row, unit, weapon } from '../../../support/warhammer-40k/build.ts';

const profiles = {
  ...PROFILES, nob: profile({ weapons: [weapon({ kind: 'heavy', name: 'big choppa' }), weapon({ kind: 'power' })] }),
};
const units = [
  unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'nob' }) }),
  unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 21]) }),
];

describe('weapons that a text refuses', () => {
  it('are named with what to say instead, and that the table plays on without odds', () => {
    expect(refusedInWords(phase('7th', { profiles, units }))).toEqual([
      'big choppa, power: no such weapon in this edition; give armourPiercing.',
      expect.stringContaining('no odds'),
    ]);
    expect(refusedInWords(phase('4th', { profiles, units }))[0]).toContain('big choppa: heavy is not in this text');
  });

  it.each(EDITIONS)('%s: nothing is said where there are none', edition => {
    expect(refusedInWords(phase(edition, { units: units.slice(1) }))).toEqual([]);
    if (edition.startsWith('trial')) expect(refusedInWords(phase(edition, { profiles, units }))).toEqual([]);
  });

  it.each([
    ['trial-seven-steps', ['photon: these grenades do nothing by this text.']], ['4th', []],
    ['7th', ['plasma, photon: these grenades do nothing by this text.']],
  ] as const)('%s: grenades that do nothing are named, and take no odds away', (edition, says) => {
    const armed = { ...PROFILES, nob: profile({ grenades: ['frag', 'plasma', 'photon'] }) };
    const carried = phase(edition, { profiles: armed, units });
    expect(notHadInWords(carried)).toEqual(says);
    expect(refusedInWords(carried)).toEqual([]);
  });
});
