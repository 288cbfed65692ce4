/** A statechart with the layout for the room that it has; the assault's own comes when it is wanted. */
import type { PropertyValues } from 'lit';
import type { Layout } from '../../../machines/charts/layout.ts';
import { ChartInput } from './chart-input.ts';
import type { StatechartLazyParts } from './lazy-parts.ts';
import { spokenLayout } from './spoken-chart.ts';

export abstract class ChartLayout extends ChartInput {
  static override properties = {
    ...ChartInput.properties,
    laid: { state: true },
    isUnreachable: { state: true },
    isOther: { state: true },
  };
  /** What it is drawn by, in English; null: that has not come yet. */
  declare protected laid: Layout | null;
  /** Something that it needs could not be brought. */
  declare protected isUnreachable: boolean;
  /** What it follows plays another ruleset. */
  declare protected isOther: boolean;
  /** What it is given has been read: which ruleset it is about is known. */
  protected isRead = false;
  readonly #room = new ResizeObserver(() => void this.choose());

  constructor() {
    super();
    this.laid = null;
    this.isUnreachable = false;
    this.isOther = false;
  }

  /** What it is drawn by, in the language of the screen. */
  protected get drawn(): Layout | null {
    return this.laid && spokenLayout(this.laid);
  }

  /** How the assault's own comes; null: not at all. */
  protected abstract get lazyParts(): StatechartLazyParts | null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('layout') || changed.has('layouts') || changed.has('variant')) void this.choose();
  }

  /** Only now has it a width where a page makes it part of a line. */
  protected override firstUpdated(): void {
    if (this.drawn === null) void this.choose();
  }

  protected async choose(): Promise<void> {
    const own = this.ownLayout;
    if (own !== null) {
      this.laid = own;
      return;
    }
    if (this.machine !== null || (this.room === 0 && this.variant === null)) return;
    if (this.namesRuleset && !this.isRead) return;
    try {
      const { isOther, fitting, lazyParts } = this;
      const drawn = isOther ? (await lazyParts?.phase())?.[fitting] : await lazyParts?.[fitting]();
      if (this.ownLayout === null && this.isOther === isOther && drawn !== undefined) this.laid = drawn;
    } catch {
      this.isUnreachable = true;
    }
  }
}
