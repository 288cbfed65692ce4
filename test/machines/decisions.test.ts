import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { phaseMachine } from '../../machines/warhammer-40k/phase.machine.ts';
import { CHOICE_QUESTIONS } from '../../src/warhammer-40k/model/choices.ts';

const README = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');

/** What stands under a heading, up to the next one. */
const sectionOf = (heading: string): string => {
  const section = README.split('\n## ').find(one => one.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no heading ${heading}.`);
  return section;
};

interface Node {
  readonly on: object;
  readonly states: object;
}

/** Every event that some state of a chart takes, but for the dice. */
const takenBy = (root: Node): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    for (const type of Object.keys(node.on)) found.add(type);
    Object.values(node.states).forEach(visit);
  };
  visit(root);
  return [...found].filter(type => type !== 'dice.thrown').sort();
};

describe('the tables of decisions', () => {
  it.each([
    ['Decisions', assaultMachine.root as Node],
    ['Decisions in a phase of Warhammer 40,000', phaseMachine.root as Node],
  ] as const)('%s: it names every event of the chart, and no others', (heading, root) => {
    const told = [...sectionOf(heading).matchAll(/type: '([a-zA-Z.]+)'/g)].map(match => match[1]!);
    expect([...new Set(told)].sort()).toEqual(takenBy(root));
  });

  it('names every question that a phase may ask, and no others', () => {
    const section = sectionOf('Decisions in a phase of Warhammer 40,000');
    expect([...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(match => match[1]!)).toEqual([...CHOICE_QUESTIONS]);
  });
});
