import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Loose } from './json.ts';

const UNIT = 'formations[0].units[0]';
const HERO = 'formations[0].units[1].profile';
const ALLY = 'formations[0].units[2].profile';

const hero = (more: object) => (json: Loose): void => void Object.assign(json.profiles.hero, more);
const unit = (more: object) => (json: Loose): void => void Object.assign(json.formations[0].units[0], more);
const weapon = (more: object) => (json: Loose): void => void Object.assign(json.profiles.hero.weapons[0], more);

describe('what is not played yet is refused by name', () => {
  it.each<readonly [claim: string, change: (json: Loose) => void, path: string, say: string]>([
    ['a war engine', hero({ type: 'war-engine', damageCapacity: 3 }), HERO,
      'War engines cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['a war engine of the library', unit({ profile: 'baneblade', at: [10, 10] }), `${UNIT}.profile`,
      'War engines cannot be resolved yet: "Baneblade" in formations[0].units[0].'],
    ['more than one point of damage', hero({ damageCapacity: 2 }), HERO,
      'War engines cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['damage capacity in a word', hero({ damageCapacity: undefined, abilities: ['damage-capacity-3'] }), HERO,
      'War engines cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['a skimmer', hero({ abilities: ['skimmer'] }), HERO,
      'Skimmers cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['a shield with its number', hero({ abilities: ['void-shields-2'] }), HERO,
      'Fields and shields cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['living metal', hero({ abilities: ['living-metal'] }), HERO,
      'Living metal cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['snipers on weapons', weapon({ rules: ['sniper'] }), HERO,
      'Sniper on assault weapons and small arms cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['extra attacks of other dice', weapon({ extraAttacks: '2D6' }), HERO,
      'Extra attacks of 2D6 cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['a character that brings a shield', json => {
      json.profiles.psyker = { name: 'Psyker', type: 'character', abilities: ['deflector-shield'] };
      json.formations[0].units[0].characters = ['psyker'];
    }, `${UNIT}.characters[0]`, 'Fields and shields cannot be resolved yet: "Psyker" in formations[0].units[0].'],
    ['a character that adds damage capacity', json => {
      json.profiles.car = { name: 'Car', type: 'character', abilities: ['damage-capacity-1'] };
      json.formations[0].units[0].characters = ['car'];
    }, `${UNIT}.characters[0]`,
      'Battle cars cannot be resolved yet: "Car" in formations[0].units[0].'],
    ['a character that adds more damage capacity than it has', json => {
      json.profiles.car = { name: 'Car', type: 'character', damageCapacity: 1, abilities: ['damage-capacity-2'] };
      json.formations[0].units[0].characters = ['car'];
    }, `${UNIT}.characters[0]`, 'Battle cars cannot be resolved yet: "Car" in formations[0].units[0].'],
    ['two weapons with one rule, once', json => {
      const rifle = { name: 'Rifle', kind: 'small-arms', rules: ['sniper'] };
      json.profiles.hero.weapons = [rifle, { ...rifle, extraAttacks: 1 }];
    }, HERO, 'Sniper on assault weapons and small arms cannot be resolved yet: "Hero" in formations[0].units[1].'],
    ['aircraft', unit({ profile: 'thunderhawk-gunship' }), `${UNIT}.profile`,
      '"Thunderhawk Gunship" cannot fight here. Aircraft cannot take part in an assault here yet, landed or not.'],
    ['a passenger, wherever it is drawn', unit({ aboard: 'a2', at: [33, 20] }), `${UNIT}.aboard`,
      'Passengers of a transport cannot be resolved yet: formations[0].units[0].aboard.'],
    ['shields', unit({ shields: 2 }), `${UNIT}.shields`,
      'Fields and shields cannot be resolved yet: formations[0].units[0].shields.'],
    ['overwatch', json => (json.formations[1].overwatch = true), 'formations[1].overwatch',
      'Overwatch cannot be resolved yet: formations[1].overwatch.'],
    ['intermingled formations', json => (json.engage.intermingled = ['warband']), 'engage.intermingled',
      'Intermingled formations cannot be resolved yet: engage.intermingled.'],
    ['a combined assault', json => (json.engage.combined = ['marines']), 'engage.combined',
      'Combined assaults cannot be resolved yet: engage.combined.'],
    ['an army rule of the lists', json => (json.formations[1].rules = ['mob-rule']), 'formations[1].rules[0]',
      'The army rule "mob-rule" cannot be resolved yet: formations[1].rules[0].'],
  ])('%s', (_, change, path, say) => {
    expect(problemsOf(changed(change))).toEqual([{ path, code: 'not-yet', say }]);
  });

  it('each thing once for a unit, and every unit by itself', () => {
    const abilities = ['shadowfields-2', 'void-shields-2', 'skimmer'];
    const codes = problemsOf(changed(json => {
      json.profiles.hero.abilities = abilities;
      json.formations[0].units.push({ id: 'a3', profile: 'hero', at: [60, 50] });
    }));
    expect(codes.map(({ path }) => path)).toEqual([HERO, HERO, ALLY, ALLY]);
  });
});

describe('what says that there is none of it is no problem', () => {
  it.each<readonly [string, (json: Loose) => void]>([
    ['no shields', unit({ shields: 0 })],
    ['nowhere aboard', unit({ aboard: null })],
    ['not on overwatch', json => (json.formations[1].overwatch = false)],
    ['nobody intermingled, nobody combined', json => Object.assign(json.engage, { intermingled: [], combined: [] })],
    ['a profile that no unit uses', json => (json.profiles.titan = { name: 'Titan', type: 'war-engine', speed: 20 })],
  ])('%s', (_, change) => {
    expect(problemsOf(changed(change))).toEqual([]);
  });

  it('yet a wrong type is one', () => {
    expect(problemsOf(changed(json => (json.formations[1].overwatch = 'no')))).toMatchObject([{ code: 'wrong-type' }]);
    expect(problemsOf(changed(unit({ shields: -1 })))).toMatchObject([{ code: 'out-of-range' }]);
  });
});
