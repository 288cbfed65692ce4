import { describe, expect, it } from 'vitest';
import { assaultGame } from '../../../machines/compare/assault-game.ts';
import { differs, lockstep, type Lockstep, sideBySide, streamOf } from '../../../machines/compare/lockstep.ts';
import {
  otherAnswersTo, rulingsThatMatter, withAnswer, type RulingEffect,
} from '../../../machines/compare/rulings-that-matter.ts';
import { diceAsIn, inTurn, walk, type Walk } from '../../../machines/compare/walk.ts';
import { play } from '../../../machines/epic-armageddon/play.ts';
import { once } from '../../../src/shared/once.ts';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import { RULING_IDS, type RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../src/epic-armageddon/scenario/samples/sample.ts';
import { shareOf } from '../../support/share.ts';

type AssaultSteps = Lockstep<Timeline, AssaultEvent>;
type AssaultWalk = Walk<Timeline, AssaultEvent>;

const gameOf = ({ scenario, decisions }: Sample) => assaultGame(scenario, decisions);

interface Comparison {
  readonly ruling: RulingId;
  readonly answer: string;
  readonly steps: AssaultSteps;
}

/** Every other answer to every question; the first side is walked once for all. */
const comparisonsOf = once((sample: Sample): readonly Comparison[] => {
  const { scenario, decisions, seed } = sample;
  const led = walk(gameOf(sample), inTurn(streamOf(seed)));
  return RULING_IDS.flatMap(ruling => otherAnswersTo(ruling).slice(1).map(answer => {
    const other = assaultGame(withAnswer(scenario, ruling, answer), decisions);
    const steps = sideBySide([gameOf(sample), other], [led, walk(other, diceAsIn(led, streamOf(seed)))]);
    return { ruling, answer, steps };
  }));
});

const reported = ({ end }: AssaultWalk): Report => reportOf(presentOf(end).context.assault);

/** What was decided and thrown on one side, played by a script that knows nothing of the other. */
const replayed = (scenario: Scenario, { moments }: AssaultWalk): Report => play(scenario, {
  dice: moments.flatMap(({ dice }) => dice.map(({ face }) => face)),
  decisions: moments.flatMap(({ event }): readonly Decision[] => (event.type === 'dice.thrown' ? [] : [event])),
});

/** The faces of everybody for one reason in one state of a round, in the order in which they fell. */
const facesBy = ({ moments }: AssaultWalk): ReadonlyMap<string, readonly number[]> => {
  const faces = new Map<string, number[]>();
  for (const { dice, place } of moments) for (const { id, purpose, face } of dice) {
    const die = [place.round, place.path, id, purpose].join(' ');
    faces.set(die, [...faces.get(die) ?? [], face]);
  }
  return faces;
};

const turnsOf = ({ scenario, decisions, seed }: Sample): readonly RulingEffect[] => {
  const found = rulingsThatMatter(scenario, decisions, streamOf(seed));
  for (;;) {
    const { value, done } = found.next();
    if (done) return value;
  }
};

const each = SAMPLES.slice(0, shareOf(SAMPLES.length, 1)).map(sample => [sample.id, sample] as const);

/** Some seconds of work for each bundled assault. */
describe('two rulings in lockstep', () => {
  it.each(each)('%s is on both sides what it is alone', (_, sample) => {
    const alone = play(sample.scenario, { dice: { seed: sample.seed }, decisions: sample.decisions });
    for (const { ruling, answer, steps: { walks, first } } of comparisonsOf(sample)) {
      expect(reported(walks[0])).toEqual(alone);
      expect(replayed(withAnswer(sample.scenario, ruling, answer), walks[1])).toEqual(reported(walks[1]));
      if (first === null) expect(reported(walks[1])).toEqual(alone);
    }
  });

  it.each(each)('every moment of %s stands in one step, in its order', (_, sample) => {
    for (const { steps: { walks, steps } } of comparisonsOf(sample)) {
      for (const at of [0, 1] as const) {
        const moments = steps.flatMap(step => step.moments[at] ?? []);
        expect(moments.length).toBe(walks[at].moments.length);
        expect(moments.every((moment, i) => moment === walks[at].moments[i])).toBe(true);
        expect(steps.at(-1)!.states[at] === walks[at].end).toBe(true);
      }
    }
  });

  it.each(each)('a question matters in %s if something happens otherwise under its other answer', (_, sample) => {
    expect(turnsOf(sample).map(({ ruling, answer, first }) => [ruling, answer, first])).toEqual(
      comparisonsOf(sample).flatMap(({ ruling, answer, steps: { first } }) =>
        (first === null ? [] : [[ruling, answer, first]])),
    );
  });

  it.each(each)('both sides of %s stand alike up to the first difference', (_, sample) => {
    for (const { steps: { steps, first } } of comparisonsOf(sample)) {
      const alike = steps.slice(0, first ?? steps.length);
      expect(alike.filter(step => differs(step) || step.apart.length > 0).length).toBe(0);
      expect(alike.flatMap(({ lines }) => lines.flat()).filter(line => line.differs)).toEqual([]);
      if (first !== null) expect(differs(steps[first]!)).toBe(true);
    }
  });

  it.each(each)('everybody throws in %s what they throw on the other side, as far as both throw', (_, sample) => {
    for (const { steps: { walks: [led, other] } } of comparisonsOf(sample)) {
      const thrown = facesBy(led);
      for (const [die, faces] of facesBy(other)) {
        const known = thrown.get(die) ?? [];
        expect(faces.slice(0, known.length)).toEqual(known.slice(0, faces.length));
      }
      const fresh = other.moments.flatMap(({ dice }) => dice).filter(die => die.isNew).length;
      const unknown = [...facesBy(other)].map(([die, faces]) => faces.length - (thrown.get(die)?.length ?? 0));
      expect(fresh).toBe(unknown.reduce((sum, more) => sum + Math.max(0, more), 0));
    }
  });

  it('nothing differs from itself', () => {
    for (const sample of SAMPLES) {
      expect(lockstep([gameOf(sample), gameOf(sample)], streamOf(sample.seed)).first).toBe(null);
    }
  });
});
