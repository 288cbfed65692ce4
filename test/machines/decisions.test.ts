import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';

const README = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');

/** Every event that some state of the chart takes, but for the dice. */
const taken = (): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: { readonly on: object; readonly states: object }): void => {
    for (const type of Object.keys(node.on)) found.add(type);
    Object.values(node.states).forEach(visit);
  };
  visit(assaultMachine.root);
  return [...found].filter(type => type !== 'dice.thrown').sort();
};

describe('the table of decisions', () => {
  it('names every event of the chart, and no others', () => {
    const told = [...README.matchAll(/type: '([a-zA-Z.]+)'/g)].map(match => match[1]!);
    expect([...new Set(told)].sort()).toEqual(taken());
  });
});
