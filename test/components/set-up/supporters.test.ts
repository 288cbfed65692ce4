/** Several formations that support a side: each with a line, a place on the table and an end of its own. */
import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../components/set-up/draft.ts';
import { linedUp, planWith, type Supporter } from '../../../components/set-up/plan.ts';
import {
  freshSupportId, withoutSupport, withSupport,
} from '../../../components/set-up/supporters.ts';
import {
  byHand, inStep, relined, scenarioOf, withSidesSwapped, type SetUp,
} from '../../../components/set-up/take-over.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { removeFormation } from '../../../src/table-editing/formations.ts';
import { standingAt, standsOf } from '../../../src/table-editing/stands.ts';
import { formation, wholePlan } from './plans.ts';

const LINES = ['4 devastators', '2 assault', '3 tactical'] as const;
const supporter = (text: string, id: string): Supporter => ({ id, built: formation(text), text });

/** One after the other, as they are typed. */
const withThree = (setUp: SetUp): SetUp => LINES.reduce((so, text) => withSupport(
  so, 'attacker', supporter(text, freshSupportId(so, 'attacker')), neteaLibrary,
), setUp);

const BY_PLAN: SetUp = { plan: wholePlan, table: null };
const scenarioIn = (setUp: SetUp): Scenario => scenarioOf(setUp, neteaLibrary)!;
/** The same with its stands on a table. */
const ON_TABLE: SetUp = byHand(BY_PLAN, scenarioIn(BY_PLAN), neteaLibrary);
const idsIn = (setUp: SetUp): readonly string[] => setUp.plan.attacker.supporters.map(({ id }) => id);
const besideIn = (setUp: SetUp): readonly (readonly [string, number])[] => scenarioIn(setUp).formations
  .filter(({ id }) => id !== 'attacker' && id !== 'defender').map(({ id, units }) => [id, units.length]);
const placesOf = (scenario: Scenario, of: string): readonly unknown[] =>
  standsOf(scenario).filter(one => one.formation === of).map(({ id, at }) => [id, at]);

const THREE = [['attacker-support', 4], ['attacker-support-2', 2], ['attacker-support-3', 3]] as const;

describe.each([['from a plan', BY_PLAN], ['on a table', ON_TABLE]])('supporters %s', (_, start) => {
  const three = withThree(start);

  it('are formations of their own, named as themselves', () => {
    expect(besideIn(three)).toEqual(THREE);
    expect(scenarioIn(three).formations.slice(2).map(({ name }) => name))
      .toEqual(LINES.map(text => formation(text).name));
    expect('scenario' in parseScenario(writeScenario(scenarioIn(three)))).toBe(true);
    expect(scenarioIn(three).engage).toEqual(scenarioIn(start).engage);
  });

  it('can be changed one at a time', () => {
    const changed = withSupport(three, 'attacker', supporter('1 tactical', 'attacker-support-2'), neteaLibrary);
    expect([...besideIn(changed)].sort()).toEqual([THREE[0], ['attacker-support-2', 1], THREE[2]]);
    expect(changed.plan.attacker.supporters.map(({ text }) => text)).toEqual([LINES[0], '1 tactical', LINES[2]]);
  });

  it('can be taken away one at a time', () => {
    const left = withoutSupport(three, 'attacker', 'attacker-support-2');
    expect(besideIn(left)).toEqual([THREE[0], THREE[2]]);
    expect(idsIn(left)).toEqual(['attacker-support', 'attacker-support-3']);
    expect(freshSupportId(left, 'attacker')).toBe('attacker-support-2');
  });

  it('keep a line that is not understood yet, with nobody on the table', () => {
    const unread = withSupport(three, 'attacker', { id: 'attacker-support-2', built: null, text: 'tw' }, neteaLibrary);
    expect(besideIn(unread)).toEqual([THREE[0], THREE[2]]);
    expect(inStep(unread, neteaLibrary).plan.attacker.supporters[1]).toEqual(
      { id: 'attacker-support-2', built: null, text: 'tw' },
    );
  });

  it('go with their side when the sides are swapped', () => {
    const swapped = inStep(withSidesSwapped(three), neteaLibrary);
    expect(swapped.plan.defender.supporters.map(({ text }) => text)).toEqual(LINES);
    expect(scenarioIn(swapped).formations.filter(({ side }) => side === 'defender')).toHaveLength(4);
    expect(freshSupportId(swapped, 'attacker')).not.toMatch(/^attacker-support(-[23])?$/);
  });

  it('are remembered', () => {
    expect(readDraft(writeDraft(three))).toEqual(three);
  });
});

describe('supporters on a table', () => {
  const three = withThree(ON_TABLE);

  it('come near enough to support while nobody else moves', () => {
    const stood = scenarioIn(ON_TABLE);
    for (const id of ['attacker', 'defender']) expect(placesOf(three.table!, id)).toEqual(placesOf(stood, id));
    const others = standsOf(three.table!);
    for (const [id] of THREE) {
      const own = others.filter(one => one.formation === id);
      const enemies = others.filter(one => one.formation === 'defender');
      const isNear = own.some(({ at: [x, y], radius }) => enemies.some(enemy =>
        Math.hypot(x - enemy.at[0], y - enemy.at[1]) - radius - enemy.radius <= 15));
      expect([id, isNear]).toEqual([id, true]);
    }
  });

  it('stay where they were moved to, when another of them is changed', () => {
    const [first] = standsOf(three.table!).filter(one => one.formation === 'attacker-support');
    const moved = byHand(three, standingAt(three.table!, new Map([[first!.id, [20, 20]]])), neteaLibrary);
    const changed = withSupport(moved, 'attacker', supporter('5 tactical', 'attacker-support-3'), neteaLibrary);
    expect(placesOf(changed.table!, 'attacker-support')).toEqual(placesOf(moved.table!, 'attacker-support'));
  });

  it('are in the lines what they are on the map', () => {
    const without = byHand(three, removeFormation(three.table!, 'attacker-support-2'), neteaLibrary);
    expect(idsIn(without)).toEqual(['attacker-support', 'attacker-support-3']);
    const { formations } = three.table!;
    const fewer = byHand(three, { ...three.table!, formations: formations.map(one =>
      (one.id === 'attacker-support' ? { ...one, units: one.units.slice(0, 3) } : one)) }, neteaLibrary);
    const [cut] = fewer.plan.attacker.supporters;
    expect([cut!.text, cut!.built!.units.length]).toEqual([null, 3]);
  });

  it('come from a table that nobody has typed', () => {
    const opened = inStep({ plan: planWith(wholePlan, 'attacker', { built: null }), table: three.table }, neteaLibrary);
    expect(opened.plan.attacker.supporters.map(({ id, text, built }) => [id, text, built!.units.length]))
      .toEqual(THREE.map(([id, count]) => [id, null, count]));
  });

  it('stand once each when all are lined up again', () => {
    expect([...besideIn(relined(three, neteaLibrary))].sort()).toEqual(THREE);
  });
});

it('reads the one supporter of a draft of before', () => {
  const plan = planWith(wholePlan, 'attacker', { supporters: [supporter('4 devastators', 'attacker-support')] });
  const json = JSON.parse(writeDraft({ plan, table: null }));
  const [{ built, text }] = json.plan.attacker.supporters;
  delete json.plan.attacker.supporters;
  Object.assign(json.plan.attacker, { support: built, supportText: text });
  expect(readDraft(JSON.stringify(json))!.plan).toEqual(plan);
});

it('lines one supporter up where it stood before', () => {
  const plan = planWith(wholePlan, 'attacker', { supporters: [supporter('4 devastators', 'attacker-support')] });
  const made = linedUp(plan, neteaLibrary)!;
  expect('scenario' in made && made.scenario.formations.map(({ id }) => id))
    .toEqual(['attacker', 'defender', 'attacker-support']);
});
