/** A lesson on a page, and the same lesson without a screen beside it, from which the right answers are asked. */
import { fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-lesson.ts';
import type { AssaultLesson } from '../../../../components/elements/assault-lesson.ts';
import { Decided } from '../../../../components/epic-armageddon/steps/step.ts';
import { DiceEntered } from '../../../../components/shared/parts/throw-events.ts';
import { withReview, withOdds } from '../../../../machines/lessons/epic-armageddon/lesson-odds.ts';
import type { LessonRun } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import { until } from '../../../support/until.ts';
import { findAll, type Driven } from '../resolver/driving.ts';

export const hold = async (lesson: unknown, moment: string | null = null): Promise<AssaultLesson> => {
  const element = await fixture<AssaultLesson>(html`
    <assault-lesson .lesson=${lesson} .moment=${moment}></assault-lesson>`);
  await until('a moment', () => all(element, 'h3, .problems').length > 0);
  await drawn();
  return element;
};

export const all = <E extends HTMLElement>(element: AssaultLesson, selector: string): readonly E[] =>
  findAll<E>(element.shadowRoot!, selector);

/** What is on the screen now. */
export const seen = <E extends HTMLElement>(element: AssaultLesson, selector: string): E | undefined =>
  all<E>(element, selector).find(one => one.checkVisibility());

export const title = (element: AssaultLesson): string => seen(element, 'h3')?.textContent ?? '';

export const drawn = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

export const button = (element: AssaultLesson, name: string): HTMLButtonElement => {
  const found = all<HTMLButtonElement>(element, 'button').find(one => one.checkVisibility()
    && (one.ariaLabel ?? one.textContent!.trim()) === name);
  if (found === undefined) throw new Error(`There is no button “${name}” at “${title(element)}”.`);
  return found;
};

export const click = async (element: AssaultLesson, name: string): Promise<void> => {
  button(element, name).click();
  await drawn();
};

/** Has the answer shown, to its end. */
export const showMe = async (element: AssaultLesson): Promise<void> => {
  await click(element, 'Show me');
  await until('the answer', () => all(element, 'button.next').length > 0);
  if (all(element, 'button.next').some(one => one.textContent!.trim() === 'Stop')) await click(element, 'Stop');
};

const SIDES = ['attacker', 'defender', 'neither'];

/** Enters an answer by its controls, in place of whatever is entered. */
export const enter = async (element: AssaultLesson, given: GivenAnswer): Promise<void> => {
  switch (given.kind) {
    case 'number': {
      const field = seen<HTMLInputElement>(element, 'input[type=number]')!;
      field.value = String(given.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      break;
    }
    case 'side':
      all(element, '[role=radio]')[SIDES.indexOf(given.side)]!.click();
      break;
    case 'yes-no':
      all(element, '[role=radio]')[given.yes ? 0 : 1]!.click();
      break;
    case 'order':
      await order(element, given.ids);
      break;
    default:
      await choose(element, given.ids);
  }
  await drawn();
};

interface Options extends HTMLElement {
  readonly options: readonly { readonly id: string }[];
  readonly checked: readonly string[];
}

const choose = async (element: AssaultLesson, ids: readonly string[]): Promise<void> => {
  const list = seen<Options>(element, 'check-list, choice-list')!;
  const rows = [...list.shadowRoot!.querySelectorAll<HTMLElement>('input, [role=radio]')];
  for (const [at, { id }] of list.options.entries()) {
    const isOn = list.localName === 'check-list' && list.checked.includes(id);
    if (isOn === ids.includes(id)) continue;
    rows[at]!.click();
    await drawn();
  }
};

const order = async (element: AssaultLesson, ids: readonly string[]): Promise<void> => {
  const list = seen<Options & { readonly order: readonly string[] }>(element, 'order-list')!;
  const outs = (): readonly HTMLElement[] =>
    [...list.shadowRoot!.querySelectorAll<HTMLElement>('.row .icon:last-child')];
  while (outs().length > 0) {
    outs()[0]!.click();
    await drawn();
  }
  for (const id of ids) {
    const rest = list.options.filter(one => !list.order.includes(one.id));
    const at = rest.findIndex(one => one.id === id);
    [...list.shadowRoot!.querySelectorAll<HTMLElement>('.rest button')][at]!.click();
    await drawn();
  }
};

/** Has everything done on the table that has happened in the other run since the moment came. */
export const doOnTable = async (element: AssaultLesson, { timeline, progress }: LessonRun): Promise<void> => {
  await until('a table', () => seen(element, 'assault-resolver') !== undefined);
  const resolver = seen<Driven & { readonly played: { readonly at: number } | null }>(element, 'assault-resolver')!;
  const from = progress.records[progress.moment]!.from!;
  resolver.dispatchEvent(new Event('pointermove'));
  await until('the table laid', () => resolver.played?.at === from
    && resolver.shadowRoot!.querySelector('.panel > :not(.waiting, .lead)') !== null);
  await drawn();
  for (const event of timeline.events.slice(from, timeline.at)) {
    const told = event.type === 'dice.thrown' ? new DiceEntered(event.faces) : new Decided(event);
    resolver.shadowRoot!.querySelector('.panel > *')!.dispatchEvent(told);
    await resolver.updateComplete;
  }
  await drawn();
};

/** With the odds that its question needs, as the screen asks for them. */
export const reckoned = async (run: LessonRun): Promise<LessonRun> => withReview(await withOdds(run));
