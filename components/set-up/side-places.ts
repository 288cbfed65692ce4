/** Where the stands of a side are, and what state it is in: steppers for people who do not draw a map. */
import { html, nothing, type TemplateResult } from 'lit';
import { sheetKey } from '../../src/epic-armageddon/model/options.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../src/epic-armageddon/model/terrain.ts';
import { LINE_UP_PLACES, type LineUpEntry, type LineUpPlace } from '../../src/deployment/line-up-request.ts';
import { countOf, moved } from '../epic-armageddon/odds/plan.ts';
import type { CountChanged } from '../shared/parts/count-stepper.ts';
import '../shared/parts/count-stepper.ts';
import { kindName } from '../epic-armageddon/spoken/terrain-names.ts';
import type { SidePlan } from './plan.ts';
import { setUpWords } from './set-up-words.ts';

const MOST_MARKERS = 40;
const COVERS = TERRAIN_KINDS.filter(kind => TERRAIN[kind].cover !== null);

/** One side as it is shown. */
export interface SideView {
  readonly side: Side;
  readonly plan: SidePlan;
  readonly entries: readonly LineUpEntry[];
  /** Names by the keys of profiles, as options make them. */
  readonly nameOf: (key: string) => string;
  readonly change: (change: Partial<SidePlan>) => void;
}

const nameOfEntry = (
  { profile, characters = [], options = [] }: LineUpEntry, nameOf: (key: string) => string,
): string => [profile, ...new Set(characters)].map(id => nameOf(sheetKey(id, options))).join(' + ');

const put = ({ entries, change }: SideView, at: number, place: LineUpPlace, count: number): void =>
  change({ spread: entries.map((entry, i) => (i === at ? moved(entry, place, count) : entry))
    .map(({ inContact, inFirefight, back }) => ({ inContact, inFirefight, back })) });

const rowTemplate = (view: SideView, entry: LineUpEntry, at: number): TemplateResult => {
  const name = nameOfEntry(entry, view.nameOf);
  const count = countOf(entry);
  return html`<li class="row">
    <p><span class="count">${count}</span> <span class="name">${name}</span></p>
    <div class="places">${LINE_UP_PLACES.map(place => html`<div class="place">
      <span class="where" aria-hidden="true">${setUpWords.places[place]}</span>
      <count-stepper
        label=${setUpWords.inPlace(name, place)} .count=${entry[place]} .most=${count}
        @count-changed=${(event: CountChanged) => put(view, at, place, event.count)}
      ></count-stepper>
    </div>`)}</div>
  </li>`;
};

const tick = ({ plan, change }: SideView, what: 'broken' | 'marched'): TemplateResult => html`<label class="tick">
    <input type="checkbox" .checked=${plan[what]}
      @change=${(event: Event) => change({ [what]: (event.target as HTMLInputElement).checked })}>
    <span>${setUpWords[what]}</span>
  </label>`;

const coverTemplate = ({ plan, change }: SideView): TemplateResult => html`<label class="labelled">
    <span>${setUpWords.cover}</span>
    <select @change=${({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      change({ cover: value === '' ? null : value as TerrainKind });
    }}>
      <option value="" .selected=${plan.cover === null}>${setUpWords.noCover}</option>
      ${COVERS.map(kind => html`<option value=${kind} .selected=${kind === plan.cover}>
        ${kindName(kind)} ${TERRAIN[kind].cover}+
      </option>`)}
    </select>
  </label>`;

/** The places and the state of one side; a side that engages is never broken. @rule A0.2 */
export const placesTemplate = (view: SideView, heading: TemplateResult): TemplateResult => html`
  <section class="side ${view.side}" aria-labelledby="places-${view.side}">
    <h4 id="places-${view.side}">${heading}</h4>
    <ul class="rows">${view.entries.map((entry, at) => rowTemplate(view, entry, at))}</ul>
    <div class="state">
      <div class="labelled">
        <span aria-hidden="true">${setUpWords.markers}</span>
        <count-stepper
          label=${setUpWords.markersOf[view.side]} .count=${view.plan.blastMarkers} .most=${MOST_MARKERS}
          @count-changed=${({ count }: CountChanged) => view.change({ blastMarkers: count })}
        ></count-stepper>
      </div>
      ${coverTemplate(view)}
      <div class="ticks">${view.side === 'defender' ? tick(view, 'broken') : nothing}${tick(view, 'marched')}</div>
    </div>
  </section>`;
