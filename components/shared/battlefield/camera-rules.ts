/**
 * When the camera moves by itself: at a new step, on request, and for other units; never under a finger, never within a
 * step unless most of those in the assault have left its picture, never after somebody has moved it until it is asked
 * to or a stand to decide about would be hidden.
 */
import type { LitElement, PropertyValues, ReactiveController } from 'lit';
import { isStill } from '../still.ts';
import { hidesActing, isOtherTable, isWorthMoving, losesMost } from './aim.ts';
import { paperOrigin, type Camera, type Covered, type Window } from './camera.ts';
import { EMPTY_VIEW, type BattlefieldView } from './view.ts';

/** How long it is on its way, ms. */
const GLIDE = 240;

interface Host extends LitElement {
  readonly view: BattlefieldView;
  readonly covered: Covered | null;
  /** What lies over the map is still coming bit by bit: nobody has begun to use it. */
  readonly isArriving: boolean;
  window: Window;
  camera: Camera;
  /** The camera that shows who matters. */
  fitted(view: BattlefieldView): Camera;
}

export class CameraRules implements ReactiveController {
  /** Nobody has moved the camera. */
  isAtRest = true;
  /** It is where it was before the page was loaded again, and nothing else was to be shown since. */
  isResumed = false;
  readonly #host: Host;
  #isHeld = false;
  #isDue = false;
  #before: Camera | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  set isHeld(isHeld: boolean) {
    this.#isHeld = isHeld;
    if (isHeld) this.#paper?.getAnimations?.().forEach(one => one.finish());
    else void this.#afterwards();
  }

  /** Shows who matters, at once or on the way there. */
  showAll(isGliding = false): void {
    this.isAtRest = true;
    this.goTo(this.#host.fitted(this.#host.view), isGliding);
  }

  /** It is where it was in another view or before: what arrives of its map does not move it. */
  resume(camera: Camera, isAtRest: boolean): void {
    this.#paper?.getAnimations?.().forEach(one => one.finish());
    this.#before = null;
    this.goTo(camera, false);
    this.isAtRest = isAtRest;
    this.isResumed = true;
  }

  goTo(camera: Camera, isGliding: boolean): void {
    this.#isDue = false;
    this.isResumed = false;
    if (isGliding && !isStill()) this.#before ??= this.#host.camera;
    this.#host.camera = camera;
  }

  /**
   * What another size, another cover or another view does to it. A cover that changes only shifts it; one that still
   * grows, since what it holds comes bit by bit, is as the first.
   */
  update(changed: PropertyValues<Host>): void {
    const host = this.#host;
    if (changed.has('covered') && host.covered !== null) host.window = { ...host.window, covered: host.covered };
    const { width, height } = changed.get('window') ?? host.window;
    const isFirstCover = changed.has('covered') && (changed.get('covered') === null || host.isArriving);
    const isOther = isFirstCover || width !== host.window.width || height !== host.window.height;
    const isArriving = this.isResumed && (isFirstCover || width === 0);
    if (isOther && this.isAtRest && !isArriving) this.showAll();
    else if (changed.has('view')) this.#follow(changed.get('view') ?? EMPTY_VIEW);
  }

  /** Other units are shown from the start, another step if that is worth it. */
  #follow(before: BattlefieldView): void {
    const { view, camera, window } = this.#host;
    if (isOtherTable(before.counters, view.counters)) return this.showAll();
    const isWorth = this.isAtRest ? isWorthMoving : hidesActing;
    if (before.step !== view.step) this.#isDue = isWorth(camera, window, view);
    else if (this.isAtRest && losesMost(camera, window, view)) this.#isDue = true;
    if (this.#isDue && !this.#isHeld) this.showAll(true);
  }

  hostUpdated(): void {
    const before = this.#before;
    this.#before = null;
    if (before !== null) this.#glide(before);
  }

  /** The hand is gone, and what it has done has been answered. */
  async #afterwards(): Promise<void> {
    await this.#host.updateComplete;
    if (this.#isDue && !this.#isHeld) this.showAll(true);
  }

  /** The picture is the new one from the start; it is only drawn where the old one was. */
  #glide(before: Camera): void {
    const { camera, window } = this.#host;
    const [x, y] = paperOrigin(before, window);
    const [left, top] = paperOrigin(camera, window);
    const from = `translate(${x}px, ${y}px) scale(${before.scale / camera.scale})`;
    this.#paper?.animate?.(
      [{ transform: from }, { transform: `translate(${left}px, ${top}px) scale(1)` }],
      { duration: GLIDE, easing: 'ease-in-out' },
    );
  }

  get #paper(): SVGGElement | null {
    return this.#host.renderRoot.querySelector<SVGGElement>('svg.map > g');
  }
}
