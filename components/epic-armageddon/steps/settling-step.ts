/** Hits being settled, wherever they come from: damage, saves, critical hits, and what follows from a wreck. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Purpose } from '../../../src/epic-armageddon/model/hands.ts';
import { criticalReach } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { criticalOf } from '../../../src/epic-armageddon/attacks/damage.ts';
import { passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { HitCause } from '../../../src/epic-armageddon/model/volley.ts';
import { handLabels, hitForce } from './hand-labels.ts';
import { criticalWords } from './criticals.ts';
import { HitPanel } from './hit-panel.ts';
import { isSavable, settledHits } from './hit-rows.ts';
import { settlingNotes } from './settling-notes.ts';
import { capital } from '../../shared/languages/forms.ts';
import { centimetres, unitNames } from './wording.ts';
import { settlingWords } from './hit-words.ts';
import '../../shared/parts/dice-throw.ts';
import './critical-entry.ts';
import './critical-hits.ts';

/** Causes that follow from hits which were settled just before. */
const FOLLOWING: readonly HitCause[] = ['splash', 'passengers', 'critical'];

/**
 * The panel of hits that are settled: dice for damage, for saves and for critical hits, who is caught in a blast, what
 * a critical hit did.
 *
 * @fires decided - A save is chosen, a critical hit is told.
 */
export class SettlingStep extends HitPanel {
  protected override heading(): unknown {
    const { source } = this;
    switch (this.phase) {
      case 'blasting':
        return settlingWords.blowsUp(source!.name);
      case 'telling':
        return settlingWords.criticalOn(source!.name);
    }
    if (this.purpose === 'damage') return settlingWords.howMuch;
    if (this.purpose === 'critical') return settlingWords.criticalsOn(this.whoThrows);
    return settlingWords.saves(hitForce(this.assault, this.assault.volley!, this.side));
  }

  protected override lead(): unknown {
    const { source } = this;
    switch (this.phase) {
      case 'blasting':
        return settlingWords.blast(centimetres(criticalOf(this.assault, source!).splash!.within));
      case 'telling':
        return this.toldOf(source!);
    }
    const { causes, purposes } = settlingWords;
    return [causes[this.assault.volley!.cause], purposes[this.purpose], this.waiting].filter(Boolean).join(' ');
  }

  protected override body(): unknown {
    if (this.phase === 'telling') {
      return html`<critical-entry .assault=${this.assault} .placed=${this.placed}></critical-entry>
        ${settledHits(this.assault)}`;
    }
    const { volley } = this.assault;
    if (this.purpose === 'critical') {
      return html`<critical-hits .assault=${this.assault} .hands=${this.hands}></critical-hits>`;
    }
    const isNew = this.phase === 'saving' && volley !== null;
    return html`
      ${this.aboard()}
      <dice-throw .hands=${this.hands} .labels=${handLabels(this.assault, this.hands)}></dice-throw>
      ${isNew ? this.hitLists(volley, 'save') : nothing}
      ${!isNew || FOLLOWING.includes(volley.cause) ? settledHits(this.assault) : nothing}
    `;
  }

  protected override notes(): TemplateResult {
    return settlingNotes(this.assault, this.state, this.purpose);
  }

  /** What is entered below is not said twice where it is moved. */
  private toldOf(source: Unit): string {
    if (criticalReach(this.assault) === 0) return settlingWords.datasheet(criticalWords(this.assault, source));
    const settled = { ...criticalOf(this.assault, source), entered: false };
    return settlingWords.datasheetMoves(criticalWords(this.assault, source, settled));
  }

  private get purpose(): Purpose {
    return this.hands[0]?.purpose ?? 'save';
  }

  private get side(): Side {
    return this.hands[0]?.side ?? 'defender';
  }

  /** The unit that a blast or a critical hit comes of. */
  private get source(): Unit | null {
    const unit = this.assault.aftermath[0]?.unit;
    return unit === undefined ? null : unitOf(this.assault, unit);
  }

  private get whoThrows(): string {
    return unitNames(this.assault, [...new Set(this.hands.flatMap(hand => hand.units))]);
  }

  /** Who saves after this side. */
  private get waiting(): string {
    const other = enemyOf(this.side);
    const hits = this.assault.volley!.hits[other].filter(hit => isSavable(this.assault, hit)).length;
    if (this.side !== 'defender' || hits === 0 || this.purpose === 'damage') return '';
    return settlingWords.thenOthers(hitForce(this.assault, this.assault.volley!, other), hits);
  }

  /** Who sits in a transport that may not live. */
  private aboard(): TemplateResult | typeof nothing {
    const { volley } = this.assault;
    if (this.phase !== 'saving' || volley === null) return nothing;
    const carriers = [...new Set([...volley.hits.defender, ...volley.hits.attacker].map(hit => hit.unit))]
      .map(id => ({ id, inside: passengersOf(this.assault, id).map(unit => unit.id) }))
      .filter(({ inside }) => inside.length > 0);
    return carriers.length === 0 ? nothing : html`<p class="fact">${carriers.map(({ id, inside }) =>
      settlingWords.sitIn(capital(unitNames(this.assault, inside)), inside.length, unitOf(this.assault, id).name))
      .join(' ')}
    </p>`;
  }
}

if (!customElements.get('settling-step')) customElements.define('settling-step', SettlingStep);

declare global {
  interface HTMLElementTagNameMap {
    'settling-step': SettlingStep;
  }
}
