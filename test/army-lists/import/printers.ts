/** Formations as army builders print them. */
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { jsonRoster, xmlRoster, type Selected } from './roster-files.ts';

/** Units that are alike, in the order in which the first of them stands. */
interface Run {
  readonly profile: string;
  readonly characters: readonly string[];
  readonly count: number;
  readonly isTransport: boolean;
}

const nameOf = (id: string): string => neteaLibrary.unit(id)!.name;

const runsOf = ({ units }: BuiltFormation): readonly Run[] => {
  const key = ({ profile, characters }: BuiltFormation['units'][number]): string => [profile, ...characters].join(' ');
  return [...new Set(units.map(key))].map(words => {
    const alike = units.filter(unit => key(unit) === words);
    const [profile, ...characters] = words.split(' ') as [string, ...string[]];
    const isTransport = units.some(({ aboard }) => aboard !== null && key(units[aboard]!) === words);
    return { profile, characters, count: alike.length, isTransport };
  });
};

const joined = ({ characters }: Run): string => characters.map(id => ` + ${nameOf(id)}`).join('');
/** Characters ride on one of a run each: a run with some is printed one by one. */
const single = (runs: readonly Run[]): readonly Run[] => runs.flatMap(run =>
  (run.characters.length > 0 ? Array.from({ length: run.count }, () => ({ ...run, count: 1 })) : [run]));

const line = (run: Run): string => `${run.count} ${nameOf(run.profile)}${joined(run)}`;

const inOneLine = (built: BuiltFormation): string => {
  const runs = single(runsOf(built));
  const [riders, transports] = [false, true].map(isTransport => runs.filter(run => run.isTransport === isTransport));
  return [riders, transports].filter(some => some!.length > 0).map(some => some!.map(line).join(', ')).join(' in ');
};

const selections = (built: BuiltFormation): readonly Selected[] => [{
  name: built.name, type: 'unit',
  inside: single(runsOf(built)).map(({ profile, characters, count }): Selected => ({
    name: nameOf(profile), type: 'model', number: count,
    inside: characters.map((id): Selected => ({ name: nameOf(id), type: 'upgrade', sheet: 'Unit' })),
  })),
}];

export const PRINTERS = {
  'a printed list': (list: ArmyList, built: BuiltFormation): string =>
    `Somebody, 3000 POINTS\n${list.name}\n=======\n\n${built.name.toUpperCase()} [325]\n${inOneLine(built)}\n`,
  'a list with bullets': (list: ArmyList, built: BuiltFormation): string =>
    `# ${list.name}\n\n**${built.name}** (250 pts)\n${
      single(runsOf(built)).map(run => `- ${run.count}x ${nameOf(run.profile)}${joined(run)}`).join('\n')}`,
  'a list with tabs': (list: ArmyList, built: BuiltFormation): string =>
    `${list.name}\n\n${built.name}:\n${
      single(runsOf(built)).map(run => `\t${nameOf(run.profile)} x${run.count}${joined(run)}`).join('\n')}`,
  'a roster in XML': (list: ArmyList, built: BuiltFormation): string => xmlRoster(list.name, selections(built)),
  'a roster in JSON': (list: ArmyList, built: BuiltFormation): string => jsonRoster(list.name, selections(built)),
} as const;
