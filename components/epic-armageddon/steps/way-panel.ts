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
import { badgeWords } from './badge-words.ts';
import { maySplit } from './badges.ts';
import { AttackPanel } from './attack-panel.ts';
import { ruleNote } from './rule-notes.ts';
import { UnitChosen, UnitsShown } from './step.ts';
import { rowOf, type RowChosen, type UnitRow } from './unit-list.ts';
import { forceOf } from './wording.ts';
import { attackWords, wayWords } from './attack-words.ts';
import '../../shared/parts/choice-list.ts';
import './split-bar.ts';

const value = (assault: Assault, unit: Unit, by: WayToFight): string => {
  const number = valueOf(combatantOf(assault, unit), by);
  return number === null ? wayWords.noValue : `${number}+`;
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
        gap: var(--_space);
        padding-block: var(--_space);
      }
      .split.chosen {
        margin-inline: calc(var(--_bleed, 0px) * -1);
        padding-inline: var(--_bleed, 0px);
        background: var(--_now-soft);
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
    const engines = ids.map(id => unitOf(this.assault, id)).filter(unit => maySplit(this.assault, unit));
    return html`<div class="group">
      ${engines.map(unit => this.split(unit))}
      ${ours.length === 0 ? nothing : this.waysOf(side, ours)}
    </div>`;
  }

  /** Those who strike or fire. */
  private waysOf(side: Side, units: readonly Unit[]): TemplateResult {
    const opened = units.find(unit => unit.id === this.chosen) ?? (units.length === 1 ? units[0]! : null);
    return html`
      <h3 class=${side}>${sideMark(side)}<span>${forceOf(this.assault, side)}</span></h3>
      ${units.length < 2 ? nothing : html`<div class="actions">
        <button type="button" @click=${() => this.all(units, 'firefight')}>${wayWords.allFire}</button>
        <button type="button" @click=${() => this.all(units, 'close-combat')}>${wayWords.allStrike}</button>
      </div>`}
      <unit-list
        label=${wayWords.howFights(forceOf(this.assault, side))}
        .rows=${units.map(unit => this.wayRow(unit))}
        .chosen=${opened?.id ?? null}
        @row-chosen=${({ row }: RowChosen) => this.dispatchEvent(new UnitChosen(row))}
      >${opened === null ? nothing : this.wayChoice(opened)}</unit-list>`;
  }

  private wayRow(unit: Unit): UnitRow {
    const way = wayInContact(this.assault, unit);
    return rowOf(unit.id, unit.id, unit.name, {
      state: `${badgeWords.ways[way]} ${value(this.assault, unit, way)}`, opens: true,
    });
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
    const { assault } = this;
    const { damageCapacity } = combatantOf(assault, unit);
    const isAllOrNone = assault.rulings.titanDice === 'half-macro';
    const show = (): boolean => this.dispatchEvent(new UnitsShown([unit.id]));
    const hide = (): boolean => this.dispatchEvent(new UnitsShown([]));
    return html`<div
      class=${this.chosen === unit.id ? 'split chosen' : 'split'}
      @pointerenter=${show} @focusin=${show} @pointerleave=${hide} @focusout=${hide}
    >
      <h3 class=${unit.side}>${sideMark(unit.side)}<span>${wayWords.howSplits(unit.name, damageCapacity)}</span></h3>
      <split-bar
        label=${wayWords.closeCombatDice(unit.name)}
        .side=${unit.side}
        .count=${closeCombatDiceOf(assault, unit)}
        .dice=${damageCapacity}
        .step=${isAllOrNone ? damageCapacity : 1}
        .values=${{
          'close-combat': value(assault, unit, 'close-combat'), firefight: value(assault, unit, 'firefight'),
        }}
        @count-changed=${({ count: closeCombat }: CountChanged) =>
          this.decide({ type: 'dice.split', unit: unit.id, closeCombat })}
      ></split-bar>
    </div>`;
  }

  private all(units: readonly Unit[], by: WayToFight): void {
    for (const { id } of units) this.decide({ type: 'way.chosen', unit: id, by });
  }
}
