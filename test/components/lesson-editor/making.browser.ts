import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../components/assault-lesson-editor-on-demand.ts';
import type { AssaultLessonEditor } from '../../../components/assault-lesson-editor.ts';
import type { LessonEdited } from '../../../components/lesson-editor/events.ts';
import { tagOf } from '../../../components/lesson-editor/lesson-export.ts';
import { readLesson } from '../../../machines/lessons/ready.ts';
import { trialOf } from '../../../machines/lessons/trial.ts';
import { lessonOf } from '../../../src/scenario/lessons/course/course.ts';
import { whatAnAssaultIs } from '../../../src/scenario/lessons/course/01-what-an-assault-is.ts';
import type { Lesson } from '../../../src/scenario/lessons/lesson.ts';
import { parseLesson } from '../../../src/scenario/lessons/parse-lesson.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { drawn } from '../lesson/held.ts';
import { until } from '../pages/visit.ts';
import { findAll } from '../resolver/driving.ts';
import { fromTheTop, heard, nameOf, roleOf, use } from '../lesson/by-ear.ts';

const SELECTOR = 'button, input, textarea, select, summary, [role=radio], h2, h3';

/** A teacher who finds everything by its role and its name, and counts what there is to do. */
class Teacher {
  actions = 0;
  readonly element: AssaultLessonEditor;

  constructor(element: AssaultLessonEditor) {
    this.element = element;
  }

  all(selector: string): readonly HTMLElement[] {
    return findAll<HTMLElement>(this.element.shadowRoot!, selector).filter(one => one.checkVisibility());
  }

  find(name: string): HTMLElement | undefined {
    return this.all(SELECTOR).find(one => `${spokenRole(one)} ${spokenName(one)}`.startsWith(name));
  }

  async wait(name: string): Promise<HTMLElement> {
    await until(name, () => this.find(name) !== undefined);
    return this.find(name)!;
  }

  async press(name: string): Promise<void> {
    (await this.wait(name)).click();
    this.actions += 1;
    await drawn();
  }

  async write(name: string, text: string): Promise<void> {
    const field = await this.wait(name) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    this.actions += 1;
    await drawn();
  }

  async choose(name: string, option: string): Promise<void> {
    const field = await this.wait(name) as HTMLSelectElement;
    const found = [...field.options].find(one => one.label.includes(option) || one.textContent!.includes(option));
    if (found === undefined) throw new Error(`“${name}” does not offer “${option}”.`);
    field.value = found.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    this.actions += 1;
    await drawn();
  }

  /** Plays on until the table has come to a step, or has left it. */
  async playTo(step: string, isThere = true): Promise<void> {
    const stop = `Stopped at “${step}”`;
    for (let presses = 0; presses < 30 && this.text('.stop').includes(stop) !== isThere; presses += 1) {
      const before = this.text('.stop');
      await this.press('button Play on');
      await until('something on the table', () => this.text('.stop') !== before);
    }
  }

  text(selector: string): string {
    return this.all(selector).map(one => one.textContent!.replace(/\s+/g, ' ').trim()).join(' ');
  }

  says(text: string): boolean {
    return this.text('p').includes(text);
  }
}

const spokenRole = (element: HTMLElement): string => {
  if (element.matches('textarea, [type=text]')) return 'field';
  return roleOf(element);
};

/** The label of a field, without what stands in the field or is said of it. */
const labelOf = (element: HTMLElement): string =>
  [...(element as HTMLElement & { readonly labels?: readonly HTMLElement[] }).labels?.[0]?.childNodes ?? []]
  .filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent!.trim()).join('');

const spokenName = (element: HTMLElement): string =>
  (element.hasAttribute('aria-label') ? '' : labelOf(element)) || nameOf(element);

const make = async (): Promise<Teacher> => {
  const element = await fixture<AssaultLessonEditor>(html`<assault-lesson-editor></assault-lesson-editor>`);
  await drawn();
  return new Teacher(element);
};

/** An assault on the table, with the game awake. */
const begun = async (): Promise<Teacher> => {
  const teacher = await make();
  await teacher.write('field Title of the lesson', 'Who strikes, and who is hit');
  await teacher.write('field What it teaches', 'Only who is engaged takes part.');
  await teacher.press('button Take this assault');
  await teacher.wait('button Play on');
  return teacher;
};

const answerSaid = (teacher: Teacher): string => teacher.text('.answer');

describe('the lesson editor', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await setViewport({ width: 1280, height: 900 });
  });

  it('makes a whole lesson by roles and names alone, in fewer actions than ten minutes hold', async function whole() {
    this.timeout(120_000);
    const teacher = await begun();
    let told: Lesson | null = null;
    teacher.element.addEventListener('lesson-edited', event => (told = (event as LessonEdited).detail.lesson));

    await teacher.press('button Play on');
    await until('the charge', () => teacher.says('after 1 step'));
    await teacher.press('button Add a moment here');
    await teacher.press('radio Have it done');
    await teacher.choose('combobox Task', 'into base contact');
    await teacher.write('field What is said first, sentence 1', 'Charge with everything.');
    await teacher.press('button Done');

    await teacher.playTo('Defender counter-charges');
    await teacher.press('button Add a moment here');
    await teacher.choose('combobox Question', 'Which stands of the one side can be hit');
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

    await teacher.press('button Play on');
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

const madeWith = async (): Promise<Teacher> => {
  const teacher = await begun();
  await teacher.press('button Play on');
  await until('the charge', () => teacher.says('after 1 step'));
  await teacher.press('button Add a moment here');
  await teacher.wait('heading Question 1');
  return teacher;
};

const fileOf = async (teacher: Teacher): Promise<string> =>
  (await teacher.wait('field The lesson as JSON') as HTMLTextAreaElement).value;

const openJson = async (teacher: Teacher, json: string): Promise<void> => {
  await teacher.press('button A lesson or a scenario as JSON');
  await teacher.write('field JSON of a lesson or of a scenario', json);
  await teacher.press('button Open this JSON');
};

describe('what is begun in the lesson editor', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await setViewport({ width: 1280, height: 900 });
  });

  it('is there again after the page was loaded anew', async () => {
    const teacher = await madeWith();
    const before = await fileOf(teacher);
    teacher.element.remove();
    const again = await make();
    expect(await fileOf(again)).to.equal(before);
    expect(again.text('.stop')).to.contain('after 1 step');
  });

  it('is taken back and done again, and the table is left as it is', async () => {
    const teacher = await madeWith();
    await teacher.press('button Remove “Question 1”');
    expect(teacher.says('None yet.')).to.equal(true);
    await teacher.press('button Undo');
    expect(teacher.text('.moments')).to.contain('Question 1');
    expect(teacher.text('.stop')).to.contain('after 1 step');
    await teacher.press('button Redo');
    expect(teacher.says('None yet.')).to.equal(true);
  });

  it('loses nothing when the table goes back: an earlier moment comes first', async () => {
    const teacher = await madeWith();
    await teacher.press('button Done');
    const table = teacher.all('assault-resolver')[0] as HTMLElement & { undo(): Promise<void> };
    await table.undo();
    await until('the start', () => teacher.says('after 0 steps'));
    await teacher.press('button Add a moment here');
    await until('two moments', () => teacher.all('.moments li').length === 2);
    expect(teacher.all('.moments .name').map(one => one.textContent)).to.eql(['Question 2', 'Question 1']);
    expect(JSON.parse(await fileOf(teacher)).decisions[0]).to.include({ type: 'target.chosen' });
  });

  it('says beside the field what is still to be mended, and offers nothing to take along until then', async () => {
    const teacher = await madeWith();
    await teacher.write('field Title of the lesson', '');
    expect(teacher.text('.fault')).to.contain('a text of 1 to 200 characters');
    expect(teacher.find('field The lesson as JSON')).to.equal(undefined);
    await teacher.write('field Title of the lesson', 'A');
    await teacher.write('field What is said first, sentence 1', 'Look at {unit nobody}.');
    expect(teacher.text('.problems')).to.contain('There is no unit');
    expect(teacher.text('.moments .wrong')).to.contain('There is no unit');
  });

  it('says that there is no such rule', async () => {
    const teacher = await madeWith();
    await teacher.write('field Rule of sentence 1: What is said first', 'A9.9');
    expect(teacher.text('.fault')).to.contain('There is no rule A9.9.');
    await teacher.write('field Rule of sentence 1: What is said first', 'A4.1');
    expect(teacher.text('.fault')).to.equal('');
  });
});

describe('a lesson from outside', () => {
  beforeEach(() => sessionStorage.clear());

  it('is gone on with: the same moments, the same answers', async () => {
    const lesson = (await lessonOf('who-is-engaged'))!;
    const teacher = await make();
    await openJson(teacher, JSON.stringify(lesson));
    await until('its moments', () => teacher.all('.moments li').length === lesson.moments.length);
    const again = JSON.parse(await fileOf(teacher)) as Lesson;
    expect(again.moments).to.eql(JSON.parse(JSON.stringify(lesson.moments)));
    const answers = async (json: unknown): Promise<unknown> => {
      const made = readLesson(json);
      if ('problems' in made) throw new Error(made.problems[0]!.say);
      return (await trialOf(made.ready)).map(({ is, right }) => ({ is, right }));
    };
    expect(await answers(again)).to.eql(await answers(lesson));
  });

  it('tells in words what is wrong with it', async () => {
    const teacher = await make();
    await openJson(teacher, '{"version": 1, "moments": [{"kind": "sea"}]}');
    await until('problems', () => teacher.text('.problems').includes('There is no kind of moment'));
    expect(teacher.text('.problems')).to.contain('title');
  });

  it('comes out of its tag as it went in, whatever is written in it', () => {
    const lesson: Lesson = {
      ...whatAnAssaultIs, title: `It’s 'one' </script><img src=x onerror=alert(1)> & "two" &amp;`,
    };
    const page = new DOMParser().parseFromString(tagOf(lesson), 'text/html');
    expect(page.images).to.have.length(0);
    expect(JSON.parse(page.querySelector('assault-lesson')!.getAttribute('lesson')!))
      .to.eql(JSON.parse(JSON.stringify(lesson)));
  });
});

describe('the lesson editor on every screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('has nothing that axe finds fault with, begun or under way, light or dark', async function axe() {
    this.timeout(90_000);
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

  it('is worked with the keyboard alone', async function keys() {
    this.timeout(90_000);
    await begun();
    fromTheTop();
    await use('button Play on', 'Enter');
    await use('button Add a moment here');
    await until('the form', () => heard() === 'heading Question 1' || heard().endsWith('Question 1'));
    await use('radio Tell', ' ');
    await use('button Done');
    expect(heard()).to.contain('Play, and stop');
    await use('button Edit “Look 1”');
    await use('button Done');
  });
});
