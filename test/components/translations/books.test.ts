/** The words of other languages: where they are, and what several of their files have to say alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { BOOKS } from '../../../components/translations/books.ts';
import { ASSAULT_MOMENTS, PHASE_MOMENTS, type English } from '../../../components/translations/english.ts';
import { booksModule, groupsIn, languages } from '../../../components/translations/write-books.mjs';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { ROOT } from '../../support/markdown.ts';
import { sourceFiles } from '../../support/source-files.ts';
import { TRANSLATED } from '../../support/translations.ts';

/** Where groups are named: by elements as what they need, and in lists of what they need later. */
const ASKED =
  /get words\(\)[^{]*\{[^}]*\}|(?:wordsComing|areWordsThere)\([^)]*\)|_(?:WORDS|GROUPS) = \[[^\]]*\] as const/g;

type Entries<T> = readonly (readonly [keyof T & string, T[keyof T]])[];

const FOLDER = join(ROOT, 'components/translations');

/** What is somewhere else in another language. */
const placesIn = (language: string): readonly string[] =>
  groupsIn(language).map(({ group, path, name }) => `${group}: ${name} of ${basename(path)}`);

describe('the groups of words', () => {
  it('are where `npm run words` has found them', () => {
    expect(readFileSync(join(FOLDER, 'books.ts'), 'utf8')).toBe(booksModule());
  });

  it('are in the same files in every language, of which each has twenty at most', () => {
    expect(languages()).toEqual([...TRANSLATED].sort());
    for (const language of languages()) {
      expect([language, placesIn(language)]).toEqual([language, placesIn('de')]);
      expect(readdirSync(join(FOLDER, language)).length).toBeLessThanOrEqual(20);
    }
  });

  it('are those that parts of the screen ask for', () => {
    const asked = sourceFiles(['components']).flatMap(({ text }) => [...text.matchAll(ASKED)])
      .flatMap(([asking]) => [...asking.matchAll(/'([a-z][\w-]*)'/g)].map(([, group]) => group!));
    expect(asked).toContain('warhammer-40k-log');
    expect([...new Set(asked)].filter(group => !(group in BOOKS))).toEqual([]);
  });

  it('are modules with nothing of the other groups of their files', async () => {
    const { books } = await BOOKS['course-cover'].de();
    expect(Object.keys(books)).toEqual(['course/cover', 'course/cover/name']);
  });
});

/** What a statechart may say of where it stands, by the part of it in which that is: titles, and their own words. */
const momentsOf = (machine: AnyStateMachine): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const titleOf = (node: AnyStateNode): string =>
    (node.meta as { readonly title?: string } | undefined)?.title ?? titleOf(node.parent!);
  const walk = (node: AnyStateNode): void => {
    const inside = Object.values(node.states) as readonly AnyStateNode[];
    inside.forEach(walk);
    if (inside.length > 0 || node.always?.some(({ guard }) => guard === undefined)) return;
    const [part = ''] = node.path;
    const said = found.get(part) ?? new Set();
    found.set(part, said.add(titleOf(node)));
    if (node.description !== undefined) said.add(node.description);
  };
  walk(machine.root as AnyStateNode);
  return found;
};

const sorted = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

describe('the texts of moments', () => {
  it('are all that the statechart of an assault says where it may stand', () => {
    expect(sorted(ASSAULT_MOMENTS)).toEqual(sorted([...momentsOf(assaultMachine).values()].flatMap(said => [...said])));
  });

  it('are those of each part of a phase, and what more than one of them says', () => {
    const moments = momentsOf(phaseMachine);
    const parts = {
      charges: ['chargeTogether', 'chargeInTurn'], fight: ['fight'], aftermath: ['aftermath', 'hitAndRun'],
    } as const;
    for (const [part, names] of Object.entries(parts) as unknown as Entries<typeof parts>) {
      const said = sorted(names.flatMap(name => [...moments.get(name)!]));
      const brought: readonly string[] = [...PHASE_MOMENTS.moments, ...PHASE_MOMENTS[part]];
      expect(said.filter(text => !brought.includes(text))).toEqual([]);
      expect(PHASE_MOMENTS[part].filter(text => !said.includes(text))).toEqual([]);
    }
    const others = [...moments].filter(([name]) => !Object.values(parts).flat().includes(name as 'fight'));
    const anywhere: readonly string[] = PHASE_MOMENTS.moments;
    expect(others.flatMap(([, said]) => [...said]).filter(text => !anywhere.includes(text))).toEqual([]);
  });
});

describe.each(TRANSLATED)('what stands in for the statechart in %s', language => {
  it('says what the statechart says', async () => {
    const { 'resolver/opening': opening } = (await BOOKS.opening[language]()).books;
    const { books } = await BOOKS['epic-chart'][language]();
    const { 'assault/chart': chart } = books as unknown as English['epic-chart'];
    expect(opening).toEqual({
      labels: {
        a1ChooseTarget: chart.Target, a2Charge: chart.Charge, a3CounterCharge: chart['Counter-charge'],
        a4Attacks: chart.Attacks, a5SupportingFire: chart.Support, a6Result: chart.Result,
        a7Withdraw: chart.Withdraw, a7Consolidate: chart.Consolidate,
      },
      first: chart['The engaging formation names whom it charges, with whom, and what stands among them.'],
    });
  });
});
