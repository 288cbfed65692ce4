/** What bundled lessons of Warhammer 40,000 say of an answer agrees with the answer. */
import { describe, expect, it } from 'vitest';
import { LESSON_LANGUAGE } from '../../../../components/warhammer-40k/lesson/lesson-session.ts';
import { phaseDemonstration } from '../../../../machines/lessons/warhammer-40k/demonstration/demonstration.ts';
import { namesListed } from '../../../../machines/lessons/warhammer-40k/demonstration/event-steps.ts';
import { beginPhaseLesson, goToIn } from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { loadPhaseLesson } from '../../../../src/lessons/warhammer-40k/course.ts';

/** Everything that is said while an answer is shown. */
const shownAt = async (lesson: string, moment: string): Promise<string> => {
  const run = goToIn(beginPhaseLesson((await loadPhaseLesson(lesson))!), moment);
  return phaseDemonstration(run, LESSON_LANGUAGE).flatMap(({ says }) => says.map(({ say }) => say)).join(' ');
};

describe('an answer that is shown', () => {
  it('counts what a charge is worth to the raging, so that the sum is right', async () => {
    expect(await shownAt('40k-furious', 'rage')).toContain('It charged this turn: 2 more.');
    expect(await shownAt('40k-weapons', 'attacks')).toContain('It charged this turn: one more.');
  });

  it('does not call those destroyed who know no fear', async () => {
    const shown = await shownAt('40k-no-fear', 'locked');
    expect(shown).toContain('Infantry squad knows no fear: caught, it stays locked in combat');
    expect(shown).not.toContain('destroyed to the last model');
    expect(await shownAt('40k-no-fear', 'destroyed')).toContain('destroyed to the last model');
  });

  it('says why cover does not help by a text that does not know it', async () => {
    expect(await shownAt('40k-barricade', 'seventh')).toContain('by this text that changes nothing');
  });

  it('says of those who may take a wound where they stand', async () => {
    expect(await shownAt('40k-two-armours', 'nearest')).toContain('It touches an enemy. Its owner may choose it.');
  });
});

describe('names', () => {
  it('are shortened only where they follow each other', () => {
    expect(namesListed(['Marine 1', 'Marine 2', 'Marine 3', 'Marine 4'])).toBe('Marine 1 – Marine 4');
    expect(namesListed(['Veteran 1', 'Veteran 2', 'Scout 1', 'Veteran 3']))
      .toBe('Veteran 1, Veteran 2, Scout 1, Veteran 3');
    expect(namesListed(['Ork 1', 'Ork 3', 'Ork 4', 'Ork 5', 'Ork 6'])).toBe('Ork 1, Ork 3 – Ork 6');
  });
});
