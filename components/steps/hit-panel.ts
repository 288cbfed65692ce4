/** A step in which hits are allocated or saved: their lists, and what an owner may choose about one. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sentence } from '../../src/epic-armageddon/phrases.ts';
import { saveOptions, savesAgainst, SAVE_KINDS } from '../../src/epic-armageddon/saves.ts';
import { SIDES, unitOf, type Assault, type Side } from '../../src/epic-armageddon/state.ts';
import { whyNotMoveHit, type AllocatedHit, type Volley } from '../../src/epic-armageddon/volley.ts';
import type { Choice, ChoiceMade } from '../parts/choice-list.ts';
import { sideMarkStyles } from '../parts/side-mark.ts';
import { placeWords } from './attack-words.ts';
import { hitId, hitRows, hitsHeading } from './hit-rows.ts';
import { StepPanel, UnitChosen } from './step.ts';
import type { RowChosen } from './unit-list.ts';
import { countOf } from './wording.ts';
import '../parts/choice-list.ts';

const hitsOn = (volley: Volley, side: Side, unit: string): readonly AllocatedHit[] =>
  volley.hits[side].filter(hit => hit.unit === unit);

/** Whether moving a hit would change more than the order in which two units stand. */
const wouldMatter = (volley: Volley, side: Side, from: string, to: string): boolean => {
  const [ours, theirs] = [hitsOn(volley, side, from), hitsOn(volley, side, to)];
  return ours.length !== theirs.length || ours.some((hit, i) => hit.effect !== theirs[i]!.effect);
};

const mayMove = (assault: Assault, volley: Volley, side: Side, hit: number): boolean => {
  const from = volley.hits[side][hit]!.unit;
  return volley.targets[side].some(({ unit }) =>
    wouldMatter(volley, side, from, unit) && whyNotMoveHit(assault, side, hit, unit) === null);
};

/** Where a hit may go instead, the nearest first; and why not to the others. */
const placesFor = (assault: Assault, volley: Volley, side: Side, hit: number): readonly Choice[] => {
  const from = volley.hits[side][hit]!.unit;
  const choices = volley.targets[side].map(({ unit }): Choice => {
    const refusal = unit === from ? null : whyNotMoveHit(assault, side, hit, unit);
    const hits = unit === from ? 0 : hitsOn(volley, side, unit).length;
    const place = placeWords(assault, volley, side, unit);
    return {
      id: unit,
      label: unitOf(assault, unit).name,
      detail: hits === 0 ? place : `${place}, ${countOf(hits, 'hit')} already: they change places`,
      refusal: refusal === null ? null : sentence(refusal),
    };
  });
  return [...choices.filter(one => one.refusal === null), ...choices.filter(one => one.refusal !== null)];
};

const mayChooseSave = (assault: Assault, { unit, effect, rolls }: AllocatedHit): boolean =>
  rolls.length === 0 && saveOptions(assault, unitOf(assault, unit), effect).length > 1;

const savesFor = (assault: Assault, hit: AllocatedHit): readonly Choice[] =>
  saveOptions(assault, unitOf(assault, hit.unit), hit.effect).map(({ kind, target }) => ({
    id: kind, label: `${kind === 'cover' ? 'Cover' : 'Armour'} ${target}+`, detail: null, refusal: null,
  }));

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
      ${hitsHeading(this.assault, volley, side)}
      <unit-list
        label=${`Hits on the ${side}`}
        .rows=${hitRows(this.assault, volley, side, hit => this.opens(volley, side, hit, choice))}
        .chosen=${this.open}
        @row-chosen=${(event: RowChosen) => this.openRow(event.row, volley)}
      >${this.choices(volley, side, choice)}</unit-list>
    </div>`)}`;
  }

  /** While hits are saved a list has news once a die has fallen, or where there is a choice or no save at all. */
  private isTelling(volley: Volley, side: Side, choice: 'place' | 'save' | null): boolean {
    return choice !== 'save' || volley.hits[side].some(hit =>
      hit.rolls.length > 0 || mayChooseSave(this.assault, hit) || savesAgainst(this.assault, hit).length === 0);
  }

  private opens(volley: Volley, side: Side, hit: number, choice: 'place' | 'save' | null): boolean {
    if (choice === 'place') return mayMove(this.assault, volley, side, hit);
    return choice === 'save' && mayChooseSave(this.assault, volley.hits[side][hit]!);
  }

  private choices(volley: Volley, side: Side, choice: 'place' | 'save' | null): unknown {
    const at = volley.hits[side].findIndex((_, hit) => hitId(side, hit) === this.open);
    const hit = volley.hits[side][at];
    if (hit === undefined || !this.opens(volley, side, at, choice)) return nothing;
    return choice === 'place'
      ? html`<choice-list
          legend=${`Who takes hit ${at + 1}?`}
          .options=${placesFor(this.assault, volley, side, at)}
          .chosen=${hit.unit}
          @choice-made=${({ id }: ChoiceMade) => this.move(side, at, hit, id)}
        ></choice-list>`
      : html`<choice-list
          legend=${`How is hit ${at + 1} saved?`}
          .options=${savesFor(this.assault, hit)}
          .chosen=${hit.save}
          @choice-made=${({ id }: ChoiceMade) => this.chooseSave(side, at, id)}
        ></choice-list>`;
  }

  private move(side: Side, hit: number, { unit }: AllocatedHit, to: string): void {
    if (to !== unit) this.decide({ type: 'hit.moved', side, hit, to });
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
  return sides.length === 1 ? `${countOf(all, 'hit')} on ${nameOf(sides[0]!)}` : countOf(all, 'hit');
};
