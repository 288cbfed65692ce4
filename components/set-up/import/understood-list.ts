/** What was understood of a list: formation by formation, with what is still open. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ProfileField } from '../../../src/army-lists/import/compare-profiles.ts';
import type {
  ProfileDifference, UnderstoodList, UnmatchedWords,
} from '../../../src/army-lists/import/import-result.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { sheetFrom } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { importWords } from './import-words.ts';

export interface UnderstoodListActions {
  /** Whether the formation at that place is taken over. */
  readonly tick: (place: number, isTaken: boolean) => void;
  /** The open words at that place mean a unit of that id; null: nothing. */
  readonly settle: (place: number, unit: string | null) => void;
  readonly chooseFile: (isByFile: boolean) => void;
}

/** What a player has chosen so far. */
export interface Choices {
  /** Places of the formations that are not taken over. */
  readonly leftOut: ReadonlySet<number>;
  /** The file’s values count where the library has others. */
  readonly isByFile: boolean;
}

export const understoodTemplate = (
  so: UnderstoodList, { leftOut, isByFile }: Choices, library: Library, actions: UnderstoodListActions,
): TemplateResult => html`
  <ul class="formations">${so.formations.map((formation, place) => html`<li class="formation">
    ${headTemplate(formation, place, !leftOut.has(place), actions)}
    ${unitsTemplate(formation, library)}
    ${so.unmatched.map((open, at) => (open.formation === place ? openTemplate(open, at, library, actions) : nothing))}
  </li>`)}</ul>
  ${differencesTemplate(so.differences, isByFile, actions)}
  ${notesTemplate(so.notes)}`;

const headTemplate = (
  { name, units }: BuiltFormation, place: number, isTaken: boolean, { tick }: UnderstoodListActions,
): TemplateResult => html`<label class="tick">
    <input
      type="checkbox" .checked=${isTaken && units.length > 0} ?disabled=${units.length === 0}
      @change=${(event: Event) => tick(place, (event.target as HTMLInputElement).checked)}
    >
    <span class="name">${name || importWords.noUnits}</span>
  </label>`;

/** `3 Razorback (Twin Heavy Bolter)`, `1 Tactical with Captain`, and how many ride. */
const unitsTemplate = ({ units, profiles }: BuiltFormation, library: Library): TemplateResult => {
  if (units.length === 0) return html`<p class="none">${importWords.noUnits}</p>`;
  const counts = new Map<string, number>();
  for (const { profile, characters, options } of units) {
    const nameOf = (id: string): string =>
      profiles[id]?.name ?? sheetFrom(id, options, library)?.name ?? library.unit(id)?.name ?? id;
    const name = characters.length === 0 ? nameOf(profile)
      : importWords.on(characters.map(nameOf).join(', '), nameOf(profile));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const riding = units.filter(({ aboard }) => aboard !== null).length;
  return html`<ul class="units">
    ${[...counts].map(([name, count]) => html`<li><b>${count}</b> ${name}</li>`)}
    ${riding === 0 ? nothing : html`<li class="riding">${importWords.aboard(riding)}</li>`}
  </ul>`;
};

const openTemplate = (
  { words: typed, count, near }: UnmatchedWords, at: number, library: Library, { settle }: UnderstoodListActions,
): TemplateResult => html`<div class="open">
  <span>${importWords.notUnderstood(count, typed)}</span>
  ${near.length === 0 ? nothing : html`<span class="or">${importWords.meant}</span>`}
  ${near.map(id => {
    const name = nameAmong(id, near, library);
    return html`<button type="button" aria-label=${importWords.meantSpoken(typed, name)} @click=${() => settle(at, id)}>
      ${name}
    </button>`;
  })}
  <button type="button" class="quiet" aria-label=${importWords.leaveOutSpoken(typed)} @click=${() => settle(at, null)}>
    ${importWords.leaveOut}
  </button>
</div>`;

/** The name of a unit, with its force where another of the same name is there. */
export const nameAmong = (id: string, near: readonly string[], library: Library): string => {
  const unit = library.unit(id);
  const name = unit?.name ?? id;
  const isShared = near.some(other => other !== id && library.unit(other)?.name === name);
  const force = library.forces[unit?.forces[0] ?? ''];
  return isShared && force !== undefined ? `${name} (${force})` : name;
};

/** Whose values count, once for the whole file; and what they are. */
const differencesTemplate = (
  differences: UnderstoodList['differences'], isByFile: boolean, { chooseFile }: UnderstoodListActions,
): TemplateResult | typeof nothing => (differences.length === 0 ? nothing : html`<div class="differences">
  <label class="tick">
    <input
      type="checkbox" .checked=${isByFile}
      @change=${(event: Event) => chooseFile((event.target as HTMLInputElement).checked)}
    >
    <span>${importWords.byFile(differences.length)}</span>
  </label>
  <details>
    <summary>${importWords.whichDiffer}</summary>
    <ul class="notes">${differences.map(one => html`<li>${differenceIn(one)}</li>`)}</ul>
  </details>
</div>`);

/** `Boyz: armour 4+, not 6+; weapons`. */
const differenceIn = ({ name, library, file, fields }: ProfileDifference): string => {
  const told = fields.map(field => {
    const value = valueOf(library, field);
    const said = importWords.field[field];
    return value === '' ? said : importWords.instead(said, value, valueOf(file, field));
  });
  return `${name}: ${told.join('; ')}`;
};

/** A value as a datasheet has it; what needs more words than that is only named. */
const valueOf = (profile: Profile, field: ProfileField): string => {
  const value = profile[field];
  if (field === 'weapons' || field === 'critical' || field === 'type') return '';
  if (typeof value === 'number') return field === 'speed' || field === 'damageCapacity' ? String(value) : `${value}+`;
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : '–';
};

const notesTemplate = (notes: readonly string[]): TemplateResult | typeof nothing => (notes.length === 0 ? nothing
  : html`<details ?open=${notes.length <= 3}>
      <summary>${importWords.notes(notes.length)}</summary>
      <ul class="notes">${notes.map(note => html`<li>${respoken(note)}</li>`)}</ul>
    </details>`);
