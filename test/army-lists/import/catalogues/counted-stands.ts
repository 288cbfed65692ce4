/** What stands in chosen formations, counted from their catalogue, and whether a roster says so. */
import type { Roster } from '../../../../src/army-lists/import/read-roster.ts';
import type { Chosen, ChosenProfile } from './choose-formations.ts';

/** What a selection puts on the table: so many, under the profiles that may be meant by it. */
interface Stand {
  /** Null: dice tell. */
  readonly count: number | null;
  readonly profiles: readonly ChosenProfile[];
}

const VALUES = ['Speed', 'Armour', 'CC', 'FF'];

const valueOf = ({ columns }: ChosenProfile, name: string): string | undefined =>
  columns.find(([column]) => column === name)?.[1];

const isDatasheet = (profile: ChosenProfile): boolean =>
  valueOf(profile, 'Type') !== undefined && VALUES.some(name => valueOf(profile, name) !== undefined);

/** `3x Sky Talon`, `3D6x Hordes`; one where no number is said. */
const timesOf = (name: string): number | null => {
  const [, dice, times] = /^\*?(?:(\d*D\d+(?:\+\d+)?)|(\d{1,3}))\s?x\s/i.exec(name) ?? [];
  if (dice !== undefined) return null;
  return times === undefined ? 1 : Number(times);
};

const PARTS = /\s*,\s*|\s+&\s+|\s+\+\s+|\s+and\s+/;

/** Everybody in a formation who is more than a weapon or a rule. */
const standsIn = (chosen: Chosen): readonly Stand[] => [...ownStands(chosen), ...chosen.inside.flatMap(standsIn)];

const ownStands = ({ name, type, count, profiles, inside }: Chosen): readonly Stand[] => {
  const sheets = profiles.filter(isDatasheet)
    .filter((one, i, all) => all.findIndex(other => other.name === one.name) === i);
  const stand = (words: string, meant: readonly ChosenProfile[]): Stand => {
    const times = timesOf(words);
    return { count: times === null ? null : times * count, profiles: meant };
  };
  const parts = name.split(PARTS);
  if (sheets.length > 1 && parts.length === sheets.length) return parts.map((part, i) => stand(part, [sheets[i]!]));
  if (sheets.length > 0) return [stand(name, sheets)];
  const isUnit = type !== 'upgrade' && /^\d{1,3}\s?x\s/.test(name) && inside.length === 0;
  return isUnit ? parts.map(part => stand(part, [])) : [];
};

/** Aircraft without values for an assault, and spacecraft, never fight one. */
const isAway = (profile: ChosenProfile): boolean =>
  /aircraft|space|fighter|bomber/i.test(`${valueOf(profile, 'Type')} ${valueOf(profile, 'Speed')}`)
  && !/\d/.test(`${valueOf(profile, 'CC')}${valueOf(profile, 'FF')}`);

/** What was made of a formation: exactly what was chosen, with questions, or something else without a word. */
export type Verdict = 'exact' | 'asked' | 'silent';

type Read = Roster | { readonly problems: readonly string[] };

/** On a file, which has the profiles. Problems are sentences about all of it. */
export const verdictOn = (chosen: Chosen, read: Read): Verdict => {
  const wanted = standsIn(chosen);
  if ('problems' in read) return wanted.length === 0 ? 'exact' : 'asked';
  const { units, left, asked } = countedIn(read);
  if (asked > 0) return wanted.length === 0 || units.length + left + asked >= numberOf(wanted) ? 'asked' : 'silent';
  if (wanted.some(({ count, profiles }) => count === null || profiles.length !== 1)) return 'silent';
  const away = wanted.filter(({ profiles }) => isAway(profiles[0]!));
  const there = wanted.filter(one => !away.includes(one));
  const names = there.flatMap(({ count, profiles }) => Array<string>(count!).fill(asPrinted(profiles[0]!)));
  return left === numberOf(away) && names.sort().join() === units.map(asPlayed).sort().join() ? 'exact' : 'silent';
};

/** On a text, which has no profiles: whether everybody is on the table, asked about or left out. */
export const isAllTold = (chosen: readonly Chosen[], read: Read): boolean => {
  if ('problems' in read) return true;
  const { units, left, asked } = countedIn(read);
  return units.length + left + asked >= numberOf(chosen.flatMap(standsIn));
};

const numberOf = (stands: readonly Stand[]): number => stands.reduce((sum, { count }) => sum + (count ?? 1), 0);

type Played = Pick<Roster['formations'][number]['units'][number], 'own'>;

const countedIn = ({ formations, questions }: Roster) => ({
  units: formations.flatMap(({ units, characters }): readonly Played[] => [...units, ...characters]),
  left: formations.reduce((sum, one) => sum + one.left.length, 0),
  asked: questions.reduce((sum, { count }) => sum + count, 0),
});

/** A name with its values: `Boyz 6 3 5`. */
const asPrinted = (profile: ChosenProfile): string => [
  profile.name, ...['Armour', 'CC', 'FF'].map(name => /[1-6]/.exec(valueOf(profile, name) ?? '')?.[0] ?? '-'),
].join(' ');
const asPlayed = ({ own }: Played): string =>
  (own === undefined ? '' : [own.name, ...[own.armour, own.cc, own.ff].map(value => value ?? '-')].join(' '));
