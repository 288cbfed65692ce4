/** Overwatch fire as it was thrown at the table: who fired at whom, which units were hit by what. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { onOverwatch, underFire } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import type { Decision, OverwatchHit } from '../../../src/epic-armageddon/model/events.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { capacityLeft } from '../../../src/epic-armageddon/attacks/damage.ts';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { combatantOf, formationOf, isOnTable, livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { capital, figure } from '../../shared/languages/forms.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import { deciding, PrimaryIntended } from '../../shared/resolver/primary.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { entryStyles } from './entry.styles.ts';
import { Decided, UnitsShown } from './step.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { countOf } from './wording.ts';
import '../../shared/parts/choice-list.ts';
import '../../shared/parts/count-stepper.ts';

/** What a hit may be, as the players know it. */
const KINDS = [...EFFECTS, 'lost'] as const;
type Kind = (typeof KINDS)[number];

/** What is said where overwatch fire is entered. */
export const overwatchWords = spoken('steps/overwatch', {
  doesAnybody: 'Does anybody fire from overwatch?',
  lead: 'The charge is over. Throw the fire at the table and enter here what it hit.',
  leadWithdrawal: 'They have moved. Throw the fire at the table and enter here what it hit: a broken formation then '
    + 'loses a unit for each Blast marker.',
  leadConsolidation: 'The winner has moved. Throw the fire at the table and enter here what it hit.',
  whatIsIt: 'What is overwatch?',
  nobody: 'Nobody fires',
  nobodyElse: 'Nobody else fires',
  misses: (name: string): string => `${name} fires and misses`,
  fires: (name: string, hits: number): string => `${name} fires: ${countOf(hits, 'hit')}`,
  who: 'Who fires?',
  atWhom: 'At whom?',
  kind: 'Hits of this kind',
  /** What a hit may be, as the players know it. */
  kinds: {
    normal: 'ordinary', 'ignore-cover': 'ignores cover', lance: 'lance', sniper: 'sniper',
    'macro-weapon': 'macro-weapon', 'titan-killer': 'Titan Killer', lost: 'lost or damaged already',
  },
  counted: (hits: number, kind: string): string => `${figure(hits)} ${kind}`,
  ofKindOn: (kind: string, name: string): string => `${kind}: ${name}`,
  points: 'Points of damage of each on a war engine',
  markers: 'Further Blast markers',
  help: 'Coming under fire is a Blast marker, and so is each loss; they are placed without your help. '
    + 'Further ones are those of disrupting weapons, for instance.',
});

const NO_HITS: Readonly<Record<string, number>> = {};
/** More hits on one unit than this are not entered. */
const MOST = 12;
const MOST_POINTS = 12;

const keyOf = (unit: string, kind: Kind): string => `${kind} ${unit}`;

/** 'one ordinary, two macro-weapon' */
const summary = onceSpoken((counts: Readonly<Record<string, number>>): ReadonlyMap<string, string> => {
  const said = new Map<string, string>();
  for (const [key, count] of Object.entries(counts)) {
    const at = key.indexOf(' ');
    const [kind, unit] = [key.slice(0, at) as Kind, key.slice(at + 1)];
    const before = said.get(unit);
    const now = overwatchWords.counted(count, overwatchWords.kinds[kind]);
    if (count > 0) said.set(unit, before === undefined ? now : `${before}, ${now}`);
  }
  return said;
});

/**
 * The fire of one formation after the other, until nobody fires any more.
 *
 * @fires decided - A formation has fired and missed, or nobody else does.
 * @fires primary-intended - What the fire has hit.
 * @fires units-shown - The unit whose hits are being entered.
 */
export class OverwatchEntry extends SpokenElement {
  static override styles = [theme, buttons, panelStyles, entryStyles, fieldStyles];
  static override properties = {
    assault: { attribute: false }, firer: { state: true }, target: { state: true }, kind: { state: true },
    points: { state: true }, markers: { state: true }, counts: { state: true },
  };
  /** The assault as it stands. */
  declare assault: Assault;
  declare private firer: string | null;
  declare private target: string | null;
  declare private kind: Kind;
  /** Points of damage of each Titan Killer hit on a war engine. */
  declare private points: number;
  /** Blast markers beyond the usual ones. */
  declare private markers: number;
  /** Hits by kind and unit. */
  declare private counts: Readonly<Record<string, number>>;

  constructor() {
    super();
    this.firer = null;
    this.target = null;
    this.kind = 'normal';
    this.points = 1;
    this.markers = 0;
    this.counts = NO_HITS;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assault) return nothing;
    if (onOverwatch(this.assault).length * underFire(this.assault).length === 0) return nothing;
    const units = livingIn(this.assault, this.targetNow).filter(isOnTable);
    const hasEngines = units.some(unit => isWarEngine(combatantOf(this.assault, unit)));
    return html`
      ${this.formations(overwatchWords.who, onOverwatch(this.assault), this.firerNow, id => (this.firer = id))}
      ${this.formations(overwatchWords.atWhom, underFire(this.assault), this.targetNow, id => this.aimAt(id))}
      ${this.kindField()}
      ${this.kind === 'titan-killer' && hasEngines
        ? this.numberField(
            overwatchWords.points, this.points, 1, MOST_POINTS, count => (this.points = count),
          )
        : nothing}
      <ul role="list" aria-label=${overwatchWords.kind}>${units.map(unit => this.row(unit))}</ul>
      ${this.numberField(overwatchWords.markers, this.markers, 0, MOST, n => (this.markers = n))}
      <p class="how">${overwatchWords.help}</p>
      <div class="rows">${this.isBlank
        ? html`<button type="button" @click=${() => this.dispatchEvent(new Decided(this.fire))}>
            ${overwatchWords.misses(formationOf(this.assault, this.firerNow).name)}
          </button>`
        : html`<button type="button" @click=${() => this.dispatchEvent(new Decided({ type: 'overwatch.ended' }))}>
            ${onOverwatch(this.assault).length > 1 ? overwatchWords.nobodyElse : overwatchWords.nobody}
          </button>`}
      </div>
    `;
  }

  /** Nothing is entered: the next action is what is usual. */
  private get isBlank(): boolean {
    return this.hits.length === 0 && this.markers === 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('assault') || changed.get('assault') === undefined) return;
    this.counts = NO_HITS;
    this.markers = 0;
  }

  /** The next action follows what is entered. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('assault') || !this.assault) return;
    const { name } = formationOf(this.assault, this.firerNow);
    this.dispatchEvent(new PrimaryIntended(
      this.isBlank ? null : deciding(overwatchWords.fires(name, this.hits.length), this.fire),
    ));
  }

  private formations(
    legend: string, ids: readonly string[], chosen: string, choose: (id: string) => void,
  ): TemplateResult {
    const options = ids.map((id): Choice => {
      const { name } = formationOf(this.assault, id);
      return { id, label: name, detail: null, refusal: null };
    });
    return ids.length === 1
      ? html`<p class="fact">${legend} <b>${options[0]!.label}</b></p>`
      : html`<choice-list
          legend=${legend} .options=${options} .chosen=${chosen}
          @choice-made=${({ id }: ChoiceMade) => choose(id)}
        ></choice-list>`;
  }

  private kindField(): TemplateResult {
    return html`<label class="field">
      <span class="who">${overwatchWords.kind}</span>
      <select @change=${({ target }: Event) => this.choose((target as HTMLSelectElement).value)}>
        ${KINDS.map(kind =>
          html`<option value=${kind} .selected=${kind === this.kind}>${capital(overwatchWords.kinds[kind])}</option>`)}
      </select>
    </label>`;
  }

  private numberField(
    label: string, count: number, least: number, most: number, set: (count: number) => void,
  ): TemplateResult {
    return html`<div class="field">
      <span class="who">${label}</span>
      <count-stepper
        label=${label} .count=${count} .least=${least} .most=${most}
        @count-changed=${(event: CountChanged) => set(event.count)}
      ></count-stepper>
    </div>`;
  }

  private row(unit: Unit): TemplateResult {
    const key = keyOf(unit.id, this.kind);
    const said = summary(this.counts).get(unit.id);
    return html`<li @pointerenter=${() => this.show(unit)} @focusin=${() => this.show(unit)}>
      <span class="who">${unit.name}</span>
      ${said === undefined ? nothing : html`<span class="how">${said}</span>`}
      <count-stepper
        label=${overwatchWords.ofKindOn(capital(overwatchWords.kinds[this.kind]), unit.name)}
        .count=${this.counts[key] ?? 0}
        .most=${this.kind === 'lost' ? capacityLeft(this.assault, unit) : MOST}
        @count-changed=${({ count }: CountChanged) => (this.counts = { ...this.counts, [key]: count })}
      ></count-stepper>
    </li>`;
  }

  private get firerNow(): string {
    const ids = onOverwatch(this.assault);
    return ids.find(id => id === this.firer) ?? ids[0]!;
  }

  private get targetNow(): string {
    const ids = underFire(this.assault);
    return ids.find(id => id === this.target) ?? ids[0] ?? this.assault.engaging;
  }

  /** Every hit that has been entered, unit by unit. */
  private get hits(): readonly OverwatchHit[] {
    return livingIn(this.assault, this.targetNow).flatMap(({ id: unit }) =>
      KINDS.flatMap((kind): readonly OverwatchHit[] => {
        const count = this.counts[keyOf(unit, kind)] ?? 0;
        if (count === 0) return [];
        if (kind === 'lost') return [{ unit, unsaved: true, points: count }];
        const one = kind === 'titan-killer' ? { unit, effect: kind, points: this.points } : { unit, effect: kind };
        return Array<OverwatchHit>(count).fill(one);
      }));
  }

  private choose(kind: string): void {
    this.kind = KINDS.find(one => one === kind) ?? this.kind;
  }

  private aimAt(target: string): void {
    this.target = target;
    this.counts = NO_HITS;
  }

  private get fire(): Decision {
    const { firerNow: formation, targetNow: target, hits, markers } = this;
    return { type: 'overwatch.fired', formation, target, hits, ...(markers > 0 ? { markers } : {}) };
  }

  private show({ id }: Unit): void {
    this.dispatchEvent(new UnitsShown([id]));
  }
}

if (!customElements.get('overwatch-entry')) customElements.define('overwatch-entry', OverwatchEntry);

declare global {
  interface HTMLElementTagNameMap {
    'overwatch-entry': OverwatchEntry;
  }
}
