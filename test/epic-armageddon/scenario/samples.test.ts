import { describe, expect, it } from 'vitest';
import { neteaLibrary, parseScenario, play } from '../../../machines/index.ts';
import { canCarry } from '../../../src/army-lists/carrying.ts';
import { chooseTarget, targetsOf } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { stragglers } from '../../../src/epic-armageddon/steps/a2-coherency.ts';
import { impassableFor } from '../../../src/epic-armageddon/movement/movement.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { combatantOf, isOnTable } from '../../../src/epic-armageddon/model/roster.ts';
import { isPartlyIn } from '../../../src/epic-armageddon/movement/terrain.ts';
import { CHAOS } from '../../../src/epic-armageddon/scenario/samples/datasheets/chaos.ts';
import { ELDAR } from '../../../src/epic-armageddon/scenario/samples/datasheets/eldar.ts';
import { GUARD } from '../../../src/epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { NECRONS } from '../../../src/epic-armageddon/scenario/samples/datasheets/necrons.ts';
import { ORKS } from '../../../src/epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../src/epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import { TAU } from '../../../src/epic-armageddon/scenario/samples/datasheets/tau.ts';
import { TITANS } from '../../../src/epic-armageddon/scenario/samples/datasheets/titans.ts';
import { TYRANIDS } from '../../../src/epic-armageddon/scenario/samples/datasheets/tyranids.ts';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { SAMPLES, sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../src/epic-armageddon/scenario/samples/sample.ts';

const DATASHEETS: Readonly<Record<string, Profile>> = {
  ...CHAOS, ...ELDAR, ...GUARD, ...NECRONS, ...ORKS, ...MARINES, ...TAU, ...TITANS, ...TYRANIDS,
};

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

const lostIn = (id: string, formation: string): readonly (string | null)[] =>
  played(id).formations.find(one => one.id === formation)!.units.map(unit => unit.lostTo);

const ALL = SAMPLES.map(sample => [sample.id, sample] as const);

describe('the bundled assaults', () => {
  it.each(ALL)('%s is a whole scenario under its own title', (_, sample) => {
    expect(scenarioOf(sample).title).toBe(sample.title);
  });

  it.each(ALL)('%s says every default, so that it is what parsing makes of it', (_, sample) => {
    expect(parseScenario(sample.scenario)).toEqual({ scenario: sample.scenario });
  });

  it('are the ones that are named, in that order', () => {
    expect(SAMPLES.map(({ id, title }) => ({ id, title }))).toEqual(SAMPLE_NAMES);
    expect(SAMPLES.filter(({ teaches }) => !/^\p{Lu}.*\.$/u.test(teaches))).toEqual([]);
    expect(new Set(SAMPLE_NAMES.map(({ title }) => title)).size).toBe(SAMPLE_NAMES.length);
  });

  it.each(ALL)('%s begins with every formation in coherency', (_, sample) => {
    const assault = startAssault(sample.scenario);
    expect(assault.formations.flatMap(({ id }) => stragglers(assault, id))).toEqual([]);
  });

  it.each(ALL)('%s has nobody who must not stay where he is, so that it has odds as it stands (A2.7)', (_, sample) => {
    const start = startAssault(sample.scenario);
    expect(whyNotEndCharge(chooseTarget(start, targetsOf(start, { target: start.target })))).toBeNull();
  });

  it.each(ALL)('%s has every base wholly on the table, and nobody in terrain that stops them', (_, sample) => {
    const assault = startAssault(sample.scenario);
    const { width, depth } = assault.table;
    const misplaced = assault.units.filter(isOnTable).filter(unit => {
      const base = { at: unit.at, radius: combatantOf(assault, unit).radius };
      const [x, y] = unit.at;
      const isOn = Math.min(x, y, width - x, depth - y) >= base.radius;
      return !isOn || impassableFor(assault, unit).some(piece => isPartlyIn(piece, base));
    });
    expect(misplaced.map(({ id }) => id)).toEqual([]);
  });

  it.each(ALL)('%s has nobody in a transport without room', (_, sample) => {
    const units = sample.scenario.formations.flatMap(one => one.units);
    const passengers = (transport: string) => units.filter(({ aboard }) => aboard === transport)
      .map(({ profile }) => ({ id: profile, ...sample.scenario.profiles[profile]! }));
    const overfull = units
      .filter(({ id, profile }) => passengers(id).length > 0 && !canCarry(profile, passengers(id)));
    expect(overfull.map(({ id }) => id)).toEqual([]);
  });

  it.each(ALL)('%s is played to its end, and leaves no datasheet unused', (_, sample) => {
    expect(play(sample.scenario, { dice: { seed: sample.seed }, decisions: sample.decisions }).ending)
      .toMatch(/^(swift|result)$/);
    const used = sample.scenario.formations.flatMap(one => one.units)
      .flatMap(({ profile, characters }) => [profile, ...characters]);
    expect(Object.keys(sample.scenario.profiles).sort()).toEqual([...new Set(used)].sort());
  });

  it.each(Object.keys(DATASHEETS).filter(id => !CHOSEN.includes(id)))('%s is the datasheet of the library', id => {
    expect(DATASHEETS[id]).toEqual(neteaLibrary.profile(id));
  });

  it('an assault detachment and a warband fight hand to hand, and devastators support', () => {
    expect(said('marines-charge-warband'))
      .toMatch(/close combat 3\+[^]*firefight 5\+[^]*Supporting fire: Devastator 1/);
    expect(played('marines-charge-warband')).toMatchObject({ winner: 'attacker', ending: 'result', rounds: 1 });
  });

  it('a mob that stands near enough has no line of fire through the ruins until it comes forward', () => {
    const { scenario, decisions, seed } = sampleOf('marines-charge-warband')!;
    const engagedOf = (all: typeof decisions): string =>
      play(scenario, { dice: { seed }, decisions: all }).log.find(line => line.rule === 'A4.1')!.say;
    const stays = engagedOf(decisions.filter(one => !('unit' in one && one.unit === 'b6')));
    expect(stays).not.toContain('Boyz 6');
    expect(stays).toContain('Nobz 2');
    expect(engagedOf(decisions)).toContain('Boyz 6');
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

  it('grotz die for a warband that nobody counts them in, and a Warlord Titan’s shields stop fire but no blow', () => {
    const { kills, formations } = played('warband-swarms-titan');
    const [warband, , titan] = formations;
    const lost = warband!.units.filter(unit => !unit.alive);
    const grotz = lost.filter(({ id }) => id.startsWith('g'));
    expect(grotz.length).toBeGreaterThan(0);
    expect(kills.defender).toBe(lost.length - grotz.length);
    expect(kills.attacker).toBe(titan!.units[0]!.damage);
    expect(said('warband-swarms-titan'))
      .toMatch(/at close combat 2\+[^]*at firefight 3\+[^]*stopped by shields[^]*Gunwagon 1[^]*stopped by shields/);
  });

  it('a mechanised company is charged aboard: some get out, others climb out of a wreck', () => {
    const { log } = played('mechanised-company-cornered');
    const [out, wreck] = ['gets out of Chimera', 'is a wreck']
      .map(words => log.filter(({ say }) => say.includes(words)));
    expect(out).toHaveLength(6);
    expect(wreck!.length).toBeGreaterThan(0);
    expect(lostIn('mechanised-company-cornered', 'company')).toContain('passengers');
    expect(said('mechanised-company-cornered')).toMatch(/gets out of Chaos Rhino 1[^]*Leman Russ 1/);
  });

  it('a Warlord brings two mobs along, and those whom overwatch kills are no kills', () => {
    const { kills, formations } = played('warlord-leads-three-mobs');
    const lost = formations.slice(0, 3).flatMap(({ units }) => units).map(unit => unit.lostTo);
    expect(lost.filter(loss => loss === 'overwatch').length).toBeGreaterThan(0);
    expect(kills.defender).toBeLessThan(lost.filter(loss => loss !== null).length);
    expect(said('warlord-leads-three-mobs'))
      .toMatch(/Warlord’s warband, Stormboyz and Kult of Speed engage[^]*fires from overwatch at Kult of Speed/);
  });

  it('two formations stand together, and the one that was broken is destroyed', () => {
    expect(said('swarm-among-the-broken')).toMatch(/engages Tank company and Broken infantry company[^]*A tie/);
    expect(lostIn('swarm-among-the-broken', 'company')).toContain('already-broken');
    expect(lostIn('swarm-among-the-broken', 'tanks')).not.toContain('already-broken');
  });

  it('falcons in contact fight no close combat, win, and are gone further than anybody else could be', () => {
    expect(said('falcons-refuse-close-combat')).toContain('into contact with Falcon 1');
    expect(said('falcons-refuse-close-combat')).not.toContain('at close combat');
    expect(played('falcons-refuse-close-combat').winner).toBe('defender');
    expect(said('falcons-refuse-close-combat')).toMatch(/Falcon 2 moves 24 cm/);
  });

  it('a Thunderhawk and the two detachments that get out of it fight as one', () => {
    const report = played('thunderhawk-lands-on-guns');
    const [engaged] = report.log.filter(line => line.rule === 'A4.1');
    for (const name of ['Thunderhawk Gunship', 'Assault 1', 'Devastator 4']) expect(engaged!.say).toContain(name);
    expect(report).toMatchObject({ winner: 'attacker', ending: 'swift', rounds: 2 });
  });

  it('a Gargant shoves infantry aside into contact with a tank, and one blows up', () => {
    expect(said('gargant-barges-to-tanks')).toMatch(new RegExp([
      'shoves Infantry 1, Infantry 2 and Infantry 3 aside', 'into contact with Shadowsword 1', 'Titan Killer',
      'stopped by shields', 'Shadowsword 1 blows up and hits Gargant',
    ].join('[^]*')));
    expect(said('gargant-barges-to-tanks')).not.toContain('Reaver');
  });

  it('daemons vanish when their formation breaks, and a Monolith makes its foes fight by firefight', () => {
    expect(lostIn('bloodthirster-and-necrons', 'retinue')).toContain('summoned');
    expect(said('bloodthirster-and-necrons')).toMatch(/Monolith, Obelisk 1 and Obelisk 2 fight by firefight/);
  });
});
