/** What special weapons do by each text: its own, borrowed and said so, or told by pages beside it. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import { explainStrike } from '../../../src/warhammer-40k/explain/explain.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import type { Grenade, Profile, Weapon, WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import { openPhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { playPhase } from '../../../machines/warhammer-40k/play.ts';
import { profile, PROFILES, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { fought, settle } from '../../support/warhammer-40k/after.ts';
import { AGREED } from '../../support/warhammer-40k/agreed.ts';
import { begun, climbed } from '../../support/warhammer-40k/climbing.ts';
import { duel, fightOut, inflicted, woundsLeft } from '../../support/warhammer-40k/played.ts';

const HEAVY_AGREED: Completion = { heavyWeapons: 'four-at-best' };

/** One with such a weapon strikes one of these. */
const struck = (
  edition: Edition, arm: Partial<Weapon>, victim: Partial<Profile>, dice: readonly number[],
  completion: Completion = {},
): PhaseReport => fightOut(edition, { ...duel({ weapons: [weapon(arm)] }, [victim]), completion }, dice);

const lines = ({ log }: PhaseReport, rule: string): readonly string[] =>
  log.filter(line => line.rule === rule).map(({ say }) => say);

/** A victor of the seventh edition without a foe throws for its consolidation; a loser tests. */
const [WINS, HOLDS] = [[1], [1, 1]] as const;

describe('heavy weapons (40k.46)', () => {
  it.each([
    ['3+ does not save on 3', { save: 3 }, 3, 0], ['3+ saves on 4', { save: 3 }, 4, 1],
    ['5+ stays 5+', { save: 5 }, 4, 0], ['an invulnerable 3+ is thrown instead', { save: 3, invulnerable: 3 }, 3, 1],
  ] as const)('4C-1: agreed on in the fourth edition: %s', (_, victim, face, left) => {
    const report = struck('4th', { kind: 'heavy' }, victim, [6, 6, face], HEAVY_AGREED);
    expect(woundsLeft(report)).toEqual([left]);
    expect(lines(report, '4C-W3')).toHaveLength(1);
  });
});

describe('weapons of the seventh edition (40k.55)', () => {
  it.each([
    ['6 5 is nothing', [6, 5], 1], ['6 6 wounds at AP 2, no armour', [6, 6, ...WINS], 0],
  ] as const)('7C-1: rending S 4 against T 8 and Sv 3+: a six to hit is a hit alone; %s', (_, dice, left) => {
    const report = struck('7th', { kind: 'rending' }, { toughness: 8, save: 3 }, dice);
    expect(woundsLeft(report)).toEqual([left]);
    expect(lines(report, '7C-U15')).toHaveLength(1);
  });

  it('7C-2: rending S 4 against T 4 and Sv 3+: a six to wound leaves no save', () => {
    expect(woundsLeft(struck('7th', { kind: 'rending' }, { save: 3 }, [4, 6, ...WINS]))).toEqual([0]);
    expect(woundsLeft(struck('7th', { kind: 'rending' }, { save: 3 }, [6, 5, 3]))).toEqual([1]);
  });

  it('7C-3: a power sword of AP 3 does not pierce Sv 2+', () => {
    const sword = { kind: 'power', armourPiercing: 3 } as const;
    expect(woundsLeft(struck('7th', sword, { save: 2 }, [6, 6, 2]))).toEqual([1]);
    expect(woundsLeft(struck('7th', sword, { save: 3 }, [6, 6, ...WINS]))).toEqual([0]);
  });

  it.each([
    ['7C-4: S 4 against T 2: the chart is better', { toughness: 2 }, [6, 3, ...WINS], 0],
    ['7C-25: S 4 against T 3: failed, thrown again', { toughness: 3 }, [6, 2, 3, ...WINS], 0],
    ['7C-26: S 4 against T 5: 4+, and not again', { toughness: 5 }, [6, 3], 1],
    ['7C-26: S 4 against T 5: 4+', { toughness: 5 }, [6, 4, ...WINS], 0],
  ] as const)('%s', (_, victim, dice, left) => {
    const report = struck('7th', { kind: 'poisoned' }, { ...victim, save: null }, dice);
    expect(woundsLeft(report)).toEqual([left]);
    expect(lines(report, '7C-U14')).toHaveLength(1);
  });

  it('7C-5: a force sword with nothing cast: no test, a wound is a wound', () => {
    const report = struck('7th', { kind: 'force' }, { wounds: 3, save: 3 }, [6, 6, 1, ...HOLDS]);
    expect(woundsLeft(report)).toEqual([2]);
    expect(lines(report, '7C-U24')).toHaveLength(1);
  });

  it.each([
    ['lightning-claw', 3, '7C-W9'], ['power-fist', 2, '7C-W6'],
  ] as const)('%s pierces armour of %i+, and its page is named', (kind, save, row) => {
    const report = struck('7th', { kind }, { save, attacks: 0 }, [6, 6, ...WINS]);
    expect(woundsLeft(report)).toEqual([0]);
    expect(lines(report, row)).toHaveLength(1);
    expect(woundsLeft(struck('7th', { kind, armourPiercing: 4 }, { save: 3 }, [6, 6, 3]))).toEqual([1]);
  });

  it('7C-27: two hits of a claw, S 4 against T 4 and Sv 3+: what failed is thrown again, nothing saves', () => {
    const claws = duel({ attacks: 2, weapons: [weapon({ kind: 'lightning-claw' })] }, [{ save: 3 }, { save: 3 }]);
    const report = fightOut('7th', claws, [6, 6, 2, 5, 4, ...WINS]);
    expect(woundsLeft(report)).toEqual([0, 0]);
    expect(inflicted(report)).toEqual({ attacker: 2, defender: 0 });
  });

  const through = (grenades: readonly Grenade[], weapons: readonly Weapon[] = []) => begun('7th', [
    unit({ id: 'own', side: 'attacker', charged: ['foes'], throughDifficult: true, models: row('a', 1, [10, 10]) }),
    unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
  ], { profiles: { ...PROFILES, marine: profile({ grenades, weapons }) } });

  it('7C-11: frag grenades lift the step 1 of difficult terrain, and nothing else (40k.30, 40k.33)', () => {
    expect([through([]), through(['frag']), through(['plasma'])].map(phase => rungOf(phase, modelOf(phase, 'a1'))))
      .toEqual([1, 4, 1]);
    const phase = through(['frag', 'photon']);
    const facts = explainStrike(phase, 'a1').facts.map(({ why }) => why.key);
    expect(facts).toContain('frag-keeps-initiative');
    expect(facts).toContain('photon-does-nothing');
    expect(facts).not.toContain('plasma-does-nothing');
  });

  it('7C-11: the log names the page each time, and only where grenades lift anything', () => {
    const named = (...own: Parameters<typeof through>): readonly string[] =>
      climbed(through(...own)).log.filter(({ rule }) => rule === '7C-G1').map(phaseSentence);
    expect(named(['frag'])).toEqual(['own, frag grenades: what that does is told by another page.']);
    expect([named([]), named(['plasma', 'photon'])]).toEqual([[], []]);
    expect(named(['frag'], [weapon({ kind: 'power-fist' })])).toEqual([]);
    const open = begun('7th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    ], { profiles: { ...PROFILES, marine: profile({ grenades: ['frag'] }) } });
    expect(climbed(open).log.filter(({ rule }) => rule === '7C-G1')).toEqual([]);
  });
});

describe('grenades that a text gives nothing to do (40k.31, 40k.32)', () => {
  /** A unit charges another; both carry the same. */
  const charge = (edition: Edition, grenades: readonly Grenade[]) => begun(edition, [
    unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
    unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
  ], { profiles: { ...PROFILES, marine: profile({ grenades }) } });
  const idle = (...table: Parameters<typeof charge>): readonly string[] =>
    charge(...table).log.filter(({ key }) => key === 'grenades-idle').map(phaseSentence);
  const PLASMA = 'own, plasma grenades: they do nothing by this text.';
  const PHOTON = 'foes, photon grenades: they do nothing by this text.';

  it.each([
    ['trial-seven-steps', [PHOTON], ['photon-does-nothing']],
    ['trial-eight-steps', [PHOTON], ['photon-does-nothing']],
    ['4th', [], []],
    ['7th', [PLASMA, PHOTON], ['plasma-does-nothing', 'photon-does-nothing']],
  ] as const)('%s: the log and the explanation name them where they would be used', (edition, lines, facts) => {
    expect(idle(edition, ['frag', 'plasma', 'photon'])).toEqual(lines);
    expect(idle(edition, ['frag'])).toEqual([]);
    expect(explainStrike(charge(edition, ['plasma', 'photon']), 'a1').facts.map(({ why }) => why.key)
      .filter(key => key.endsWith('-does-nothing'))).toEqual(facts);
  });

  it('nothing is said where nobody charged', () => {
    const locked = begun('7th', [
      unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    ], { profiles: { ...PROFILES, marine: profile({ grenades: ['plasma', 'photon'] }) } });
    expect(locked.log.filter(({ key }) => key === 'grenades-idle')).toEqual([]);
  });
});

const BORROWED = ['power-fist', 'lightning-claw', 'power', 'poisoned', 'rending', 'force'] as const;

describe('what a text does not tell is said each time (R-3.01)', () => {
  it.each(BORROWED)('the fourth edition borrows %s from the trial rules, in the log and in the explanation', kind => {
    const report = struck('4th', { kind }, { attacks: 0 }, [1]);
    expect(lines(report, '4C-W4')).toEqual([expect.stringContaining('is borrowed from the trial rules, not told by')]);
    const table = duel({ weapons: [weapon({ kind })] }, [{}]);
    const phase = begun('4th', table.units!, table);
    expect(explainStrike(phase, 's1').facts.map(({ why }) => why.key)).toContain('effect-of-trial-rules');
  });

  it('in a free round too (40k.63)', () => {
    const completion = { ...AGREED, sweep: 'free-round' } as const;
    const profiles = { ...PROFILES, marine: profile({ weapons: [weapon({ kind: 'rending' })] }) };
    const units = [
      unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) }),
      unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21], { profile: 'guardsman' }) }),
    ];
    const begun = fought('4th', units, { wounds: [2, 1], completion, profiles });
    const keys = settle(begun, [6, 6, 3, 4, 4, 4, 4, 4, 1, 1]).phase.log.map(({ key }) => key);
    expect(keys[keys.indexOf('free-round') + 1]).toBe('effect-borrowed');
  });

  it('a monstrous creature is told of by a page beside it', () => {
    for (const edition of ['4th', '7th'] as const) {
      const table = duel({}, [{ save: 2 }], { traits: ['monstrous-creature'] });
      const report = fightOut(edition, table, [6, 6, ...(edition === '7th' ? WINS : [])]);
      expect(woundsLeft(report)).toEqual([0]);
      expect(lines(report, edition === '4th' ? '4C-T5' : '7C-U20')).toHaveLength(1);
    }
  });

  it.each(EDITIONS)('%s: nothing is said of ordinary weapons, nor where the text tells', edition => {
    const isTold = edition.startsWith('trial');
    const kinds: readonly WeaponKind[] = isTold ? ['power-fist', 'rending'] : ['ordinary', 'pistol'];
    for (const kind of kinds) {
      expect(struck(edition, { kind }, {}, [1]).log.filter(({ rule }) => /^[47]C/.test(rule))).toEqual([]);
    }
  });
});

describe('a weapon that a text refuses plays on where it was set up before', () => {
  const REFUSED = [['4th', 'heavy', [6, 6, 3]], ['7th', 'heavy', [6, 6, 3]]] as const;
  it.each(REFUSED)('%s: %s does nothing', (edition, kind, dice) => {
    const written = scenario(edition, { startAt: 'fight', ...duel({ weapons: [weapon({ kind })] }, [{ save: 3 }]) });
    const opened = openPhase(written);
    expect('scenario' in opened && woundsLeft(playPhase(opened.scenario, { dice, decisions: [] }))).toEqual([1]);
    expect('scenario' in opened && setUpPhase(opened.scenario).edition).toBe(edition);
  });

  it('7th: power without a number denies armour as it did', () => {
    const table = duel({ weapons: [weapon({ kind: 'power' })] }, [{ save: 2 }]);
    const written = scenario('7th', { startAt: 'fight', ...table });
    const opened = openPhase(written);
    const dice = [6, 6, ...WINS];
    expect('scenario' in opened && woundsLeft(playPhase(opened.scenario, { dice, decisions: [] }))).toEqual([0]);
  });
});
