/** Lessons of Warhammer 40,000 on a page: walked by the keyboard, answered wrongly, taken up again. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { AssaultLesson } from '../../../../components/elements/assault-lesson.ts';
import type { LessonAnswer, LessonEnd, LessonPlace } from '../../../../components/shared/lesson/events.ts';
import {
  answerIn, posedPhaseQuestion, beginPhaseLesson, goOnIn, momentIn, rightAnswer, presentPhasePosition,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { wrongAnswers } from '../../../../machines/lessons/warhammer-40k/students.ts';
import { loadPhaseLesson } from '../../../../src/lessons/warhammer-40k/course.ts';
import type { PhaseLesson } from '../../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { IS_WHOLE } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import { heard, press, use } from './by-ear.ts';
import { all, button, click, drawn, enter, hold, showMe, seen, title } from './held.ts';
import { keysFor } from './phase-answers.ts';

const LESSONS = (await Promise.all(AssaultLesson.phaseLessons.map(({ id }) => loadPhaseLesson(id))))
  .filter((lesson): lesson is PhaseLesson => lesson !== null);

const byId = (id: string): PhaseLesson => LESSONS.find(one => one.id === id)!;

describe('a lesson of Warhammer 40,000', () => {
  beforeEach(async () => {
    localStorage.clear();
    await setViewport({ width: 1280, height: 800 });
  });

  it('is gone through from its first moment to its end by the keyboard alone', async () => {
    const lesson = byId('40k-power-fist');
    const element = await hold(lesson.id);
    const ends: LessonEnd[] = [];
    const answers: LessonAnswer[] = [];
    element.addEventListener('lesson-ended', ({ detail }) => ends.push(detail));
    element.addEventListener('lesson-answered', ({ detail }) => answers.push(detail));
    element.focus();
    await until('the focus', () => heard() === `heading ${lesson.moments[0]!.title}`);
    for (let run = beginPhaseLesson(lesson); momentIn(run) !== null; run = goOnIn(run)) {
      const moment = momentIn(run)!;
      await until(moment.id, () => heard() === `heading ${moment.title}`);
      const right = rightAnswer(run);
      if (right !== null) {
        for (const { name, key } of keysFor(right, posedPhaseQuestion(run)!)) await use(name, key);
        await use('button Check');
        await until(`the way on after ${moment.id}`, () => /^button (Go on|End)/.test(heard()));
        expect(answers.at(-1), moment.id).to.include({ isRight: true, moment: moment.id });
      }
      await use(moment === lesson.moments.at(-1) ? 'button End the lesson' : 'button Go on');
    }
    await until('the end', () => title(element).startsWith('The end of'));
    expect(ends.map(({ missed }) => missed)).to.eql([[]]);
    expect(all(element, '.missed-list')).to.eql([]);
  });

  for (const lesson of LESSONS.filter((_, at) => IS_WHOLE || at % 6 === 0)) {
    it(`gives a reason with a rule for whatever is wrong in “${lesson.title}”, and has no fault that axe finds`,
      async () => {
        const element = await hold(lesson.id);
        const answers: LessonAnswer[] = [];
        element.addEventListener('lesson-answered', ({ detail }) => answers.push(detail));
        for (let run = beginPhaseLesson(lesson); momentIn(run) !== null; run = goOnIn(run)) {
          const moment = momentIn(run)!;
          await until(moment.id, () => title(element) === moment.title);
          const [wrong] = wrongAnswers(run);
          if (wrong !== undefined) {
            await enter(element, wrong);
            await click(element, 'Check');
            expect(answers.at(-1), moment.id).to.include({ isRight: false, moment: moment.id });
            expect(answers.at(-1)!.rule, moment.id).to.match(/^(40k|R|7C)[.-]/);
            await showMe(element);
            expect(seen(element, '.said.right')!.ariaLabel, 'not the reader’s own').to.equal('The answer');
          }
          const last = moment === lesson.moments.at(-1);
          if (moment === lesson.moments[1]) expect(await faultsOf(element)).to.eql([]);
          await click(element, last ? 'End the lesson' : 'Go on');
        }
        await until('the end', () => title(element).startsWith('The end of'));
        const asks = lesson.moments.filter(one => one.kind !== 'see');
        const missed = all(element, '.missed-list li');
        expect(missed.length).to.equal(asks.length);
        for (const [at, one] of missed.entries()) {
          const note = one.querySelector('rule-note');
          expect(note?.say, asks[at]!.id).to.match(/^[A-Z].*\.$/);
          expect(note?.hasAttribute('open'), asks[at]!.id).to.equal(false);
        }
      });
  }

  it('takes models into an answer that are tapped on the map, which tells nothing before', async () => {
    const element = await hold('40k-power-fist', 'at-four');
    const map = (): ShadowRoot => seen(element, 'assault-battlefield')!.shadowRoot!;
    const names = (): string => [...map().querySelectorAll('g.counter')].map(one => one.ariaLabel).join();
    expect(names()).to.match(/Sergeant; attacker, Tactical squad; Initiative 4; save 3\+; touches Ork/);
    expect(names()).not.to.match(/strikes at/);
    map().querySelector('[data-counter=squad-1]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    const ticked = all<HTMLInputElement>(element, 'input[type=checkbox]').filter(box => box.checked);
    expect(ticked.length).to.equal(1);
    await enter(element, { kind: 'units', ids: ['squad-1', 'squad-2', 'squad-4', 'squad-5'] });
    await click(element, 'Check');
    expect(names()).to.match(/Sergeant, Tactical squad, .*strikes at 1/);
  });

  it('shows what has come of a decision, and lets it be taken once more', async () => {
    const lesson = byId('40k-caught');
    const element = await hold(lesson.id, 'sweep');
    await enter(element, { kind: 'formations', ids: ['stay'] });
    await click(element, 'Check');
    expect(seen(element, '.wrong')!.ariaLabel).to.equal('Your opponent says');
    await enter(element, { kind: 'formations', ids: ['sweep'] });
    await click(element, 'Check');
    expect(seen(element, '.right')!.ariaLabel).to.equal('Done');
    await click(element, 'Once more');
    expect(seen(element, '.right')).to.equal(undefined);
    expect(button(element, 'Check').ariaDisabled).to.equal('true');
  });

  it('opens what a rule says under the sentence that names it, and begins where it was left', async () => {
    const element = await hold('40k-barricade', 'first');
    const places: LessonPlace[] = [];
    element.addEventListener('lesson-moment', ({ detail }) => places.push(detail));
    await use('button Hint');
    await use('button Rule 40k.28');
    await until('the rule', () => all(element, 'rule-note').length > 0);
    await press('Enter');
    await click(element, 'Back');
    expect(places.at(-1)).to.eql({ version: 1, lesson: '40k-barricade', moment: 'charge', at: 0, of: 8 });
    const later = await hold('40k-barricade');
    expect(title(later)).to.equal('Over the barricade');
    expect(JSON.parse(localStorage.getItem('assault-resolver.lessons')!)).to.have.property('40k-barricade');
  });

  it('prints the armour of each model on the map where it is asked about, and the Initiative elsewhere', async () => {
    const printed = (element: AssaultLesson): ReadonlySet<string> => new Set([
      ...seen(element, 'assault-battlefield')!.shadowRoot!.querySelectorAll('g.counter.defender'),
    ].map(one => /\S+$/.exec(one.textContent!.trim())![0]));
    expect([...printed(await hold('40k-two-armours', 'lap'))].sort()).to.eql(['3+', '4+']);
    expect([...printed(await hold('40k-barricade', 'first'))]).to.eql(['3']);
  });

  it('says that there is no lesson of another name, and keeps the way back that a page gives', async () => {
    const element = await hold('40k-nothing');
    expect(seen(element, '.problems')!.textContent).to.match(/There is no lesson 40k-nothing/);
    const back = Object.assign(document.createElement('a'), { slot: 'back', href: '#', textContent: 'Back' });
    element.append(back);
    expect(back.checkVisibility()).to.equal(true);
    expect(back.assignedSlot).to.exist;
  });

  it('has dice and saves as they fell beside the question that is about them', async () => {
    const lesson = byId('40k-barricade');
    const element = await hold(lesson.id, 'fall');
    expect(all(element, '.faces').map(one => one.ariaLabel)).to.eql(['2, 4']);
    const run = beginPhaseLesson(lesson);
    expect(presentPhasePosition(run).path).to.equal('chargeTogether.declaring');
    expect(answerIn(run, rightAnswer(run)!)!.verdict.isRight).to.equal(true);
  });
});
