/** What every state of a phase says of itself, and whether all that the chart names is there. */
import { describe, expect, it } from 'vitest';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { namedIn, reactionsIn } from '../../support/configured.ts';
import { NODES } from '../../support/warhammer-40k/coverage.ts';

describe('what a state says of itself', () => {
  it.each(NODES.map(node => [node.id, node] as const))('%s: a description, its rule and a title', (_, node) => {
    expect(node.config.description).toMatch(/^[A-Z].*[.?]$/);
    expect(node.meta?.rule).toMatch(/^(40k\.\d+|R-\d+\.\d+|\d{3}-\d+|[47]C-[A-Z]\d+)$/);
    expect(node.meta?.title).toMatch(/^[A-Z]/);
  });
});

describe('every guard and action', () => {
  const { config, implementations } = phaseMachine;

  it.each(['guards', 'actions'] as const)('of the %s is named somewhere, and what is named is one of them', kind => {
    const named = [...new Set(namedIn(config, kind))].sort();
    expect(named).toEqual(Object.keys(implementations[kind]).sort());
  });

  it('every event leads elsewhere or changes the phase, and nothing leads nowhere', () => {
    for (const [event, does] of reactionsIn(config)) expect(Object.keys(does), event).not.toEqual([]);
    expect(namedIn(config, 'targets')).not.toContain('');
  });
});
