import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LessonEdited } from '../../../../components/epic-armageddon/lesson-editor/events.ts';
import { readLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { trialOf } from '../../../../machines/lessons/epic-armageddon/trial.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { parseLesson } from '../../../../src/lessons/parse-lesson.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { fromTheTop, heard, use } from '../lesson/by-ear.ts';
import { begun, madeWith, make, type Teacher } from './teacher.ts';

const answerSaid = (teacher: Teacher): string => teacher.text('.answer');

describe('the lesson editor', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await setViewport({ width: 1280, height: 900 });
  });

  it('makes a whole lesson by roles and names alone, in fewer actions than ten minutes hold', async () => {
    const teacher = await begun();
    let told: Lesson | null = null;
    teacher.element.addEventListener('lesson-edited', event => (told = (event as LessonEdited).detail.lesson));

    await teacher.press('button Engage ');
    await until('the charge', () => teacher.says('after 1 step'));
    await teacher.press('button Add a moment here');
    await teacher.press('radio Have it done');
    await teacher.choose('combobox Task', 'into base contact');
    await teacher.write('field What is said first, sentence 1', 'Charge with everything.');
    await teacher.press('button Done');

    await teacher.playTo('Defender counter-charges');
    await teacher.press('button Add a moment here');
    await teacher.choose('combobox Question', 'Which stands of the side can be hit');
    await teacher.choose('combobox Whose side', 'defender');
    await teacher.write('field What is said first, sentence 1', 'A mob stands behind the ruins.');
    await until('an answer', () => answerSaid(teacher).includes('Boyz'));
    await teacher.press('button Done');

    await teacher.playTo('Defender counter-charges', false);
    await teacher.press('button Add a moment here');
    await teacher.choose('combobox Question', 'How many dice');
    await teacher.write('field What is said first, sentence 1', 'Take up the dice.');
    await until('a number', () => /^\d+$/.test(answerSaid(teacher)));
    await teacher.press('button Done');

    await teacher.press('button Throw ');
    await teacher.press('button Add a moment here');
    await teacher.press('radio Tell');
    await teacher.write('field What is said first, sentence 1', 'The hits lie where they fell.');
    await teacher.press('button Done');

    await teacher.press('button Check the lesson');
    await until('the check', () => teacher.says('All is well: 4 moments'));
    await teacher.press('button Preview');
    await until('the preview', () => teacher.text('assault-lesson h3').length + teacher.text('h3').length > 0
      && teacher.find('heading Task') !== undefined);
    await teacher.press('button Copy the JSON');

    console.log(`a whole lesson: ${teacher.actions} actions`);
    expect(teacher.actions).to.be.lessThan(60);
    const json = (await teacher.wait('field The lesson as JSON') as HTMLTextAreaElement).value;
    expect(parseLesson(json)).to.have.property('lesson');
    expect(JSON.parse(json)).to.eql(JSON.parse(JSON.stringify(told)));
    const made = readLesson(json);
    if ('problems' in made) throw new Error(made.problems[0]!.say);
    const tried = await trialOf(made.ready);
    expect(tried.map(({ is, moment }) => `${moment.kind} ${is}`))
      .to.eql(['do well', 'predict well', 'predict well', 'see well']);
    expect((tried[1]!.right as { readonly ids: readonly string[] }).ids).to.not.include('b6');
  });
});

describe('the lesson editor on every screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('has nothing that axe finds fault with, begun or under way, light or dark', async () => {
    const empty = await make();
    expect(await faultsOf(empty.element)).to.eql([]);
    empty.element.remove();
    const teacher = await madeWith();
    await teacher.press('button Own words, hints');
    await teacher.press('button Check the lesson');
    await until('the check', () => teacher.says('All is well'));
    expect(await faultsOf(teacher.element)).to.eql([]);
  });

  it('does not scroll sideways on a phone', async () => {
    await setViewport({ width: 360, height: 740 });
    const teacher = await madeWith();
    await teacher.choose('combobox Question', 'How likely');
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    await setViewport({ width: 1280, height: 900 });
  });

  it('is worked with the keyboard alone', async () => {
    await begun();
    fromTheTop();
    await use('button Engage ', 'Enter');
    await use('button Add a moment here');
    await until('the form', () => heard() === 'heading Question 1' || heard().endsWith('Question 1'));
    await use('radio Tell', ' ');
    await use('button Done');
    expect(heard()).to.contain('Play, and stop');
    await use('button Edit “Look 1”');
    await use('button Done');
  });
});
