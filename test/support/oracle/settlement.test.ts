/** What the result and its consequences are in cases worked out by hand. */
import { describe, expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { layOut, type Field } from './field.ts';
import { assault, MILITIA, type Force } from './militia.ts';
import type { RoundEnd } from './round.ts';
import type { ProfileJson, Spot, WeaponJson } from './scenario-json.ts';
import { bonus, endingKey, settle, type Ending } from './settlement.ts';
import type { Stand } from './sheet.ts';
import { removed, unscathed, type Losses } from './losses.ts';

const row = (units: number, y: number): readonly Spot[] => Array.from({ length: units }, (_, i) => [20 + 4 * i, y]);

/** What it has cost when these units are dead. */
const tollOf = (field: Field, dead: readonly string[]): Losses => removed(field, unscathed(field),
  field.stands.filter(({ id }) => dead.includes(id)).map(({ index }) => ({ index, left: 0, shields: 0 })));

const MARINES = { rules: ['they-shall-know-no-fear'] };

describe('what is added to the higher die', () => {
  const bonusOf = (a: Partial<Force>, d: Partial<Force>, dead: readonly string[] = []) => {
    const profiles = { bold: { ...MILITIA, abilities: ['inspiring'] } };
    const field = layOut(assault({ at: row(4, 20), ...a }, { at: row(4, 30), ...d }, [], profiles));
    const losses = tollOf(field, dead);
    return `${bonus(field, losses, 'attacker')} to ${bonus(field, losses, 'defender')}`;
  };
  const marked = { blastMarkers: 1 };

  test.each([
    ['nothing for equals with equal markers', marked, marked, [], '0 to 0'],
    ['one for more units', { at: row(6, 20), ...marked }, { at: row(3, 30), ...marked }, [], '1 to 0'],
    ['two for more than twice as many', { at: row(7, 20), ...marked }, { at: row(3, 30), ...marked }, [], '2 to 0'],
    ['two for clean against marked', {}, marked, [], '2 to 0'],
    ['one each for clean against clean', {}, {}, [], '1 to 1'],
    ['kills, and the units that are left', marked, marked, ['d1', 'd2', 'a1'], '3 to 1'],
    ['a broken formation is never clean and counts its units', marked, { broken: true }, [], '1 to 0'],
    ['half a marker is none, but not clean', { ...MARINES, ...marked }, {}, [], '0 to 1'],
    ['half of three is one', { ...MARINES, blastMarkers: 3 }, { blastMarkers: 2 }, [], '1 to 0'],
    ['broken Marines count one for each', { blastMarkers: 3 }, { ...MARINES, broken: true }, [], '1 to 0'],
    ['every living Inspiring unit', { profile: 'bold', ...marked }, marked, ['a1'], '3 to 2'],
  ] as const)('%s', (_, a, d, dead, totals) => {
    expect(bonusOf(a, d, dead)).toBe(totals);
  });
});

describe('the consequences', () => {
  const nobody = { attacker: [], defender: [] };
  const won = { ending: 'undecided', winner: 'attacker', callable: nobody } as const;
  const profiles = { bold: { ...MILITIA, abilities: ['fearless'] } };
  type Lost = Partial<Pick<RoundEnd, 'winner'>> & { readonly dead?: readonly string[] };
  /** Four against six in rows 6cm apart, the defender's first unit nearest. */
  const settled = (d: Partial<Force>, round: Lost, difference: number, a: Partial<Force> = {}) => {
    const rear: readonly Spot[] = [[20, 30], [20, 33], [20, 36], [20, 39], [20, 42], [20, 45]];
    const field = layOut(assault({ at: row(4, 22), ...a }, { at: rear, ...d }, [], profiles));
    const { dead = [], ...how } = round;
    const end = { ...won, ...how, losses: tollOf(field, dead) };
    const [[ending]] = settle(field, end, 1, difference) as [[Ending, number]];
    return endingKey(ending);
  };

  test.each([
    ['the loser loses the difference, nearest first, and breaks', {}, {}, 2, 'a: 0 | d: 0 broken without d1 d2'],
    ['Marines lose half of it, rounded down', MARINES, {}, 5, 'a: 0 | d: 0 broken without d1 d2'],
    ['hits beyond the last unit are lost', {}, {}, 9, 'a: 0 | d: gone without d1 d2 d3 d4 d5 d6'],
    ['the Fearless lose nobody', { profile: 'bold' }, {}, 3, 'a: 0 | d: 0 broken'],
    ['a loser that was broken before is destroyed', { broken: true }, {}, 1, 'd: gone without d1 d2 d3 d4 d5 d6'],
    ['but not its Fearless units', { broken: true, profile: 'bold' }, {}, 1, 'a: 0 | d: 0 broken'],
    ['the winner gets markers for its losses', {}, { dead: ['a1'] }, 1, 'a: 1 without a1 | d: 0 broken without d1'],
    ['and breaks at as many as it has units', {}, { dead: ['a1', 'a2'] }, 1,
      'a: 0 broken without a1 a2 | d: 0 broken without d1'],
  ] as const)('%s', (_, d, round, difference, key) => {
    expect(settled(d, round, difference)).toMatch(new RegExp(`${key}$`.replaceAll('|', '\\|')));
  });

  test('a winner that was broken gets no markers and stays broken', () => {
    expect(settled({ broken: true }, { winner: 'defender', dead: ['d1'] }, 4)).toContain('d: 0 broken without d1');
  });

  test('Marines break at twice as many markers as units', () => {
    expect(settled({}, { dead: ['a1', 'a2'] }, 1, MARINES)).toContain('a: 2 without a1 a2');
  });
});

describe('the dice of a unit', () => {
  const dice = (abilities: readonly string[], ...weapons: readonly Partial<WeaponJson>[]) => {
    const profile: ProfileJson = {
      ...MILITIA, abilities, weapons: weapons.map(weapon => ({ name: 'Blade', kind: 'assault', ...weapon })),
    };
    const scenario = assault({ at: row(1, 20), profile: 'armed' }, { at: row(1, 30) }, [], { armed: profile });
    return diceOf(layOut(scenario).bands[0]?.stands[0] as Stand, 'cc').map(({ number, effect, firstStrike }) =>
      `${number} ${effect}${firstStrike ? ' first' : ''}`).join(', ');
  };

  test.each([
    ['only its own', [], [], '1 normal'],
    ['First Strike of the unit: all of them', ['first-strike'], [{ extraAttacks: 1 }],
      '1 normal first, 1 normal first'],
    ['First Strike lent by a weapon: all of them', [], [{ rules: ['first-strike'] }, { extraAttacks: 2 }],
      '1 normal first, 2 normal first'],
    ['First Strike of extra attacks: only those', [], [{ extraAttacks: 'D3', rules: ['first-strike'] }],
      '1 normal, D3 normal first'],
    ['Lance lent by a weapon: its own die', [], [{ rules: ['lance'] }, { extraAttacks: 1 }], '1 lance, 1 normal'],
    ['Macro-weapon without extra attacks: nothing', [], [{ rules: ['macro-weapon'] }], '1 normal'],
    ['Macro-weapon with extra attacks: those', [], [{ extraAttacks: 1, rules: ['macro-weapon'] }],
      '1 normal, 1 macro-weapon'],
    ['small arms stay silent in contact', [], [{ kind: 'small-arms', extraAttacks: 2 }], '1 normal'],
  ] as const)('%s', (_, abilities, weapons, thrown) => {
    expect(dice(abilities, ...weapons)).toBe(thrown);
  });
});
