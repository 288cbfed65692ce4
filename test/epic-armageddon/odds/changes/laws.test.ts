/** What holds for every change to every scenario. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { CHANGE_GROUPS, changeGroupOf } from '../../../../src/epic-armageddon/odds/changes/change.ts';
import { movedIn } from '../../../../src/epic-armageddon/odds/changes/edit.ts';
import { everyChange } from '../../../../src/epic-armageddon/odds/changes/every-change.ts';
import { changeInWords } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { randomScenario } from '../../../support/random-scenarios.ts';
import { shareOf } from '../../../support/share.ts';
import { allOf, engagedOn } from './changed.ts';

const { chaplain, captain, commissar } = PROFILES;
const OPTIONS = { questions: RULINGS, characters: { attacker: { chaplain, captain }, defender: { commissar } } };

const parsed = (json: unknown): Scenario => {
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(result.problems.map(({ path, say }) => `${path}: ${say}`).join(' '));
  return result.scenario;
};

const RARE = { engines: 25, fields: 15, transports: 40, skimmers: 20 };
const SCENARIOS: readonly Scenario[] = [
  ...SAMPLES.map(sample => sample.scenario),
  ...Array.from({ length: shareOf(60, 16) }, (_, i) => parsed(randomScenario(7000 + i, {
    attackers: [2, 6], defenders: [2, 6], supporters: [0, 2], startAt: i % 4 === 0 ? 'a1ChooseTarget' : 'a4Attacks',
    joined: i % 3 === 0 ? 40 : 0, ...(i % 2 === 0 ? { rare: RARE } : {}),
  }))),
];
const CHANGES = SCENARIOS.map(scenario => ({ scenario, text: JSON.stringify(scenario) }))
  .map(({ scenario, text }) => ({ scenario, text, changes: allOf(everyChange(scenario, OPTIONS)) }));
const every = CHANGES.flatMap(({ changes }) => changes);

describe('every change', () => {
  it('is tried on enough of all kinds', () => {
    expect(every.length).toBeGreaterThan(500);
    expect([...new Set(every.map(change => change.kind))]).toHaveLength(15);
  });

  it('is a scenario that parses to itself', () => {
    for (const { scenario } of every) expect(parsed(scenario)).toEqual(scenario);
  });

  it('leaves the scenario as it was', () => {
    for (const { scenario, text } of CHANGES) expect(JSON.stringify(scenario)).toBe(text);
  });

  it('is proposed once, under an id of its own, and the same every time', () => {
    for (const { scenario, changes, text } of CHANGES) {
      expect(new Set(changes.map(change => change.id)).size).toBe(changes.length);
      const others = changes.map(change => JSON.stringify(change.scenario));
      expect(new Set([...others, text]).size).toBe(changes.length + 1);
      expect(allOf(everyChange(scenario, OPTIONS))).toEqual(changes);
    }
  });

  it('moves nobody but those whom it names, or all who charge, so that nobody touches', () => {
    const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
    for (const { scenario: before, changes } of CHANGES) {
      for (const { id, scenario, values } of changes.filter(({ kind }) => kind !== 'firefight')) {
        const named = ['unit', 'other', 'closing'].flatMap(name => listed(values[name]));
        const silent = movedIn(before, scenario).filter(name => !named.some(one => `${one}`.startsWith(name)));
        expect(silent, id).toEqual([]);
      }
    }
  });

  it('tells what one who charges decides first, then what fire could do, then all else', () => {
    for (const { changes } of CHANGES) {
      const groups = changes.map(change => CHANGE_GROUPS.indexOf(changeGroupOf(change)));
      expect(groups).toEqual([...groups].sort());
    }
  });

  it('leaves somebody engaged', () => {
    for (const { scenario } of every) expect(engagedOn(scenario, 'attacker')).not.toEqual([]);
  });

  it('can be said', () => {
    for (const change of every) {
      expect(Object.values(changeInWords(change)).join(' | ')).toMatch(/^\S[^[\]]+ \| \S[^[\]]+$/);
    }
  });
});
