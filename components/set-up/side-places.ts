/** Where the stands of a side are, and what state it is in: a row a kind, with steppers. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import { sheetKey } from '../../src/epic-armageddon/model/options.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../src/epic-armageddon/model/terrain.ts';
import {
  LINE_UP_PLACES, type LineUpEntry, type LineUpPlace, type Spread,
} from '../../src/deployment/line-up-request.ts';
import { countOf, moved } from '../epic-armageddon/odds/plan.ts';
import type { CountChanged } from '../shared/parts/count-stepper.ts';
import '../shared/parts/count-stepper.ts';
import { kindName } from '../epic-armageddon/spoken/terrain-names.ts';
import { groupsAsEntries } from './on-table.ts';
import type { SidePlan, Supporter } from './plan.ts';
import { supportTemplate, type SupportActions } from './support-rows.ts';
import { spreadOf, type Condition } from './take-over.ts';
import { setUpWords } from './set-up-words.ts';

const MOST_MARKERS = 40;
const COVERS = TERRAIN_KINDS.filter(kind => TERRAIN[kind].cover !== null);

/** One side as it is shown. */
export interface SideView {
  readonly side: Side;
  readonly plan: SidePlan;
  readonly entries: readonly LineUpEntry[];
  /** The other side is there as well: there are places to stand in. */
  readonly isFacing: boolean;
  /** The place further back is shown, used or not. */
  readonly hasBack: boolean;
  /** Of those who support; the last line may be empty. */
  readonly supporters: readonly Supporter[];
  readonly remarks: ReadonlyMap<string, readonly string[]>;
  /** By the keys of profiles, as options make them. */
  readonly sheetOf: (key: string) => Profile | undefined;
}

export interface SideActions extends SupportActions {
  readonly place: (side: Side, spread: readonly Spread[]) => void;
  readonly change: (side: Side, change: Condition) => void;
  readonly cover: (side: Side, cover: TerrainKind | null) => void;
  /** Shows a place or a line that is not used yet. */
  readonly show: (side: Side, what: 'back' | 'support') => void;
}

const nameOf = ({ profile, characters = [], options = [] }: LineUpEntry, { sheetOf }: SideView): string =>
  [profile, ...new Set(characters)].map(id => sheetOf(sheetKey(id, options))?.name ?? id).join(' · ');

/** '4 Devastators, 2 Assault': a formation in the words of a line. */
const unitsIn = (built: BuiltFormation, view: SideView): string => groupsAsEntries(built)
  .map(entry => setUpWords.kind(countOf(entry), nameOf(entry, view).replaceAll(' · ', ' + '))).join(', ');

const needed = (value: number | null): string => (value === null ? '–' : `${value}+`);

const valuesOf = ({ profile, options = [] }: LineUpEntry, { sheetOf }: SideView): string => {
  const sheet = sheetOf(sheetKey(profile, options));
  return sheet === undefined ? '' : setUpWords.values(needed(sheet.cc), needed(sheet.ff), needed(sheet.armour));
};

/** The places of a side and its state; a side that engages is never broken. @rule A0.2 */
export const placesTemplate = (view: SideView, actions: SideActions): TemplateResult => {
  const { side, entries, isFacing } = view;
  const isBackUsed = view.hasBack || entries.some(({ back }) => back > 0);
  const places = isFacing ? LINE_UP_PLACES.filter(place => place !== 'back' || isBackUsed) : [];
  return html`
    <ul class="rows" aria-label=${setUpWords.stands}>
      <li class="heads" aria-hidden="true">${places.map(place => html`<span>${setUpWords.places[place]}</span>`)}</li>
      ${entries.map((entry, at) => rowTemplate(view, entry, at, places, actions))}
    </ul>
    <div class="state">
      ${markersTemplate(view, actions)}
      <button type="button" class="quiet add" @click=${() => actions.show(side, 'support')}>
        ${setUpWords.addSupport}</button>
      ${coverTemplate(view, actions)}
      ${!isFacing || isBackUsed ? nothing
        : html`<button type="button" class="quiet add" @click=${() => actions.show(side, 'back')}>
          + ${setUpWords.places.back}</button>`}
      ${side === 'defender' ? tick(view, 'broken', actions) : nothing}${tick(view, 'marched', actions)}
      ${side === 'defender' ? tick(view, 'overwatch', actions) : nothing}
    </div>
    ${view.supporters.length === 0 ? nothing : supportTemplate({
      ...view, unitsOf: ({ built }) => (built === null ? '' : unitsIn(built, view)),
    }, actions)}`;
};

const rowTemplate = (
  view: SideView, entry: LineUpEntry, at: number, places: readonly LineUpPlace[], { place: put }: SideActions,
): TemplateResult => {
  const name = nameOf(entry, view);
  const count = countOf(entry);
  const set = (place: LineUpPlace, to: number): void => put(view.side, view.entries.map((one, i) =>
    (i === at ? moved(spreadOf(one), place, to) : spreadOf(one))));
  return html`<li class="row">
    <p><b>${setUpWords.kind(count, name)}</b> <span class="values">${valuesOf(entry, view)}</span></p>
    ${places.map(place => html`<count-stepper
      slim label=${setUpWords.inPlace(name, place)} .count=${live(entry[place])} .most=${count}
      @count-changed=${(event: CountChanged) => set(place, event.count)}
    ></count-stepper>`)}
  </li>`;
};

const markersTemplate = ({ side, plan }: SideView, { change }: SideActions): TemplateResult => html`
  <div class="labelled">
    <span aria-hidden="true">${setUpWords.markers}</span>
    <count-stepper
      slim label=${setUpWords.markersOf[side]} .count=${plan.blastMarkers} .most=${MOST_MARKERS}
      @count-changed=${({ count }: CountChanged) => change(side, { blastMarkers: count })}
    ></count-stepper>
  </div>`;

const coverTemplate = ({ side, plan }: SideView, { cover }: SideActions): TemplateResult => html`
  <label class="labelled">
    <span>${setUpWords.cover}</span>
    <select @change=${({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      cover(side, value === '' ? null : value as TerrainKind);
    }}>
      <option value="" .selected=${plan.cover === null}>${setUpWords.noCover}</option>
      ${COVERS.map(kind => html`<option value=${kind} .selected=${kind === plan.cover}>
        ${kindName(kind)} ${TERRAIN[kind].cover}+
      </option>`)}
    </select>
  </label>`;

const tick = (
  { side, plan }: SideView, what: 'broken' | 'marched' | 'overwatch', { change }: SideActions,
): TemplateResult => html`<label class="tick">
    <input type="checkbox" .checked=${plan[what]}
      @change=${(event: Event) => change(side, { [what]: (event.target as HTMLInputElement).checked })}>
    <span>${setUpWords[what]}</span>
  </label>`;
