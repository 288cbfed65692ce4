/** Questions and decisions of lessons on Warhammer 40,000 beyond those that the bundled lessons put. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answerIn, posedPhaseQuestion, beginPhaseLesson, momentIn, rightAnswer, type PhaseRun,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { wrongAnswers } from '../../../../machines/lessons/warhammer-40k/students.ts';
import type {
  PhaseAt, PhaseDo, PhaseLesson, PhaseMoment,
} from '../../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { PHASE_QUESTIONS, type PhaseQuestion } from '../../../../src/lessons/warhammer-40k/questions.ts';
import { PHASE_COURSE } from '../../../lessons/warhammer-40k/course-lessons.ts';

const COMMON = { id: 'one', title: 'One', text: [], hint: [], after: [] } as const;

/** A bundled lesson with one moment of its own. */
const begun = (lesson: string, moment: PhaseMoment): PhaseRun => {
  const bundled: PhaseLesson = PHASE_COURSE.find(({ id }) => id === lesson)!;
  return beginPhaseLesson({ ...bundled, moments: [moment] });
};

const asked = (lesson: string, take: string, at: PhaseAt, ask: PhaseQuestion): PhaseRun =>
  begun(lesson, { ...COMMON, kind: 'predict', take, at, ask });

const task = (lesson: string, take: string, state: string, what: Pick<PhaseDo, 'decide' | 'soThat' | 'until'>) =>
  begun(lesson, { ...COMMON, kind: 'do', take, at: { state }, task: { say: 'Do it.' }, ...what });

const idsOf = (run: PhaseRun): unknown => {
  const given = rightAnswer(run);
  return given !== null && 'ids' in given ? given.ids : given;
};

const reasonsAgainst = (run: PhaseRun, nth = 0): string =>
  answerIn(run, wrongAnswers(run)[nth]!)!.verdict.says.map(({ say }) => say).join(' ');

const DECLARING = { state: 'chargeTogether.declaring' } as const;

describe('a question', () => {
  it('40k.4: may a unit charge? Not in the turn of its enemy', () => {
    const ours = asked('40k-barricade', 'bare', DECLARING, { asks: 'may-it-charge', unit: 'marines', target: 'guard' });
    const theirs = asked('40k-barricade', 'bare', DECLARING,
      { asks: 'may-it-charge', unit: 'guard', target: 'marines' });
    expect(rightAnswer(ours)).toEqual({ kind: 'yes-no', yes: true });
    expect(rightAnswer(theirs)).toEqual({ kind: 'yes-no', yes: false });
    expect(reasonsAgainst(theirs)).toMatch(/in the turn of its own player/);
  });

  it('40k.63: where a unit that breaks is caught, struck, destroyed, or gets away', () => {
    const where = (fate: 'caught' | 'struck' | 'destroyed' | 'away'): PhaseRun =>
      asked('40k-caught', 'relock', { state: 'aftermath.morale' },
        { asks: 'where-is-it-so', unit: 'guard', fate, takes: ['relock', 'free', 'destroy'] });
    expect(idsOf(where('caught'))).toEqual(['relock']);
    expect(idsOf(where('struck'))).toEqual(['free']);
    expect(idsOf(where('destroyed'))).toEqual(['destroy']);
    expect(idsOf(where('away'))).toEqual([]);
    expect(posedPhaseQuestion(where('caught'))!.choices.map(({ name }) => name)).toContain('Seventh edition');
  });

  it('40k.28: does cover help? In the drafts it does, against frag grenades as well', () => {
    for (const take of ['bare', 'frag', 'eight']) {
      const run = asked('40k-barricade', take, { state: 'fight' }, { asks: 'does-cover-help', unit: 'guard' });
      expect(rightAnswer(run), take).toEqual({ kind: 'yes-no', yes: true });
    }
  });

  it('40k.27: who has struck in this fight strikes at no rung any more', () => {
    const run = asked('40k-power-fist', 'seven', { state: 'fight.striking.hitting', rung: 1 },
      { asks: 'when-does-it-strike', model: 'squad-1' });
    expect(idsOf(run)).toEqual(['never']);
    expect(reasonsAgainst(run)).toMatch(/has struck/);
  });

  it('of every kind stands in the README with its answer and its rule', () => {
    const readme = readFileSync(
      new URL('../../../../src/lessons/warhammer-40k/README.md', import.meta.url), 'utf8',
    );
    const rows = Object.entries(PHASE_QUESTIONS).map(([id, { answer, params, rule }]) => {
      const withThese = params.length === 0 ? '–' : params.map(name => `\`${name}\``).join(', ');
      return `| \`${id}\` | ${answer} | ${withThese} | ${rule} |`;
    });
    expect(readme.split('\n').filter(line => line.startsWith('| `'))).toEqual(rows);
  });
});

describe('a decision', () => {
  it('that the rules refuse is wrong, with their reason', () => {
    const run = task('40k-who-strikes-whom', 'must', 'fight.striking.hitting', {
      decide: { decides: 'target', model: 'mob-3' }, soThat: { comes: 'strikes', model: 'mob-3', unit: 'squad' },
      until: 'fight.striking.hitting',
    });
    const { verdict } = answerIn(run, { kind: 'formations', ids: ['squad'] })!;
    expect(verdict.isRight).toBe(false);
    expect(verdict.says[0]!.rule).toMatch(/^(40k|R)/);
    expect(rightAnswer(run)).toBe(null);
  });

  it('40k.66: to stay lets them get away, and somebody may be spared who is not named', () => {
    const away = task('40k-caught', 'relock', 'aftermath.breakOff.asking', {
      decide: { decides: 'choice' }, soThat: { comes: 'away', unit: 'guard' }, until: 'over',
    });
    expect(idsOf(away)).toEqual(['stay']);
    const spared = task('40k-two-armours', 'owner', 'fight.striking.choosing', {
      decide: { decides: 'choice' }, soThat: { comes: 'spares', profile: 'veteran' }, until: 'fight.striking.choosing',
    });
    expect(idsOf(spared)).toEqual(['hunters-3']);
  });

  it('40k.72: is not decided over by what is prepared', () => {
    const run = task('40k-who-strikes-whom', 'may', 'fight.aiming', {
      decide: { decides: 'target', model: 'mob-3' }, soThat: { comes: 'strikes', model: 'mob-3', unit: 'captain' },
      until: 'fight.striking.hitting',
    });
    expect(idsOf(run)).toEqual(['captain']);
    expect(momentIn(run)!.kind).toBe('do');
  });
});
