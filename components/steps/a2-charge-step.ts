/** A2. Charge: one move for each unit of the engaging formation. */
import { html, nothing, type TemplateResult } from 'lit';
import { chargeAllowance, isWithinReach, whyNotEndCharge } from '../../src/epic-armageddon/a2-charge.ts';
import { FIREFIGHT } from '../../src/epic-armageddon/engagement.ts';
import { legOf } from '../../src/epic-armageddon/movement.ts';
import { sentence } from '../../src/epic-armageddon/phrases.ts';
import { formationOf, livingIn, type Unit } from '../../src/epic-armageddon/state.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, isEngaged, standingOf, standingWords } from './standings.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { mayAnyoneCharge, touchedAt, usualCharge, usualCharges } from './usual-moves.ts';
import { WithdrawalPanel } from './withdrawal-panel.ts';
import { capital } from './wording.ts';

/**
 * The panel of the charge.
 *
 * @fires decided - A unit moves, the charge ends; a formation that broke on its way in withdraws.
 */
export class A2ChargeStep extends WithdrawalPanel {
  protected override heading(): unknown {
    if (this.phase === 'withdrawing') return `${this.engaging} breaks`;
    return this.phase === 'testing' ? 'Dangerous terrain' : `${this.engaging} charges`;
  }

  protected override lead(): unknown {
    if (this.phase === 'withdrawing') {
      return 'Its losses on the way broke it. It makes two moves away, and nothing is fought.';
    }
    return this.phase === 'testing'
      ? 'The unit that moved throws a die before anybody else moves.'
      : `Move each unit once, up to its Speed. Somebody must end within ${FIREFIGHT} cm of ${this.target}, and see it.`;
  }

  protected override body(): unknown {
    if (this.phase === 'withdrawing') return this.withdrawal();
    return this.phase === 'testing' ? this.terrainTest() : this.moving();
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.phase === 'testing') return html`${ruleNote(assault, { heading: 'Who has to test?', rules: ['A2.10'] })}`;
    if (this.phase === 'withdrawing') {
      return html`
        ${ruleNote(assault, { heading: 'Why does it break?', rules: ['B1', 'A2.8'] })}
        ${ruleNote(assault, { heading: 'Who gets away?', rules: ['A7.3'] })}
      `;
    }
    return html`
      ${ruleNote(assault, { heading: 'How far may it move?', rules: ['A2.1', 'A2.9'] })}
      ${ruleNote(assault, { heading: 'Where may it not go?', rules: ['A2.3', 'A2.4', 'A2.5', 'A2.6', 'A2.7'] })}
      ${ruleNote(assault, { heading: 'Is there an assault?', rules: ['A2.2'] })}
      ${ruleNote(assault, { heading: 'Must they stay together?', rules: ['A2.8'] })}
    `;
  }

  private moving(): TemplateResult {
    const refusal = whyNotEndCharge(this.assault);
    const mayAll = mayAnyoneCharge(this.assault);
    return html`
      <p class="fact">${this.preview}</p>
      ${this.reachWarning()} ${this.coherency([this.assault.engaging])}
      ${refusal === null
        ? nothing
        : html`<p class="warning" id="why">${sentence(refusal)} <span class="rule">${refusal.rule}</span></p>`}
      <div class="actions">
        <button
          type="button"
          aria-disabled=${mayAll ? nothing : 'true'}
          @click=${() => this.moveAll(usualCharges(this.assault))}
        >All to the nearest enemy</button>
        <button
          type="button"
          class="main"
          aria-disabled=${refusal === null ? nothing : 'true'}
          aria-describedby=${refusal === null ? nothing : 'why'}
          @click=${() => this.end(refusal === null)}
        >End the charge</button>
      </div>
      ${this.unitList(`Units of ${this.engaging}`, this.rows, unit => this.move(unit))}
    `;
  }

  private get rows(): readonly UnitRow[] {
    return livingIn(this.assault, this.assault.engaging).map(unit => {
      const standing = standingOf(this.assault, unit.id);
      const moved = movedWords(unit, this.allowance(unit));
      return rowOf(unit.id, unit.id, unit.name, {
        state: standing === undefined ? null : standingWords(standing),
        tone: standing !== undefined && isEngaged(standing) ? 'plain' : 'soft',
        detail: moved === null ? null : capital(moved),
        opens: true,
      });
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
  private move(unit: Unit): TemplateResult {
    const to = usualCharge(this.assault, unit.id);
    const touched = to === null ? undefined : touchedAt(this.assault, unit.id, to);
    const standing = standingOf(this.assault, unit.id);
    if (standing?.kind === 'contact') return html`<p class="fact">It is in contact, and stays there.</p>`;
    const words = touched === undefined ? 'Towards the nearest enemy' : `Into contact with ${touched.name}`;
    return this.moveOf(unit, leftOf(unit, this.allowance(unit)), to === null ? null : { to, words });
  }

  private allowance(unit: Unit): number {
    return chargeAllowance(this.assault, legOf(this.assault, unit.id, unit.at));
  }

  private end(mayEnd: boolean): void {
    if (mayEnd) this.decide(this.keep === null ? { type: 'charge.ended' } : { type: 'charge.ended', keep: this.keep });
  }

  private get engaging(): string {
    return formationOf(this.assault, this.assault.engaging).name;
  }

  private get target(): string {
    return formationOf(this.assault, this.assault.target).name;
  }
}

if (!customElements.get('a2-charge-step')) customElements.define('a2-charge-step', A2ChargeStep);

declare global {
  interface HTMLElementTagNameMap {
    'a2-charge-step': A2ChargeStep;
  }
}
