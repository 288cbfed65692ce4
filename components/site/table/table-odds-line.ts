/** The odds of the table in one line, while it is set up: those that its bar shows when it is played. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { LiveOdds } from '../../epic-armageddon/resolver/live-odds/live-odds.ts';
import '../../epic-armageddon/resolver/live-odds/odds-from-here.ts';

export class TableOddsLine extends LitElement {
  static override properties = { played: { attribute: false } };
  /** Null: there is nothing to be asked about. */
  declare played: Played | null;
  readonly #liveOdds = new LiveOdds(this, AssaultResolver.lazyParts!.odds, true);

  constructor() {
    super();
    this.played = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('played') || this.played === null) return;
    const { scenario, events } = this.played;
    this.#liveOdds.begin(replay(scenario, events));
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.played === null ? nothing
      : html`<odds-from-here .liveOdds=${this.#liveOdds.view}></odds-from-here>`;
  }
}

if (!customElements.get('table-odds-line')) customElements.define('table-odds-line', TableOddsLine);

declare global {
  interface HTMLElementTagNameMap {
    'table-odds-line': TableOddsLine;
  }
}
