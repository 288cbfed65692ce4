/** How to fight: skimmers strike or fire, war engines split their dice. The part of A4 before anybody throws. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { has, isWarEngine, valueOf, type WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import { sentence } from '../spoken/sentences.ts';
import { combatantOf, isAlive, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import {
  choosers, closeCombatDiceOf, wayInContact, whyNotSplit, whyNotWay, waysOpen,
} from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { badgeWords, maySplit } from './badges.ts';
import { AttackPanel } from './attack-panel.ts';
import { ruleNote } from './rule-notes.ts';
import { UnitChosen } from './step.ts';
import { rowOf, type RowChosen, type UnitRow } from './unit-list.ts';
import { forceOf } from './wording.ts';
import { attackWords, wayWords } from './attack-words.ts';
import '../../shared/parts/choice-list.ts';
import '../../shared/parts/count-stepper.ts';

const value = (assault: Assault, unit: Unit, by: WayToFight): string => {
  const number = valueOf(combatantOf(assault, unit), by);
  return number === null ? wayWords.noValue : `${number}+`;
};

/** '5 dice in close combat at 3+, 3 dice in the firefight at 4+' */
const splitWords = (assault: Assault, unit: Unit): string => {
  const blows = closeCombatDiceOf(assault, unit);
  const shots = combatantOf(assault, unit).damageCapacity - blows;
  const parts = [
    ...(blows > 0 ? [wayWords.splitDice['close-combat'](blows, value(assault, unit, 'close-combat'))] : []),
    ...(shots > 0 ? [wayWords.splitDice.firefight(shots, value(assault, unit, 'firefight'))] : []),
  ];
  return parts.join(', ');
};

/** Why a war engine or a skimmer that is engaged has nothing to choose. */
const whyNothing = (assault: Assault, unit: Unit): string | null => {
  const combatant = combatantOf(assault, unit);
  const refusal = isWarEngine(combatant) ? whyNotSplit(assault, unit.id, 0)
    : has(combatant, 'skimmer') ? whyNotWay(assault, unit.id) : null;
  if (refusal === null) return null;
  if (refusal.key !== 'one-way-open') return sentence(refusal);
  return (waysOpen(assault, unit)['close-combat'] ? wayWords.onlyCloseCombat : wayWords.onlyFirefight)(unit.name);
};

/** The frame of A4 with its choices. */
export abstract class WayPanel extends AttackPanel {
  static override styles = [
    ...AttackPanel.styles,
    css`
      .split {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: calc(var(--_space) * 3);
        align-items: center;
      }
    `,
  ];

  protected get isChoosing(): boolean {
    return this.phase === 'choosing';
  }

  protected choosing(): TemplateResult {
    const ids = choosers(this.assault);
    const skimmers = ids.map(id => unitOf(this.assault, id)).filter(unit => whyNotWay(this.assault, unit.id) === null);
    return html`
      ${SIDES.map(side => this.choosersOf(side, ids.filter(id => unitOf(this.assault, id).side === side), skimmers))}
    `;
  }

  protected choosingNotes(): TemplateResult {
    const { assault } = this;
    const units = choosers(assault).map(id => unitOf(assault, id));
    const others = assault.engaged.map(one => unitOf(assault, one.unit))
      .filter(unit => isAlive(unit) && !units.includes(unit))
      .map(unit => whyNothing(assault, unit)).filter(why => why !== null);
    return html`
      ${others.length === 0
        ? nothing
        : ruleNote(assault, { heading: attackWords.whyNotOthers, fact: others.join(' '), rules: ['W2'] })}
      ${units.some(unit => maySplit(assault, unit))
        ? ruleNote(assault, { heading: wayWords.howEngine, rules: ['W1', 'W2', 'W3'], ruling: 'titanDice' })
        : nothing}
      ${units.some(unit => whyNotWay(assault, unit.id) === null)
        ? ruleNote(assault, { heading: wayWords.whatSkimmer, rules: ['A4.2'], fact: wayWords.skimmers })
        : nothing}
    `;
  }

  private choosersOf(side: Side, ids: readonly string[], skimmers: readonly Unit[]): TemplateResult | typeof nothing {
    if (ids.length === 0) return nothing;
    const ours = skimmers.filter(unit => unit.side === side);
    const opened = ids.includes(this.chosen ?? '') ? this.chosen : ids.length === 1 ? ids[0]! : null;
    return html`<div class="group">
      <h3 class=${side}>${sideMark(side)}<span>${forceOf(this.assault, side)}</span></h3>
      ${ours.length < 2 ? nothing : html`<div class="actions">
        <button type="button" @click=${() => this.all(ours, 'firefight')}>${wayWords.allFire}</button>
        <button type="button" @click=${() => this.all(ours, 'close-combat')}>${wayWords.allStrike}</button>
      </div>`}
      <unit-list
        label=${wayWords.howFights(forceOf(this.assault, side))}
        .rows=${ids.map(id => this.wayRow(unitOf(this.assault, id)))}
        .chosen=${opened}
        @row-chosen=${({ row }: RowChosen) => this.dispatchEvent(new UnitChosen(row))}
      >${opened === null ? nothing : this.choiceFor(unitOf(this.assault, opened))}</unit-list>
    </div>`;
  }

  private wayRow(unit: Unit): UnitRow {
    const { assault } = this;
    const isSplit = maySplit(assault, unit);
    const way = wayInContact(assault, unit);
    return rowOf(unit.id, unit.id, unit.name, {
      state: isSplit ? null : `${badgeWords.ways[way]} ${value(assault, unit, way)}`,
      detail: isSplit ? splitWords(assault, unit) : null,
      opens: true,
    });
  }

  private choiceFor(unit: Unit): TemplateResult {
    const isSkimmer = whyNotWay(this.assault, unit.id) === null;
    return html`
      ${isSkimmer ? this.wayChoice(unit) : nothing}
      ${maySplit(this.assault, unit) ? this.split(unit) : nothing}
    `;
  }

  private wayChoice(unit: Unit): TemplateResult {
    const option = (id: WayToFight, label: (value: string) => string, detail: string): Choice =>
      ({ id, label: label(value(this.assault, unit, id)), detail, refusal: null });
    return html`<choice-list
      legend=${wayWords.howInContact}
      .options=${[
        option('close-combat', wayWords.strikeAt, wayWords.striking),
        option('firefight', wayWords.fireAt, wayWords.firing),
      ]}
      .chosen=${wayInContact(this.assault, unit)}
      @choice-made=${({ id }: ChoiceMade) => this.decide({ type: 'way.chosen', unit: unit.id, by: id as WayToFight })}
    ></choice-list>`;
  }

  private split(unit: Unit): TemplateResult {
    const { damageCapacity } = combatantOf(this.assault, unit);
    const isAllOrNone = this.assault.rulings.titanDice === 'half-macro';
    return html`<div class="split">
      <count-stepper
        label=${wayWords.closeCombatDice(unit.name)}
        .count=${closeCombatDiceOf(this.assault, unit)}
        .most=${damageCapacity}
        .step=${isAllOrNone ? damageCapacity : 1}
        says=${splitWords(this.assault, unit)}
        @count-changed=${({ count: closeCombat }: CountChanged) =>
          this.decide({ type: 'dice.split', unit: unit.id, closeCombat })}
      ></count-stepper>
      <p class="fact">${wayWords.ofDice(damageCapacity)}</p>
    </div>`;
  }

  private all(units: readonly Unit[], by: WayToFight): void {
    for (const { id } of units) this.decide({ type: 'way.chosen', unit: id, by });
  }
}
