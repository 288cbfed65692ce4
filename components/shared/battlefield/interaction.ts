/**
 * What answers hands and keys on the map: presses, drags, the keyboard, and what is shown only of these. It comes when
 * the map is first touched.
 */
import { css, html, nothing, type TemplateResult } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { isStill } from '../still.ts';
import { battlefieldWords } from './battlefield-words.ts';
import { Carrying } from './carrying.ts';
import { chipsOf, chipsTemplate, chipStyles, type EdgeChip } from './chips.ts';
import { isUnderScale } from './clear-of-scale.ts';
import { chooserStyles, chooserTemplate, type Doubt } from './chooser.ts';
import { toPaper, toTable } from './camera.ts';
import { CounterDropped, LineChosen, MoveCancelled, TokenChosen } from './events.ts';
import { ghostStyles } from './ghost.ts';
import { hitAt, seenAt } from './hits.ts';
import { Keyboard, type KeyboardHost } from './keyboard.ts';
import { Pointer, type Stage } from './pointer.ts';
import { Ruler, rulerStyles } from './ruler.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

export { fitBesideChips, fitWith } from './chips.ts';
export { carriedTemplate } from './ghost.ts';

/** How long a refused stand is on its way back, ms. */
const BACK = 240;
/** How long it is said that two fingers move the map, ms. */
const HINT = 1500;

export interface InteractionHost extends Stage, KeyboardHost {
  readonly text: number;
  /** Nobody has moved the camera. */
  readonly isAtRest: boolean;
  /** Shows who matters again. */
  showAll(): void;
  /** Brings counters in view. */
  show(units: readonly string[]): void;
}

/** Where a press was, and on what. */
export interface Press {
  readonly at: Point;
  readonly target: EventTarget | null;
  /** It was made with a mouse. */
  readonly isExact: boolean;
}

const hintStyles = css`
  .hint {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: fit-content;
    block-size: fit-content;
    padding: 12px 16px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-weight: 600;
    pointer-events: none;
  }
`;

export const interactionStyles = [chipStyles, chooserStyles, ghostStyles, hintStyles, rulerStyles];

export class MapInteraction {
  readonly carrying: Carrying;
  readonly pointer: Pointer;
  readonly keyboard: Keyboard;
  readonly ruler: Ruler;
  readonly #host: InteractionHost;
  #doubt: Doubt | null = null;
  #hint: 'none' | 'shown' | 'gone' = 'none';

  constructor(host: InteractionHost) {
    this.#host = host;
    this.carrying = new Carrying(host);
    this.ruler = new Ruler(host);
    this.pointer = new Pointer(host, this.carrying, this.ruler, () => this.#hintAtFingers());
    this.keyboard = new Keyboard(host, this.carrying, this.ruler);
  }

  /** The signs at the edge of the map. */
  get signs(): readonly EdgeChip[] {
    const { view, camera, window, text } = this.#host;
    return chipsOf(view, camera, window, text);
  }

  /** There are signs at the edge, or somebody who matters lies under the scale. */
  get isCrowded(): boolean {
    return this.signs.length > 0 || this.#isUnder;
  }

  get #isUnder(): boolean {
    const { view, camera, window, text } = this.#host;
    return isUnderScale(view, camera, window, text);
  }

  /** What lies over the map: signs at its edge, names to choose from, a hint. */
  templateWith(signs: readonly EdgeChip[]): TemplateResult {
    const { window } = this.#host;
    const counters = this.#doubt?.ids.map(id => this.#host.counter(id)).filter(one => one !== undefined) ?? [];
    return html`
      ${chipsTemplate(signs, units => this.#host.show(units))}
      ${this.#doubt === null || counters.length < 2 ? nothing
        : chooserTemplate(this.#doubt, counters, window, id => this.#decide(id))}
      ${this.#hint === 'shown' ? html`<p class="hint">${battlefieldWords.twoFingers}</p>` : nothing}`;
  }

  /** What is said of the thing in a hand, or of the ruler, to those who cannot see it. */
  get announcement(): string {
    const { load } = this.carrying;
    const { view } = this.#host;
    if (load === null) return this.ruler.words;
    if (load.kind === 'counter') {
      return view.ghost?.unit === load.id ? (view.ghost.refusal ?? view.ghost.remaining) : '';
    }
    const over = this.#host.counter(load.over);
    const token = this.#host.token(load.id);
    return over === undefined || token === undefined
      ? '' : (view.words ?? battlefieldWords).tokenOn(token.number, over.name);
  }

  /** At a new step nobody who matters stays under the scale; a stand whose move was refused goes back from there. */
  updated(before: BattlefieldView | undefined): void {
    const { isAtRest, isHeld } = this.#host;
    if (before !== undefined && before.step !== this.#host.view.step && isAtRest && !isHeld && this.#isUnder) {
      this.#host.showAll();
    }
    this.#sendBack(before);
  }

  #sendBack(before: BattlefieldView | undefined): void {
    const { view, camera: { scale }, renderRoot } = this.#host;
    const { refused } = view;
    const counter = this.#host.counter(refused?.unit ?? null);
    if (!refused || !counter || refused.to === before?.refused?.to || isStill()) return;
    const placeOf = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;
    renderRoot.querySelector('.ghost.back')?.animate?.([
      { transform: placeOf(toPaper(refused.to, scale)), visibility: 'visible' },
      { transform: placeOf(toPaper(counter.at, scale)), visibility: 'visible' },
    ], { duration: BACK, easing: 'ease-out' });
  }

  /** A finger or a button goes down anywhere on the map: what was said of the last press is over. */
  readonly begin = {
    capture: true,
    handleEvent: (): void => {
      this.#setDoubt(null);
      if (this.#host.view.refused) this.#host.dispatchEvent(new MoveCancelled());
    },
  };

  readonly click = (event: MouseEvent): void => {
    const start = this.pointer.takeStart();
    if (this.pointer.endsDrag()) return;
    const press = pressOf(event);
    this.press(press.isExact || start === null ? press : { ...press, at: start }); // a finger's click may be shifted
  };

  /** A tap: on a hit, on a stand or several, on a place for the selected stand, on a line. */
  press({ at, target, isExact }: Press): void {
    if (this.ruler.isOut) return this.ruler.tap(at);
    const { view, camera, window } = this.#host;
    const thing = target instanceof Element ? target.closest<SVGGElement>('[data-token], [data-line]') : null;
    const { token, line } = thing?.dataset ?? {};
    if (token !== undefined) return void this.#host.dispatchEvent(new TokenChosen(token));
    const hit = hitAt(view, camera, window, at, isExact);
    if (hit !== null && hit.doubt.length > 1) return this.#setDoubt({ at, ids: hit.doubt.map(({ id }) => id) });
    if (hit !== null && !this.#isPlaceBeside(hit.counter, at)) return this.#host.tapped(hit.counter);
    const chosen = this.#chosenMover;
    if (chosen !== undefined) {
      return void this.#host.dispatchEvent(new CounterDropped(chosen.id, toTable(camera, window, at)));
    }
    if (line !== undefined) this.#host.dispatchEvent(new LineChosen(line));
  }

  /** The selected stand, if it may move. */
  get #chosenMover(): Counter | undefined {
    const chosen = this.#host.counter(this.#host.view.chosen ?? null);
    return chosen?.movable ? chosen : undefined;
  }

  /** Beside one who cannot act, outside its base: there the selected stand is to go. */
  #isPlaceBeside({ movable, choosable, at: place, radius }: Counter, at: Point): boolean {
    if (movable || choosable || this.#chosenMover === undefined) return false;
    const { camera, window } = this.#host;
    return distance(seenAt(place, camera, window), at) > radius * camera.scale;
  }

  #decide(id: string): void {
    this.#setDoubt(null);
    this.#host.tapped(this.#host.counter(id));
  }

  #setDoubt(doubt: Doubt | null): void {
    if (this.#doubt === doubt) return;
    this.#doubt = doubt;
    this.#host.requestUpdate();
  }

  /** Once only. */
  #hintAtFingers(): void {
    if (this.#hint !== 'none') return;
    this.#setHint('shown');
    setTimeout(() => this.#setHint('gone'), HINT);
  }

  #setHint(hint: 'shown' | 'gone'): void {
    this.#hint = hint;
    this.#host.requestUpdate();
  }
}

/** The place of a click in its map; one without a pointer, as a screen reader makes it, is on its target. */
export const pressOf = (event: MouseEvent): Press => {
  const [target = null] = event.composedPath();
  const svg = target instanceof Element ? target.closest('svg.map') : null;
  const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
  const isExact = !(event instanceof PointerEvent) || event.pointerType !== 'touch';
  if (event.detail > 0 || !(target instanceof Element)) {
    return { at: [event.clientX - left, event.clientY - top], target, isExact };
  }
  const box = target.closest('[data-counter]')?.getBoundingClientRect() ?? target.getBoundingClientRect();
  return { at: [box.x + box.width / 2 - left, box.y + box.height / 2 - top], target, isExact: true };
};
