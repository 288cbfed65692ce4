/** A frame with a map, a panel and a bar in it, in a box of any size; and what is seen of it. */
import { fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../components/shared/battlefield/assault-battlefield.ts';
import { TableFrame } from '../../../../components/shared/frame/table-frame.ts';
import '../../../../components/shared/parts/report-log.ts';
import type { LogLine } from '../../../../components/shared/parts/report-log.ts';
import type { RailStep } from '../../../../components/shared/parts/step-rail.ts';
import { comeToRest } from '../../../support/at-rest.ts';
import { richView } from '../battlefield/build-view.ts';

const STEPS = ['Target', 'Charge', 'Counter-charge', 'Attacks', 'Support', 'Result', 'Withdraw', 'Consolidate'];

/** The eight steps with this one now. */
export const stepsAt = (now: number): readonly RailStep[] => STEPS.map((label, at) => ({
  id: label, label, note: null, state: at < now ? 'done' : at === now ? 'now' : 'later',
}));

export const linesOf = (count: number): readonly LogLine[] => Array.from({ length: count }, (_, at) => ({
  index: at, rule: 'A4.1', say: `Sentence ${at + 1}.`, current: at === count - 1, undone: false,
}));

export interface Framed {
  readonly frame: TableFrame;
  /** What stands around it, with a size of its own. */
  readonly box: HTMLElement;
}

/** How high the bar below is, as the place of the primary and of the odds. */
const BAR = { stacked: 88, beside: 64 } as const;

/** A frame in a box; `paragraphs` make the panel as long as is wanted. */
export const framed = async (
  width: number, height: number, { bar = BAR.stacked as number, paragraphs = 40, views = true } = {},
): Promise<Framed> => {
  await setViewport({ width: Math.max(width, 500), height: Math.max(height, 500) });
  document.body.style.margin = '0';
  const words = 'Everyone in contact, or in sight within 15 cm, strikes at once.';
  const box = await fixture<HTMLElement>(html`<div>
    <table-frame .steps=${stepsAt(3)} .lines=${linesOf(12)} .view=${richView}>
      <a slot="back" href="#" aria-label="Home">‹</a>
      <strong slot="title">Marines charge a warband</strong>
      ${views ? html`<nav slot="views" aria-label="Views"><a href="#">Set up</a> <a href="#">Play</a></nav>` : ''}
      <button slot="menu" type="button">More</button>
      <div slot="map"><assault-battlefield .view=${richView}></assault-battlefield></div>
      <div slot="panel"><h2>Attacks</h2>${Array.from({ length: paragraphs }, () => html`<p>${words}</p>`)}
        <button type="button">Why?</button></div>
      <div slot="bar"><button type="button">Throw 12 dice</button></div>
    </table-frame>
  </div>`);
  box.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
  box.querySelector<HTMLElement>('[slot=bar]')!.style.blockSize = `${bar}px`;
  box.querySelector<HTMLElement>('assault-battlefield')!.style.blockSize = '100%';
  const frame = box.querySelector('table-frame')!;
  await settled(frame);
  return { frame, box };
};

export const framedBeside = (width: number, height: number): Promise<Framed> =>
  framed(width, height, { bar: BAR.beside });

export const settled = async (frame: TableFrame): Promise<void> => {
  await frame.updateComplete;
  await comeToRest(frame);
  await frame.updateComplete;
};

/** Somebody turns to it: what moves its sheet comes. */
export const touched = async ({ frame }: Framed): Promise<void> => {
  frame.dispatchEvent(new Event('pointermove'));
  await TableFrame.parts!();
  await settled(frame);
};

export const part = (frame: TableFrame, selector: string): HTMLElement =>
  frame.renderRoot.querySelector<HTMLElement>(selector)!;

export const boxOf = (frame: TableFrame, selector: string): DOMRect => part(frame, selector).getBoundingClientRect();

export const isSeen = (frame: TableFrame, selector: string): boolean =>
  part(frame, selector).checkVisibility() && boxOf(frame, selector).height > 0;

/** How much of the map nothing covers, in px. */
export const uncovered = (frame: TableFrame): number => {
  const [map, sheet] = [boxOf(frame, '.map'), boxOf(frame, '.sheet')];
  return sheet.left < map.right && sheet.top < map.bottom ? sheet.top - map.top : map.height;
};

/** What has the focus, in elements within elements too. */
export const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};
