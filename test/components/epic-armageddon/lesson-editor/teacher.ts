/** A teacher before the lesson editor, who finds everything by its role and its name. */
import { fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-lesson-editor.ts';
import type { AssaultLessonEditor } from '../../../../components/elements/assault-lesson-editor.ts';
import { until } from '../../../support/until.ts';
import { nameOf, roleOf } from '../lesson/by-ear.ts';
import { drawn } from '../lesson/held.ts';
import { findAll } from '../resolver/driving.ts';

const SELECTOR = 'button, input, textarea, select, summary, [role=radio], h2, h3';
const NEXT = 'button[part=primary]';

/** Counts what there is to do. */
export class Teacher {
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

  next(): Promise<HTMLElement> {
    return until('a next action', () => this.all(NEXT)[0]);
  }

  /** Takes the next action of the bar, once the table has come; each says what it does. */
  async takeNext(): Promise<void> {
    (await this.next()).click();
    this.actions += 1;
    await drawn();
  }

  /** Plays on until the table has come to a step, or has left it. */
  async playTo(step: string, isThere = true): Promise<void> {
    const stop = `Stopped at “${step}”`;
    for (let presses = 0; presses < 30 && this.text('.stop').includes(stop) !== isThere; presses += 1) {
      const before = this.text('.stop');
      await this.takeNext();
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

export const make = async (): Promise<Teacher> => {
  const element = await fixture<AssaultLessonEditor>(html`<assault-lesson-editor></assault-lesson-editor>`);
  await drawn();
  return new Teacher(element);
};

/** An assault on the table, with the game awake. */
export const begun = async (): Promise<Teacher> => {
  const teacher = await make();
  await teacher.write('field Title of the lesson', 'Who strikes, and who is hit');
  await teacher.write('field What it teaches', 'Only who is engaged takes part.');
  await teacher.press('button Take this assault');
  await teacher.next();
  return teacher;
};

export const madeWith = async (): Promise<Teacher> => {
  const teacher = await begun();
  await teacher.takeNext();
  await until('the charge', () => teacher.says('after 1 step'));
  await teacher.press('button Add a moment here');
  await teacher.wait('heading Question 1');
  return teacher;
};

export const fileOf = async (teacher: Teacher): Promise<string> =>
  (await teacher.wait('field The lesson as JSON') as HTMLTextAreaElement).value;

export const openJson = async (teacher: Teacher, json: string): Promise<void> => {
  await teacher.press('button A lesson or a scenario as JSON');
  await teacher.write('field JSON of a lesson or of a scenario', json);
  await teacher.press('button Open this JSON');
};
