/** The tables of this browser tab, to go on with; of the last one where it stands and who is likely to win. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { isPhase, upToNow } from '../../../src/share-links/any-played.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { barOddsOf } from '../../epic-armageddon/resolver/live-odds/bar-odds.ts';
import { LiveOdds } from '../../epic-armageddon/resolver/live-odds/live-odds.ts';
import { stepStateOf } from '../../epic-armageddon/resolver/step-state.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { barOddsWords, chanceInWords } from '../../shared/resolver/bar-odds-words.ts';
import type { BarOdds } from '../../shared/resolver/odds-from-here.ts';
import { theme } from '../../shared/theme/theme.ts';
import { leftTables, rememberedTable, type LeftTable } from '../table/table-memory.ts';
import { asPlayed } from '../table/table-version.ts';
import { homeWords } from './home-words.ts';
import { tileStyles } from './tiles.styles.ts';

export class CarryOn extends SpokenElement {
  static override styles = [theme, tileStyles, css`
    :host {
      display: block;
    }
  `];
  static override properties = { left: { attribute: false }, last: { state: true } };
  /** What is there, the last one first. */
  declare left: readonly LeftTable[];
  /** The last one, if it is an assault of Epic. */
  declare private last: Timeline | null;
  readonly #odds = new LiveOdds(this, AssaultResolver.lazyParts!.odds, true);

  constructor() {
    super();
    this.left = leftTables();
    this.last = null;
  }

  protected override get words(): readonly string[] {
    return ['home', 'resolver', 'samples', 'warhammer-40k-samples', 'epic-moments'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('left')) void this.#readLast();
  }

  async #readLast(): Promise<void> {
    const { left } = this;
    const remembered = await rememberedTable(null);
    if (left !== this.left) return;
    const played = remembered && asPlayed(remembered.table.history.present);
    if (played === null || isPhase(played)) {
      this.last = null;
      return;
    }
    const { scenario, events } = upToNow(played) as Played;
    this.last = replay(scenario, events);
    this.#odds.begin(this.last);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.left.length === 0) return nothing;
    return html`<h3>${homeWords.carryOn}</h3>
      <ul>${this.left.map((left, place) => this.tile(left, place === 0 ? this.last : null))}</ul>`;
  }

  private tile({ address, title, id, at, steps }: LeftTable, last: Timeline | null): TemplateResult {
    const present = last && presentOf(last);
    const where = present === null ? homeWords.moment(at, steps) : stepStateOf(present).title;
    const odds = present && barOddsOf(this.#odds.view, present.context.assault, present.status !== 'active');
    return html`<li><a href=${address || '#play'}>
      <span>${bundledTitle(id, title)}</span> <small>${[where, ...saidOf(odds)].join(' · ')}</small>
    </a></li>`;
  }
}

/** Nothing as long as it is not known. */
const saidOf = (odds: BarOdds | null): readonly string[] => {
  if (odds === null) return [];
  const { winner, chances, forces: { attacker: [names, forces] }, error } = odds;
  if (winner === 'none') return [barOddsWords.nobodyHasWon];
  if (winner !== null) {
    const [winners, many] = odds.forces[winner];
    return [barOddsWords.hasWon(winners, many)];
  }
  return chances === null ? [] : [`${barOddsWords.wins(names, forces)} ${chanceInWords(chances.attacker, error)}`];
};

if (!customElements.get('carry-on')) customElements.define('carry-on', CarryOn);

declare global {
  interface HTMLElementTagNameMap {
    'carry-on': CarryOn;
  }
}
