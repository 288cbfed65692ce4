/** Rosters with profiles of made-up units, selection by selection. */
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Roster } from '../../../src/army-lists/import/read-roster.ts';
import { rosterIn } from './forces.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly isHidden?: boolean;
}

export interface One {
  readonly name: string;
  readonly type?: string;
  readonly number?: number;
  readonly sheets?: readonly Sheet[];
  readonly rules?: Readonly<Record<string, string>>;
  readonly inside?: readonly One[];
}

const selection = ({ name, type = 'model', number = 1, sheets = [], rules = {}, inside = [] }: One): object => ({
  name, type, number, selections: inside.map(selection),
  rules: Object.entries(rules).map(([title, description]) => ({ name: title, description })),
  profiles: sheets.map(sheet => ({
    name: sheet.name, hidden: sheet.isHidden ?? false,
    typeName: sheet.columns['Type'] === undefined ? 'Weapon' : 'Unit',
    characteristics: Object.entries(sheet.columns).map(([column, $text]) => ({ name: column, $text })),
  })),
});

export const roster = (...formations: readonly One[]): string => JSON.stringify({ roster: {
  gameSystemName: 'Epic Armageddon',
  forces: [{ catalogueName: 'Hosts of Zorg', selections: formations.map(one => selection({ type: 'unit', ...one })) }],
} });

export const read = (...formations: readonly One[]): Promise<Roster> => rosterIn(roster(...formations));

const INFANTRY = { Type: 'Infantry', Speed: '15cm', Armour: '5+', CC: '4+', FF: '6+' };
export const sheet = (name: string, more: Readonly<Record<string, string>> = {}): Sheet =>
  ({ name, columns: { ...INFANTRY, ...more } });

export const shortly = ({ formations }: Roster): readonly string[] => formations.map(({ units, characters }) => {
  const names = units.map(({ name }) => name);
  const counts = [...new Set(names)].map(name => `${names.filter(one => one === name).length} ${name}`);
  return [...counts, ...characters.map(({ profile, on }) => `${profile} on ${on}`)].join(', ');
});

export const firstOwn = async (one: One): Promise<Profile> =>
  (await read({ name: 'Host', inside: [one] })).formations[0]!.units[0]!.own!;
