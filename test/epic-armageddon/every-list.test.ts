/** Assaults between formations of all army lists in which nobody decides anything, and what none of them may do. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_CLAIMS, Findings, wage } from '../support/list-armies/campaign.ts';
import { ALL_FORMATIONS, FIGHTING_FORMATIONS, nameOf } from '../support/list-armies/catalogue.ts';
import { shareOf } from '../support/share.ts';

const AT_ONCE = { from: 9_801, scenarios: shareOf(6000, 500), games: shareOf(5, 1) };
const WITH_A_CHARGE = { scenarios: shareOf(500, 45), games: shareOf(4, 1) };

/** The last fire damages a summoned war engine, and makes its formation break and vanish. */
const VANISHING = { from: 14_389, scenarios: 1, games: 5 };

/** In one of its last games it ends swiftly, and nobody wins. */
const SWIFT = { from: 10_170, scenarios: 1, games: 5 };

const findings = new Findings();

beforeAll(() => {
  for (const attacks of [AT_ONCE, VANISHING, SWIFT]) {
    wage({ name: 'attacks at once', ...attacks, restless: 0, startAt: 'a4Attacks', crowd: 8 }, findings);
  }
  wage({ name: 'a charge first', from: 10_001, ...WITH_A_CHARGE, restless: 0, startAt: 'a1ChooseTarget',
    crowd: 20 }, findings);
}, 1_500_000);

describe('of assaults between formations of the army lists that nobody decides', () => {
  test('every one comes to an end, each kind of end being met', () => {
    const campaigns = [AT_ONCE, VANISHING, SWIFT, WITH_A_CHARGE];
    expect(findings.games).toBe(campaigns.reduce((sum, one) => sum + one.scenarios * one.games, 0));
    expect([...findings.endings].sort()).toEqual([
      'attacker by result', 'attacker by swift', 'defender by result', 'defender by swift', 'nobody by no-assault',
      'nobody by swift',
    ]);
  });

  test('every formation takes part that has a unit able to fight: 453 of the 547', () => {
    const names = FIGHTING_FORMATIONS.map(nameOf);
    expect([ALL_FORMATIONS.length, new Set(names).size]).toEqual([547, 453]);
    expect(names.filter(name => !findings.drawn.has(name))).toEqual([]);
  });

  test.each(ALL_CLAIMS.map(claim => [claim]))('%s', claim => {
    expect(findings.broken.get(claim) ?? []).toEqual([]);
  });
});
