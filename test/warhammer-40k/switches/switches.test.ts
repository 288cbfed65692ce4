import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { CHARGE_QUESTIONS, OUTCOME_QUESTIONS } from '../../../src/warhammer-40k/stages/agree.ts';
import { answer, SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import {
  QUESTION_IDS, QUESTIONS, type Answer, type Completion, type PolicyQuestion,
} from '../../../src/warhammer-40k/editions/policy.ts';
import { fought, settle } from '../../support/warhammer-40k/after.ts';
import { row, scenario, unit } from '../../support/warhammer-40k/build.ts';
import { CHARGE_PROBES } from './charge-probes.ts';
import { FIGHT_PROBES } from './fight-probes.ts';
import { agreedBut, pairsApart, withAnswer, type Probe, type Probes } from './probe.ts';
import { RESULT_PROBES } from './result-probes.ts';

const PROBES: Probes<PolicyQuestion> = { ...CHARGE_PROBES, ...FIGHT_PROBES, ...RESULT_PROBES };
const probeOf = (question: PolicyQuestion) =>
  PROBES[question] as unknown as Probe<PolicyQuestion> & { readonly seen: Readonly<Record<string, unknown>> };

const CASES = QUESTION_IDS.flatMap(question => EDITIONS.flatMap(edition => QUESTIONS[question].map(option =>
  [question, PROBES[question].claim, edition, option] as const)));

const seenWith = (edition: Edition, question: PolicyQuestion, option: string): unknown =>
  withAnswer(edition, question, option as Answer<PolicyQuestion>,
    completion => probeOf(question).see(edition, completion));

describe('a question of the rules', () => {
  it.each(CASES)('switch %s: %s (%s answering %s)', (question, _, edition, option) => {
    expect(seenWith(edition, question, option)).toEqual(probeOf(question).seen[option]);
  });

  /** Two texts put one rule in two words: who has shot charges that unit first, and that is the primary one. */
  const ALIKE = ['shotThenCharge: trial-seven-steps, 7th'];

  it.each(QUESTION_IDS)('switch %s: flipped, it changes what is seen, between any two texts that differ', question => {
    const { seen } = probeOf(question);
    const told = (edition: Edition): unknown => seen[POLICIES[edition][question]!];
    const alike = pairsApart(question).filter(([one, other]) =>
      JSON.stringify(told(one)) === JSON.stringify(told(other)));
    expect(alike.map(pair => `${question}: ${pair.join(', ')}`)).toEqual(
      ALIKE.filter(pair => pair.startsWith(`${question}:`)));
  });
});

const SILENT = EDITIONS.flatMap(edition => QUESTION_IDS
  .filter(question => POLICIES[edition][question] === null).map(question => [edition, question] as const));

/** Where a text is silent and nobody has agreed on anything, characters are struck like everybody else. */
const UNASKED: readonly PolicyQuestion[] = ['characterStrike', 'monsterIsCharacter'];
/** Who has not agreed on these cannot set up what would need them. */
const REFUSED_BEFORE: readonly PolicyQuestion[] = ['heavyWeapons'];
/** The statechart stops before these can be asked. */
const ASKED_BEFORE: readonly PolicyQuestion[] = ['autoFail', 'sweep'];

const silence = (play: () => unknown): unknown => {
  try {
    return play();
  } catch (error) {
    return error instanceof SilentText ? `${error.edition}: ${error.question}` : error;
  }
};

describe('a text that does not tell', () => {
  it.each(SILENT)('%s: nobody makes up %s', (edition, question) => {
    expect(() => answer({ edition, completion: {} }, question))
      .toThrow(`The text of ${edition} does not tell: ${question}.`);
    expect(silence(() => answer({ edition, completion: {} }, question))).toBe(`${edition}: ${question}`);
    const agreed: Completion = { [question]: QUESTIONS[question][0] };
    expect(answer({ edition, completion: agreed }, question)).toBe(QUESTIONS[question][0]);
  });

  it.each(SILENT.filter(([, question]) => ![...UNASKED, ...REFUSED_BEFORE, ...ASKED_BEFORE].includes(question)))(
    '%s: whoever plays on without an agreement on %s is told so', (edition, question) => {
      const seen = silence(() => probeOf(question).see(edition, agreedBut(edition, question)));
      expect(seen).toBe(`${edition}: ${question}`);
    },
  );

  it.each(SILENT.filter(([, question]) => UNASKED.includes(question)))(
    '%s: without an agreement on %s there are no rules for characters', (edition, question) => {
      const likeAnybody = question === 'characterStrike' ? ['squad', 'hero'] : true;
      expect(probeOf(question).see(edition, agreedBut(edition, question))).toEqual(likeAnybody);
    },
  );

  it.each(OUTCOME_QUESTIONS)('4th: as long as %s is open, players are asked before anything comes of a fight', open => {
    const units = [
      unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) }),
      unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) }),
    ];
    const begun = fought('4th', units, { wounds: [2, 1], completion: agreedBut('4th', open) });
    expect(settle(begun, []).states).toContain('untold.outcome');
  });

  it.each(CHARGE_QUESTIONS)('4th: as long as %s is open, players are asked before anybody charges', open => {
    const completion = agreedBut('4th', open);
    const actor = createActor(phaseMachine, { input: { scenario: scenario('4th', { completion }) } }).start();
    expect(actor.getSnapshot().value).toEqual({ untold: 'charge' });
  });
});
