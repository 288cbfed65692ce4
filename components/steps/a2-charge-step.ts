/** A2. Charge: one move for each unit that charges, then overwatch fire at those who did. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  brokenInCharge, chargeAllowance, charging, isWithinReach, whyNotEndCharge,
} from '../../src/epic-armageddon/a2-charge.ts';
import { has, isWarEngine } from '../../src/epic-armageddon/combatant.ts';
import { FIREFIGHT } from '../../src/epic-armageddon/engagement.ts';
import { legOf } from '../../src/epic-armageddon/movement.ts';
import { listOf } from '../../src/epic-armageddon/wording.ts';
import { combatantOf, formationOf } from '../../src/epic-armageddon/roster.ts';
import type { Unit } from '../../src/epic-armageddon/state.ts';
import { isUsed } from '../../src/epic-armageddon/transports.ts';
import {
  chargers, mayAnyoneCharge, touchedAt, usualCharge, usualCharges,
} from '../../src/epic-armageddon/usual-moves.ts';
import { aftermath } from './aftermath.ts';
import { mayCharge } from './care.ts';
import { chargeRows } from './charge-rows.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { mayGetOut, withCarried } from './passengers.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, standingOf } from './standings.ts';
import type { UnitRow } from './unit-list.ts';
import { WithdrawalPanel } from './withdrawal-panel.ts';
import { capital, forceOf } from './wording.ts';
import './overwatch-entry.ts';

/**
 * The panel of the charge.
 *
 * @fires decided - A unit moves or gets out, the charge ends; overwatch fires; whoever broke on the way in withdraws.
 */
export class A2ChargeStep extends WithdrawalPanel {
  protected override heading(): unknown {
    if (this.isIn('withdrawing')) return `${this.breaking} ${this.assault.withdrawing.length > 1 ? 'break' : 'breaks'}`;
    if (this.isIn('overwatch')) return 'Does anybody fire from overwatch?';
    return this.terrainTest?.heading ?? `${this.engaging} ${this.isAlone ? 'charges' : 'charge'}`;
  }

  protected override lead(): unknown {
    if (this.isIn('withdrawing')) {
      const isOver = charging(this.assault).length === 0;
      const isOne = this.assault.withdrawing.length < 2;
      const who = `Broken on the way in, ${isOne ? 'it makes' : 'they make'}`;
      const then = isOver ? ', and nothing is fought' : ` and ${isOne ? 'takes' : 'take'} no part`;
      return `${who} two moves away${then}.`;
    }
    if (this.isIn('overwatch')) return 'The charge is over. Throw the fire at the table and enter here what it hit.';
    const near = `Somebody must end within ${FIREFIGHT} cm of ${this.target}, and see it.`;
    return this.terrainTest?.lead ?? `Move each unit once, up to its Speed. ${near}`;
  }

  protected override body(): unknown {
    if (this.isIn('withdrawing')) return this.withdrawal();
    if (this.isIn('overwatch')) {
      return html`
        <overwatch-entry .assault=${this.assault}></overwatch-entry>
        ${aftermath(this.assault)}
      `;
    }
    return this.terrainTest?.body ?? this.moving();
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.isIn('withdrawing')) {
      return html`
        ${ruleNote(assault, { heading: 'Why does it break?', rules: ['B1', 'A2.8', 'A2.12'] })}
        ${ruleNote(assault, { heading: 'Who gets away?', rules: ['A7.3'] })}
      `;
    }
    if (this.isIn('overwatch')) {
      return html`${ruleNote(assault, { heading: 'What is overwatch?', rules: ['A2.12', 'V3'] })}`;
    }
    return this.terrainTest?.notes ?? this.movingNotes();
  }

  private movingNotes(): TemplateResult {
    const { assault } = this;
    const units = chargers(assault);
    const isAny = (is: (unit: Unit) => boolean): boolean => units.some(is);
    return html`
      ${ruleNote(assault, { heading: 'How far may it move?', rules: ['A2.1', 'A2.9'] })}
      ${ruleNote(assault, { heading: 'Where may it not go?', rules: ['A2.3', 'A2.4', 'A2.5', 'A2.6', 'A2.7'] })}
      ${isAny(unit => isWarEngine(combatantOf(assault, unit)))
        ? ruleNote(assault, { heading: 'Whom may a war engine shove aside?', rules: ['A2.13', 'W4'] })
        : nothing}
      ${this.passengers.length > 0
        ? ruleNote(assault, { heading: 'Who may get out?', rules: ['A2.11', 'W10'], ruling: 'disembarkWithin' })
        : nothing}
      ${ruleNote(assault, { heading: 'Is there an assault?', rules: ['A2.2'] })}
      ${this.isAlone ? nothing : ruleNote(assault, { heading: 'Must all of them get there?', rules: ['A1.5', 'A1.6'] })}
      ${ruleNote(assault, { heading: 'Must they stay together?', rules: ['A2.8'] })}
    `;
  }

  private moving(): TemplateResult {
    const refusal = whyNotEndCharge(this.assault);
    const mayAll = mayAnyoneCharge(this.assault);
    return html`
      <p class="fact">${this.preview}</p>
      ${this.reachWarning()} ${this.coherency(charging(this.assault))}
      ${this.whyNotEnd(refusal)}
      <div class="actions">
        ${this.everybody('All to the nearest enemy', mayAll, () => usualCharges(this.assault))}
        ${this.everybodyOut(this.passengers, 'a2Charge')}
        ${this.endOf('charge.ended', 'End the charge', refusal)}
      </div>
      ${this.formationLists(this.formations, id => this.rows(id), unit => this.move(unit))}
    `;
  }

  /** Those that charge, and those whom their war engines carry. */
  private get formations(): readonly string[] {
    return withCarried(charging(this.assault), this.passengers);
  }

  private rows(formation: string): readonly UnitRow[] {
    return chargeRows(this.assault, formation, this.passengers, unit => {
      const moved = unit.left === null ? movedWords(unit, this.allowance(unit)) : 'got out';
      return { detail: moved === null ? null : capital(moved), opens: unit.left === null };
    });
  }

  private get preview(): string {
    return `If the charge ended now: ${engagedWords(this.assault, 'attacker')}.`;
  }

  private reachWarning(): TemplateResult | typeof nothing {
    if (isWithinReach(this.assault)) return nothing;
    return html`<p class="warning">
      Nobody is within ${FIREFIGHT} cm and in line of fire of ${this.target}. If the charge ends now, there is no
      assault. <span class="rule">A2.2</span>
    </p>`;
  }

  /** What can be done for the chosen unit. */
  private move(unit: Unit): unknown {
    if (unit.aboard !== null) return this.gettingOut(unit, 'a2Charge');
    return html`
      ${this.wayOf(unit)}
      ${this.carefully(unit, mayCharge(this.assault, unit))}
      ${this.lettingOut(unit, 'a2Charge')}
    `;
  }

  private wayOf(unit: Unit): TemplateResult {
    const standing = standingOf(this.assault, unit.id);
    if (standing?.kind === 'contact') return html`<p class="fact">It is in contact, and stays there.</p>`;
    if (isUsed(this.assault, unit.id)) return html`<p class="fact">It has let passengers out and goes no further.</p>`;
    const to = usualCharge(this.assault, unit.id);
    const touched = to === null ? undefined : touchedAt(this.assault, unit.id, to);
    const isLanding = has(combatantOf(this.assault, unit), 'aircraft');
    const towards = isLanding ? 'Land nearest the enemy' : 'Towards the nearest enemy';
    const into = isLanding ? 'Land in contact with' : 'Into contact with';
    const words = touched === undefined ? towards : `${into} ${touched.name}`;
    return this.moveOf(unit, leftOf(unit, this.allowance(unit)), to === null ? null : { to, words });
  }

  private get passengers(): readonly Unit[] {
    return mayGetOut(this.assault, 'a2Charge', formationOf(this.assault, this.assault.engaging).side);
  }

  private allowance(unit: Unit): number {
    return chargeAllowance(this.assault, legOf(this.assault, unit.id, unit.at));
  }

  private get isAlone(): boolean {
    return charging(this.assault).length < 2;
  }

  private get engaging(): string {
    return listOf(charging(this.assault).map(id => formationOf(this.assault, id).name));
  }

  private get breaking(): string {
    const ids = this.assault.withdrawing.length > 0 ? this.assault.withdrawing : brokenInCharge(this.assault);
    return listOf(ids.map(id => formationOf(this.assault, id).name));
  }

  private get target(): string {
    return forceOf(this.assault, 'defender');
  }
}

if (!customElements.get('a2-charge-step')) customElements.define('a2-charge-step', A2ChargeStep);

declare global {
  interface HTMLElementTagNameMap {
    'a2-charge-step': A2ChargeStep;
  }
}
