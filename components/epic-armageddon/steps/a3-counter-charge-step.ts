/** A3. Counter-charge: units not yet in contact go straight at their nearest enemy. */
import { html, nothing, type TemplateResult } from 'lit';
import { carriesOthers, has, isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import {
  combatantOf, fighters, fightersOnTable, fightingFormations, formationOf,
} from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import {
  counterChargeAllowance, mustCounterCharge, usualCounterCharge, whyNotCounterRise, whyNotEndCounterCharge,
} from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import {
  mayAnyoneCounterCharge, touchedAt, usualCounterCharges,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { deciding, type Primary } from '../../shared/resolver/primary.ts';
import { sentence } from '../spoken/sentences.ts';
import { mayCounter } from './care.ts';
import { chargeRows } from './charge-rows.ts';
import { chargeWords } from './charge-words.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { mayGetInto, mayGetOut, withCarried } from '../../../src/epic-armageddon/steps/passengers.ts';
import { primaryWords } from './primary-words.ts';
import { lastResult } from './settled-result.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, unitEngagementOf } from './unit-engagement.ts';
import { TransportPanel } from './transport-panel.ts';
import type { UnitRow } from './unit-list.ts';
import { capital } from '../../shared/languages/forms.ts';
import { forceIn } from './wording.ts';

const isSkimmer = (assault: Assault, unit: Unit): boolean => has(combatantOf(assault, unit), 'skimmer');

/** Whether anybody of a side may pop up now. @rule A3.3 */
const mayAnyoneRise = (assault: Assault, side: Side): boolean =>
  fightersOnTable(assault, side).some(unit => whyNotCounterRise(assault, side, unit.id) === null);

/** Popping up, for a skimmer: a button, or the reason why there is none. @rule A3.3 */
const risingOf = (assault: Assault, unit: Unit, rise: () => void): TemplateResult | typeof nothing => {
  if (!isSkimmer(assault, unit)) return nothing;
  if (unit.poppedUp) {
    return html`<p class="fact">${chargeWords.hasPoppedUp}</p>`;
  }
  const refusal = whyNotCounterRise(assault, unit.side, unit.id);
  return refusal === null
    ? html`<button type="button" @click=${rise}>${chargeWords.popUp}</button>`
    : html`<p class="fact">${chargeWords.cannotPopUp} ${sentence(refusal)}</p>`;
};

/**
 * The panel of the counter-charge, for the side whose turn it is.
 *
 * @fires decided - A unit moves, gets in or gets out, the counter-charge ends.
 */
export class A3CounterChargeStep extends TransportPanel {
  protected override heading(): unknown {
    if (this.terrainTest) return this.terrainTest.heading;
    return chargeWords.countersIn(...forceIn(this.assault, this.side), this.assault.round);
  }

  protected override lead(): unknown {
    if (this.terrainTest) return this.terrainTest.lead;
    return [
      ...(this.assault.round > 1 && this.side === 'attacker' ? [chargeWords.tie] : []),
      chargeWords.counterLead,
      this.eager.length > 0 ? chargeWords.someMust : chargeWords.nobodyMust,
      ...(mayAnyoneRise(this.assault, this.side) ? [chargeWords.skimmersMay] : []),
    ].join(' ');
  }

  protected override body(): unknown {
    return this.terrainTest?.body ?? this.moving();
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.terrainTest) return this.terrainTest.notes;
    const isStuck = fighters(assault, this.side).some(unit => combatantOf(assault, unit).speed === 0);
    return html`
      ${ruleNote(assault, { heading: chargeWords.howFarAtWhom, rules: ['A3.1', 'A3.2', 'A3.3'] })}
      ${isStuck
        ? ruleNote(assault, {
            heading: chargeWords.withoutSpeed, rules: ['A3.10'], ruling: 'immobileCounterCharge',
          })
        : nothing}
      ${this.isAny(isWarEngine)
        ? ruleNote(assault, {
            heading: chargeWords.engineInContact, rules: ['A3.10', 'A2.13'], ruling: 'warEngineCounterCharge',
          })
        : nothing}
      ${ruleNote(assault, { heading: chargeWords.third, rules: ['A3.5', 'A3.6'] })}
      ${this.hasTransports ? ruleNote(assault, { heading: chargeWords.whoGetsInOrOut, rules: ['A3.4'] }) : nothing}
      ${this.eager.length > 0 ? ruleNote(assault, { heading: chargeWords.whoMust, rules: ['A3.9'] }) : nothing}
      ${assault.round > 1
        ? ruleNote(assault, { heading: chargeWords.whyAnother, rules: ['A6.4', 'A3.8'] })
        : ruleNote(assault, {
            heading: chargeWords.ifNobodyCan, rules: ['A3.7'], ruling: 'lineOfFireToAssault',
          })}
    `;
  }

  private moving(): TemplateResult {
    const { assault, side } = this;
    const mayAll = mayAnyoneCounterCharge(assault, side);
    const refusal = whyNotEndCounterCharge(assault, side);
    return html`
      <p class="fact">${chargeWords.asTheyStand(engagedWords(assault, side))}</p>
      ${this.drawnIn()}
      ${this.whyNotEnd(refusal)}
      ${this.coherency(fightingFormations(assault, side).map(one => one.id))}
      ${this.actions(mayAll
        ? this.everybody(chargeWords.allToTheirs, () => usualCounterCharges(assault, side)) : nothing,
      this.everybodyOut(this.passengers, 'a3CounterCharge'))}
      ${this.formationLists(this.formations, id => this.rows(id), unit => this.move(unit))}
      ${assault.round > 1 && side === 'attacker' ? lastResult(assault) : nothing}
    `;
  }

  private get side(): Side {
    return this.state.path.includes('attackerMoves') ? 'attacker' : 'defender';
  }

  protected override endKeeping(keep: string): Primary<Decision> {
    return deciding(primaryWords.endCounterCharge, { type: 'counterCharge.ended', keep });
  }

  /** Those who fight, and those whom their war engines carry. */
  private get formations(): readonly string[] {
    const ids = fightingFormations(this.assault, this.side).map(one => one.id);
    return withCarried(ids, this.passengers);
  }

  private rows(formation: string): readonly UnitRow[] {
    return chargeRows(this.assault, formation, this.passengers, unit => ({
      detail: this.detailOf(unit),
      opens: unit.left === null && (!this.isHeld(unit) || isSkimmer(this.assault, unit)),
    }));
  }

  private detailOf(unit: Unit): string | null {
    if (unit.left !== null) return capital(chargeWords.gotOut);
    if (this.eager.includes(unit.id)) return chargeWords.must;
    const moved = movedWords(unit, counterChargeAllowance(this.assault, unit));
    const said = [moved, unit.poppedUp ? chargeWords.poppedUp : null].filter(one => one !== null);
    return said.length === 0 ? null : capital(said.join(', '));
  }

  /** Contact holds everybody but war engines. */
  private isHeld(unit: Unit): boolean {
    return unitEngagementOf(this.assault, unit.id)?.kind === 'contact' && !isWarEngine(combatantOf(this.assault, unit));
  }

  /** Formations that counter-charges have brought in. */
  private drawnIn(): TemplateResult | typeof nothing {
    const names = this.assault.log.filter(({ key }) => key === 'drawn-in');
    if (names.length === 0) return nothing;
    return html`<p class="warning">
      ${names.map(sentence).join(' ')} ${chargeWords.drawnIn(names.length)} <span class="rule">A3.5</span>
    </p>`;
  }

  private isAny(is: (combatant: ReturnType<typeof combatantOf>) => boolean): boolean {
    return fighters(this.assault, this.side).some(unit => is(combatantOf(this.assault, unit)));
  }

  private get eager(): readonly string[] {
    return mustCounterCharge(this.assault, this.side);
  }

  private get passengers(): readonly Unit[] {
    return mayGetOut(this.assault, 'a3CounterCharge', this.side);
  }

  private get hasTransports(): boolean {
    return this.isAny(carriesOthers);
  }

  private move(unit: Unit): unknown {
    if (unit.aboard !== null) return this.gettingOut(unit, 'a3CounterCharge');
    const rising = risingOf(this.assault, unit, () => this.decide({ type: 'unit.rose', unit: unit.id }));
    if (this.isHeld(unit)) return rising;
    return html`
      ${this.wayOf(unit)}
      ${this.carefully(unit, mayCounter(this.assault, unit))}
      ${rising}
      ${this.lettingOut(unit, 'a3CounterCharge')}
      ${mayGetInto(this.assault, 'a3CounterCharge', unit.id).length === 0
        ? nothing
        : html`<div class="actions">${this.gettingIn(unit, 'a3CounterCharge')}</div>`}
    `;
  }

  private wayOf(unit: Unit): TemplateResult {
    const allowance = counterChargeAllowance(this.assault, unit);
    const to = usualCounterCharge(this.assault, unit.id);
    if (allowance === 0) return html`<p class="fact">${chargeWords.cannotMove}</p>`;
    const touched = to === null ? undefined : touchedAt(this.assault, unit.id, to);
    const says = touched === undefined ? chargeWords.toNearest : this.touching(touched);
    return this.moveOf(unit, leftOf(unit, allowance), to === null ? null : { to, words: says });
  }

  /** Who would be touched; somebody outside the assault is drawn in by that. */
  private touching({ name: enemy, formation }: Unit): string {
    const { name, fighting } = formationOf(this.assault, formation);
    return fighting ? chargeWords.intoContact(enemy) : chargeWords.intoDrawing(enemy, name);
  }
}

if (!customElements.get('a3-counter-charge-step')) customElements.define('a3-counter-charge-step', A3CounterChargeStep);

declare global {
  interface HTMLElementTagNameMap {
    'a3-counter-charge-step': A3CounterChargeStep;
  }
}
