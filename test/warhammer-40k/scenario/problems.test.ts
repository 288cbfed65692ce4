import { describe, expect, it } from 'vitest';
import { openPhase, parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { scenarioIn, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import { PHASE_PROBLEM_CODES, type Problem } from '../../../src/parsing/problems.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';

/** The least that is a scenario; a fresh one each time. */
const least = () => ({
  format: 1 as unknown,
  ruleset: 'warhammer-40k-7th' as unknown,
  units: [
    { id: 'm', side: 'attacker', models: [{ id: 'm1', profile: 'marine', at: [10, 10] }] },
    { id: 'o', side: 'defender', models: [{ id: 'o1', profile: 'ork', at: [10, 20] }] },
  ] as Record<string, unknown>[],
  profiles: {
    marine: { name: 'Marine', weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8 },
    ork: { name: 'Ork', weaponSkill: 4, strength: 3, toughness: 4, initiative: 2, leadership: 7, weapons: [] },
  } as Record<string, Record<string, unknown>>,
});

type Json = ReturnType<typeof least> & Record<string, unknown>;

const changed = (change: (json: Json) => void): Json => {
  const json = least() as Json;
  change(json);
  return json;
};
/** The second unit is one model. */
const withModel = (model: object) => changed(json => { json.units[1]!['models'] = [model]; });

const problemsOf = (json: unknown): readonly Problem[] => {
  const parsed = parsePhase(json);
  return 'problems' in parsed ? parsed.problems : [];
};

describe('what is not said has its default', () => {
  const parsed = parsePhase(least());
  const scenario = 'scenario' in parsed ? parsed.scenario : null;

  it.each([
    ['it begins with the charge', scenario?.startAt, 'charge'],
    ['it is the attacker’s phase', scenario?.active, 'attacker'],
    ['every ruling has the answer that is usual in its edition', scenario?.rulings, usualRulings('7th')],
    ['nothing is agreed on', scenario?.completion, {}],
    ['a unit is called by its id', scenario?.units[0]?.name, 'm'],
    ['a unit charges 6 inches', scenario?.units[0]?.assaultRange, 6],
    ['a base is an inch across', scenario?.profiles['marine']?.radius, 0.5],
    ['a model has one wound and one attack', [scenario?.profiles['ork']?.wounds, scenario?.profiles['ork']?.attacks],
      [1, 1]],
    ['a table is 48 inches square', [scenario?.table.width, scenario?.table.depth], [48, 48]],
  ])('%s', (_, said, expected) => {
    expect(said).toEqual(expected);
  });

  it('a piece of terrain does what its kind does unless it says otherwise', () => {
    const outline = [[0, 0], [4, 0], [4, 4]];
    const read = parsePhase(changed(json => {
      json['table'] = { terrain: [
        { id: 'a', kind: 'barricade', outline }, { id: 'b', kind: 'hill', outline, traits: ['cover', 'difficult'] },
      ] };
    }));
    expect('scenario' in read && read.scenario.table.terrain.map(piece => piece.traits))
      .toEqual([['cover'], ['cover', 'difficult']]);
  });
});

describe('everything that is wrong is told, with its path', () => {
  it.each([
    ['another format', changed(json => { json.format = 2; }), 'format', 'wrong-format'],
    ['another game', changed(json => { json.ruleset = 'epic-armageddon'; }), 'ruleset', 'wrong-ruleset'],
    ['an edition that there is not', changed(json => { json.ruleset = 'warhammer-40k-4'; }), 'ruleset',
      'wrong-ruleset'],
    ['a field that there is not', changed(json => { json['turns'] = 2; }), 'turns', 'unknown-field'],
    ['a characteristic off the chart', changed(json => { json.profiles['ork']!['strength'] = 11; }),
      'profiles.ork.strength', 'out-of-range'],
    ['a save that everybody makes', changed(json => { json.profiles['ork']!['save'] = 1; }),
      'profiles.ork.save', 'out-of-range'],
    ['a weapon of no kind', changed(json => { json.profiles['ork']!['weapons'] = [{ kind: 'chainfist' }]; }),
      'profiles.ork.weapons[0].kind', 'unknown-word'],
    ['a profile that there is not', withModel({ id: 'o1', profile: 'orc', at: [10, 20] }),
      'units[1].models[0].profile', 'unknown-profile'],
    ['two models of one name', withModel({ id: 'm1', profile: 'ork', at: [10, 20] }),
      'units[1].models[0].id', 'duplicate-id'],
    ['a model off the table', withModel({ id: 'o1', profile: 'ork', at: [10, 60] }),
      'units[1].models[0].at', 'off-table'],
    ['a model on another', withModel({ id: 'o1', profile: 'ork', at: [10.2, 10] }),
      'units[1].models[0].at', 'overlap'],
    ['a model without wounds', withModel({ id: 'o1', profile: 'ork', at: [10, 20], lost: 1 }),
      'units[1].models[0].lost', 'already-destroyed'],
    ['nobody to fight', changed(json => { json.units.pop(); }), 'units', 'no-unit'],
    ['an unknown unit charged', changed(json => { json.units[0]!['charged'] = ['x']; }), 'units[0].charged[0]',
      'unknown-unit'],
    ['a friend shot', changed(json => { json.units[0]!['fired'] = 'm'; }), 'units[0].fired', 'wrong-side'],
    ['a squad that goes with a squad', changed(json => json.units.push(
      { id: 'c', side: 'attacker', joined: 'm', models: [{ id: 'c1', profile: 'marine', at: [12, 10] }] })),
    'units[2].joined', 'not-a-companion'],
    ['a ruling that there is not', changed(json => { json['rulings'] = { overflow: 'spill' }; }),
      'rulings.overflow', 'unknown-ruling'],
    ['an answer that there is not', changed(json => { json['rulings'] = { lapOverflow: 'burn' }; }),
      'rulings.lapOverflow', 'unknown-answer'],
    ['a question that there is not', changed(json => { json['completion'] = { swoop: 'relock' }; }),
      'completion.swoop', 'unknown-question'],
    ['an agreement on what the text tells', changed(json => { json['completion'] = { sweep: 'relock' }; }),
      'completion.sweep', 'text-tells'],
    ['a row of another text', changed(json => { json['completions'] = ['4C-U1']; }), 'completions[0]', 'wrong-edition'],
    ['a row that is left out', changed(json => { json['completions'] = ['7C-V1']; }), 'completions[0]', 'left-out'],
  ])('%s', (_, json, path, code) => {
    expect(problemsOf(json)).toContainEqual(expect.objectContaining({ path, code }));
  });

  const armed = (ruleset: string, kind: string, fields: object = {}): unknown => changed(json => {
    json['ruleset'] = ruleset;
    json.profiles['ork']!['weapons'] = [{ kind: 'pistol' }, { kind, ...fields }];
  });
  const AGREE = 'heavy is not in this text; agree on 4C-W3 (heavyWeapons in completion), or use ordinary.';
  const NUMBER = 'There is no such weapon in this edition; give armourPiercing.';

  it.each([
    ['4th', 'heavy', AGREE], ['7th', 'heavy', NUMBER], ['7th', 'power', NUMBER],
  ])('R-3.01: %s refuses %s by name, with its path', (edition, kind, say) => {
    const problems = problemsOf(armed(`warhammer-40k-${edition}`, kind));
    expect(problems).toEqual([{ path: 'profiles.ork.weapons[1]', code: 'text-tells', say }]);
    expect(openPhase(armed(`warhammer-40k-${edition}`, kind))).toHaveProperty('scenario');
  });

  it('R-3.01: what it asks for makes it welcome, and so does a text that has it', () => {
    for (const kind of ['heavy', 'power']) {
      expect(problemsOf(armed('warhammer-40k-7th', kind, { armourPiercing: 4 }))).toEqual([]);
      expect(problemsOf(armed('warhammer-40k-trial-seven-steps', kind))).toEqual([]);
    }
    const agreed = armed('warhammer-40k-4th', 'heavy') as Record<string, unknown>;
    expect(problemsOf({ ...agreed, completion: { heavyWeapons: 'four-at-best' } })).toEqual([]);
  });

  it('what nobody on the table carries is not refused', () => {
    const json = armed('warhammer-40k-7th', 'heavy') as Json;
    const { ork } = json.profiles;
    const profiles = { ...json.profiles, other: ork, ork: { ...ork, weapons: [] } };
    expect(problemsOf({ ...json, profiles })).toEqual([]);
  });

  it('what was opened once is read again, by another text too', () => {
    const opened = openPhase(armed('warhammer-40k-7th', 'heavy')) as { scenario: Scenario };
    expect(parsePhase(opened.scenario)).toEqual(opened);
    expect(parsePhase(scenarioIn(opened.scenario, '4th'))).toHaveProperty('scenario');
    expect(problemsOf(JSON.stringify(opened.scenario))).not.toEqual([]);
  });

  it('every code that only these scenarios have is told by one of them', () => {
    const told = new Set([
      changed(json => { json.units.pop(); }),
      changed(json => { json['completion'] = { sweep: 'relock', swoop: 'x' }; }),
      changed(json => { json['completion'] = { sweep: 'relock' }; }),
      changed(json => {
        json.units[0]!['joined'] = 'm';
        json.units[1]!['models'] = [{ id: 'o1', profile: 'orc', at: [1, 1] }];
      }),
      changed(json => { json['completions'] = ['4C-U1', '7C-V1']; }),
    ].flatMap(problemsOf).map(({ code }) => code));
    for (const code of PHASE_PROBLEM_CODES) expect(told).toContain(code);
  });

  it('a silent text may be completed', () => {
    const json = changed(one => { one.ruleset = 'warhammer-40k-4th'; one['completion'] = { sweep: 'destroy' }; });
    expect(problemsOf(json)).toEqual([]);
  });
});

describe('what is written is read as the same', () => {
  it.each([
    ['the least', least()],
    ['one that says much', changed(json => {
      json['startAt'] = 'fight';
      json['round'] = 2;
      json['rulings'] = { lapOverflow: 'discard' };
      json.units[0]!['charged'] = ['o'];
      json.profiles['ork']!['weapons'] = [{ kind: 'power-fist' }, { kind: 'pistol', name: 'slugga' }];
      json['table'] = { depth: 60, terrain: [{ id: 'w', kind: 'woods', outline: [[1, 1], [3, 1], [3, 3]] }] };
    })],
  ])('%s', (_, json) => {
    const parsed = parsePhase(json);
    expect(parsed).toHaveProperty('scenario');
    if (!('scenario' in parsed)) return;
    const written = writePhase(parsed.scenario);
    expect(parsePhase(written)).toEqual(parsed);
    expect(parsePhase(JSON.stringify(written))).toEqual(parsed);
    expect(parsePhase(parsed.scenario)).toEqual(parsed);
  });
});

describe('what is wrong is told in words', () => {
  const saysOf = (json: unknown): readonly string[] => problemsOf(json).map(({ say }) => say);

  it.each([
    ['a friend shot', changed(json => { json.units[0]!['fired'] = 'm'; }),
      'units[0].fired must name a unit of the defender; "m" is not.'],
    ['a model on another', withModel({ id: 'o1', profile: 'ork', at: [10.2, 10] }),
      '"o1" and "m1" stand in one place: their bases overlap by 0.8″.'],
  ])('%s', (_, json, say) => {
    expect(saysOf(json)).toEqual([say]);
  });

  it('of charges that are no list what they must be', () => {
    expect(saysOf(changed(json => { json.units[0]!['charged'] = 'o'; }))[0]).toContain('a list of ids of units');
  });

  it('of a unit without a side only that it has none', () => {
    const json = changed(one => { one.units[0]!['charged'] = ['o']; delete one.units[0]!['side']; });
    expect(problemsOf(json).map(({ path }) => path)).toEqual(['units[0].side']);
  });
});

it.each([
  'stationaryFire', 'mayNotCharge', 'fallingBack', 'goneToGround', 'overwatchUsed', 'disordered', 'throughDifficult',
])('a unit of which %s is said is written so, and no other says it', field => {
  const parsed = parsePhase(changed(json => { json.units[0]![field] = true; }));
  const { units } = writePhase((parsed as { scenario: Scenario }).scenario) as { units: readonly object[] };
  expect(units).toEqual([expect.objectContaining({ [field]: true }), expect.not.objectContaining({ [field]: false })]);
});
