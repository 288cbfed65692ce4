/**
 * Thirty fixed scenarios played on by default, each throw with three sets of faces, to four throws: a change of rules,
 * sentences or odds shows as a changed line of `signatures.json`, and the commit says why.
 *
 * `SIGNATURES=write npx vitest run test/golden/signatures.test.ts` writes the table anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { nextEvent } from '../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay, type Timeline } from '../../machines/epic-armageddon/timeline.ts';
import { nextPhaseEvent } from '../../machines/warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../machines/warhammer-40k/timeline.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { odds } from '../../src/epic-armageddon/odds/odds.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../src/warhammer-40k/explain/log-sentences.ts';
import { oddsOfFight, type FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { PHASE_SAMPLES } from '../../src/warhammer-40k/scenario/samples/samples.ts';
import { FOUR_WITHDRAWALS } from '../support/four-withdrawals.ts';
import { IS_WHOLE } from '../support/share.ts';
import { kept, type Written } from './kept.ts';

/** Throws, and seeds of their faces. */
const DEPTH = 4;
const [SEED, ...OTHERS] = [1, 2, 3] as const;
/** Few enough that the odds of every scenario come soon; what they leave open is part of them. */
const EFFORT = 50;

interface Signature {
  /** Different states that were come to, whatever their logs say. */
  readonly states: number;
  /** Of all sentences that were told on the way. */
  readonly reports: string;
  readonly odds: string;
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Chances as they are on every machine. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(9)) : value);
const hashOfOdds = (value: unknown): string => hash(JSON.parse(JSON.stringify(value, rounded)));

interface Course<T> {
  readonly next: (timeline: T, seed: number) => { readonly type: string } | null;
  /** The same timeline where it is refused. */
  readonly happen: (timeline: T, event: never) => T;
  readonly stateOf: (timeline: T) => unknown;
  readonly told: (timeline: T) => readonly string[];
}

const courseFrom = <T>(start: T, { next, happen: after, stateOf, told }: Course<T>): Omit<Signature, 'odds'> => {
  const states = new Set<string>();
  const reports: (readonly string[])[] = [];
  const goOn = (from: T, throws: number): void => {
    let timeline = from;
    let state = hash(stateOf(timeline));
    states.add(state);
    for (let event = next(timeline, SEED); event !== null; event = next(timeline, SEED)) {
      if (event.type === 'dice.thrown') {
        if (throws === 0) break;
        for (const thrown of [event, ...OTHERS.map(seed => next(timeline, seed))]) {
          goOn(after(timeline, thrown as never), throws - 1);
        }
        return;
      }
      const before = state;
      timeline = after(timeline, event as never);
      state = hash(stateOf(timeline));
      states.add(state);
      if (before === state) break;
    }
    reports.push(told(timeline));
  };
  goOn(start, DEPTH);
  return { states: states.size, reports: hash(reports) };
};

const signatureOf = (scenario: Scenario, decisions: readonly Decision[] = []): Signature => ({
  ...courseFrom<Timeline>(replay(scenario, []), {
    next: (timeline, seed) => nextEvent(timeline, decisions, seed),
    happen,
    stateOf: timeline => [presentOf(timeline).value, { ...presentOf(timeline).context.assault, log: [] }],
    told: timeline => presentOf(timeline).context.assault.log.map(sentence),
  }),
  odds: hashOfOdds(odds({ ...scenario, startAt: 'a4Attacks' }, { effort: EFFORT })),
});

const present = ({ snapshots, at }: PhaseTimeline) => snapshots[at]!;

/** Half of what is unresolved, the error tells nothing here. */
const figuresOf = (phase: Phase, combat: string): Omit<FightOdds, 'error'> => {
  const { error: _, ...figures } = oddsOfFight(phase, combat, { effort: EFFORT, tolerance: 0, exact: true });
  return figures;
};

const ofSample = ({ scenario, decisions }: (typeof PHASE_SAMPLES)[number], edition: Edition): Signature => {
  let fighting: string | null = null;
  const course = courseFrom<PhaseTimeline>(replayPhase({ scenario: scenario(edition) }, []), {
    next: (timeline, seed) => {
      const { phase } = present(timeline).context;
      const [combat] = phase.combats;
      if (combat !== undefined) fighting ??= hashOfOdds(figuresOf(phase, combat.id));
      return nextPhaseEvent(timeline, decisions, seed);
    },
    happen: happenInPhase,
    stateOf: timeline => [present(timeline).value, { ...present(timeline).context.phase, log: [] }],
    told: timeline => present(timeline).context.phase.log.map(phaseSentence),
  });
  return { ...course, odds: fighting ?? 'no fight' };
};

const scenarioOf = (written: Written): Scenario => {
  const read = parseScenario(written, neteaLibrary);
  if ('problems' in read) throw new Error(read.problems.map(({ say }) => say).join(' '));
  return read.scenario;
};

const EPIC = kept<{ readonly written: Written }>('scenarios.json')
  .filter(({ release, written }) => release === '0.2.0' && written['ruleset'] === 'epic-armageddon');
/** Those with most different rules in their way. */
const PHASES = PHASE_SAMPLES.filter(({ id }) => ['two-armours', 'multiple-combat', 'sweeping-advance'].includes(id));

const ALL: readonly (readonly [name: string, signature: () => Signature])[] = [
  ...SAMPLES.map(({ id, scenario, decisions }) => [id, () => signatureOf(scenario, decisions)] as const),
  ...Object.entries(FOUR_WITHDRAWALS).map(([name, { scenario, decisions }]) =>
    [name, () => signatureOf(scenario, decisions)] as const),
  ...EPIC.map(({ shows, written }) => [shows, () => signatureOf(scenarioOf(written))] as const),
  ...PHASES.flatMap(sample => EDITIONS.map(edition =>
    [`${sample.id}, ${edition}`, () => ofSample(sample, edition)] as const)),
];

const IS_WRITING = process.env['SIGNATURES'] === 'write';

/** In the suite every third Epic scenario, and of the others each once, by one edition after the other. */
const TAKEN = IS_WHOLE || IS_WRITING ? ALL : ALL.filter((_, i) => {
  const phase = i - (ALL.length - PHASES.length * EDITIONS.length);
  return phase < 0 ? i % 3 === 0 : phase % (EDITIONS.length + 1) === 0;
});

const TABLE = new URL('signatures.json', import.meta.url);
const table = IS_WRITING ? {} : JSON.parse(readFileSync(TABLE, 'utf8')) as Readonly<Record<string, Signature>>;
const found: Record<string, Signature> = {};

afterAll(() => {
  if (!IS_WRITING) return;
  const rows = Object.entries(found).map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  writeFileSync(TABLE, `{\n${rows.join(',\n')}\n}\n`);
});

it('are those of thirty scenarios of both games', () => {
  expect(ALL).toHaveLength(30);
  if (!IS_WRITING) expect(Object.keys(table)).toEqual(ALL.map(([name]) => name));
});

it.each(TAKEN)('%s', (name, signature) => {
  found[name] = signature();
  if (!IS_WRITING) expect(found[name]).toEqual(table[name]);
});
