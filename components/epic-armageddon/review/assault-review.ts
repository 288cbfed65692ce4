/** The review of an assault: what its decisions cost, what its dice turned, and what would have been better. */
import type { Review } from '../../../machines/epic-armageddon/review/review.ts';
import { replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { capital } from '../../shared/languages/forms.ts';
import { barOddsWords } from '../../shared/resolver/bar-odds-words.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { ReviewElement } from '../../shared/review/review-element.ts';
import type { BetterFound } from '../../shared/review/review-panel.ts';
import { reviewWords } from '../../shared/review/review-words.ts';
import { forceIn, forceOf } from '../steps/wording.ts';
import { rowsOf, type MomentRow } from './moments.ts';
import { bestView, playedView, replyTo, snapshotOf, viewAt, whyOf } from './review-map.ts';

export class AssaultReview extends ReviewElement<MomentRow> {
  declare scenario: Scenario | null;
  declare events: readonly AssaultEvent[];
  declare review: Review | null;
  #timeline: Timeline | null = null;

  protected override get words(): readonly string[] {
    return [
      'resolver', 'opening', 'samples', 'review', 'throws', 'steps-playing', 'steps-map', 'steps-charge',
      'epic-moments',
    ];
  }

  protected override begin(): void {
    this.#timeline = this.scenario === null ? null : replay(this.scenario, this.events);
  }

  protected override get heading(): string | null {
    if (this.#timeline === null) return null;
    return bundledTitle(null, this.#timeline.scenario.title) || resolverWords.untitled;
  }

  protected override get rows(): readonly MomentRow[] {
    return this.#timeline === null ? [] : rowsOf(this.#timeline, this.review);
  }

  protected override get outcome(): string {
    const { snapshots, at } = this.#timeline!;
    const { status, context: { assault } } = snapshots[at]!;
    if (status === 'active') return '';
    return assault.winner === null ? barOddsWords.nobodyHasWon
      : capital(barOddsWords.hasWon(...forceIn(assault, assault.winner)));
  }

  protected override graphLabel({ before }: MomentRow): string {
    return reviewWords.graph(forceOf(before.context.assault, 'attacker') || this.#timeline!.scenario.title);
  }

  protected override found(row: MomentRow): BetterFound | null {
    const found = snapshotOf(this.#timeline!, row);
    if (found === null) return null;
    return { why: whyOf(row, found), replying: replyTo(this.#timeline!, row, found)?.length ?? null };
  }

  protected override playedView(row: MomentRow | null): BattlefieldView {
    const { snapshots, at } = this.#timeline!;
    return row === null ? viewAt(snapshots[at]!, snapshots[at]!) : playedView(row);
  }

  protected override bestView(row: MomentRow): BattlefieldView {
    const found = snapshotOf(this.#timeline!, row)!;
    return bestView(row, found, replyTo(this.#timeline!, row, found));
  }
}

if (!customElements.get('assault-review')) customElements.define('assault-review', AssaultReview);

declare global {
  interface HTMLElementTagNameMap {
    'assault-review': AssaultReview;
  }
}
