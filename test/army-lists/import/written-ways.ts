/** The formations of a list as their usual composition, written in several ways. */
import type { ArmyList, Formation } from '../../../src/army-lists/lists.ts';
import { idsOf } from '../../../src/army-lists/import/matching.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';

/** So many of a unit or a character. */
export interface Stands {
  readonly id: string;
  readonly count: number;
}

export interface UsualFormation {
  readonly name: string;
  readonly stands: readonly Stands[];
}

/** The least of each part, of several choices one after the other, and one thing that it may take besides. */
export const usualOf = (formation: Formation, at: number): UsualFormation => {
  const { name, compositions } = formation;
  const counts = new Map<string, number>();
  for (const { least, choices } of compositions[at % compositions.length] ?? []) {
    const id = choices[at % choices.length]!;
    counts.set(id, (counts.get(id) ?? 0) + Math.max(1, least));
  }
  const more = [...idsOf(formation)].filter(id => !counts.has(id));
  const extra = more[(at * 7) % Math.max(1, more.length)];
  if (extra !== undefined) counts.set(extra, 1 + at % 3);
  return { name, stands: [...counts].map(([id, count]) => ({ id, count })) };
};

export const usualFormations = ({ formations }: ArmyList): readonly UsualFormation[] => formations.map(usualOf);

const nameOf = ({ id }: Stands): string => neteaLibrary.unit(id)?.name ?? id;
const joined = (stands: readonly Stands[]): string => stands.map(one => `${one.count} ${nameOf(one)}`).join(', ');

type Writer = (list: string, formations: readonly UsualFormation[]) => string;

export const WAYS: Readonly<Record<string, Writer>> = {
  'as typed in one line each': (list, formations) => [list, '', ...formations.map(({ name, stands }) =>
    `${name}: ${stands.map(one => `${one.count}x${nameOf(one)}`).join(', ')}`.toLowerCase())].join('\n'),
  bulleted: (list, formations) => [list, '', ...formations.flatMap(({ name, stands }) =>
    [`• ${name}`, ...stands.map(one => `  ${one.count} ${nameOf(one)}`)])].join('\n'),
  'in a table': (list, formations) => [list, '', 'Formation\tUnits\tPoints', ...formations.map(({ name, stands }, i) =>
    [name, joined(stands), 100 + 25 * i].join('\t'))].join('\n'),
  'in a table of Markdown without a header': (list, formations) => [list, '', ...formations.map(({ name, stands }, i) =>
    `| ${name} | ${joined(stands)} | ${100 + 25 * i} pts |`)].join('\n'),
  'with the marks of a forum': (list, formations) => [`[size=14]${list}[/size]`, '', ...formations.map((one, i) =>
    `[b]${one.name}[/b] [i](${100 + 25 * i} points)[/i]\n[list]\n${
      one.stands.map(some => `[*]${some.count} × ${nameOf(some)}`).join('\n')}\n[/list]`)].join('\n'),
};
