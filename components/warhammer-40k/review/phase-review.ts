/** The review of a phase: what the choices that its edition gives cost, what its dice turned, what would be better. */
import { presentIn } from '../../../machines/history.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { partsWords } from '../../shared/parts/parts-words.ts';
import { ReviewElement } from '../../shared/review/review-element.ts';
import type { BetterFound } from '../../shared/review/review-panel.ts';
import { reviewWords } from '../../shared/review/review-words.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PHASE_GROUPS } from '../spoken/word-groups.ts';
import { decidedBy, fightsIn, phaseRowsOf, turnOf, type PhaseRow, type ReviewedTurn } from './moments.ts';
import { bestView, playedView, viewAt } from './review-map.ts';

export class PhaseReviewElement extends ReviewElement<PhaseRow> {
  declare scenario: Scenario | null;
  declare events: readonly PlayedEvent[];
  #turn: ReviewedTurn | null = null;

  protected override get words(): readonly string[] {
    return ['resolver', 'review', ...PHASE_GROUPS];
  }

  protected override begin(): void {
    this.#turn = this.scenario === null ? null : turnOf({ scenario: this.scenario, events: this.events });
  }

  protected override get heading(): string | null {
    return this.scenario === null ? null : bundledTitle(null, this.scenario.title) || phaseWords.untitled;
  }

  protected override get rows(): readonly PhaseRow[] {
    return this.#turn === null ? [] : phaseRowsOf(this.#turn, this.review);
  }

  /** Of the only fight there was. */
  protected override get outcome(): string {
    const { status, context: { phase: { results: [only, ...others] } } } = presentIn(this.#turn!.timeline);
    return status === 'active' || only === undefined || others.length > 0 ? '' : phaseWords.resultOf(only);
  }

  protected override graphLabel({ before: { context: { phase } } }: PhaseRow): string {
    const [only, ...others] = phase.units.filter(({ side }) => side === 'attacker');
    const name = only === undefined || others.length > 0 ? partsWords.attacker : only.name;
    const fights = fightsIn(this.#turn!);
    return fights > 1 ? reviewWords.graphOfFights(name, fights) : reviewWords.graph(name);
  }

  protected override found({ name, before, moment: { best } }: PhaseRow): BetterFound {
    const what = best!.decisions.map(event => decidedBy(before.context.phase, event)).filter(Boolean).join(', ');
    return { why: `${what === '' ? name : `${name}: ${what}`}.`, replying: null };
  }

  protected override playedView(row: PhaseRow | null): BattlefieldView {
    if (row !== null) return playedView(row);
    const present = presentIn(this.#turn!.timeline);
    return viewAt(present, present);
  }

  protected override bestView(row: PhaseRow): BattlefieldView {
    return bestView(row);
  }
}

if (!customElements.get('phase-review')) customElements.define('phase-review', PhaseReviewElement);

declare global {
  interface HTMLElementTagNameMap {
    'phase-review': PhaseReviewElement;
  }
}
