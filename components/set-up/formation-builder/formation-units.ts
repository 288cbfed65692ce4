/** The units of a formation as they will stand on the table. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  allAboard, boarded, characterAdded, characterMoved, characterRemoved, optionsChosen, unitKindsOf, roomFor,
  unitRemoved, unitsAdded, withNumber, type OptionsOf, type ProfileOf, type UnitKind,
} from '../../../src/army-lists/choices/edits.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { sheetKey } from '../../../src/epic-armageddon/model/options.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { unitsStyles } from './formation-units.styles.ts';
import type { SearchChosen, SearchTyped, Suggestion } from './search-field.ts';
import './search-field.ts';
import './unit-card.ts';
import { optionsTemplate } from './unit-options.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** Sent when the formation was changed unit by unit. */
export class UnitsEdited extends CustomEvent<{ readonly built: BuiltFormation; readonly said: string }> {
  constructor(built: BuiltFormation, said: string) {
    super('units-edited', { bubbles: true, detail: { built, said } });
  }
}

/** Sent when the profile of a unit is to be edited. */
export class ProfileWanted extends CustomEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('profile-wanted', { bubbles: true, detail: { id } });
  }
}

/** A unit or character that may be added. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly isCharacter: boolean;
}

const MOST_UNITS = 60;

/**
 * A card for each kind of unit with how many there are, and one by one who carries whom and rides in what.
 *
 * @fires units-edited - The formation was changed: `detail.built`, and what is to be said of it `detail.said`.
 * @fires profile-wanted - A profile is to be edited: `detail.id`.
 * @csspart kind - One kind of unit.
 */
export class FormationUnits extends SpokenElement {
  static override styles = [theme, buttons, fieldStyles, tickStyles, disclosure, unitsStyles];
  static override properties = {
    built: { attribute: false },
    profileOf: { attribute: false },
    optionsOf: { attribute: false },
    find: { attribute: false },
    text: { state: true },
  };
  declare built: BuiltFormation | null;
  /** By ids, and by the keys of profiles as options make them. */
  declare profileOf: ProfileOf;
  declare optionsOf: OptionsOf;
  /** Units and characters that a text may mean. */
  declare find: (text: string) => readonly Candidate[];
  /** What is typed to add somebody. */
  declare private text: string;

  constructor() {
    super();
    this.built = null;
    this.profileOf = () => undefined;
    this.optionsOf = () => [];
    this.find = () => [];
    this.text = '';
  }

  protected override get words(): readonly string[] {
    return ['formation-card'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { built } = this;
    if (built === null) return nothing;
    return html`
      <ul class="kinds">${unitKindsOf(built, this.optionsOf).map(kind => this.kind(kind, built))}</ul>
      ${this.aboard(built)}
      <search-field label=${formationBuilderWords.add} hint=${formationBuilderWords.addHint} .value=${this.text}
        .suggestions=${this.suggestions()}
        @search-typed=${({ detail }: SearchTyped) => (this.text = detail.text)}
        @search-entered=${() => this.add(this.find(this.text)[0])}
        @search-chosen=${({ detail }: SearchChosen) =>
          this.add(this.find(this.text).find(({ id }) => id === detail.id))}
      ></search-field>`;
  }

  private kind(kind: UnitKind, built: BuiltFormation): TemplateResult {
    const { profile: id, options, places } = kind;
    const profile = this.profileOf(sheetKey(id, options));
    const name = profile?.name ?? id;
    const characters = [...new Set(places.flatMap(place => built.units[place]!.characters))];
    return html`<li class="kind" part="kind">
      <unit-card .profile=${profile ?? null} name=${name}>
        <count-stepper label=${formationBuilderWords.howMany(name)} .count=${places.length} .most=${MOST_UNITS}
          @count-changed=${({ count }: CountChanged) => this.edit(withNumber(built, kind, count))}></count-stepper>
      </unit-card>
      ${this.options(name, id, places, built)}
      ${characters.map(one => this.leader(one, places.filter(i => built.units[i]!.characters.includes(one)), built))}
      <details>
        <summary>${formationBuilderWords.singly} <span
          class="count">${formationBuilderWords.count(places.length)}</span></summary>
        <ol class="units">${places.map(place => this.unit(place, places.length > 1, built))}</ol>
        <button type="button" class="quiet" aria-label=${formationBuilderWords.edit(name)}
          @click=${() => this.dispatchEvent(new ProfileWanted(id))}>${formationBuilderWords.editShort}</button>
      </details>
    </li>`;
  }

  /** A character with what is chosen for it on the first of the units that carry one. */
  private leader(id: string, places: readonly number[], built: BuiltFormation): TemplateResult {
    const sheet = this.profileOf(sheetKey(id, built.units[places[0]!]!.options)) ?? null;
    return html`<unit-card class="character" .profile=${sheet}></unit-card>
      ${this.options(sheet?.name ?? id, id, places, built)}`;
  }

  /** What is chosen of a datasheet, for all units at these places. */
  private options(
    who: string, id: string, places: readonly number[], built: BuiltFormation,
  ): TemplateResult | typeof nothing {
    return optionsTemplate(who, this.optionsOf(id), built.units[places[0]!]!.options, (choice, ids) =>
      this.edit(optionsChosen(built, places, choice, ids)));
  }

  private unit(place: number, isOneOfSeveral: boolean, built: BuiltFormation): TemplateResult {
    const { profile, characters } = built.units[place]!;
    const name = this.placeName(place, built);
    return html`<li class="unit">
      <span class="name">${name}</span>
      ${isOneOfSeveral ? this.options(name, profile, [place], built) : nothing}
      ${this.ride(place, name, built)}
      <button type="button" aria-label=${formationBuilderWords.remove(name)} class="icon"
        @click=${() => this.edit(unitRemoved(built, place), formationBuilderWords.removed(name))}>×</button>
      ${characters.map((id, which) => this.character(place, which, this.profileOf(id)?.name ?? id, built))}
    </li>`;
  }

  private character(place: number, which: number, name: string, built: BuiltFormation): TemplateResult {
    const { characters } = built.units[place]!;
    const own = this.optionsOf(characters[which]!).map(({ id }) => id);
    const move = (event: Event): void =>
      this.edit(characterMoved(built, place, which, Number((event.target as HTMLSelectElement).value), own));
    return html`<span class="carried">
      <b>+ ${name}</b>
      <select aria-label=${formationBuilderWords.moveTo(name)} @change=${move}>
        ${built.units.map((_, i) => html`<option value=${i} .selected=${i === place}>${this.placeName(i, built)}
        </option>`)}
      </select>
      <button type="button" class="icon" aria-label=${formationBuilderWords.remove(name)}
        @click=${() => this.edit(
          characterRemoved(built, place, which, own), formationBuilderWords.removed(name))}>×</button>
    </span>`;
  }

  private ride(place: number, name: string, built: BuiltFormation): TemplateResult | typeof nothing {
    const { aboard } = built.units[place]!;
    const rooms = roomFor(built, place, id => this.profileOf(id));
    if (rooms.length === 0 && aboard === null) return nothing;
    const board = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      this.edit(boarded(built, place, value === '' ? null : Number(value)));
    };
    const open = aboard === null || rooms.includes(aboard) ? rooms : [aboard, ...rooms];
    return html`<label class="ride"><span>${formationBuilderWords.rides}</span>
      <select aria-label=${formationBuilderWords.ridesFor(name)} @change=${board}>
        <option value="" .selected=${aboard === null}>${formationBuilderWords.onFoot}</option>
        ${open.map(i => html`<option value=${i} .selected=${aboard === i}>${this.placeName(i, built)}</option>`)}
      </select></label>`;
  }

  /** 'Rhino 2' */
  private placeName(place: number, { units }: BuiltFormation): string {
    const { profile } = units[place]!;
    const at = units.slice(0, place + 1).filter(one => one.profile === profile).length;
    return formationBuilderWords.unit(this.profileOf(profile)?.name ?? profile, at);
  }

  private aboard(built: BuiltFormation): TemplateResult | typeof nothing {
    const isAboard = built.units.some(({ aboard }) => aboard !== null);
    const canBoard = built.units.some((_, i) => roomFor(built, i, id => this.profileOf(id)).length > 0);
    if (!isAboard && !canBoard) return nothing;
    return html`<label class="tick">
      <input type="checkbox" .checked=${isAboard} @change=${(event: Event) => this.edit(allAboard(
        built, (event.target as HTMLInputElement).checked, id => this.profileOf(id)))}>
      <span>${formationBuilderWords.aboard}</span>
    </label>`;
  }

  private suggestions(): readonly Suggestion[] {
    const found = this.text.trim() === '' ? [] : this.find(this.text);
    return found.map(({ id, name, detail }) => ({ id, label: name, detail }));
  }

  /** A unit stands beside the others; a character joins the first unit that carries nobody. */
  private add(candidate: Candidate | undefined): void {
    const { built } = this;
    if (candidate === undefined || built === null) return;
    const { units } = built;
    const carrier = Math.max(0, units.findIndex(({ characters }) => characters.length === 0));
    if (candidate.isCharacter && units.length === 0) return;
    this.text = '';
    this.edit(candidate.isCharacter
      ? characterAdded(built, carrier, candidate.id) : unitsAdded(built, candidate.id, 1));
  }

  private edit(built: BuiltFormation, said = ''): void {
    this.dispatchEvent(new UnitsEdited(built, said));
  }
}

if (!customElements.get('formation-units')) customElements.define('formation-units', FormationUnits);

declare global {
  interface HTMLElementTagNameMap {
    'formation-units': FormationUnits;
  }
  interface HTMLElementEventMap {
    'units-edited': UnitsEdited;
    'profile-wanted': ProfileWanted;
  }
}
