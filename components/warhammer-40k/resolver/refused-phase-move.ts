/** What a refused move of a phase lacks: the nearest end at which it would be allowed. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { nearestEnd, type MoveRules, type NearestEnd } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { PlaceMeant } from '../../shared/resolver/table-selection.ts';
import { fightWords } from './fight/fight-words.ts';

/** One sentence on where a refused move might have ended; empty where no end is near. */
export class RefusedPhaseMove extends SpokenElement {
  static override styles = css`
    :host {
      display: block;
      margin-block: calc(var(--_space) * 2);
    }
  `;
  static override properties = {
    phase: { attribute: false }, place: { attribute: false }, rules: { attribute: false },
  };
  declare phase: Phase;
  /** Who was to go where. */
  declare place: PlaceMeant;
  /** What the step in which it was refused says of places for that model. */
  declare rules: MoveRules;
  #end: NearestEnd | null = null;

  protected override get words(): readonly string[] {
    return ['warhammer-40k-fight'];
  }

  /** Sought once for each place: it takes long enough to be seen. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('phase') && !changed.has('place')) return;
    const { id, to } = this.place;
    this.#end = nearestEnd(this.phase, id, to, this.rules);
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#end === null ? nothing : html`${fightWords.end(this.#end)}`;
  }
}

if (!customElements.get('refused-phase-move')) customElements.define('refused-phase-move', RefusedPhaseMove);

declare global {
  interface HTMLElementTagNameMap {
    'refused-phase-move': RefusedPhaseMove;
  }
}
