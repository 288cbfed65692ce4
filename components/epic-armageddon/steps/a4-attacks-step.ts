/** A4. Attacks: everybody directly engaged strikes. */
import { html, nothing, type TemplateResult } from 'lit';
import { combatantOf, fightersOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { linesOf } from './engagement-lines.ts';
import { ruleNote } from './rule-notes.ts';
import { WayPanel } from './way-panel.ts';
import { unitNames } from './wording.ts';
import { attackWords, wayWords } from './attack-words.ts';

/**
 * The panel of the attacks: how to fight, then First Strike, everybody else, macro-weapons; each thrown and allocated.
 *
 * @fires decided - Somebody says how it fights, hits are allocated, one is moved or aimed.
 */
export class A4AttacksStep extends WayPanel {
  protected override heading(): unknown {
    return this.isChoosing ? wayWords.howDoThey : super.heading();
  }

  protected override lead(): unknown {
    return this.isChoosing
      ? wayWords.choosingLead
      : super.lead();
  }

  protected override body(): unknown {
    return this.isChoosing ? this.choosing() : super.body();
  }

  protected override notes(): unknown {
    return this.isChoosing ? this.choosingNotes() : super.notes();
  }

  protected override get batchName(): string {
    const name = this.assault.batch?.kind === 'first-strike' ? attackWords.firstStrike : attackWords.attacks;
    return this.assault.round === 1 ? name : attackWords.inRound(name, this.assault.round);
  }

  protected override get rollingLead(): string {
    if (this.assault.batch?.kind === 'first-strike') {
      return attackWords.firstStrikeLead;
    }
    return this.assault.struck.length === 0 ? attackWords.engagedLead : attackWords.leftLead;
  }

  protected override rollingNotes(): TemplateResult {
    const { assault } = this;
    const isFirst = assault.batch?.kind === 'first-strike';
    return html`
      ${ruleNote(assault, { heading: attackWords.whoIsEngaged, rules: ['A4.1'] })}
      ${ruleNote(assault, { heading: attackWords.whichDice, rules: isFirst ? ['A4.2', 'A4.4'] : ['A4.2', 'A4.3'] })}
      ${ruleNote(assault, { heading: attackWords.whenEnds, rules: ['A4.7'], ruling: this.swiftRuling })}
    `;
  }

  private get swiftRuling(): 'bothSwift' | 'engagedInLaterRounds' {
    return this.assault.round === 1 ? 'bothSwift' : 'engagedInLaterRounds';
  }

  protected override whyNotHit(): TemplateResult | typeof nothing {
    const { assault } = this;
    const idle = this.idle.filter(unit => assault.volley!.hits[unit.side].length > 0);
    if (idle.length === 0) return nothing;
    return ruleNote(assault, { ...this.about(idle), rules: ['A4.6', 'L2'], fact: this.whyIdle(idle) });
  }

  /** Those who stand in the assault and do not strike, each with what keeps it. */
  protected override whyIdleNote(): TemplateResult | typeof nothing {
    const { assault, idle } = this;
    const unarmed = assault.engaged.filter(({ by }) => by === 'firefight').map(({ unit }) => unitOf(assault, unit))
      .filter(unit => combatantOf(assault, unit).ff === null);
    if (idle.length + unarmed.length === 0) return nothing;
    const facts = [this.whyIdle(idle), ...unarmed.map(unit => attackWords.noFirefight(unit.name))];
    return ruleNote(assault, {
      ...this.about([...idle, ...unarmed]), fact: facts.join(' ').trim(),
      rules: unarmed.length > 0 ? ['A4.1', 'A4.3', 'L2'] : ['A4.1', 'L2'],
    });
  }

  /** Units of the assault that are not directly engaged. */
  private get idle(): readonly Unit[] {
    const engaged = new Set(this.assault.engaged.map(one => one.unit));
    return SIDES.flatMap(side => fightersOnTable(this.assault, side)).filter(unit => !engaged.has(unit.id));
  }

  private whyIdle(idle: readonly Unit[]): string {
    const { says } = linesOf(this.assault, 'a4Attacks');
    return idle.map(unit => says.get(unit.id) ?? attackWords.farFromAll(unit.name)).join(' ');
  }

  private about(units: readonly Unit[]): { readonly heading: string } {
    return { heading: attackWords.whyNot(unitNames(this.assault, units.map(unit => unit.id))) };
  }
}

if (!customElements.get('a4-attacks-step')) customElements.define('a4-attacks-step', A4AttacksStep);

declare global {
  interface HTMLElementTagNameMap {
    'a4-attacks-step': A4AttacksStep;
  }
}
