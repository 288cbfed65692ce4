/** A4. Attacks: everybody directly engaged strikes. */
import { html, nothing, type TemplateResult } from 'lit';
import { combatantOf, fighters, SIDES, unitOf } from '../../src/epic-armageddon/state.ts';
import { AttackPanel } from './attack-panel.ts';
import { linesOf } from './engagement-lines.ts';
import { ruleNote } from './rule-notes.ts';
import { unitNames } from './wording.ts';

/**
 * The panel of the attacks: First Strike, everybody else, macro-weapons; each thrown, allocated and saved.
 *
 * @fires decided - Hits are allocated, one is moved, a save is chosen.
 */
export class A4AttacksStep extends AttackPanel {
  protected override get batchName(): string {
    const name = this.assault.batch?.kind === 'first-strike' ? 'First Strike' : 'Attacks';
    return this.assault.round === 1 ? name : `${name}, round ${this.assault.round}`;
  }

  protected override get rollingLead(): string {
    if (this.assault.batch?.kind === 'first-strike') {
      return 'Units with First Strike attack before everybody else. Whoever they kill does not strike back.';
    }
    const who = this.assault.struck.length === 0 ? 'directly engaged' : 'who is left';
    return `Everybody ${who} strikes, both sides at once: close combat in contact, firefight from up to 15 cm.`;
  }

  protected override rollingNotes(): TemplateResult {
    const { assault } = this;
    const isFirst = assault.batch?.kind === 'first-strike';
    return html`
      ${this.whyNot()}
      ${ruleNote(assault, { heading: 'Who is directly engaged?', rules: ['A4.1'] })}
      ${ruleNote(assault, { heading: 'Which dice are these?', rules: isFirst ? ['A4.2', 'A4.4'] : ['A4.2', 'A4.3'] })}
      ${ruleNote(assault, { heading: 'When does it end here?', rules: ['A4.7'], ruling: this.swiftRuling })}
    `;
  }

  private get swiftRuling(): 'bothSwift' | 'engagedInLaterRounds' {
    return this.assault.round === 1 ? 'bothSwift' : 'engagedInLaterRounds';
  }

  /** Those who stand in the assault and do not strike, each with what keeps it. */
  private whyNot(): TemplateResult | typeof nothing {
    const { assault } = this;
    const engaged = new Set(assault.engaged.map(one => one.unit));
    const idle = SIDES.flatMap(side => fighters(assault, side)).filter(unit => !engaged.has(unit.id));
    const unarmed = assault.engaged.filter(({ unit, by }) =>
      by === 'firefight' && combatantOf(assault, unitOf(assault, unit)).ff === null);
    if (idle.length + unarmed.length === 0) return nothing;
    const { says } = linesOf(assault, 'a4Attacks');
    const facts = [
      ...idle.map(unit => says.get(unit.id) ?? `${unit.name} is far from every enemy.`),
      ...unarmed.map(({ unit }) => `${unitOf(assault, unit).name} has no firefight value.`),
    ];
    const names = unitNames(assault, [...idle.map(unit => unit.id), ...unarmed.map(one => one.unit)]);
    return ruleNote(assault, {
      heading: `Why not ${names}?`, rules: unarmed.length > 0 ? ['A4.1', 'A4.3', 'L2'] : ['A4.1', 'L2'],
      fact: facts.join(' '),
    });
  }
}

if (!customElements.get('a4-attacks-step')) customElements.define('a4-attacks-step', A4AttacksStep);

declare global {
  interface HTMLElementTagNameMap {
    'a4-attacks-step': A4AttacksStep;
  }
}
