import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../components/assault-lesson-editor-on-demand.ts';
import type { AssaultLessonEditor } from '../../../components/assault-lesson-editor.ts';
import type { LessonEdited } from '../../../components/lesson-editor/events.ts';
import { readLesson } from '../../../machines/lessons/ready.ts';
import { trialOf } from '../../../machines/lessons/trial.ts';
import type { Lesson } from '../../../src/scenario/lessons/lesson.ts';
import { parseLesson } from '../../../src/scenario/lessons/parse-lesson.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { drawn } from '../lesson/held.ts';
import { until } from '../pages/visit.ts';
import { findAll } from '../resolver/driving.ts';
import { nameOf, roleOf } from '../lesson/by-ear.ts';

const SELECTOR = 'button, input, textarea, select, summary, [role=radio], h2, h3, h4';

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
  return element.tagName === 'H4' ? 'heading' : roleOf(element);
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

void sendKeys;
void faultsOf;
