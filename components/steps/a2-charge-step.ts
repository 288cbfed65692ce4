/** A2. Charge: one move for each unit that charges, then overwatch fire at those who did. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  brokenInCharge, chargeAllowance, charging, isWithinReach, whyNotEndCharge,
} from '../../src/epic-armageddon/a2-charge.ts';
import { has, isWarEngine } from '../../src/epic-armageddon/combatant.ts';
import { FIREFIGHT } from '../../src/epic-armageddon/engagement.ts';
import { legOf } from '../../src/epic-armageddon/movement.ts';
import { listOf, sentence } from '../../src/epic-armageddon/phrases.ts';
import { combatantOf, formationOf, livingIn, unitOf } from '../../src/epic-armageddon/roster.ts';
import type { Unit } from '../../src/epic-armageddon/state.ts';
import { isUsed } from '../../src/epic-armageddon/transports.ts';
import { aftermath } from './aftermath.ts';
import { mayCharge } from './care.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { mayGetOut, withPassengers } from './passengers.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, isEngaged, standingOf, standingWords } from './standings.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { chargers, mayAnyoneCharge, touchedAt, usualCharge, usualCharges } from './usual-moves.ts';
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
    return this.phase === 'testing' ? 'Dangerous terrain' : `${this.engaging} ${this.isAlone ? 'charges' : 'charge'}`;
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
    return this.phase === 'testing'
      ? 'The unit that moved throws a die before anybody else moves.'
      : `Move each unit once, up to its Speed. Somebody must end within ${FIREFIGHT} cm of ${this.target}, and see it.`;
  }

  protected override body(): unknown {
    if (this.isIn('withdrawing')) return this.withdrawal();
    if (this.isIn('overwatch')) {
      return html`
        <overwatch-entry .assault=${this.assault}></overwatch-entry>
        ${aftermath(this.assault)}
      `;
    }
    return this.phase === 'testing' ? this.terrainTest() : this.moving();
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.phase === 'testing') return html`${ruleNote(assault, { heading: 'Who has to test?', rules: ['A2.10'] })}`;
    if (this.isIn('withdrawing')) {
      return html`
        ${ruleNote(assault, { heading: 'Why does it break?', rules: ['B1', 'A2.8', 'A2.12'] })}
        ${ruleNote(assault, { heading: 'Who gets away?', rules: ['A7.3'] })}
      `;
    }
    if (this.isIn('overwatch')) {
      return html`${ruleNote(assault, { heading: 'What is overwatch?', rules: ['A2.12', 'V3'] })}`;
    }
    return this.movingNotes();
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
      ${refusal === null
        ? nothing
        : html`<p class="warning" id="why">${sentence(refusal)} <span class="rule">${refusal.rule}</span></p>`}
      <div class="actions">
        <button
          type="button"
          aria-disabled=${mayAll ? nothing : 'true'}
          @click=${() => this.moveAll(usualCharges(this.assault))}
        >All to the nearest enemy</button>
        ${this.passengers.length === 0
          ? nothing
          : html`<button type="button" @click=${() => this.allOut(this.transports, 'a2Charge')}>
              All passengers out
            </button>`}
        <button
          type="button"
          class="main"
          aria-disabled=${refusal === null ? nothing : 'true'}
          aria-describedby=${refusal === null ? nothing : 'why'}
          @click=${() => this.end(refusal === null)}
        >End the charge</button>
      </div>
      ${this.formationLists(this.formations, id => this.rows(id), unit => this.move(unit))}
    `;
  }

  /** Those that charge, and those whom their war engines carry. */
  private get formations(): readonly string[] {
    return [...new Set([...charging(this.assault), ...this.passengers.map(unit => unit.formation)])];
  }

  private rows(formation: string): readonly UnitRow[] {
    return withPassengers(livingIn(this.assault, formation)).map(unit => {
      if (unit.aboard !== null) return this.aboardRow(unit);
      const standing = standingOf(this.assault, unit.id);
      const moved = unit.left === null ? movedWords(unit, this.allowance(unit)) : 'got out';
      return rowOf(unit.id, unit.id, unit.name, {
        state: standing === undefined ? null : standingWords(standing),
        tone: standing !== undefined && isEngaged(standing) ? 'plain' : 'soft',
        detail: moved === null ? null : capital(moved),
        opens: unit.left === null,
      });
    });
  }

  private aboardRow(unit: Unit): UnitRow {
    return rowOf(unit.id, unit.id, unit.name, {
      state: `in ${unitOf(this.assault, unit.aboard!).name}`, tone: 'soft', opens: this.passengers.includes(unit),
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

  private get transports(): readonly string[] {
    return [...new Set(this.passengers.map(unit => unit.aboard!))];
  }

  private allowance(unit: Unit): number {
    return chargeAllowance(this.assault, legOf(this.assault, unit.id, unit.at));
  }

  private end(mayEnd: boolean): void {
    if (mayEnd) this.decide(this.keep === null ? { type: 'charge.ended' } : { type: 'charge.ended', keep: this.keep });
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
