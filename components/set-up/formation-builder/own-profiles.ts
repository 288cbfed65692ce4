/** Profiles of one's own among the units of a formation. */
import { html, type TemplateResult } from 'lit';
import {
  optionsIn, profilesIn, renamed, withOwn, withProfile, type OptionsOf, type ProfileOf,
} from '../../../src/army-lists/choices/edits.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { sheetOfKey } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import type { ProfileKept } from './events.ts';
import type { ArmyCatalogue } from '../lazy-parts.ts';
import { idFor, isOwn } from './profile-draft.ts';
import './profile-form.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

export type OwnProfiles = Readonly<Record<string, Profile>>;

/** A profile in the form, and whose it is; null: a new one. */
export interface ProfileEditing {
  readonly of: string | null;
  readonly profile: Profile | null;
}

const NOBODY: BuiltFormation = { name: '', list: null, initiative: 2, rules: [], units: [], profiles: {} };

/** The formation's own before those of the player, and those before the library's; by keys of a scenario as well. */
export const profileFor = (built: BuiltFormation | null, own: OwnProfiles, library: Library): ProfileOf => {
  const known: ProfileOf = id => (Object.hasOwn(own, id) ? own[id] : library.profile(id));
  const profile = built === null ? known : profilesIn(built, known);
  return key => sheetOfKey(key, { profile, options: optionsFor(built, own, library) });
};

/** What is left to the player of a unit: nothing of a profile of the player's own. */
export const optionsFor = (built: BuiltFormation | null, own: OwnProfiles, library: Library): OptionsOf => {
  const known: OptionsOf = id => (Object.hasOwn(own, id) ? [] : library.options(id));
  return built === null ? known : optionsIn(built, known);
};

/** The form for a unit's profile, or with no id for a new one. */
export const editingOf = (
  id: string | null, built: BuiltFormation | null, own: OwnProfiles, library: Library,
): ProfileEditing =>
  ({ of: id, profile: id === null ? null : profileFor(built, own, library)(id) ?? null });

/** One's own keep their ids; what was the library's or a list's gets one of its own. */
const idOf = (
  of: string | null, name: string, built: BuiltFormation | null, own: OwnProfiles, { all }: Library,
): string => {
  if (of !== null && (isOwn(of) || Object.hasOwn(own, of))) return of;
  return idFor(name, [...all.map(({ id }) => id), ...Object.keys({ ...own, ...built?.profiles })]);
};

/** A formation with the player's own profiles for those units that have one. */
export const withOwnOf = (built: BuiltFormation, own: OwnProfiles): BuiltFormation => {
  const used = new Set(built.units.flatMap(({ profile, characters }) => [profile, ...characters]));
  return [...used].filter(id => Object.hasOwn(own, id)).reduce((one, id) => withProfile(one, id, own[id]!), built);
};

/** A changed profile holds for the units that have it; a new one joins the formation. */
export const withKept = (
  built: BuiltFormation | null, of: string | null, id: string, profile: Profile,
): BuiltFormation => {
  const before = built ?? { ...NOBODY, name: profile.name };
  return withOwn(of === null ? before : renamed(before, of, id), id, profile);
};

export interface OwnActions {
  readonly begin: () => void;
  readonly keep: (event: ProfileKept) => void;
  readonly drop: () => void;
}

/** The form while a profile is edited, else the button that opens it. */
export const ownTemplate = (
  editing: ProfileEditing | null, built: BuiltFormation | null, own: OwnProfiles,
  { library, readProfile }: ArmyCatalogue,
  { begin, keep, drop }: OwnActions,
): TemplateResult => {
  if (editing === null) return html`<button type="button" class="own"
    @click=${begin}>${formationBuilderWords.own}</button>`;
  return html`<profile-form
    .profile=${editing.profile} .read=${readProfile}
    .idFor=${(name: string) => idOf(editing.of, name, built, own, library)}
    @profile-kept=${keep} @profile-dropped=${drop}
  ></profile-form>`;
};
