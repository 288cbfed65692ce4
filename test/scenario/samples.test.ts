import { describe, expect, it } from 'vitest';
import { neteaLibrary, parseScenario, play } from '../../machines/index.ts';
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import { SAMPLE_PROFILES } from '../../src/scenario/samples/profiles.ts';
import { SAMPLES, sampleOf } from '../../src/scenario/samples/samples.ts';
import type { Sample } from '../../src/scenario/samples/sample.ts';

/** Characters whose datasheet leaves a choice of weapons; the bundled assaults have made it. */
const CHOSEN = ['banshee-exarch'];

const scenarioOf = (sample: Sample): Scenario => {
  const parsed = parseScenario(sample.scenario);
  if ('problems' in parsed) throw new Error(`${sample.id}: ${JSON.stringify(parsed.problems)}`);
  return parsed.scenario;
};

const played = (id: string) => {
  const sample = sampleOf(id)!;
  return play(scenarioOf(sample), { dice: { seed: sample.seed }, decisions: sample.decisions });
};

const said = (id: string): string => played(id).log.map(line => line.say).join('\n');

const ALL = SAMPLES.map(sample => [sample.id, sample] as const);

describe('the bundled assaults', () => {
  it.each(ALL)('%s is a whole scenario under its own title', (_, sample) => {
    expect(scenarioOf(sample).title).toBe(sample.title);
  });

  it.each(ALL)('%s says every default, so that it is what parsing makes of it', (_, sample) => {
    expect(parseScenario(sample.scenario)).toEqual({ scenario: sample.scenario });
  });

  it.each(Object.keys(SAMPLE_PROFILES).filter(id => !CHOSEN.includes(id)))('%s is the datasheet of the library', id => {
    const parsed = parseScenario({
      format: 1, ruleset: 'epic-armageddon', engage: { formation: 'f', target: 'g' },
      formations: ['f', 'g'].map((formation, i) => ({
        id: formation, name: formation, side: ['attacker', 'defender'][i], initiative: 1,
        units: [{ id: `u${i}`, profile: 'boyz', at: [10 + 20 * i, 10], characters: [] },
          { id: `v${i}`, ...unitWith(id), at: [14 + 20 * i, 10] }],
      })),
      profiles: { [id]: SAMPLE_PROFILES[id as keyof typeof SAMPLE_PROFILES] },
    });
    expect('scenario' in parsed ? parsed.scenario.profiles[id] : parsed.problems).toEqual(neteaLibrary.profile(id));
  });

  it('an assault detachment and a warband fight hand to hand, and devastators support', () => {
    expect(said('marines-charge-warband'))
      .toMatch(/close combat 3\+[^]*firefight 5\+[^]*Supporting fire: Devastator 1/);
    expect(played('marines-charge-warband')).toMatchObject({ winner: 'attacker', ending: 'result', rounds: 1 });
  });

  it('a mob that stands near enough has no line of fire through the ruins and does not fight', () => {
    const [engaged] = played('marines-charge-warband').log.filter(line => line.rule === 'A4.1');
    expect(engaged!.say).not.toContain('Boyz 6');
    expect(engaged!.say).toContain('Nobz 2');
  });

  it('guardsmen in ruins save at 4+, orks that charged out of a wood at their armour', () => {
    const { log } = played('orks-storm-ruins');
    expect(log.some(line => /The defender saves: Infantry/.test(line.say))).toBe(true);
    expect(log.some(line => /Leman Russ 1 for the defender/.test(line.say))).toBe(true);
  });

  it('banshees strike first, terminators throw failed saves again and strike with macro-weapons', () => {
    expect(said('banshees-and-terminators')).toMatch(/striking first[^]*throws failed saves again[^]*macro-weapon/);
  });

  it('the firefight is a tie, supported from both sides, and goes to a second round', () => {
    expect(played('firefight-to-a-tie')).toMatchObject({ ending: 'result', rounds: 2 });
    expect(said('firefight-to-a-tie')).toMatch(/Guardians 1[^]* for the attacker, Devastator[^]*A tie/);
    expect(said('firefight-to-a-tie')).not.toContain('close combat');
  });
});

const unitWith = (id: string): { readonly profile: string; readonly characters: readonly string[] } =>
  neteaLibrary.profile(id)?.type === 'character'
    ? { profile: 'boyz', characters: [id] }
    : { profile: id, characters: [] };
