/** Questions and decisions of lessons on Warhammer 40,000 beyond those that the bundled lessons put. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answerIn, posedPhaseQuestion, beginPhaseLesson, goOnIn, momentIn, presentPhasePosition, recordIn, rightAnswer,
  type PhaseRun,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { filledPhaseSentence } from '../../../../machines/lessons/warhammer-40k/sentences.ts';
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

/** What is said to the first wrong answer, and what is marked. */
const told = (run: PhaseRun, nth = 0) => {
  const { says, marks } = answerIn(run, wrongAnswers(run)[nth]!)!.verdict;
  return { rules: says.flatMap(({ rule }) => rule ?? []), says: says.map(({ say }) => say), marks };
};

describe('an objection', () => {
  it('40k.22, 40k.24: to attacks marks the model, one to a side marks nobody', () => {
    const attacks = asked('40k-power-fist', 'seven', { state: 'fight' }, { asks: 'attacks-of', model: 'squad-3' });
    expect(told(attacks).marks).toEqual(['squad-3']);
    expect(told(asked('40k-barricade', 'bare', { state: 'fight' }, { asks: 'who-strikes-first' })).marks).toEqual([]);
  });

  it('40k.38, 40k.39: to what is needed to hit says nothing of Toughness, even when that is known', () => {
    const run = asked('40k-power-fist', 'seven', { state: 'fight.striking.wounding' },
      { asks: 'needed-to-hit', model: 'squad-1' });
    expect(told(run).rules).toEqual(['40k.39', '40k.38']);
  });

  it('40k.39: to the value that counts says how many have which', () => {
    const run = asked('40k-who-strikes-whom', 'crowd', { state: 'fight' },
      { asks: 'value-that-counts', unit: 'left', of: 'toughness' });
    expect(told(run).says.at(-1)).toContain(': 10 with 3.');
  });

  it('40k.19, 40k.49: to who can fall says where it stands and who can', () => {
    const run = asked('40k-two-armours', 'lap', { state: 'fight' },
      { asks: 'who-can-fall', unit: 'hunters', by: 'berzerkers' });
    expect(told(run).rules).toEqual(['40k.19', '40k.49']);
  });

  it('40k.63: names the text by which it is not so', () => {
    const run = asked('40k-caught', 'relock', { state: 'aftermath.morale' },
      { asks: 'where-is-it-so', unit: 'guard', fate: 'caught', takes: ['relock', 'destroy'] });
    expect(told(run).says[0]).toBe('Not Seventh edition.');
  });
});

describe('what is put', () => {
  it('40k.45: dice that are thrown to save are shown with how many fall, and no others', () => {
    const run = asked('40k-barricade', 'bare', { state: 'fight.striking.saving', rung: 10 },
      { asks: 'how-many-fall', unit: 'marines' });
    const { shows, question } = posedPhaseQuestion(run)!;
    expect(shows.map(({ hand }) => [hand.purpose, hand.side])).toEqual([['save', 'attacker']]);
    expect(question.say).toBe('These dice are thrown to save. How many models does Assault squad lose?');
  });

  it('40k.56: a side is called by its name', () => {
    const run = asked('40k-caught', 'relock', { state: 'aftermath' }, { asks: 'wounds-of-a-side', side: 'attacker' });
    expect(posedPhaseQuestion(run)!.question.say).toBe('How many wounds has the attacker inflicted in this combat?');
  });

  it('40k.47: saves in one armour are counted over all batches of the rung', () => {
    const count = (save: number): unknown => rightAnswer(asked('40k-two-armours', 'iterative',
      { state: 'fight.striking.saving' }, { asks: 'saves-in-this-armour', unit: 'hunters', save }));
    expect([4, 3].map(count)).toEqual([{ kind: 'number', value: 11 }, { kind: 'number', value: 0 }]);
  });

  it('wounds that nobody has inflicted yet are left as they are written', () => {
    const run = asked('40k-barricade', 'bare', DECLARING, { asks: 'may-it-charge', unit: 'marines', target: 'guard' });
    expect(filledPhaseSentence(presentPhasePosition(run), { say: '{wounds attacker}' }).say).toBe('{wounds attacker}');
  });

  it('nothing is, after the last moment', () => {
    const run = asked('40k-barricade', 'bare', { state: 'fight' }, { asks: 'who-strikes-first' });
    expect(posedPhaseQuestion(goOnIn(run))).toBe(null);
  });

  it('is answered once: what is said later is judged, and counts no more', () => {
    const run = asked('40k-barricade', 'bare', { state: 'fight' }, { asks: 'who-strikes-first' });
    const right = answerIn(run, rightAnswer(run)!)!.run;
    const later = answerIn(right, wrongAnswers(run)[0]!)!;
    expect([later.verdict.isRight, recordIn(later.run)]).toEqual([false, recordIn(right)]);
  });
});

describe('the student who is never right', () => {
  it('gives a number for a number, and names all where not all are right', () => {
    const number = asked('40k-power-fist', 'seven', { state: 'fight' }, { asks: 'attacks-of', model: 'squad-3' });
    expect(wrongAnswers(number)).toEqual([5, 3, 11].map(value => ({ kind: 'number', value })));
    const named = asked('40k-power-fist', 'seven', { state: 'fight' },
      { asks: 'who-strikes-at', side: 'attacker', rung: 4 });
    expect(wrongAnswers(named).at(-1)).toMatchObject({ ids: posedPhaseQuestion(named)!.choices.map(({ id }) => id) });
  });
});
