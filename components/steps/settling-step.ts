/** Hits being settled, wherever they come from: damage, saves, critical hits, and what follows from a wreck. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Purpose } from '../../src/epic-armageddon/hands.ts';
import { criticalOf } from '../../src/epic-armageddon/damage.ts';
import { passengersOf, unitOf } from '../../src/epic-armageddon/roster.ts';
import { enemyOf, type Side, type Unit } from '../../src/epic-armageddon/state.ts';
import type { Cause } from '../../src/epic-armageddon/volley.ts';
import { handLabels, hitForce } from './attack-words.ts';
import { criticalWords } from './criticals.ts';
import { HitPanel } from './hit-panel.ts';
import { isSavable, settledHits } from './hit-rows.ts';
import { settlingNotes } from './settling-notes.ts';
import { capital, countOf, unitNames } from './wording.ts';
import '../parts/dice-throw.ts';
import './critical-entry.ts';

/** What the dice of a throw are for. */
const PURPOSES: Readonly<Partial<Record<Purpose, string>>> = {
  save: 'One die for each hit that can be saved.',
  're-roll': 'Reinforced Armour throws failed saves again.',
  invulnerable: 'An invulnerable save is a last chance, whatever the hit.',
  damage: 'The dice say how many points of damage this hit does, and so on whom the next one falls.',
  critical: 'A die for every point of damage lost: a critical hit on a 6.',
};

/** What hits come of, where it is not the attacks. */
const CAUSES: Readonly<Partial<Record<Cause, string>>> = {
  overwatch: 'Overwatch fire has hit those who charge; against it they may use cover.',
  'hack-down': 'Nothing saves a hack-down.',
  withdrawal: 'Too near an enemy where it ends: a point of damage for each of them, and nothing saves it.',
  'dangerous-terrain': 'Nothing saves what dangerous terrain does.',
  splash: 'Whoever was caught in the blast takes a hit.',
  passengers: 'Those who climb out of the wreck take a hit of the kind that wrecked it. They save by armour, or '
    + 'on 6+ from the wreck.',
  'blast-marker': 'Broken already, they take hits instead of Blast markers.',
  critical: 'This is what the critical hit did; nothing saves it.',
};

/** Causes that follow from hits which were settled just before. */
const FOLLOWING: readonly Cause[] = ['splash', 'passengers', 'critical'];

const THROWS: Readonly<Partial<Record<Purpose, readonly [one: string, many: string]>>> = {
  critical: ['Throw for the critical hit', 'Throw for critical hits'],
  damage: ['Throw for damage', 'Throw for damage'],
};

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
        return `${source!.name} blows up`;
      case 'telling':
        return `Critical hit on ${source!.name}`;
    }
    if (this.purpose === 'damage') return 'How much damage?';
    if (this.purpose === 'critical') return `Critical hits on ${this.whoThrows}?`;
    return `Saves: ${hitForce(this.assault, this.assault.volley!, this.side)}`;
  }

  protected override lead(): unknown {
    const { source } = this;
    switch (this.phase) {
      case 'blasting':
        return `${this.blast} A die for everybody near.`;
      case 'telling':
        return `Its datasheet says what it does: ${criticalWords(this.assault, source!)}. `
          + 'Whatever cost nobody damage, such as a stagger, is played on the table.';
    }
    return [CAUSES[this.assault.volley!.cause], PURPOSES[this.purpose], this.waiting].filter(Boolean).join(' ');
  }

  protected override body(): unknown {
    if (this.phase === 'telling') {
      return html`<critical-entry data-next .assault=${this.assault}></critical-entry>${settledHits(this.assault)}`;
    }
    const { volley } = this.assault;
    const isNew = this.phase === 'saving' && volley !== null;
    return html`
      ${this.aboard()}
      <dice-throw
        data-next
        .hands=${this.hands}
        .labels=${handLabels(this.assault, this.hands)}
        .action=${this.action}
      ></dice-throw>
      ${isNew ? this.hitLists(volley, 'save') : nothing}
      ${!isNew || FOLLOWING.includes(volley.cause) ? settledHits(this.assault) : nothing}
    `;
  }

  protected override notes(): TemplateResult {
    return settlingNotes(this.assault, this.state, this.purpose);
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

  private get blast(): string {
    const { within } = criticalOf(this.assault, this.source!).splash!;
    return `Its blast reaches ${within} cm.`;
  }

  /** Who saves after this side. */
  private get waiting(): string {
    const other = enemyOf(this.side);
    const hits = this.assault.volley!.hits[other].filter(hit => isSavable(this.assault, hit)).length;
    if (this.side !== 'defender' || hits === 0 || this.purpose === 'damage') return '';
    return `Then ${hitForce(this.assault, this.assault.volley!, other)} has ${countOf(hits, 'hit')} to save.`;
  }

  private get action(): string {
    const dice = this.hands.reduce((sum, hand) => sum + hand.dice, 0);
    const words = THROWS[this.purpose];
    if (words !== undefined) return words[dice === 1 ? 0 : 1];
    if (this.phase === 'blasting') return '';
    return dice === 1 ? 'Throw 1 save' : `Throw ${dice} saves`;
  }

  /** Who sits in a transport that may not live. */
  private aboard(): TemplateResult | typeof nothing {
    const { volley } = this.assault;
    if (this.phase !== 'saving' || volley === null) return nothing;
    const carriers = [...new Set([...volley.hits.defender, ...volley.hits.attacker].map(hit => hit.unit))]
      .map(id => ({ id, inside: passengersOf(this.assault, id).map(unit => unit.id) }))
      .filter(({ inside }) => inside.length > 0);
    return carriers.length === 0 ? nothing : html`<p class="fact">${carriers.map(({ id, inside }) =>
      `${capital(unitNames(this.assault, inside))} ${inside.length === 1 ? 'sits' : 'sit'} in `
      + `${unitOf(this.assault, id).name}.`).join(' ')}</p>`;
  }
}

if (!customElements.get('settling-step')) customElements.define('settling-step', SettlingStep);

declare global {
  interface HTMLElementTagNameMap {
    'settling-step': SettlingStep;
  }
}
