/** What every state of an assault says of itself, and whether all that the chart names is there. */
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { isRefusingGuard, REFUSING_GUARDS } from '../../../machines/epic-armageddon/reasons.ts';
import { namedIn, reactionsIn } from '../../support/configured.ts';
import { NODES } from './walk.ts';

describe('what a state says of itself', () => {
  it.each(NODES.map(node => [node.id, node] as const))('%s: a description, its rule and a title', (_, node) => {
    expect(node.config.description).toMatch(/^[A-Z].*[.?]$/);
    expect(node.meta?.rule).toMatch(/^[A-Z]\d+(\.\d+)?$/);
    expect(node.meta?.title).toMatch(/^[A-Z]/);
  });

  const waiting = NODES.filter(node => node.type === 'atomic' && node.transitions.size > 0);

  const asks = waiting.map(node => [node.id, node] as const);

  it.each(asks)('%s: the dice it asks for, or what ends it undecided', (_, node) => {
    const { hands, unlessDecided } = node.meta!;
    expect([hands, unlessDecided].filter(one => one !== undefined)).toHaveLength(1);
    expect([...node.transitions.keys()]).toContain(unlessDecided ?? 'dice.thrown');
  });

  it('every guard of a player’s event has a reason for its no, and every reason belongs to one', () => {
    const guards = NODES.flatMap(node => [...node.transitions.values()].flat().map(one => one.guard));
    const names = guards.filter(guard => guard !== undefined).map(guard => (typeof guard === 'string' ? guard : '?'));
    expect(names.filter(name => !isRefusingGuard(name))).toEqual([]);
    expect(Object.keys(REFUSING_GUARDS).filter(name => !names.includes(name))).toEqual([]);
  });
});

describe('every guard and action', () => {
  const { config, implementations } = assaultMachine;

  it.each(['guards', 'actions'] as const)('of the %s is named somewhere, and what is named is one of them', kind => {
    const named = [...new Set(namedIn(config, kind))].sort();
    expect(named).toEqual(Object.keys(implementations[kind]).sort());
  });

  it('every event leads elsewhere or changes the assault, and nothing leads nowhere', () => {
    for (const [event, does] of reactionsIn(config)) expect(Object.keys(does), event).not.toEqual([]);
    expect(namedIn(config, 'targets')).not.toContain('');
  });
});
