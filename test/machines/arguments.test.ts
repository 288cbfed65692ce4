/** Whatever is given to a function of the package: it is taken, or refused in a whole sentence that names it. */
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import * as epic from '../../machines/index.ts';
import * as fortyK from '../../machines/warhammer-40k/index.ts';
import { barricadeWithFrag } from '../../src/warhammer-40k/scenario/samples/barricade-with-frag.ts';

const { scenario, decisions } = epic.SAMPLES[0]!;
const phase = barricadeWithFrag.scenario(
  fortyK.EDITIONS.find(edition => barricadeWithFrag.scenario(edition).startAt === 'fight')!,
);
const assaultSnapshot = initialTransition(epic.assaultMachine, { scenario })[0];
const phaseSnapshot = initialTransition(fortyK.phaseMachine, { scenario: phase })[0];
const refusal = epic.why(assaultSnapshot, { type: 'charge.ended' });

/** Names that every object has, and what else somebody may give by mistake. */
const WRONG: Readonly<Record<string, unknown>> = {
  nothing: undefined, null: null, 'no number': NaN, 'a number': -1.5, truth: true, 'no text': '',
  'a text': 'constructor', 'another text': '__proto__', 'no list': [], 'a list of null': [null],
  'a list of texts': ['toString'], 'a list of lists': [[]], 'a hole': Array(2), 'an object': {},
  'a prototype’s name': { constructor: 1 }, 'a type': { type: 'constructor' },
  'a list of types': [{ type: 'constructor' }],
  'a list of other types': [{ type: 'toString' }, { type: 'hasOwnProperty' }],
  'no prototype': Object.create(null), 'a function': () => 1, 'a symbol': Symbol('x'), 'a large number': 10n,
  'a date': new Date(0),
};

/** A function with right arguments, the names by which each is called, and those of `WRONG` that each may be. */
interface Called {
  readonly call: (...given: never[]) => unknown;
  readonly given: readonly unknown[];
  readonly names: readonly RegExp[];
  readonly takes?: readonly (readonly string[])[];
}

const OPTIONAL = ['nothing', 'an object', 'no prototype', 'a date'];
const SCENARIO = /scenario/;
const EVENTS = ['nothing', 'no list'];

const CALLS: Readonly<Record<string, Called>> = {
  play: { call: epic.play, given: [scenario, { dice: { seed: 1 } }], names: [SCENARIO, /options|dice/] },
  'play with dice': {
    call: (dice: never) => epic.play(scenario, { dice }), given: [{ seed: 1 }], names: [/dice|die/i],
    takes: [['no list']],
  },
  'play with a seed': {
    call: (seed: never) => epic.play(scenario, { dice: { seed } }), given: [1], names: [/seed/],
  },
  'play with decisions': {
    call: (taken: never) => epic.play(scenario, { dice: { seed: 1 }, decisions: taken }), given: [decisions],
    names: [/decisions?/i], takes: [EVENTS],
  },
  odds: { call: epic.odds, given: [scenario, { effort: 1000 }], names: [SCENARIO, /option/], takes: [[], OPTIONAL] },
  'odds with an effort': {
    call: (effort: never) => epic.odds(scenario, { effort }), given: [100], names: [/effort/], takes: [['nothing']],
  },
  'odds with events': {
    call: (events: never) => epic.odds(scenario, { events, effort: 100 }), given: [[]], names: [/events/],
    takes: [['nothing', 'no list']],
  },
  'odds that are to be exact': {
    call: (exact: never) => epic.odds(scenario, { exact, effort: 100 }), given: [true], names: [/exact/],
    takes: [['nothing', 'truth']],
  },
  'odds with errors': {
    call: (errors: never) => epic.odds(scenario, { errors, effort: 100 }), given: [true], names: [/errors/],
    takes: [['nothing', 'truth']],
  },
  'odds with a tolerance': {
    call: (tolerance: never) => epic.odds(scenario, { tolerance, effort: 100 }), given: [0.1], names: [/tolerance/],
    takes: [['nothing']],
  },
  replay: { call: epic.replay, given: [scenario, decisions], names: [SCENARIO, /events?/i], takes: [[], ['no list']] },
  writeScenario: { call: epic.writeScenario, given: [scenario], names: [SCENARIO] },
  handsOf: { call: epic.handsOf, given: [assaultSnapshot], names: [/snapshot/] },
  metaOf: { call: epic.metaOf, given: [assaultSnapshot], names: [/snapshot/] },
  why: {
    call: epic.why, given: [assaultSnapshot, decisions![0]], names: [/snapshot/, /event/], takes: [[], ['a type']],
  },
  sentence: { call: epic.sentence, given: [refusal], names: [/fact/] },
  'neteaLibrary.search': {
    call: epic.neteaLibrary.search, given: ['boyz'], names: [/search|text/],
    takes: [['no text', 'a text', 'another text']],
  },
  playPhase: { call: fortyK.playPhase, given: [phase, { dice: { seed: 1 } }], names: [SCENARIO, /options|dice/] },
  'playPhase with decisions': {
    call: (taken: never) => fortyK.playPhase(phase, { dice: { seed: 1 }, decisions: taken }), given: [[]],
    names: [/decisions?/i], takes: [EVENTS],
  },
  'fightOdds with events': {
    call: (events: never) => fortyK.fightOdds(phase, { events }), given: [[]], names: [/events?/i], takes: [EVENTS],
  },
  'fightOdds with options': {
    call: (options: never) => fortyK.fightOdds(phase, options), given: [{ events: [] }],
    names: [/option/], takes: [OPTIONAL],
  },
  'fightOdds with an effort': {
    call: (effort: never) => fortyK.fightOdds(phase, { effort, events: [] }), given: [100],
    names: [/effort/], takes: [['nothing']],
  },
  'fightOdds with a tolerance': {
    call: (tolerance: never) => fortyK.fightOdds(phase, { tolerance, events: [] }), given: [0.001],
    names: [/tolerance/], takes: [['nothing']],
  },
  'fightOdds with a combat': {
    call: (combat: never) => fortyK.fightOdds(phase, { combat, events: [] }),
    given: [undefined], names: [/combat|fight/], takes: [['nothing']],
  },
  writePhase: { call: fortyK.writePhase, given: [phase], names: [SCENARIO] },
  replayPhase: {
    call: fortyK.replayPhase, given: [{ scenario: phase }, []], names: [/scenario|input/, /events?/i],
    takes: [[], ['no list']],
  },
  nextTurn: { call: fortyK.nextTurn, given: [phaseSnapshot.context.phase], names: [/phase/] },
  phaseReportOf: { call: fortyK.phaseReportOf, given: [phaseSnapshot.context.phase], names: [/phase/] },
  'handsOf of 40k': { call: fortyK.handsOf, given: [phaseSnapshot], names: [/snapshot/] },
  'metaOf of 40k': { call: fortyK.metaOf, given: [phaseSnapshot], names: [/snapshot/] },
  whyNot: {
    call: fortyK.whyNot, given: [phaseSnapshot, { type: 'moves.ended' }], names: [/snapshot/, /event/],
    takes: [[], ['a type']],
  },
  'sentence of 40k': {
    call: fortyK.sentence, given: [fortyK.whyNot(phaseSnapshot, { type: 'rest.moved' })], names: [/fact/],
  },
};

/** Sentences of engines name what they could not do, not what was given. */
const RAW = /Cannot |is not a function|is not iterable|not defined|reading '|[Cc]onvert|must be called|Invalid/;

const sentenceOf = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'What is thrown is no error.';
  }
};

describe.each(Object.entries(CALLS))('%s', (_, { call, given, names, takes = [] }) => {
  it('takes what is right', () => {
    expect(sentenceOf(() => call(...given as never[]))).toBe(null);
  });

  const wrong = given.flatMap((__, at) => Object.entries(WRONG)
    .filter(([name]) => !takes[at]?.includes(name)).map(([name, value]) => ({ at, name, value })));
  it.each(wrong)('refuses in a sentence: argument $at as $name', ({ at, value }) => {
    const said = sentenceOf(() => call(...given.map((right, i) => (i === at ? value : right)) as never[]));
    expect(said).toMatch(names[at]!);
    expect(said).toMatch(/^.{10,}[.?]$/s);
    expect(said).not.toMatch(RAW);
  });
});

it.each(Object.entries(WRONG))('a face that no die shows is named: %s', (_, face) => {
  const said = sentenceOf(() => epic.play(scenario, { dice: [face as never] }));
  expect(said).toMatch(/dice\[0\]|A die/);
  expect(said).not.toMatch(RAW);
});

it('an event by the name of what every object has is none that is known', () => {
  for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(epic.why(assaultSnapshot, { type } as never)?.key).toBe('not-now');
    expect(fortyK.whyNot(phaseSnapshot, { type } as never)?.key).toBe('not-now');
  }
});

describe('options that there are not', () => {
  it.each([
    ['play', () => epic.play(scenario, { dise: { seed: 1 } } as never), '"dice"'],
    ['odds', () => epic.odds(scenario, { tolerence: 1 } as never), '"tolerance"'],
    ['playPhase', () => fortyK.playPhase(phase, { dice: [], decision: [] } as never), '"decisions"'],
    ['fightOdds', () => fortyK.fightOdds(phase, { event: [] } as never), '"events"'],
  ])('are named by %s, and what was meant', (_, run, named) => {
    expect(sentenceOf(run)).toContain(named);
  });
});

describe('what a reader of texts answers', () => {
  it.each(Object.entries(WRONG))('is problems in sentences: %s', (_, value) => {
    for (const read of [epic.parseScenario, fortyK.parsePhase]) {
      const parsed = read(value);
      expect(parsed.problems && parsed.problems.every(({ say }) => /^.{10,}[.?]$/s.test(say))).toBe(true);
    }
    const lined = epic.matchUp(value as never);
    expect(lined.problems && lined.problems.every(say => /^.{10,}[.?]$/s.test(say))).toBe(true);
  });

  const FIELDS = ['attacker', 'defender', 'rulings'] as const;
  const SAID = Object.entries(WRONG).filter(([name]) => name !== 'nothing');
  it.each(SAID)('names the options of a line-up: %s', (name, value) => {
    for (const field of FIELDS) {
      const made = epic.matchUp('6 boyz v 4 tactical', { [field]: value });
      const isEmpty = name === 'an object' || name === 'no prototype';
      expect(made.problems ? made.problems.join(' ') : null, field)
        .toEqual(isEmpty ? null : expect.stringMatching(new RegExp(`${field}|constructor|type`)));
    }
  });

  it.each([
    [{ atacker: {} }, '"attacker"'], [{ attacker: { blastMarker: 1 } }, '"blastMarkers"'],
    [{ attacker: { blastMarkers: '1' } }, 'blastMarkers must be'], [{ attacker: { cover: 'ruin' } }, '"ruins"'],
    [{ attacker: { rules: ['fearless'] } }, 'rules[0]'], [{ rulings: { supportReach: 'far' } }, 'supportReach'],
    [{ attacker: { entries: [{ profile: 'boyz' }] } }, 'inContact'],
    [{ attacker: { supporters: [{ profile: 'boyz', count: 'x' }] } }, 'count'],
    [{ rulings: { suportReach: 'x' } }, 'supportReach'],
  ])('names what is wrong with %j', (options, named) => {
    const made = epic.matchUp('6 boyz v 4 tactical', options as never);
    expect(made.problems ? made.problems.join(' ') : null).toContain(named);
  });
});

describe('decisions that name what there is not', () => {
  it.each([
    { type: 'target.chosen', target: 'constructor' }, { type: 'target.chosen' },
    { type: 'target.chosen', target: 'warband', combined: ['toString'] },
  ])('are refused by number: %j', event => {
    expect(() => epic.play(scenario, { dice: { seed: 1 }, decisions: [event] as never })).toThrow(epic.DecisionError);
    expect(sentenceOf(() => epic.play(scenario, { dice: { seed: 1 }, decisions: [event] as never }))).not.toMatch(RAW);
  });

  it.each([
    { type: 'unit.moved', unit: 'nobody', to: [0, 0] }, { type: 'unit.moved', unit: 'a1', to: ['x', 0] },
    { type: 'unit.embarked', unit: 'a1', transport: 'constructor' }, { type: 'care.taken', unit: 'hasOwnProperty' },
  ])('and those of a later step: %j', event => {
    const taken = [...(decisions ?? []).slice(0, 1), event] as never;
    expect(() => epic.play(scenario, { dice: { seed: 1 }, decisions: taken })).toThrow(epic.DecisionError);
    expect(sentenceOf(() => epic.replay(scenario, taken)) ?? 'It is refused.').not.toMatch(RAW);
  });
});
