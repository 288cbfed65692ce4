/** A2. Charge: one move for each unit that charges, then overwatch fire at those who did. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  brokenInCharge, chargeAllowance, charging, isWithinReach, nearestGap, whyNotEndCharge,
} from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { has, isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { FIREFIGHT, ROUNDING } from '../../../src/epic-armageddon/movement/engagement.ts';
import { legOf } from '../../../src/epic-armageddon/movement/movement.ts';
import { combatantOf, formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { hasUnloaded } from '../../../src/epic-armageddon/movement/transports.ts';
import {
  chargers, leftBehind, mayAnyoneCharge, mayAnyoneStandOff, touchedAt, usualCharge, usualFireCharges, usualLine,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { deciding, type Primary } from '../../shared/resolver/primary.ts';
import { aftermath } from './aftermath.ts';
import { mayCharge } from './care.ts';
import { chargeRows } from './charge-rows.ts';
import { chargePrimary, chargesLeft, endOfCharge } from './move-primaries.ts';
import { leftOf, movedWords } from './move-panel.ts';
import { mayGetOut, withCarried } from '../../../src/epic-armageddon/steps/passengers.ts';
import { primaryWords } from './primary-words.ts';
import { ruleNote } from './rule-notes.ts';
import { engagedWords, unitEngagementOf } from './unit-engagement.ts';
import type { UnitRow } from './unit-list.ts';
import { WithdrawalPanel } from './withdrawal-panel.ts';
import { capital } from '../../shared/languages/forms.ts';
import { centimetres, forceOf, formationsIn, unitNames } from './wording.ts';
import { chargeWords } from './charge-words.ts';
import { overwatchWords } from './overwatch-entry.ts';

/** After so many milliseconds nobody waits for the panel any more. */
const LATER = 300;

/**
 * The panel of the charge.
 *
 * @fires decided - A unit moves or gets out, the charge ends; overwatch fires; whoever broke on the way in withdraws.
 */
export class A2ChargeStep extends WithdrawalPanel {
  static override properties = { ...WithdrawalPanel.properties, known: { state: true } };
  /** The moment of which it is known who would be left behind: that is found out once the panel is on the screen. */
  declare private known: Assault | null;

  constructor() {
    super();
    this.known = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { assault } = this;
    if (changed.has('assault') && this.isIn('choosing') && mayAnyoneCharge(assault)) {
      setTimeout(() => (this.known = this.assault === assault ? assault : null), LATER);
    }
  }

  protected override heading(): unknown {
    if (this.isIn('withdrawing')) return this.interruption?.heading ?? chargeWords.breaks(...this.breaking);
    if (this.isIn('overwatch')) return overwatchWords.doesAnybody;
    return this.terrainTest?.heading ?? chargeWords.charges(...formationsIn(this.assault, charging(this.assault)));
  }

  protected override lead(): unknown {
    if (this.isIn('withdrawing')) {
      if (this.interruption !== null) return this.interruption.lead;
      const formations = Math.max(1, this.assault.withdrawing.length);
      return charging(this.assault).length === 0
        ? chargeWords.brokenAndOver(formations) : chargeWords.brokenOthersGoOn(formations);
    }
    if (this.isIn('overwatch')) return overwatchWords.lead;
    return this.terrainTest?.lead ?? chargeWords.lead(centimetres(FIREFIGHT), this.target);
  }

  protected override body(): unknown {
    if (this.isIn('withdrawing')) return this.interruption?.body ?? this.withdrawal();
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
      if (this.interruption !== null) return this.interruption.notes;
      return html`
        ${ruleNote(assault, { heading: chargeWords.whyBreak, rules: ['B1', 'A2.8', 'A2.12'] })}
        ${ruleNote(assault, { heading: chargeWords.whoGetsAway, rules: ['A7.3'] })}
      `;
    }
    if (this.isIn('overwatch')) {
      return html`${ruleNote(assault, { heading: overwatchWords.whatIsIt, rules: ['A2.12', 'V3'] })}`;
    }
    return this.terrainTest?.notes ?? this.movingNotes();
  }

  private movingNotes(): TemplateResult {
    const { assault } = this;
    const units = chargers(assault);
    const isAny = (is: (unit: Unit) => boolean): boolean => units.some(is);
    return html`
      ${ruleNote(assault, { heading: chargeWords.howFar, rules: ['A2.1', 'A2.9'] })}
      ${ruleNote(assault, { heading: chargeWords.whereNot, rules: ['A2.3', 'A2.4', 'A2.5', 'A2.6', 'A2.7'] })}
      ${isAny(unit => isWarEngine(combatantOf(assault, unit)))
        ? ruleNote(assault, { heading: chargeWords.whoIsShoved, rules: ['A2.13', 'W4'] })
        : nothing}
      ${this.passengers.length > 0
        ? ruleNote(assault, { heading: chargeWords.whoGetsOut, rules: ['A2.11', 'W10'], ruling: 'disembarkWithin' })
        : nothing}
      ${ruleNote(assault, { heading: chargeWords.isThereOne, rules: ['A2.2'] })}
      ${this.isAlone ? nothing : ruleNote(assault, { heading: chargeWords.mustAll, rules: ['A1.5', 'A1.6'] })}
      ${ruleNote(assault, { heading: chargeWords.together, rules: ['A2.8'] })}
    `;
  }

  private moving(): TemplateResult {
    const refusal = whyNotEndCharge(this.assault);
    const mayAll = mayAnyoneCharge(this.assault);
    const end = endOfCharge(this.assault);
    const isEnd = chargePrimary(this.assault).words === end.words;
    return html`
      <p class="fact">${this.preview}</p>
      ${this.reachWarning()} ${this.coherency(charging(this.assault))}
      ${this.whyNotEnd(refusal)}
      ${this.actions(isEnd && mayAll
        ? this.everybody(chargeWords.allToNearest, () => chargesLeft(this.assault)) : nothing,
      mayAnyoneStandOff(this.assault)
        ? this.everybody(chargeWords.standOff, () => usualFireCharges(this.assault)) : nothing,
      this.everybodyOut(this.passengers, 'a2Charge'))}
      ${mayAll ? this.usualLine() : nothing}
      ${this.formationLists(this.formations, id => this.rows(id), unit => this.move(unit))}
      ${isEnd || refusal !== null ? nothing : this.plainRows(end)}
    `;
  }

  protected override endKeeping(keep: string): Primary<Decision> {
    return this.isIn('withdrawing') ? super.endKeeping(keep)
      : deciding(primaryWords.endCharge, { type: 'charge.ended', keep });
  }

  /** Who goes in front, who stays behind to fire, and who would be lost behind, if all go in the usual way. */
  private usualLine(): TemplateResult | typeof nothing {
    const { front, firing } = usualLine(this.assault);
    const left = this.known === this.assault ? leftBehind(this.assault).map(unit => unit.id) : [];
    const namesOf = (units: readonly Unit[]): string =>
      [...new Set(units.map(unit => combatantOf(this.assault, unit).name))].join(', ');
    const says = [
      ...(front.length === 0 ? [] : [chargeWords.inFront(namesOf(front))]),
      ...(firing.length === 0 ? [] : [chargeWords.toFire(namesOf(firing))]),
      ...(left.length === 0 ? [] : [chargeWords.leftBehind(unitNames(this.assault, left), left.length)]),
    ];
    return says.length === 0 ? nothing : html`<p class="fact usual">${says.join(' ')}</p>`;
  }

  /** Those that charge, and those whom their war engines carry. */
  private get formations(): readonly string[] {
    return withCarried(charging(this.assault), this.passengers);
  }

  private rows(formation: string): readonly UnitRow[] {
    return chargeRows(this.assault, formation, this.passengers, unit => {
      const moved = unit.left === null ? movedWords(unit, this.allowance(unit)) : chargeWords.gotOut;
      return { detail: moved === null ? null : capital(moved), opens: unit.left === null };
    });
  }

  private get preview(): string {
    return chargeWords.ifEnded(engagedWords(this.assault, 'attacker'));
  }

  private reachWarning(): TemplateResult | typeof nothing {
    if (isWithinReach(this.assault)) return nothing;
    const tenths = Math.ceil((nearestGap(this.assault) - ROUNDING) * 10);
    return html`<p class="warning">
      ${chargeWords.nobodyNear(centimetres(FIREFIGHT), this.target)}
      ${tenths > FIREFIGHT * 10 && tenths < Infinity ? chargeWords.nearestIs(centimetres(tenths / 10)) : nothing}
      <span class="rule">A2.2</span>
    </p>`;
  }

  /** What can be done for the chosen unit. */
  private move(unit: Unit): unknown {
    if (unit.aboard !== null) return this.gettingOut(unit, 'a2Charge');
    return html`
      ${this.wayOf(unit)}
      ${this.carefully(unit, mayCharge(this.assault, unit))}
      ${this.lettingOut(unit, 'a2Charge')}
      <div class="actions">${this.collected(unit, 'a2Charge')}</div>
    `;
  }

  private wayOf(unit: Unit): TemplateResult {
    const engagement = unitEngagementOf(this.assault, unit.id);
    if (engagement?.kind === 'contact') return html`<p class="fact">${chargeWords.inContact}</p>`;
    if (hasUnloaded(this.assault, unit.id)) return html`<p class="fact">${chargeWords.letOut}</p>`;
    const to = usualCharge(this.assault, unit.id);
    const touched = to === null ? undefined : touchedAt(this.assault, unit.id, to);
    const isLanding = has(combatantOf(this.assault, unit), 'aircraft');
    const towards = isLanding ? chargeWords.landNearest : chargeWords.towards;
    const into = isLanding ? chargeWords.landInContact : chargeWords.intoContact;
    const says = touched === undefined ? towards : into(touched.name);
    return this.moveOf(unit, leftOf(unit, this.allowance(unit)), to === null ? null : { to, words: says });
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

  private get breaking(): readonly [names: string, formations: number] {
    const ids = this.assault.withdrawing.length > 0 ? this.assault.withdrawing : brokenInCharge(this.assault);
    return formationsIn(this.assault, ids);
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
