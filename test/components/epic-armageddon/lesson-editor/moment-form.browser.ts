/** The form of a moment, whose answer is that of the rules as the assault stands. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/epic-armageddon/lesson-editor/moment-form.ts';
import { draftFrom } from '../../../../components/epic-armageddon/lesson-editor/reading.ts';
import { Workbench } from '../../../../components/epic-armageddon/lesson-editor/workbench.ts';
import { revisit } from '../../../../machines/history.ts';
import { wholeOf } from '../../../../machines/lessons/epic-armageddon/stops.ts';
import type { LessonMoment } from '../../../../src/lessons/lesson.ts';
import { EMPTY_LESSON_DRAFT } from '../../../../src/lessons/lesson-draft.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { findAll, textOf } from '../resolver/driving.ts';

const ID = 'marines-charge-warband';
const MOMENT: LessonMoment = {
  id: 'who', at: { state: 'a4Attacks' }, kind: 'predict', title: 'Who fights', text: [], hint: [], after: [],
  ask: { asks: 'who-may-attack', side: 'defender' },
};

describe('the form of a moment', () => {
  it('asks anew what the answer is when the play has gone on', async () => {
    const bench = new Workbench();
    bench.begin(draftFrom({ id: ID }, { ...EMPTY_LESSON_DRAFT, title: 'T', teaches: 'T.' }));
    const { decisions, seed } = sampleOf(ID)!;
    const ready = { ...bench.recording!.ready, decisions, seed };
    const whole = wholeOf(ready);
    const after = (at: number) => revisit(whole, { type: 'step.revisited', at });
    const form = await fixture<HTMLElementTagNameMap['moment-form']>(html`<moment-form
      .moment=${MOMENT} .ready=${ready} .timeline=${after(0)}></moment-form>`);
    const isAnswered = (words: string): boolean => findAll(form.shadowRoot!, '.answer').map(textOf).join() === words;
    await until('an answer before the charge', () => isAnswered('nobody'));
    form.timeline = after(5);
    await until('an answer after it', () => isAnswered('Boyz 1, Boyz 2, Boyz 3, Boyz 4, Boyz 5, Nobz 1 and Nobz 2'));
    const [reader] = findAll(form.shadowRoot!, 'aside');
    expect(textOf(reader!)).to.contain('Who fights').and.to.contain('To choose from: Boyz 1');
    form.moment = { ...MOMENT, title: 'Question 1', text: [{ say: 'Count {left defender} of them.' }, { say: '' }] };
    await form.updateComplete;
    expect(findAll(form.shadowRoot!, '.remarks li')).to.have.length(2);
    await until('the sentences of the reader', () => findAll(form.shadowRoot!, 'said-lines').length > 0);
    const [said] = findAll(form.shadowRoot!, 'said-lines') as HTMLElementTagNameMap['said-lines'][];
    await said!.updateComplete;
    expect(textOf(said!.shadowRoot!.querySelector('p')!)).to.match(/^Count \d+ of them\.$/);
    expect(await faultsOf(form)).to.eql([]);
  });
});
