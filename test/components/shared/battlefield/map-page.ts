/** A map on a page, its pieces, and hands for it. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import '../../../../components/shared/battlefield/assault-battlefield.ts';

export type Place = readonly [x: number, y: number];

export const shown = async (
  field: BattlefieldView, properties: Partial<AssaultBattlefield> = {},
): Promise<AssaultBattlefield> => {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button>before</button>
      <assault-battlefield .view=${field}></assault-battlefield>
    </div>`);
  page.querySelector('button')?.focus();
  const map = page.querySelector('assault-battlefield')!;
  map.style.cssText = 'inline-size: 700px; block-size: 500px';
  await nextFrame();
  await nextFrame();
  Object.assign(map, properties);
  await map.updateComplete;
  return map;
};

export const all = (map: AssaultBattlefield, selector: string): SVGGraphicsElement[] =>
  [...map.renderRoot.querySelectorAll<SVGGraphicsElement>(selector)];
export const one = (map: AssaultBattlefield, selector: string): SVGGraphicsElement => {
  const [found] = all(map, selector);
  if (found === undefined) throw new Error(`nothing is ${selector}`);
  return found;
};
export const middleOf = (element: Element): Place => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
export const counterMiddle = (map: AssaultBattlefield, id: string): Place =>
  middleOf(one(map, `[data-counter="${id}"] .touch`));
export const focused = (map: AssaultBattlefield): string | undefined => {
  const { counter: id, token: hit } = (map.shadowRoot?.activeElement as SVGElement | null)?.dataset ?? {};
  return id ?? hit;
};
export const press = async (map: AssaultBattlefield, ...keys: string[]): Promise<void> => {
  for (const key of keys) {
    const [held, pressed] = key.length > 1 && key.includes('+') ? key.split('+') : [null, key];
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: pressed ?? key });
    if (held) await sendKeys({ up: held });
    await map.updateComplete;
  }
};
export const click = async (map: AssaultBattlefield, element: Element): Promise<void> => {
  await sendMouse({ type: 'click', position: [...middleOf(element)] });
  await map.updateComplete;
};
export const drag = async (map: AssaultBattlefield, from: Place, ...to: readonly Place[]): Promise<void> => {
  await sendMouse({ type: 'move', position: [...from] });
  await sendMouse({ type: 'down' });
  for (const place of to) await sendMouse({ type: 'move', position: [...place] });
  await map.updateComplete;
};

/** The names of the map's events as they come. */
export const heard = (map: AssaultBattlefield): Event[] => {
  const events: Event[] = [];
  for (const name of [
    'counter-chosen', 'counter-asked', 'counter-dragged', 'counter-dropped', 'move-cancelled',
    'token-moved', 'token-chosen', 'line-chosen',
  ]) map.addEventListener(name, event => events.push(event));
  return events;
};
export const idsOf = (events: readonly Event[]): string[] =>
  events.map(event => `${event.type} ${(event as Event & { id?: string }).id ?? ''}`.trim());
