/** A3. Counter-charge: units not yet in contact go straight at their nearest enemy. */
import { html, nothing, type TemplateResult } from 'lit';
import { counterChargeAllowance, usualCounterCharge } from '../../src/epic-armageddon/a3-counter-charge.ts';
import { combatantOf, fighters, fightingFormations, type Side, type Unit } from '../../src/epic-armageddon/state.ts';
import { leftOf, MovePanel, movedWords } from './move-panel.ts';
import { lastResult } from './result-dice.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, isEngaged, standingOf, standingWords } from './standings.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { mayAnyoneCounterCharge, touchedAt, usualCounterCharges } from './usual-moves.ts';
import { capital, forceOf } from './wording.ts';

/**
 * The panel of the counter-charge, for the side whose turn it is.
 *
 * @fires decided - A unit moves, the counter-charge ends.
 */
export class A3CounterChargeStep extends MovePanel {
  protected override heading(): unknown {
    if (this.phase === 'testing') return 'Dangerous terrain';
    const round = this.assault.round === 1 ? '' : `Round ${this.assault.round}: `;
    return `${round}${forceOf(this.assault, this.side)} counter-charges`;
  }

  protected override lead(): unknown {
    if (this.phase === 'testing') return 'The unit that moved throws a die before anybody else moves.';
    const tie = this.assault.round > 1 && this.side === 'attacker' ? 'A tie: the assault is fought on. ' : '';
    return `${tie}Units not in contact may go straight at their nearest enemy. Nobody has to.`;
  }

  protected override body(): unknown {
    return this.phase === 'testing' ? this.terrainTest() : this.moving();
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.phase === 'testing') return html`${ruleNote(assault, { heading: 'Who has to test?', rules: ['A2.10'] })}`;
    const isStuck = fighters(assault, this.side).some(unit => combatantOf(assault, unit).speed === 0);
    return html`
      ${ruleNote(assault, { heading: 'How far, and at whom?', rules: ['A3.1', 'A3.2', 'A3.3'] })}
      ${isStuck ? ruleNote(assault, { heading: 'What of a unit without Speed?', rules: ['A3.10'] }) : nothing}
      ${assault.round > 1
        ? ruleNote(assault, { heading: 'Why another round?', rules: ['A6.4', 'A3.8'] })
        : ruleNote(assault, {
            heading: 'What if nobody can fight then?', rules: ['A3.7'], ruling: 'lineOfFireToAssault',
          })}
    `;
  }

  private moving(): TemplateResult {
    const { assault, side } = this;
    const mayAll = mayAnyoneCounterCharge(assault, side);
    return html`
      <p class="fact">As they stand: ${engagedWords(assault, side)}.</p>
      ${this.coherency(fightingFormations(assault, side).map(one => one.id))}
      <div class="actions">
        <button
          type="button"
          aria-disabled=${mayAll ? nothing : 'true'}
          @click=${() => this.moveAll(usualCounterCharges(assault, side))}
        >All to their nearest enemy</button>
        <button type="button" class="main" @click=${() => this.end()}>
          ${!mayAll && !this.hasAnyoneMoved ? 'On: nobody can' : 'End the counter-charge'}
        </button>
      </div>
      ${this.unitList(`Units of ${forceOf(assault, side)}`, this.rows, unit => this.move(unit))}
      ${assault.round > 1 && side === 'attacker' ? lastResult(assault) : nothing}
    `;
  }

  private get side(): Side {
    return this.state.path.includes('attackerMoves') ? 'attacker' : 'defender';
  }

  private get hasAnyoneMoved(): boolean {
    return fighters(this.assault, this.side).some(unit => unit.path.length > 0);
  }

  private get rows(): readonly UnitRow[] {
    return fighters(this.assault, this.side).map(unit => {
      const standing = standingOf(this.assault, unit.id);
      const moved = movedWords(unit, counterChargeAllowance(this.assault, unit));
      return rowOf(unit.id, unit.id, unit.name, {
        state: standing === undefined ? null : standingWords(standing),
        tone: standing !== undefined && isEngaged(standing) ? 'plain' : 'soft',
        detail: moved === null ? null : capital(moved),
        opens: standing?.kind !== 'contact',
      });
    });
  }

  private move(unit: Unit): TemplateResult {
    const allowance = counterChargeAllowance(this.assault, unit);
    const to = usualCounterCharge(this.assault, unit.id);
    if (allowance === 0) return html`<p class="fact">It cannot move, and stays.</p>`;
    const touched = to === null ? undefined : touchedAt(this.assault, unit.id, to);
    const words = touched === undefined ? 'To the nearest enemy' : `Into contact with ${touched.name}`;
    return this.moveOf(unit, leftOf(unit, allowance), to === null ? null : { to, words });
  }

  private end(): void {
    const { keep } = this;
    this.decide(keep === null ? { type: 'counterCharge.ended' } : { type: 'counterCharge.ended', keep });
  }
}

if (!customElements.get('a3-counter-charge-step')) customElements.define('a3-counter-charge-step', A3CounterChargeStep);

declare global {
  interface HTMLElementTagNameMap {
    'a3-counter-charge-step': A3CounterChargeStep;
  }
}
