/** The odds of the table in one line, while it is set up: those that its bar shows when it is played. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { LiveOdds } from '../../epic-armageddon/resolver/live-odds/live-odds.ts';
import { barOddsOf } from '../../epic-armageddon/resolver/live-odds/bar-odds.ts';
import '../../shared/resolver/odds-from-here.ts';

export class TableOddsLine extends LitElement {
  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
    }
    /* Large text has no room beside more of it. */
    @container (max-width: 15rem) {
      odds-from-here::part(line) {
        flex-wrap: wrap;
      }
    }
  `;
  static override properties = { played: { attribute: false } };
  /** Null: there is nothing to be asked about. */
  declare played: Played | null;
  #snapshot: AssaultSnapshot | null = null;
  readonly #liveOdds = new LiveOdds(this, AssaultResolver.lazyParts!.odds, true);

  constructor() {
    super();
    this.played = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('played')) return;
    this.#snapshot = null;
    if (this.played === null) return;
    const timeline = replay(this.played.scenario, this.played.events);
    this.#snapshot = presentOf(timeline);
    this.#liveOdds.begin(timeline);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.#snapshot === null) return nothing;
    const { context: { assault }, status } = this.#snapshot;
    const odds = barOddsOf(this.#liveOdds.view, assault, status !== 'active');
    return html`<odds-from-here .odds=${odds}></odds-from-here>`;
  }
}

if (!customElements.get('table-odds-line')) customElements.define('table-odds-line', TableOddsLine);

declare global {
  interface HTMLElementTagNameMap {
    'table-odds-line': TableOddsLine;
  }
}
