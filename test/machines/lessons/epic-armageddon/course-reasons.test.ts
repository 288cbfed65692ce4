/** What bundled lessons tell whoever is wrong, where a plain “no” would teach nothing. */
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import { withReview } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import { beginLesson, goTo, type LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { loadLesson } from '../../../../src/lessons/epic-armageddon/course/course.ts';
import type { LessonId } from '../../../../src/lessons/epic-armageddon/course/names.ts';
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import { readied } from './lessons.ts';

const at = async (lesson: LessonId, moment: string): Promise<LessonRun> =>
  goTo(beginLesson(readied((await loadLesson(lesson))!)), moment);

/** What is said to an answer that names these stands. */
const saidTo = (run: LessonRun, ...ids: readonly string[]): readonly LessonSentence[] =>
  judgeAnswer(run, { kind: 'units', ids } satisfies GivenAnswer).verdict.says;

describe('hack-downs', () => {
  it('reach the nearest: who stands farther off is no victim, though it might have been', async () => {
    const says = saidTo(await at('commander-dies-last', 'defeat'), 't4', 't5', 't3');
    expect(says).toEqual([
      { say: 'Not Tactical 3.' },
      { say: 'The hits do not get as far as that: the nearest come first.', rule: 'H1' },
    ]);
  });

  it('pass over the Fearless and the winners, for reasons of their own', async () => {
    const run = await at('losing', 'whom');
    expect(saidTo(run, 'g2', 'r1', 'r2', 'g4', 'g3').map(({ rule }) => rule)).toContain('A6.6');
    expect(saidTo(run, 'g2', 'r1', 'r2', 'g4', 'b2').map(({ rule }) => rule)).toContain('A6.5');
  });
});

describe('an assault on one’s own', () => {
  it('is missed by whoever decides nothing, and the dearest decision is named', async () => {
    const missed = wrongDone(await at('on-your-own', 'own'))!;
    const { is, says } = judgeTask(await withReview(missed)).verdict;
    expect(is).toBe('wrong');
    expect(says[0]!.rule).toBe('A2.1');
    expect(says[0]!.say).toContain('0 % to win');
  });
});

/** What an answer that is too high by one is told. */
const saidToOneMore = async (lesson: LessonId, moment: string, value: number): Promise<string> =>
  judgeAnswer(await at(lesson, moment), { kind: 'number', value }).verdict.says.map(({ say }) => say).join(' ');

describe('reasons', () => {
  it('speak of war engines only where one fights', async () => {
    const engine = /war engine/i;
    expect(await saidToOneMore('close-combat-or-firefight', 'dice', 9)).not.toMatch(engine);
    expect(await saidToOneMore('the-result', 'numbers', 8)).not.toMatch(engine);
    expect(await saidToOneMore('supporting-fire', 'kills', 3)).not.toMatch(engine);
    expect(await saidToOneMore('war-engines', 'dice', 6)).toMatch(engine);
    expect(await saidToOneMore('war-engines', 'numbers', 7)).toMatch(engine);
  });

  it('send nobody to look for an invulnerable save that is not there', async () => {
    expect(await saidToOneMore('second-lap', 'no-save', 1)).toContain('Grotz has no invulnerable save');
  });
});
