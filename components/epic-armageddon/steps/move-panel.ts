/** A step in which units move: their list, the chosen one with the moves that can be made for it, its dangers. */
import '../../shared/parts/choice-list.ts';
import './unit-list.ts';
import '../../shared/parts/dice-throw.ts';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { CAREFUL, movedBy } from '../../../src/epic-armageddon/movement/movement.ts';
import { shovedBy, type UsualMove } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { figure } from '../../shared/languages/forms.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import type { Primary } from '../../shared/resolver/primary.ts';
import { sentence } from '../spoken/sentences.ts';
import { coherencyNow } from './chains.ts';
import { handLabels } from './hand-labels.ts';
import { moveWords } from './move-words.ts';
import { ruleNote } from './rule-notes.ts';
import { Decided, StepPanel, UnitChosen, UnitsShown } from './step.ts';
import type { RowChosen, UnitList, UnitRow } from './unit-list.ts';
import { centimetres, unitNames } from './wording.ts';

/** 'moved 12 of 30 cm', 'landed', 'carefully', null for a unit of which there is nothing to say. */
export const movedWords = (unit: Unit, allowance: number): string | null => {
  const said = [wayWords(unit, allowance), unit.careful ? moveWords.carefully : null].filter(one => one !== null);
  return said.length === 0 ? null : said.join(', ');
};

const wayWords = (unit: Unit, allowance: number): string | null => {
  if (unit.path.length === 0) return null;
  return Number.isFinite(allowance)
    ? moveWords.moved(figure(Number(movedBy(unit).toFixed(1))), centimetres(allowance)) : moveWords.landed;
};

/** Less than this is told as 0 cm, and is left over where a length has been rounded. */
const SHORTEST = 0.05;

/** What a unit may still move, cm. */
export const leftOf = (unit: Unit, allowance: number): number => {
  const left = allowance - movedBy(unit);
  return left < SHORTEST ? 0 : left;
};

/** A move that can be made at the press of a button. */
interface OfferedMove {
  readonly to: Point;
  readonly words: string;
}

/** The frame of a step with moves. */
export abstract class MovePanel extends StepPanel {
  static override styles = [...StepPanel.styles, sideMarkStyles, disclosure];
  static override properties = { ...StepPanel.properties, keep: { state: true } };
  /** A unit whose chain is to stay; null leaves it to the rules. */
  declare protected keep: string | null;

  constructor() {
    super();
    this.keep = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('assault') && changed.get('assault')?.units !== this.assault.units) this.keep = null;
  }

  /** The list; `more` is what there is to do with the chosen unit. */
  protected unitList(label: string, rows: readonly UnitRow[], more: (unit: Unit) => unknown): TemplateResult {
    const chosen = rows.find(row => row.id === this.chosen);
    return html`<unit-list
      label=${label}
      .rows=${rows}
      .chosen=${chosen?.id ?? null}
      @row-chosen=${({ row }: RowChosen) => this.choose(row)}
    >${chosen === undefined ? nothing : more(unitOf(this.assault, chosen.unit))}</unit-list>`;
  }

  /** A list for each of several formations; one alone needs no heading. */
  protected formationLists(
    formations: readonly string[], rowsOf: (formation: string) => readonly UnitRow[], more: (unit: Unit) => unknown,
  ): TemplateResult {
    const groups = formations.map(id => ({ ...formationOf(this.assault, id), rows: rowsOf(id) }))
      .filter(({ rows }) => rows.length > 0);
    return html`${groups.map(({ name, side, rows }) => (groups.length === 1
      ? this.unitList(moveWords.unitsOf(name), rows, more)
      : html`<div class="group">
          <h3 class=${side}>${sideMark(side)}<span>${name}</span></h3>
          ${this.unitList(moveWords.unitsOf(name), rows, more)}
        </div>`))}`;
  }

  /** How the chosen unit moves: what it has left, and one move that can be made for it. */
  protected moveOf(unit: Unit, left: number, move: OfferedMove | null): TemplateResult {
    if (left === 0) return html`<p class="fact">${moveWords.asFarAsItMay}</p>`;
    const shoved = move === null ? [] : shovedBy(this.assault, unit.id, move.to);
    return html`
      <p class="fact">${this.mayMove(left)} ${moveWords.how}</p>
      ${move === null
        ? nothing
        : html`<button
            type="button"
            @click=${() => this.decide({ type: 'unit.moved', unit: unit.id, to: move.to })}
            @pointerenter=${() => this.dispatchEvent(new UnitsShown([unit.id, ...shoved]))}
            @pointerleave=${() => this.dispatchEvent(new UnitsShown([]))}
          >
            ${shoved.length === 0 ? move.words : moveWords.shoving(move.words, unitNames(this.assault, shoved))}
          </button>`}
    `;
  }

  /** Going carefully, where that would spare the unit something. @rule A2.10 */
  protected carefully(unit: Unit, isWorthIt: boolean): TemplateResult | typeof nothing {
    if (unit.careful) return html`<p class="fact">${moveWords.goesCarefully}</p>`;
    return isWorthIt
      ? html`<button type="button" @click=${() => this.decide({ type: 'care.taken', unit: unit.id })}>
          ${moveWords.goCarefully(centimetres(CAREFUL))}
        </button>`
      : nothing;
  }

  private mayMove(left: number): string {
    return Number.isFinite(left) ? moveWords.mayStill(centimetres(left)) : moveWords.landsAnywhere;
  }

  /** A button that moves everybody in the usual way, one after the other. */
  protected everybody(says: string, moves: () => readonly UsualMove[]): TemplateResult {
    const moveAll = (): void => {
      const [first, ...rest] = moves().map(move => ({ type: 'unit.moved', ...move }) as const);
      if (first !== undefined) this.dispatchEvent(new Decided(first, rest));
    };
    return html`<button type="button" @click=${moveAll}>${says}</button>`;
  }

  /** Buttons beside each other, where there are any. */
  protected actions(...buttons: readonly (TemplateResult | typeof nothing)[]): TemplateResult | typeof nothing {
    return buttons.every(one => one === nothing) ? nothing : html`<div class="actions">${buttons}</div>`;
  }

  /** Why the moves may not end yet: the words behind the button that would end them, and where they could. */
  protected whyNotEnd(refusal: Refusal | null): TemplateResult | typeof nothing {
    return refusal === null
      ? nothing
      : html`<p class="warning">${sentence(refusal)}
          <refused-move .assault=${this.assault} .path=${this.state.path}></refused-move>
          <span class="rule">${refusal.rule}</span></p>`;
  }

  /** What ends the moves, with the part of a formation that is to stay. */
  protected abstract endKeeping(keep: string): Primary<Decision>;

  private stayWith(keep: string): void {
    this.keep = keep;
    this.intend(this.endKeeping(keep));
  }

  /** Who would be lost by standing apart if these formations stopped here, and which part may stay instead. */
  protected coherency(formations: readonly string[]): TemplateResult | typeof nothing {
    const broken = formations.map(id => coherencyNow(this.assault, id, this.keep)).find(one => one !== null);
    if (!broken) return nothing;
    return html`
      <p class="warning">
        ${moveWords.apart(unitNames(this.assault, broken.lost), broken.lost.length)}
        <span class="rule">A2.8</span>
      </p>
      ${broken.chains.length === 0
        ? nothing
        : html`<details>
            <summary>${moveWords.choosePart}</summary>
            <choice-list
              legend=${moveWords.partThatStays}
              .options=${broken.chains}
              .chosen=${broken.keep}
              @choice-made=${({ id }: ChoiceMade) => this.stayWith(id)}
            ></choice-list>
          </details>`}
    `;
  }

  /** What the panel shows instead while dangerous terrain is tested for; null while units move. */
  protected get terrainTest(): TerrainTest | null {
    return this.phase === 'testing' ? terrainTestOf(this.assault, this.hands) : null;
  }

  protected override focusAgain(): void {
    const list = this.renderRoot.querySelector<UnitList>('unit-list');
    if (list === null) this.focusMain();
    else list.focus();
  }

  private choose(unit: string | null): void {
    this.chosen = unit;
    this.dispatchEvent(new UnitChosen(unit));
  }
}

/** What the panel of a step shows instead of its own while a unit has to be tested. */
export interface TerrainTest {
  readonly heading: string;
  readonly lead: string;
  readonly body: TemplateResult;
  readonly notes: TemplateResult;
}

/** The test of the unit that moved last. @rule A2.10 */
const terrainTestOf = (assault: Assault, hands: readonly AssaultHand[]): TerrainTest => ({
  heading: moveWords.terrain,
  lead: moveWords.terrainLead,
  body: html`<dice-throw .hands=${hands} .labels=${handLabels(assault, hands)}></dice-throw>`,
  notes: ruleNote(assault, { heading: moveWords.whoTests, rules: ['A2.10'] }),
});
