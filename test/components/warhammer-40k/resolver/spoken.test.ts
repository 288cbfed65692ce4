import { afterEach, describe, expect, it } from 'vitest';
import { allWritten } from '../../../support/all-written.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { CASES_LANGUAGE, caseWords } from '../../../../components/warhammer-40k/compare/case-sentences.ts';
import { LESSON_LANGUAGE } from '../../../../components/warhammer-40k/lesson/lesson-session.ts';
import { optionInWords } from '../../../../components/warhammer-40k/steps/option-words.ts';
import { ruleInWords } from '../../../../components/warhammer-40k/resolver/rule-texts.ts';
import { phaseSentence } from '../../../../components/warhammer-40k/spoken/sentences.ts';
import { fightWords } from '../../../../components/warhammer-40k/resolver/fight/fight-words.ts';
import { phaseWords } from '../../../../components/warhammer-40k/resolver/phase-words.ts';
import { EDITION_CASES, outcomeOf } from '../../../../machines/compare/editions/cases.ts';
import {
  answerIn, posedPhaseQuestion, beginPhaseLesson, goOnIn, goToIn, momentIn,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { wrongAnswers } from '../../../../machines/lessons/warhammer-40k/students.ts';
import { loadPhaseLesson } from '../../../../src/lessons/warhammer-40k/course.ts';
import { PHASE_LESSON_NAMES } from '../../../../src/lessons/warhammer-40k/names.ts';
import { CHOICE_QUESTIONS } from '../../../../src/warhammer-40k/model/choices.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { refuse } from '../../../../src/warhammer-40k/model/log.ts';
import { madeUp, unspokenIn } from '../../../support/made-up-language.ts';
import { phase } from '../../../support/warhammer-40k/build.ts';

await addWordSource(() => Promise.resolve(
  Object.fromEntries([...allWritten()].map(([part, english]) => [part, madeUp(english) as object]))), 'phase-spoken');

afterEach(() => speak('en'));

const MARKED = /^⟦.*⟧$/;

describe('what a combat came to', () => {
  it.each([
    [null, 3, 1, '3 to 1 wounds.'], [null, 2, 2, 'A draw: 2 to 2 wounds.'],
    ['defender', 1, 3, 'The defender wins: 1 to 3 wounds.'],
  ] as const)('with the winner %s of %i to %i is: %s', (winner, attacker, defender, said) => {
    const result = { combat: 'c', units: [], round: 1, winner, wounds: { attacker, defender }, wipedOut: null };
    expect(phaseWords.resultOf(result)).toBe(said);
  });
});

describe('in which texts differ', () => {
  it('is said in English as people ask and answer it', async () => {
    const run = goToIn(beginPhaseLesson((await loadPhaseLesson('40k-caught'))!), 'differs');
    const said = (ids: readonly string[]): readonly string[] =>
      answerIn(run, { kind: 'formations', ids }, LESSON_LANGUAGE)!.verdict.says.map(({ say }) => say);
    expect(said(['moralePenalty'])).toEqual([
      'Not “Is morale harder the more wounds a side has lost by?”.',
      'Trial rules, seven steps: no.', 'Trial rules, eight steps: no.',
    ]);
    expect(said([])[0]).toBe('You have left out “What becomes of those whom a sweeping advance catches?”.');
    expect(said([])[1]).toBe('Trial rules, seven steps: they stay in combat.');
  });
});

describe('in another language', () => {
  it.each(PHASE_LESSON_NAMES.map(({ id }) => id))('the lesson %s objects to wrong answers in it', async id => {
    const lesson = (await loadPhaseLesson(id))!;
    await speak('de');
    const english: string[] = [];
    let asked = 0;
    for (let run = beginPhaseLesson(lesson); momentIn(run) !== null; run = goOnIn(run)) {
      const moment = momentIn(run)!;
      if (moment.kind === 'predict' && moment.question === undefined) {
        english.push(unspokenIn(posedPhaseQuestion(run, LESSON_LANGUAGE)!.question.say));
      }
      for (const given of wrongAnswers(run).slice(0, 2)) {
        asked += 1;
        english.push(...answerIn(run, given, LESSON_LANGUAGE)!.verdict.says.map(({ say }) => unspokenIn(say)));
      }
    }
    expect(asked).toBeGreaterThan(3);
    expect(english.filter(Boolean)).toEqual([]);
  });

  it.each(['X-01', 'X-02', 'X-14', 'X-17', 'X-18', 'X-19'])('the case %s has its outcome in it', async id => {
    const one = EDITION_CASES.find(known => known.id === id)!;
    await speak('de');
    expect(caseWords.inputs[one.id]).toMatch(MARKED);
    expect(EDITIONS.map(edition => unspokenIn(outcomeOf(one, edition, CASES_LANGUAGE))).filter(Boolean)).toEqual([]);
  });

  it('rules, rulings and the answers of a text are told in it', async () => {
    await speak('de');
    expect(['40k.1', '40k.42', 'R-2.18'].map(rule => unspokenIn(ruleInWords(phase('7th'), rule)!.say)))
      .toEqual(['', '', '']);
  });

  it('terrain without a name of its own is called by its kind in it', async () => {
    const values = { model: 'Marine', terrain: null, kind: 'rock' } as const;
    const wall = refuse('40k.16', 'in-impassable-terrain', values);
    expect(phaseSentence(wall)).toBe('Marine cannot stand on the rock: it is impassable.');
    await speak('de');
    expect(phaseSentence(wall)).toContain('⟦rock ');
  });

  it.each(CHOICE_QUESTIONS.filter(one => ['toughness', 'armour-group', 'morale', 'sweep', 'free-round'].includes(one)))(
    'options are named in it: %s', async question => {
      await speak('de');
      const choice = {
        question, about: null, side: 'attacker', options: ['none', 'test', 'stay'], usual: 'test', rule: '',
      } as const;
      const named = question === 'armour-group' ? ['none', '4'] : ['test', 'stay'];
      expect(named.map(option => optionInWords(phase('7th'), choice, option).label)
        .every(label => MARKED.test(label))).toBe(true);
    });

  it('whoever wears no armour is said to be without it', () => {
    const choice = {
      question: 'armour-group', about: null, side: 'attacker', options: ['none', '4'], usual: '4', rule: '',
    } as const;
    expect(['none', '4'].map(option => optionInWords(phase('7th'), choice, option).label))
      .toEqual(['Without armour', 'Save 4+']);
  });
});

describe('what somebody strikes with', () => {
  it('is said in words: what two words have has no hyphen, and a monstrous creature is named whole', () => {
    expect(phaseWords.poolOf(8, 'power-fist')).toBe('Strength 8, power fist');
    expect(phaseWords.poolOf(6, 'monstrous')).toBe('Strength 6, monstrous creature');
    expect(fightWords.special('monstrous')).toBe('monstrous creature');
  });
});
