/** A step in which hits are allocated or saved: their lists, and what an owner may choose about one. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SAVE_KINDS, type AllocatedHit, type Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { mayChooseSave, placesFor, savesFor } from './hit-choices.ts';
import { hitId, hitRows, hitsHeading, isSavable } from './hit-rows.ts';
import { mayMove } from './movable-hits.ts';
import { StepPanel, UnitChosen } from './step.ts';
import type { RowChosen } from './unit-list.ts';
import { hitWords } from './hit-words.ts';
import '../../shared/parts/choice-list.ts';

/** The frame of a step with hits: one of them can be opened at a time. */
export abstract class HitPanel extends StepPanel {
  static override styles = [...StepPanel.styles, sideMarkStyles];
  static override properties = { ...StepPanel.properties, open: { state: true } };
  /** The hit that is open, by its id; null for none. */
  declare protected open: string | null;

  constructor() {
    super();
    this.open = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('state') && changed.get('state')?.path !== this.state.path) this.open = null;
    if (changed.has('chosen') && this.openUnit !== this.chosen) this.open = this.hitOf(this.chosen);
  }

  /** Hits of a volley, a list for each side; `choice` is what an owner may choose about one of them. */
  protected hitLists(volley: Volley, choice: 'place' | 'save' | null): TemplateResult {
    const shown = SIDES.filter(side => volley.hits[side].length > 0 && this.isTelling(volley, side, choice));
    return html`${shown.map(side => html`<div class="group">
      ${this.listHeading(volley, side)}
      <unit-list
        label=${hitWords.listOnSide[side]}
        .rows=${hitRows(this.assault, volley, side, hit => this.opens(volley, side, hit, choice))}
        .chosen=${this.open}
        @row-chosen=${(event: RowChosen) => this.openRow(event.row, volley)}
      >${this.choices(volley, side, choice)}</unit-list>
    </div>`)}`;
  }

  /** What stands over the hits of a side. */
  protected listHeading(volley: Volley, side: Side): unknown {
    return hitsHeading(this.assault, volley, side);
  }

  /** While hits are saved a list has news once a die has fallen, or where there is a choice or no save at all. */
  private isTelling(volley: Volley, side: Side, choice: 'place' | 'save' | null): boolean {
    return choice !== 'save' || volley.hits[side].some(hit =>
      hit.rolls.length + hit.criticals.length > 0 || mayChooseSave(this.assault, volley, hit)
      || !isSavable(this.assault, hit));
  }

  private opens(volley: Volley, side: Side, hit: number, choice: 'place' | 'save' | null): boolean {
    if (choice === 'place') return mayMove(this.assault, volley, side, hit);
    return choice === 'save' && mayChooseSave(this.assault, volley, volley.hits[side][hit]!);
  }

  private choices(volley: Volley, side: Side, choice: 'place' | 'save' | null): unknown {
    const at = volley.hits[side].findIndex((_, hit) => hitId(side, hit) === this.open);
    const hit = volley.hits[side][at];
    if (hit === undefined || !this.opens(volley, side, at, choice)) return nothing;
    return choice === 'place'
      ? html`<choice-list
          legend=${hit.effect === 'sniper' ? hitWords.whomSniper(at + 1) : hitWords.whoTakes(at + 1)}
          .options=${placesFor(this.assault, volley, side, at)}
          .chosen=${hit.unit}
          @choice-made=${({ id }: ChoiceMade) => this.move(side, at, hit, id)}
        ></choice-list>`
      : html`<choice-list
          legend=${hitWords.howSaved(at + 1)}
          .options=${savesFor(this.assault, volley, hit)}
          .chosen=${hit.save}
          @choice-made=${({ id }: ChoiceMade) => this.chooseSave(side, at, id)}
        ></choice-list>`;
  }

  private move(side: Side, hit: number, { unit, effect }: AllocatedHit, to: string): void {
    if (to !== unit) this.decide({ type: effect === 'sniper' ? 'sniper.aimed' : 'hit.moved', side, hit, to });
  }

  private chooseSave(side: Side, hit: number, id: string): void {
    const save = SAVE_KINDS.find(kind => kind === id);
    if (save !== undefined) this.decide({ type: 'save.chosen', side, hit, save });
  }

  private openRow(row: string | null, volley: Volley): void {
    this.open = row;
    this.dispatchEvent(new UnitChosen(row === null ? null : unitAt(volley, row)));
  }

  private get openUnit(): string | null {
    const { volley } = this.assault;
    return volley === null || this.open === null ? null : unitAt(volley, this.open);
  }

  private hitOf(unit: string | null): string | null {
    for (const side of SIDES) {
      const hit = this.assault.volley?.hits[side].findIndex(one => one.unit === unit) ?? -1;
      if (hit !== -1) return hitId(side, hit);
    }
    return null;
  }
}

/** The unit of the hit with this id. */
const unitAt = (volley: Volley, id: string): string | null => {
  for (const side of SIDES) {
    const hit = volley.hits[side].find((_, i) => hitId(side, i) === id);
    if (hit !== undefined) return hit.unit;
  }
  return null;
};

/** 'five hits on Warband'; how many there are if they fall on both sides. */
export const hitsInWords = (volley: Volley, nameOf: (side: Side) => string): string => {
  const sides = SIDES.filter(side => volley.hits[side].length > 0);
  const all = sides.reduce((sum, side) => sum + volley.hits[side].length, 0);
  return sides.length === 1 ? hitWords.hitsOn(all, nameOf(sides[0]!)) : hitWords.hits(all);
};
