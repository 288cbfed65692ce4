import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_PROBLEMS, PROBLEM_CODES, type ProblemCode } from '../../src/parsing/problems.ts';
import { NO_LIBRARY } from '../../src/epic-armageddon/scenario/profile-source.ts';
import {
  changed, changedGrand, faultsOf, fullJson, grandJson, leastJson, problemsOf, type Loose,
} from '../json.ts';

/** What is done to the full scenario, and the one problem that it then has. */
type Row = readonly [claim: string, change: (json: Loose) => void, code: ProblemCode, path: string];

const manyUnits = (name: string, count: number, y: number): Loose => Array.from({ length: count }, (_, i) => (
  { id: `${name}${i}`, profile: 'boyz', at: [1 + 2.5 * (i % 40), y + 2.5 * Math.floor(i / 40)] }
));
const manyFormations = (json: Loose, count: number, units: number): void => {
  json.table = { width: 120, depth: 200 };
  json.formations = Array.from({ length: count }, (_, i) => ({
    ...json.formations[i === 0 ? 0 : 1], id: `f${i}`, units: manyUnits(`f${i}u`, i === 0 ? 9 : units, 2 + 12 * i),
  }));
  json.engage = { formation: 'f0', target: 'f1' };
};
const ring = (count: number): Loose => Array.from({ length: count }, (_, i) => (
  [60 + 20 * Math.cos(2 * Math.PI * i / count), 50 + 10 * Math.sin(2 * Math.PI * i / count)]
));

const UNIT = 'formations[0].units[0]';
const HERO = 'profiles.hero';

const SHAPE: readonly Row[] = [
  ['a format of tomorrow', json => (json.format = 2), 'wrong-format', 'format'],
  ['another game', json => (json.ruleset = 'warhammer-40k'), 'wrong-ruleset', 'ruleset'],
  ['an unknown field at the top', json => (json.notes = ''), 'unknown-field', 'notes'],
  ['an unknown field of a unit', json => (json.formations[0].units[0].hp = 1), 'unknown-field', `${UNIT}.hp`],
  ['an unknown field with an odd name', json => (json['a b'] = 1), 'unknown-field', '["a b"]'],
  ['no engage action', json => delete json.engage, 'missing-field', 'engage'],
  ['no formations', json => delete json.formations, 'missing-field', 'formations'],
  ['a formation without an id', json => delete json.formations[0].id, 'missing-field', 'formations[0].id'],
  ['a formation without a side', json => delete json.formations[0].side, 'missing-field', 'formations[0].side'],
  ['a formation that says nothing of its units', json => delete json.formations[0].units,
    'missing-field', 'formations[0].units'],
  ['a formation whose name is null', json => (json.formations[0].name = null), 'wrong-type', 'formations[0].name'],
  ['a unit without an id', json => delete json.formations[0].units[0].id, 'missing-field', `${UNIT}.id`],
  ['a unit without a profile', json => delete json.formations[0].units[0].profile,
    'missing-field', `${UNIT}.profile`],
  ['a unit that stands nowhere', json => delete json.formations[0].units[0].at, 'missing-field', `${UNIT}.at`],
  ['a profile without Speed', json => delete json.profiles.hero.speed, 'missing-field', `${HERO}.speed`],
  ['a title that is a number', json => (json.title = 7), 'wrong-type', 'title'],
  ['a list for a table', json => (json.table = []), 'wrong-type', 'table'],
  ['rulings in a list', json => (json.rulings = []), 'wrong-type', 'rulings'],
  ['text for a number', json => (json.formations[0].initiative = '1'), 'wrong-type', 'formations[0].initiative'],
  ['a number for yes or no', json => Object.assign(json.formations[1], { broken: 0, blastMarkers: 3 }),
    'wrong-type', 'formations[1].broken'],
  ['a formation that is null', json => (json.formations[1] = null), 'wrong-type', 'formations[1]'],
  ['profiles in a list', json => (json.profiles = []), 'wrong-type', 'profiles'],
  ['a text for a position', json => (json.formations[0].units[0].at = '30,20'), 'wrong-type', `${UNIT}.at`],
  ['a position with a height', json => (json.formations[0].units[0].at = [30, 20, 0]), 'wrong-type', `${UNIT}.at`],
  ['a unit that is null', json => (json.formations[0].units[1] = null), 'wrong-type', 'formations[0].units[1]'],
  ['a profile that is null', json => (json.profiles.hero = null), 'wrong-type', HERO],
  ['a profile that is a text', json => (json.profiles.hero = 'Hero'), 'wrong-type', HERO],
  ['extra attacks of null', json => (json.profiles.hero.weapons[0].extraAttacks = null),
    'wrong-type', `${HERO}.weapons[0].extraAttacks`],
  ['a reserved name for a unit', json => (json.formations[0].units[0].id = 'constructor'),
    'reserved-name', `${UNIT}.id`],
  ['a reserved name for a profile', json => (json.formations[0].units[0].profile = '__proto__'),
    'reserved-name', `${UNIT}.profile`],
];

const NUMBERS: readonly Row[] = [
  ['armour of 7', json => (json.profiles.hero.armour = 7), 'out-of-range', `${HERO}.armour`],
  ['close combat on 0', json => (json.profiles.hero.cc = 0), 'out-of-range', `${HERO}.cc`],
  ['firefight on 3.5', json => (json.profiles.hero.ff = 3.5), 'out-of-range', `${HERO}.ff`],
  ['initiative of 0', json => (json.formations[0].initiative = 0), 'out-of-range', 'formations[0].initiative'],
  ['initiative of 7', json => (json.formations[0].initiative = 7), 'out-of-range', 'formations[0].initiative'],
  ['fewer than no Blast markers', json => (json.formations[0].blastMarkers = -1),
    'out-of-range', 'formations[0].blastMarkers'],
  ['half a Blast marker', json => (json.formations[0].blastMarkers = 0.5),
    'out-of-range', 'formations[0].blastMarkers'],
  ['an empty id', json => (json.formations[0].units[0].id = ''), 'out-of-range', `${UNIT}.id`],
  ['a base without size', json => (json.profiles.hero.radius = 0), 'out-of-range', `${HERO}.radius`],
  ['a table without depth', json => (json.table.depth = 0), 'out-of-range', 'table.depth'],
  ['thirteen extra attacks', json => (json.profiles.hero.weapons[0].extraAttacks = 13),
    'out-of-range', `${HERO}.weapons[0].extraAttacks`],
  ['extra attacks in a word that is no dice', json => (json.profiles.hero.weapons[0].extraAttacks = 'some'),
    'out-of-range', `${HERO}.weapons[0].extraAttacks`],
  ['terrain that begins on another table', json => (json.table.terrain[0].outline[0] = [-9000, 0]),
    'out-of-range', 'table.terrain[0].outline'],
  ['damage that the profile cannot take', json => (json.formations[0].units[0].damage = 1),
    'already-destroyed', `${UNIT}.damage`],
  ['more damage capacity than anybody has, in a word', json => (json.profiles.hero.abilities = ['damage-capacity-51']),
    'out-of-range', `${HERO}.damageCapacity`],
  ['more damage capacity than anybody has', json => (json.profiles.hero.damageCapacity = 51),
    'out-of-range', `${HERO}.damageCapacity`],
  ['capacity in a field against capacity in a word', json => (json.profiles.hero.abilities = ['damage-capacity-2']),
    'contradiction', `${HERO}.damageCapacity`],
];

const LIMITS: readonly Row[] = [
  ['a formation without units', json => (json.formations[0].units = []), 'too-few', 'formations[0].units'],
  ['a formation of 61 units', json => manyFormations(json, 2, 61), 'too-many', 'formations[1].units'],
  ['thirteen formations', json => manyFormations(json, 13, 1), 'too-many', 'formations'],
  ['201 units', json => manyFormations(json, 5, 48), 'too-many', 'formations'],
  ['41 pieces of terrain', json => (json.table.terrain = Array.from({ length: 41 }, (_, i) => (
    { ...json.table.terrain[0], id: `t${i}` }))), 'too-many', 'table.terrain'],
  ['an outline of 65 corners', json => (json.table.terrain[0].outline = ring(65)),
    'too-many', 'table.terrain[0].outline'],
  ['an outline of two corners', json => (json.table.terrain[0].outline = ring(2)),
    'too-few', 'table.terrain[0].outline'],
];

const WORDS: readonly Row[] = [
  ['a side of its own', json => (json.formations[1].side = 'defendr'), 'unknown-word', 'formations[1].side'],
  ['a start in the middle', json => (json.startAt = 'a6Result'), 'unknown-word', 'startAt'],
  ['a unit type of its own', json => (json.profiles.hero.type = 'Infantry'), 'unknown-word', `${HERO}.type`],
  ['a kind of weapon of its own', json => (json.profiles.hero.weapons[0].kind = 'heavy'),
    'unknown-word', `${HERO}.weapons[0].kind`],
  ['a unit in no list', json => (json.formations[0].units[0].profile = 'asault'), 'unknown-unit', `${UNIT}.profile`],
  ['a character in no list', json => (json.formations[0].units[0].characters = ['chaplan']),
    'unknown-unit', `${UNIT}.characters[0]`],
  ['a unit that never comes down', json => (json.formations[0].units[0].profile = 'drop-pod'),
    'unusable-unit', `${UNIT}.profile`],
  ['an ability in no list', json => (json.profiles.hero.abilities = ['fearles']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['a number behind an ability without one', json => (json.profiles.hero.abilities = ['fearless-2']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['no number behind an ability that has one', json => (json.profiles.hero.abilities = ['void-shields']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['no shields, by number', json => (json.profiles.hero.abilities = ['void-shields-0']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['a number where there are dice', json => (json.profiles.hero.abilities = ['power-fields-2']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['a number behind a weapon rule without one', json => (json.profiles.hero.weapons[0].rules = ['lance-2']),
    'unknown-weapon-rule', `${HERO}.weapons[0].rules[0]`],
  ['dice that nobody has', json => (json.profiles.hero.weapons[0].rules = ['titan-killer-d4']),
    'unknown-weapon-rule', `${HERO}.weapons[0].rules[0]`],
  ['an inherited word for an ability', json => (json.profiles.hero.abilities = ['toString']),
    'unknown-ability', `${HERO}.abilities[0]`],
  ['a weapon rule in no list', json => (json.profiles.hero.weapons[0].rules = ['vorpal']),
    'unknown-weapon-rule', `${HERO}.weapons[0].rules[0]`],
  ['extra attacks among the weapon rules', json => (json.profiles.hero.weapons[0].rules = ['extra-attacks-1']),
    'unknown-weapon-rule', `${HERO}.weapons[0].rules[0]`],
  ['an army rule in no list', json => (json.formations[0].rules = ['no-fear']),
    'unknown-rule', 'formations[0].rules[0]'],
  ['a question nobody asks', json => (json.rulings = { equalDistance: 'list-order' }),
    'unknown-ruling', 'rulings.equalDistance'],
  ['an answer nobody gives', json => (json.rulings = { equalDistances: 'a-die' }),
    'unknown-answer', 'rulings.equalDistances'],
  ['terrain of its own', json => (json.table.terrain[0].kind = 'wood'),
    'unknown-terrain', 'table.terrain[0].kind'],
  ['two formations of one id', json => (json.formations.push(
    { ...json.formations[1], units: [{ id: 'd9', profile: 'boyz', at: [60, 50] }] })),
  'duplicate-id', 'formations[2].id'],
  ['two units of one id on different sides', json => (json.formations[1].units[0].id = 'a1'),
    'duplicate-id', 'formations[1].units[0].id'],
  ['two woods of one id', json => (json.table.terrain[1].id = 'wood'), 'duplicate-id', 'table.terrain[1].id'],
];

const PLACES: readonly Row[] = [
  ['a unit in the place of another', json => (json.formations[1].units[1].at = [30, 30]),
    'overlap', 'formations[1].units[1].at'],
  ['bases that overlap by a tenth', json => (json.formations[1].units[0].at = [30, 21.9]),
    'overlap', 'formations[1].units[0].at'],
  ['a unit to the right of the table', json => (json.formations[1].units[0].at = [90.1, 30]),
    'off-table', 'formations[1].units[0].at'],
  ['a unit in front of the table', json => (json.formations[1].units[0].at = [30, -0.1]),
    'off-table', 'formations[1].units[0].at'],
  ['an outline that crosses itself', json => (json.table.terrain[0].outline = [[0, 0], [9, 9], [9, 0], [0, 9]]),
    'bad-outline', 'table.terrain[0].outline'],
];

const RULES: readonly Row[] = [
  ['an engage action by nobody', json => (json.engage.formation = 'eldar'), 'unknown-formation', 'engage.formation'],
  ['an engage action against nobody', json => (json.engage.target = 'eldar'), 'unknown-formation', 'engage.target'],
  ['an engage action against itself', json => (json.engage.target = 'marines'), 'wrong-side', 'engage.target'],
  ['an engage action of the defender', json => (json.engage.formation = 'warband'),
    'wrong-side', 'engage.formation'],
  ['an engage action of broken marines', json => {
    json.formations[0].broken = true;
    json.formations[0].blastMarkers = 0;
  }, 'engaging-broken', 'engage.formation'],
  ['as many Blast markers as units', json => (json.formations[1].blastMarkers = 3),
    'would-be-broken', 'formations[1].blastMarkers'],
  ['twice as many Blast markers as marines', json => (json.formations[0].blastMarkers = 4),
    'would-be-broken', 'formations[0].blastMarkers'],
  ['Blast markers on a broken formation', json => Object.assign(json.formations[1], { broken: true, blastMarkers: 1 }),
    'broken-with-markers', 'formations[1].blastMarkers'],
  ['enough Blast markers on a broken formation to break it', json => (
    Object.assign(json.formations[1], { broken: true, blastMarkers: 3 })),
  'broken-with-markers', 'formations[1].blastMarkers'],
  ['a character on its own', json => (json.formations[0].units[0].profile = 'chaplain'),
    'character-alone', `${UNIT}.profile`],
  ['a stand among the characters', json => (json.formations[0].units[0].characters = ['boyz']),
    'not-a-character', `${UNIT}.characters[0]`],
];

const IDOL = 'profiles.idol';
const PASSENGER = 'formations[0].units[1]';

/** The same of the grand scenario. */
const GRAND: readonly Row[] = [
  ['a unit that stands nowhere and is aboard nothing', json => delete json.formations[3].units[1].at,
    'missing-field', 'formations[3].units[1].at'],
  ['half a shield', json => (json.formations[1].units[0].shields = 0.5),
    'out-of-range', 'formations[1].units[0].shields'],
  ['more shields than the titan has', json => (json.formations[1].units[0].shields = 3),
    'too-many-shields', 'formations[1].units[0].shields'],
  ['a shield for whoever has none', json => (json.formations[3].units[1].shields = 1),
    'too-many-shields', 'formations[3].units[1].shields'],
  ['as much damage as the titan can take', json => (json.formations[1].units[0].damage = 3),
    'already-destroyed', 'formations[1].units[0].damage'],
  ['a passenger of nobody', json => (json.formations[0].units[1].aboard = 'r2'),
    'unknown-transport', `${PASSENGER}.aboard`],
  ['a passenger of the enemy', json => (json.formations[0].units[1].aboard = 'i1'),
    'wrong-side', `${PASSENGER}.aboard`],
  ['a passenger of whoever carries nobody', json => (json.formations[0].units[1].aboard = 'w1'),
    'not-a-transport', `${PASSENGER}.aboard`],
  ['a transport aboard itself', json => (json.formations[0].units = [
    { id: 'r1', profile: 'rhino', at: [20, 20], aboard: 'r1' }]), 'nested-transport', 'formations[0].units[0].aboard'],
  ['a passenger of a passenger', json => json.formations[0].units.push(
    { id: 'r2', profile: 'rhino', aboard: 'r1' }, { id: 'm3', profile: 'tactical', aboard: 'r2' }),
  'nested-transport', 'formations[0].units[4].aboard'],
  ['a passenger that has popped up', json => Object.assign(json.formations[0].units[1],
    { profile: 'land-speeder', poppedUp: true }), 'contradiction', `${PASSENGER}.poppedUp`],
  ['a rhino that has popped up', json => (json.formations[0].units[0].poppedUp = true),
    'not-a-skimmer', 'formations[0].units[0].poppedUp'],
  ['a broken mob on overwatch', json => Object.assign(json.formations[3], { broken: true, blastMarkers: 0 }),
    'contradiction', 'formations[3].overwatch'],
  ['speeders on overwatch after a march', json => (json.formations[2].overwatch = true),
    'contradiction', 'formations[2].overwatch'],
  ['Blast markers for every point of damage capacity', json => (json.formations[3].blastMarkers = 9),
    'would-be-broken', 'formations[3].blastMarkers'],
  ['a combined assault with nobody', json => (json.engage.combined = ['titans']),
    'unknown-formation', 'engage.combined[0]'],
  ['a combined assault with an enemy', json => Object.assign(json.engage, { intermingled: [], combined: ['idols'] }),
    'wrong-side', 'engage.combined[0]'],
  ['a combined assault with oneself', json => (json.engage.combined = ['company']),
    'joined-already', 'engage.combined[0]'],
  ['a combined assault with somebody twice', json => (json.engage.combined = ['titan', 'titan']),
    'joined-already', 'engage.combined[1]'],
  ['a combined assault with a broken titan', json => (json.formations[1].broken = true),
    'engaging-broken', 'engage.combined[0]'],
  ['a charge at friends as well', json => (json.engage.intermingled = ['speeders']),
    'wrong-side', 'engage.intermingled[0]'],
  ['a charge at the target as well', json => (json.engage.intermingled = ['mob']),
    'joined-already', 'engage.intermingled[0]'],
  ['an action test of its own', json => (json.engage.actionTest = 'never'), 'unknown-word', 'engage.actionTest'],
  ['a critical in a word', json => (json.profiles.idol.critical = 'all'), 'wrong-type', `${IDOL}.critical`],
  ['a critical with too much damage', json => (json.profiles.idol.critical.damage = 51),
    'out-of-range', `${IDOL}.critical.damage`],
  ['a critical with some damage', json => (json.profiles.idol.critical.damage = 'some'),
    'out-of-range', `${IDOL}.critical.damage`],
  ['a critical that moves by nothing', json => (json.profiles.idol.critical.moves = 0),
    'out-of-range', `${IDOL}.critical.moves`],
  ['a critical that moves by part of a cm', json => (json.profiles.idol.critical.moves = 2.5),
    'out-of-range', `${IDOL}.critical.moves`],
  ['a blast without a reach', json => delete json.profiles.idol.critical.splash.within,
    'missing-field', `${IDOL}.critical.splash.within`],
  ['a blast that hits on 7', json => (json.profiles.idol.critical.splash.hitOn = 7),
    'out-of-range', `${IDOL}.critical.splash.hitOn`],
  ['a blast of its own kind', json => (json.profiles.idol.critical.splash.effect = 'plasma'),
    'unknown-word', `${IDOL}.critical.splash.effect`],
  ['an unknown field of a critical', json => (json.profiles.idol.critical.fire = true),
    'unknown-field', `${IDOL}.critical.fire`],
  ['extra attacks of ten dice', json => (json.profiles.idol.weapons[0].extraAttacks = '10D6'),
    'out-of-range', `${IDOL}.weapons[0].extraAttacks`],
  ['an aircraft that never lands', json => (json.formations[0].units[0].profile = 'thunderbolt-fighter'),
    'unusable-unit', 'formations[0].units[0].profile'],
  ['a spacecraft', json => (json.formations[0].units[0].profile = 'battle-barge'),
    'unusable-unit', 'formations[0].units[0].profile'],
  ['a trench in a wood', json => (json.table.terrain[0].kind = 'woods'), 'contradiction', 'table.terrain[0].works'],
  ['works of its own', json => (json.table.terrain[0].works = 'moat'), 'unknown-terrain', 'table.terrain[0].works'],
  ['a trench of nobody’s', json => (json.table.terrain[0].builtBy = 'orks'),
    'unknown-word', 'table.terrain[0].builtBy'],
];

const ROWS = [...SHAPE, ...NUMBERS, ...LIMITS, ...WORDS, ...PLACES, ...RULES];

describe('one thing wrong is one problem, at its place', () => {
  it('and nothing is wrong before', () => {
    expect(problemsOf(fullJson())).toEqual([]);
    expect(problemsOf(grandJson())).toEqual([]);
  });

  it.each(ROWS)('%s', (_, change, code, path) => {
    expect(faultsOf(changed(change))).toEqual([[code, path]]);
  });

  it.each(GRAND)('%s', (_, change, code, path) => {
    expect(faultsOf(changedGrand(change))).toEqual([[code, path]]);
  });

  it('every kind of problem is among them, or in the tests of hostile input', () => {
    const elsewhere: readonly ProblemCode[] = [
      'not-json', 'too-large', 'too-deep', 'more-problems', 'no-formation',
    ];
    expect(new Set([...[...ROWS, ...GRAND].map(([, , code]) => code), ...elsewhere])).toEqual(new Set(PROBLEM_CODES));
  });
});

describe('what is just right is no problem', () => {
  it.each<readonly [string, (json: Loose) => void]>([
    ['bases that touch', json => (json.formations[1].units[0].at = [30, 22])],
    ['bases that overlap by no more than contact allows', json => (json.formations[1].units[0].at = [30, 21.95])],
    ['a unit on the corner of the table', json => (json.formations[1].units[0].at = [90, 60])],
    ['three Blast markers on two marines', json => (json.formations[0].blastMarkers = 3)],
    ['two Blast markers on three boyz', json => (json.formations[1].blastMarkers = 2)],
    ['a broken target', json => (json.formations[1].broken = true)],
    ['twelve formations', json => manyFormations(json, 12, 16)],
    ['200 units', json => {
      manyFormations(json, 5, 48);
      json.formations[4].units.pop();
    }],
    ['a formation of 60 units', json => manyFormations(json, 2, 60)],
    ['an outline of 64 corners', json => (json.table.terrain[0].outline = ring(64))],
    ['twelve extra attacks', json => (json.profiles.hero.weapons[0].extraAttacks = 12)],
    ['extra attacks of nine dice', json => (json.profiles.hero.weapons[0].extraAttacks = '9D6')],
    ['a character’s field', json => {
      json.profiles.mek = { name: 'Mek', type: 'character', abilities: ['power-fields-d3'] };
      Object.assign(json.formations[0].units[1], { characters: ['mek'], shields: 3 });
    }],
    ['damage that a battle car makes room for', json => {
      json.profiles.car = { name: 'Car', type: 'character', abilities: ['damage-capacity-2'] };
      Object.assign(json.formations[0].units[1], { characters: ['car'], damage: 2 });
    }],
    ['no value at all', json => Object.assign(json.profiles.hero, { armour: null, cc: null, ff: null })],
  ])('%s', (_, change) => {
    expect(problemsOf(changed(change))).toEqual([]);
  });
});

describe('what is just right in the grand scenario is no problem', () => {
  it.each<readonly [string, (json: Loose) => void]>([
    ['all shields up', json => (json.formations[1].units[0].shields = 2)],
    ['a field that has been thrown low', json => (json.formations[3].units[0].shields = 4)],
    ['a passenger of another formation', json => Object.assign(json.formations[3].units[1], { aboard: 'i1' })],
    ['a passenger drawn somewhere else, even off the table', json => (json.formations[0].units[2].at = [-5, 900])],
    ['a character whose car carries others', json => {
      json.profiles.car = { name: 'Car', type: 'character', abilities: ['transport'] };
      json.formations[1].units[0].characters = ['car'];
      json.formations[0].units[1].aboard = 'w1';
    }],
    ['support craft high up', json => Object.assign(json.formations[2].units[0],
      { profile: 'recon-iron-eagle', poppedUp: true })],
    ['aircraft that has landed', json => (json.formations[0].units[0].profile = 'thunderhawk-gunship')],
    ['nobody joined', json => Object.assign(json.engage, { intermingled: [], combined: [] })],
    ['no action test', json => (json.engage.actionTest = 'none')],
    ['the usual critical', json => (json.profiles.idol.critical = null)],
    ['a bunker', json => (json.table.terrain[0].works = 'bunker')],
  ])('%s', (_, change) => {
    expect(problemsOf(changedGrand(change))).toEqual([]);
  });
});

describe('several things wrong', () => {
  it('are all told, in the shape and in what stands behind it', () => {
    const json = changed(full => {
      full.titel = 'x';
      full.formations[0].initiative = 9;
      full.formations[1].units[0].profile = 'boys';
      full.formations[1].units[2].at = [999, 0];
      full.engage.target = 'nobody';
    });
    expect(faultsOf(json)).toEqual([
      ['unknown-field', 'titel'],
      ['out-of-range', 'formations[0].initiative'],
      ['unknown-formation', 'engage.target'],
      ['unknown-unit', 'formations[1].units[0].profile'],
      ['off-table', 'formations[1].units[2].at'],
    ]);
  });

  it('a list of a wrong length is told before what is in it, an unknown field before the others', () => {
    const json = changed(full => {
      full.table.terrain[0].outline = [[0, 0], 'corner'];
      full.formations[1].units[2] = { id: 'd3', profile: 3, at: [36, 30], hp: 1 };
    });
    expect(faultsOf(json)).toEqual([
      ['too-few', 'table.terrain[0].outline'], ['wrong-type', 'table.terrain[0].outline[1]'],
      ['unknown-field', 'formations[1].units[2].hp'], ['wrong-type', 'formations[1].units[2].profile'],
    ]);
  });

  it('an unknown field is told even where its value could not be read, and other values only once', () => {
    expect(faultsOf(changed(json => (json.formations[0].units[0].hp = NaN))))
      .toEqual([['not-json', `${UNIT}.hp`], ['unknown-field', `${UNIT}.hp`]]);
    expect(faultsOf(changed(json => (json.formations[0].units[0].damage = NaN))))
      .toEqual([['not-json', `${UNIT}.damage`]]);
  });

  it('in a profile leave it unused, and nothing is told of the units that use it', () => {
    const json = changed(full => {
      Object.assign(full.profiles.hero, { type: 'character', notes: '', damageCapacity: 51 });
      full.profiles.hero.abilities = ['damage-capacity-2', 'jump pack'];
    });
    expect(faultsOf(json)).toEqual([
      ['unknown-field', `${HERO}.notes`], ['out-of-range', `${HERO}.damageCapacity`],
      ['unknown-ability', `${HERO}.abilities[1]`],
    ]);
  });

  it('with the damage capacity of a profile are told beside what else is wrong with it', () => {
    const json = changed(full => {
      full.profiles.hero.abilities = ['damage-capacity-2', 'jump pack'];
      delete full.profiles.hero.speed;
    });
    expect(faultsOf(json)).toEqual([
      ['unknown-ability', `${HERO}.abilities[1]`], ['missing-field', `${HERO}.speed`],
      ['contradiction', `${HERO}.damageCapacity`],
    ]);
  });

  it('do not hide behind each other in one unit', () => {
    const json = changed(full => (full.formations[0].units[0] = { id: 3, profile: 'nix', at: [-1, 0], damage: -1 }));
    expect(faultsOf(json)).toEqual([
      ['wrong-type', `${UNIT}.id`], ['out-of-range', `${UNIT}.damage`],
      ['unknown-unit', `${UNIT}.profile`], ['off-table', `${UNIT}.at`],
    ]);
  });

  it('a side without a formation is told once for each side', () => {
    expect(faultsOf({ ...leastJson(), formations: [] }).slice(0, 2))
      .toEqual([['no-formation', 'formations'], ['no-formation', 'formations']]);
    expect(faultsOf(changed(json => (json.formations[1].side = 'attacker'))))
      .toEqual([['no-formation', 'formations'], ['wrong-side', 'engage.target']]);
  });

  it('beyond a limit are not told: the limit comes first', () => {
    const units = Array.from({ length: 70 }, (_, i) => manyUnits('d', 60, 26)[i] ?? 'nobody');
    const faults = faultsOf(changed(json => {
      json.table.depth = 90;
      json.table.width = 120;
      json.formations[1].units = units;
    }));
    expect(faults).toEqual([['too-many', 'formations[1].units']]);
  });

  it('what is more than there may be is held against nothing else', () => {
    const units = manyUnits('d', 61, 26);
    units[1].at = [-1, 26];
    units[2].damage = 'much';
    expect(faultsOf(changed(json => {
      json.table = { width: 120, depth: 90 };
      json.formations[1].units = units;
    }))).toEqual([['too-many', 'formations[1].units'], ['wrong-type', 'formations[1].units[2].damage']]);
  });

  it('whoever misspells an id is not told that engage names nobody', () => {
    expect(faultsOf(changed(json => (json.formations[1].id = 7)))).toEqual([['wrong-type', 'formations[1].id']]);
  });

  it('whoever misspells a transport is not told that its passengers are aboard nobody', () => {
    expect(faultsOf(changedGrand(json => (json.formations[0].units[0].id = 7))))
      .toEqual([['wrong-type', 'formations[0].units[0].id']]);
    expect(faultsOf(changedGrand(json => (json.formations[0].units[0].profile = 'rhyno'))))
      .toEqual([['unknown-unit', 'formations[0].units[0].profile']]);
  });

  it(`are told one by one up to ${MAX_PROBLEMS}, then counted`, () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, i]));
    expect(problemsOf({ ...fullJson(), ...fields(MAX_PROBLEMS) })).toHaveLength(MAX_PROBLEMS);
    const problems = problemsOf({ ...fullJson(), ...fields(MAX_PROBLEMS + 30) });
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)).toMatchObject({ path: '', code: 'more-problems', say: expect.stringContaining('30') });
  });
});

describe('the sentence', () => {
  const sayOf = (change: (json: Loose) => void) => problemsOf(changed(change))[0]?.say;

  it.each<readonly [string, (json: Loose) => void, string]>([
    ['says what would be right', json => (json.formations[0].initiative = 9),
      'initiative must be a whole number from 1 to 6, but it is 9.'],
    ['says what is missing', json => delete json.formations[0].units[0].at,
      'at is missing; it must be two numbers [x, y] in cm unless the unit is aboard a transport.'],
    ['says which one word there is', json => (json.ruleset = 'epic'),
      'ruleset must be "epic-armageddon", but it is "epic".'],
    ['names a field whose name has a dot', json => (json.profiles['a.b'] = 7),
      '["a.b"] must be a profile with name, type and speed, but it is 7.'],
    ['counts what is too much', json => (json.table.terrain[0].outline = ring(65)),
      'outline has 65 corners; there must be at most 64.'],
    ['guesses the field', json => (json.formations[0].units[0].charakters = []),
      'There is no field "charakters" here. Did you mean "characters"?'],
    ['guesses two letters swapped', json => (json.titel = ''), 'There is no field "titel" here. Did you mean "title"?'],
    ['guesses the ability', json => (json.profiles.hero.abilities = ['Jump Packs']),
      'There is no ability "Jump Packs". Did you mean "jump-packs"?'],
    ['guesses the unit', json => (json.formations[0].units[0].profile = 'howling-banshee'),
      'There is no unit "howling-banshee". Did you mean "howling-banshees"?'],
    ['guesses a profile of the scenario first', json => (json.formations[0].units[0].profile = 'heroo'),
      'There is no unit "heroo". Did you mean "hero"?'],
    ['shows how a word has its number', json => (json.profiles.hero.abilities = ['power-fields']),
      'abilities[0] is "power-fields"; the word has a number behind it, such as "power-fields-d3".'],
    ['guesses a word without a number', json => (json.profiles.hero.abilities = ['fearless-2']),
      'There is no ability "fearless-2". Did you mean "fearless"?'],
    ['shows the way for extra attacks', json => (json.profiles.hero.weapons[0].rules = ['extra-attacks-2']),
      'rules[0] is "extra-attacks-2"; say so in the field extraAttacks of a weapon instead.'],
    ['says how deep bases overlap', json => (json.formations[1].units[0].at = [30, 21.5]),
      '"d1" and "a1" stand in one place: their bases overlap by 0.5cm.'],
  ])('%s', (_, change, say) => {
    expect(sayOf(change)).toBe(say);
  });

  it.each<readonly [string, (json: Loose) => void, string]>([
    ['says that nobody is aboard itself', json => (json.formations[0].units[0].aboard = 'r1'),
      '"r1" cannot be aboard itself.'],
    ['guesses the transport', json => (json.formations[0].units[1].aboard = 'r11'),
      'There is no unit "r11". Did you mean "r1"?'],
    ['says what carries nobody', json => (json.formations[0].units[1].aboard = 'w1'),
      '"w1" is no transport: "Warhound Class Titan" carries nobody.'],
    ['counts the shields there are', json => (json.formations[1].units[0].shields = 3),
      '"Warhound Class Titan" has 2 shields; shields cannot be 3.'],
    ['says that there are none', json => (json.formations[3].units[1].shields = 3),
      '"Boyz" has no shields; shields cannot be 3.'],
    ['says why nobody is on overwatch', json => (json.formations[2].overwatch = true),
      'A formation that has marched cannot be on overwatch.'],
    ['says who is in the assault already', json => (json.engage.combined = ['titan', 'titan']),
      '"titan" is in the assault already.'],
    ['says why an aircraft cannot fight', json => (json.formations[0].units[0].profile = 'thunderbolt-fighter'),
      '"Thunderbolt Fighter" cannot fight here. It never lands to fight, and nothing can assault it in the air.'],
  ])('%s, in the grand scenario', (_, change, say) => {
    expect(problemsOf(changedGrand(change))[0]?.say).toBe(say);
  });

  it('never guesses a unit that cannot fight', () => {
    const say = sayOf(json => (json.formations[0].units[0].profile = 'thunderbolt-fightr'));
    expect(say).not.toContain('thunderbolt-fighter');
  });

  it('quotes no more than 80 characters of a name', () => {
    const say = sayOf(json => (json.formations[0].units[0].profile = 'x'.repeat(5000)));
    expect(say).toContain(`"${'x'.repeat(79)}…"`);
    expect(say?.length).toBeLessThan(200);
  });

  it('is there without a library as well', () => {
    expect(problemsOf(leastJson(), NO_LIBRARY)).toEqual([
      { path: `${UNIT}.profile`, code: 'unknown-unit',
        say: 'There is no unit "tactical". One of your own needs a profile under profiles.' },
      expect.objectContaining({ path: 'formations[1].units[0].profile' }),
    ]);
  });
});

it('every code is explained in the README, and no other', () => {
  const text = readFileSync(new URL('../../src/epic-armageddon/scenario/README.md', import.meta.url), 'utf8');
  const rows = text.slice(text.indexOf('| code |')).split('\n').map(row => row.split('|')[1] ?? '');
  const codes = rows.flatMap(cell => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
  expect([...codes].sort()).toEqual([...PROBLEM_CODES].sort());
});
