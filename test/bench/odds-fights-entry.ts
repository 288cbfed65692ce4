/** The fights that the odds are timed with: twenty-five match-ups, five with war engines, all bundled assaults. */
import { matchUp, type MatchUpOptions } from '../../machines/index.ts';
import { nextEvent } from '../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay } from '../../machines/epic-armageddon/timeline.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { sampleOf, SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { GROWING } from '../support/growing-fights.ts';
import { pathOf } from '../support/odds-oracle/chart.ts';

export { fightAhead } from '../../src/epic-armageddon/odds/fight-ahead.ts';
export { mattersTo } from './matters-entry.ts';
export { oddsFrom, refining } from '../../src/epic-armageddon/odds/odds.ts';

/** A moment of an assault, made anew each time: what has been reckoned for one is never used for the next. */
export interface Fight {
  readonly id: string;
  readonly text: string;
  readonly make: () => { readonly at: string; readonly assault: Assault };
}

/** Two sides from a line of text, and what such a line does not say of them. */
export interface Match extends Fight {
  readonly options: MatchUpOptions;
}

const begun = (scenario: Scenario) => ({ at: 'setUp', assault: startAssault(scenario) });

const match = (id: string, text: string, options: MatchUpOptions = {}): Match => ({
  id, text, options,
  make: () => {
    const made = matchUp(text, options);
    if (made.problems) throw new Error(`${id}: ${made.problems.join(' ')}`);
    return begun(made.scenario);
  },
});

const backedBy = (profile: string, count: number) => ({ supporters: [{ profile, count }] });

export const MATCHES: readonly Match[] = [
  match('m01', '4 assault v 6 boyz'),
  match('m02', '4 assault + chaplain v 6 boyz 2 nobz'),
  match('m03', '6 tactical v 8 boyz'),
  match('m04', '6 tactical v 8 guardians', { attacker: { blastMarkers: 2 } }),
  match('m05', '4 terminator v 8 boyz 2 nobz'),
  match('m06', '4 terminator + chaplain v 6 infantry 2 ogryns', { defender: { cover: 'ruins' } }),
  match('m07', '5 howling banshees v 6 tactical'),
  match('m08', '4 dire avengers 4 striking scorpions v 8 boyz'),
  match('m09', '8 boyz 2 nobz v 6 tactical', { attacker: backedBy('boyz', 6) }),
  match('m10', '8 boyz 2 nobz v 10 infantry', { attacker: { blastMarkers: 2 }, defender: { cover: 'woods' } }),
  match('m11', '10 infantry v 8 boyz', { defender: { blastMarkers: 3 } }),
  match('m12', '12 infantry v 8 boyz 2 nobz'),
  match('m13', '8 guardians v 12 infantry', { attacker: backedBy('guardians', 4), defender: backedBy('infantry', 6) }),
  match('m14', '6 boyz 2 stormboyz 2 nobz v 6 tactical 2 scout'),
  match('m15', '6 boyz 2 nobz 2 grotz v 8 guardians 2 dire avengers'),
  match('m16', '10 boyz 2 nobz v 12 infantry'),
  match('m17', '12 boyz v 12 infantry'),
  match('m18', '12 boyz v 12 infantry',
    { attacker: backedBy('boyz', 6), defender: { cover: 'ruins', blastMarkers: 2 } }),
  match('m19', '4 boyz 4 nobz 4 stormboyz v 4 tactical 4 scout 4 assault'),
  match('m20', '3 boyz 3 nobz 3 grotz 3 stormboyz v 3 infantry 3 ogryns 3 storm troopers 3 snipers'),
  match('m21', '4 howling banshees 4 dire avengers 4 striking scorpions v 4 tactical 4 terminator 4 assault'),
  match('m22', '16 boyz v 14 infantry'),
  match('m23', '8 boyz 4 nobz 4 stormboyz v 10 infantry 4 ogryns'),
  match('m24', '4 boyz 4 nobz 4 grotz 4 stormboyz v 4 infantry 4 ogryns 3 storm troopers 3 snipers',
    { defender: { cover: 'ruins', blastMarkers: 2 } }),
  match('m25', '6 tactical + captain v 8 boyz 2 nobz',
    { defender: backedBy('nobz', 4), attacker: { blastMarkers: 1 } }),
];

export const ENGINES: readonly Match[] = [
  match('w1', '1 warhound v 8 boyz 2 nobz'),
  match('w2', '6 terminator v 1 baneblade'),
  match('w3', '3 shadowsword v 10 boyz 2 nobz'),
  match('w4', '1 reaver v 1 gargant'),
  match('w5', '8 boyz 4 nobz v 1 warlord titan'),
];

/** None of the fights that are timed: what an engine is warmed by, a little of everything that they have. */
export const WARMING: readonly Fight[] = [
  match('a1', '3 tactical v 4 boyz'),
  match('a2', '5 guardians 3 fire dragons v 9 infantry', {
    attacker: backedBy('guardians', 3), defender: { ...backedBy('infantry', 4), cover: 'ruins' },
  }),
  match('a3', '7 boyz 2 stormboyz 2 nobz v 5 tactical 3 devastator', { defender: { blastMarkers: 1 } }),
  match('a4', '4 howling banshees 6 striking scorpions v 3 terminator 6 scout'),
  match('a5', '2 warhound v 9 boyz'),
  match('a6', '1 shadowsword v 5 assault'),
];

/** The fight of a scenario as it is written. */
export const written = (id: string, json: unknown): Fight => ({
  id, text: id,
  make: () => {
    const parsed = parseScenario(json, neteaLibrary);
    if ('problems' in parsed) throw new Error(`${id}: ${JSON.stringify(parsed.problems)}`);
    return begun(parsed.scenario);
  },
});

const THROWN = 'rolling';

/** Each bundled assault at the first throw of its attacks: its prepared moves made, its dice thrown from its seed. */
export const BUNDLED: readonly Fight[] = SAMPLES.map(({ id }) => ({
  id, text: id,
  make: () => {
    const { scenario, decisions, seed } = sampleOf(id)!;
    let timeline = replay(scenario, []);
    for (let at = ''; !(at.startsWith('a4Attacks') && at.endsWith(THROWN));) {
      const event = nextEvent(timeline, decisions, seed);
      if (event === null) throw new Error(`${id} comes to no attacks.`);
      timeline = happen(timeline, event);
      at = pathOf(presentOf(timeline));
    }
    return { at: pathOf(presentOf(timeline)), assault: presentOf(timeline).context.assault };
  },
}));

/** Fights of sixty, a hundred and twenty, and two hundred stands, of each kind. */
export const LARGE: readonly Fight[] = [60, 120, 200].flatMap(size => Object.entries(GROWING).map(([kind, fight]) => ({
  id: `${size} stands, ${kind}`, text: kind, make: () => begun(fight(size)),
})));
