/** The parts of a map that come later: its key and the table instead of it, and what answers hands and keys. */
import { adoptStyles, type CSSResultOrNative, type LitElement, type ReactiveController } from 'lit';
import { onceTouched } from '../once-touched.ts';
import type { InteractionHost, MapInteraction, Press } from './interaction.ts';
import type * as Interactions from './interaction.ts';
import type * as Sheets from './sheets.ts';

/** Put in by the build of a script that has them in another one beside it. */
declare const MAP_IN_OTHER_SCRIPT: true | undefined;
const isAllHere = typeof MAP_IN_OTHER_SCRIPT === 'undefined';
/** Put in by the build of modules for any page: the first screen does without what answers hands. */
declare const MAP_AT_FIRST_TOUCH: true | undefined;
const isAtOnce = isAllHere && typeof MAP_AT_FIRST_TOUCH === 'undefined';

interface Host extends InteractionHost {
  /** The key or the table is wanted. */
  readonly wantsSheets: boolean;
  /** They cannot be had. */
  giveUpSheets(): void;
  /** Hands and keys are answered from now on. */
  interactionCame(): void;
}

export class MapParts implements ReactiveController {
  static sheets: (() => Promise<typeof Sheets>) | null = isAllHere ? () => import('./sheets.ts') : null;
  /** Comes at once; on other pages than the site's at the first touch, or when nobody waits after the first step. */
  static interaction: (() => Promise<typeof Interactions>) | null =
    isAllHere ? () => import('./interaction.ts') : null;
  /** The key and the table; null: they have not come. */
  sheets: typeof Sheets | null = null;
  /** What answers hands and keys; null: it has not come. */
  interaction: MapInteraction | null = null;
  interactions: typeof Interactions | null = null;
  readonly #host: Host;
  #styles: readonly CSSResultOrNative[] = [];
  #sheetsComing: Promise<void> | null = null;
  #interactionComing: Promise<void> | null = null;
  #firstStep: string | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
    if (!isAtOnce) onceTouched(host, () => this.#bringInteraction());
  }

  hostConnected(): void {
    if (isAtOnce) void this.#bringInteraction();
  }

  hostUpdate(): void {
    if (this.#host.wantsSheets && this.sheets === null) this.#sheetsComing ??= this.#bringSheets();
    const { step } = this.#host.view;
    this.#firstStep ??= step;
    // Who plays on without a touch of the map is told at its edge as well who is out of sight, where a browser says
    // when it has nothing better to do.
    if (step !== this.#firstStep && this.interaction === null) {
      globalThis.requestIdleCallback?.(() => void this.#bringInteraction());
    }
  }

  /** What is on its way; null: nothing is. */
  get coming(): Promise<unknown> | null {
    return this.#sheetsComing === null && this.#interactionComing === null
      ? null : Promise.all([this.#sheetsComing, this.#interactionComing]);
  }

  /** What answers a tap may still be on its way: it is answered then. */
  async press(press: Press): Promise<void> {
    await this.#bringInteraction();
    this.interaction?.press(press);
  }

  /** Takes the ruler out, or puts it away. */
  async measure(): Promise<void> {
    await this.#bringInteraction();
    this.interaction?.ruler.toggle();
  }

  /** Where they cannot be had the map stays. */
  async #bringSheets(): Promise<void> {
    try {
      const sheets = await MapParts.sheets!();
      this.adopt(sheets.keyStyles, sheets.tableStyles);
      this.sheets = sheets;
      this.#host.requestUpdate();
    } catch {
      this.#host.giveUpSheets();
    }
    this.#sheetsComing = null;
  }

  #bringInteraction(): Promise<void> {
    const bring = MapParts.interaction;
    if (this.interaction !== null || bring === null) return Promise.resolve();
    return this.#interactionComing ??= this.#take(bring).finally(() => (this.#interactionComing = null));
  }

  async #take(bring: () => Promise<typeof Interactions>): Promise<void> {
    const interactions = await bring().catch(() => null);
    if (interactions === null) return;
    this.adopt(...interactions.interactionStyles);
    this.interactions = interactions;
    this.interaction = new interactions.MapInteraction(this.#host);
    this.#host.interactionCame();
    this.#host.requestUpdate();
  }

  /** More styles of the map, each of them once. */
  adopt(...styles: readonly CSSResultOrNative[]): void {
    const { renderRoot, constructor } = this.#host;
    this.#styles = [...new Set([...this.#styles, ...styles])];
    adoptStyles(renderRoot as ShadowRoot, [...(constructor as typeof LitElement).elementStyles, ...this.#styles]);
  }
}
