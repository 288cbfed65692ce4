/** Who is selected; in a transport those aboard, by name: whoever may get out is dragged onto the map, or tapped. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import { toTable } from '../../shared/battlefield/camera.ts';
import { CounterDragged, CounterDropped, MoveCancelled } from '../../shared/battlefield/events.ts';
import { selectedBand, selectedStyles } from '../../shared/resolver/selected-band.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { mapDetailWords } from '../steps/map-details.ts';
import { UnitChosen } from '../steps/step.ts';
import type { ResolverView } from './resolver-view.ts';

/** So many pixels of a drag are still a tap. */
const STILL = 8;

/** A name that is held: where it was taken, and whether it has left its place. */
interface Held {
  readonly id: string;
  readonly from: Point;
  readonly isDragged: boolean;
}

/**
 * The unit that is looked at with the way to ask why, and the passengers of its transport.
 *
 * @fires unit-chosen - A passenger was tapped.
 * @fires counter-dragged - One is on its way over the map; answer with a view that has a ghost.
 * @fires counter-dropped - One was let go there.
 * @fires move-cancelled - One was let go beside the map.
 * @csspart passenger - One name.
 */
export class SelectedUnit extends SpokenElement {
  static override styles = [theme, buttons, selectedStyles, css`
    :host {
      display: contents;
    }
    .aboard {
      display: flex;
      margin-block-end: calc(var(--_space) * 2);
      flex-wrap: wrap;
      gap: calc(var(--_space) * 2);
      align-items: center;
    }
    .aboard b {
      font-size: var(--_size-s);
    }
    [part='passenger'] {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
      font-size: var(--_size-s);
      font-weight: 400;
      padding-inline: calc(var(--_space) * 3);
      overflow-wrap: anywhere;
    }
    /* A finger on a name carries it and does not scroll. */
    button[part='passenger'] {
      border-color: var(--_now);
      cursor: grab;
      touch-action: none;
      user-select: none;
    }
    button[aria-pressed='true'] {
      background: var(--_now-soft);
    }
    .stays {
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      color: var(--_ink-soft);
    }
  `];
  static override properties = { view: { attribute: false } };
  /** The moment: who is chosen, or asked why. */
  declare view: ResolverView;
  #held: Held | null = null;

  /** The focus belongs on the question why. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.why')?.focus(options);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.view) return nothing;
    return html`${this.#band()}${this.#aboard()}`;
  }

  /** Nobody is asked why while being carried, nor once it is told. */
  #band(): TemplateResult | typeof nothing {
    const { assault, chosen, asked, battlefield } = this.view;
    const unit = assault.units.find(({ id }) => id === chosen);
    return unit === undefined || asked !== null || battlefield.ghost !== null ? nothing : selectedBand(unit);
  }

  #aboard(): TemplateResult | typeof nothing {
    const { assault } = this.view;
    const transport = this.#transport;
    const inside = transport === null ? [] : passengersOf(assault, transport);
    if (inside.length === 0) return nothing;
    const says = mapDetailWords.aboard(inside.length);
    return html`<div class="aboard" role="group" aria-label="${unitOf(assault, transport!).name}: ${says}">
      <b aria-hidden="true">${says}</b>
      ${inside.map(unit => this.#name(unit))}
    </div>`;
  }

  /** The transport that is looked at, or that of the passenger who is, also once it has got out. */
  get #transport(): string | null {
    const { assault, chosen, asked } = this.view;
    const unit = assault.units.find(({ id }) => id === (chosen ?? asked));
    return unit?.aboard ?? unit?.left ?? unit?.id ?? null;
  }

  #name({ id, name }: Unit): TemplateResult {
    const { battlefield: { reaches = {} }, chosen } = this.view;
    if (!(id in reaches)) return html`<span class="stays" part="passenger">${name}</span>`;
    const isChosen = chosen === id;
    return html`<button
      type="button" part="passenger" data-unit=${id} aria-pressed=${isChosen}
      @click=${() => this.dispatchEvent(new UnitChosen(isChosen ? null : id))}
      @pointerdown=${this.#onDown} @pointermove=${this.#onMove} @pointerup=${this.#onUp}
      @pointercancel=${this.#giveUp}
    >${name}</button>`;
  }

  /** The map that lies beside this row. */
  get #map(): AssaultBattlefield | null {
    return (this.getRootNode() as ParentNode).querySelector('assault-battlefield');
  }

  /** The place on the table under a pointer; null: it is not over the map. */
  #placeOf({ clientX, clientY }: PointerEvent): Point | null {
    const map = this.#map;
    const window = map?.window;
    if (!map || !window) return null;
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const low = bottom - (window.covered?.bottom ?? 0);
    if (clientX < left || clientX > right || clientY < top || clientY > low) return null;
    return toTable(map.camera, window, [clientX - left, clientY - top]);
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const name = event.currentTarget as HTMLElement;
    name.setPointerCapture(event.pointerId);
    this.#held = { id: name.dataset.unit!, from: [event.clientX, event.clientY], isDragged: false };
  }

  #onMove(event: PointerEvent): void {
    const held = this.#held;
    if (held === null) return;
    const far = Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]);
    if (!held.isDragged && far < STILL) return;
    this.#held = { ...held, isDragged: true };
    const to = this.#placeOf(event);
    if (to !== null) this.dispatchEvent(new CounterDragged(held.id, to));
  }

  #onUp(event: PointerEvent): void {
    const held = this.#held;
    this.#held = null;
    if (!held?.isDragged) return;
    const to = this.#placeOf(event);
    this.dispatchEvent(to === null ? new MoveCancelled() : new CounterDropped(held.id, to));
    (event.currentTarget as HTMLElement).addEventListener('click', stop, { once: true, capture: true });
  }

  #giveUp(): void {
    if (this.#held?.isDragged) this.dispatchEvent(new MoveCancelled());
    this.#held = null;
  }
}

/** The click that ends a drag chooses nobody. */
const stop = (event: Event): void => event.stopImmediatePropagation();

if (!customElements.get('selected-unit')) customElements.define('selected-unit', SelectedUnit);

declare global {
  interface HTMLElementTagNameMap {
    'selected-unit': SelectedUnit;
  }
}
