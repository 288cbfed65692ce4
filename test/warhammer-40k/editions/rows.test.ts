import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackPhase, packPhase } from '../../../src/share-links/phase-pack.ts';
import {
  carriedRows, editionOfRow, isOn, LEFT_OUT, needsNaming, ROW_IDS, rowsBeside, SURE, sureOf,
  wholeEdition, type RowId,
} from '../../../src/warhammer-40k/editions/rows.ts';
import {
  MODEL_TRAITS, rowOfTrait, rowOfWeaponTrait, WEAPON_TRAITS, type ModelTrait,
} from '../../../src/warhammer-40k/editions/trait-rows.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { scenarioIn } from '../../../src/warhammer-40k/model/scenario.ts';
import { hasTrait, unitHas, weaponHas } from '../../../src/warhammer-40k/model/traits.ts';
import { LISTED_WEAPONS } from '../../../src/warhammer-40k/scenario/listed-weapons.ts';
import { openPhase, parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import { ROW_TEXTS } from '../../../src/warhammer-40k/rulings/row-texts.ts';
import { phase, profile, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';

const TABLE = {
  units: [
    unit({ id: 'ours', side: 'attacker', models: row('a', 2, [10, 10]) }),
    unit({ id: 'theirs', side: 'defender', forceActive: true, models: row('d', 2, [10, 20]) }),
  ],
};
const read = (fields: object, edition: '7th' | '4th' = '7th') =>
  parsePhase({ ...(writePhase(scenario(edition, TABLE))), ...fields });
const rowsIn = (result: ReturnType<typeof parsePhase>) => ('scenario' in result ? result.scenario.completions : null);

describe('the record of rows beside the texts', () => {
  it('every row belongs to one of two texts, is as sure as the record says, and has a sentence of its own', () => {
    expect(EDITIONS.filter(edition => rowsBeside(edition).length > 0)).toEqual(['4th', '7th']);
    expect(ROW_IDS.every(id => SURE.includes(sureOf(id)) && ROW_TEXTS[id].endsWith('.'))).toBe(true);
    expect(new Set(Object.values(ROW_TEXTS)).size).toBeGreaterThan(ROW_IDS.length - 4);
    expect(Object.keys(ROW_TEXTS).sort()).toEqual([...ROW_IDS].sort());
  });

  it('every trait of a model or a weapon counts by a row that there is, of the text that is asked', () => {
    for (const trait of MODEL_TRAITS) {
      expect(rowOfTrait('7th', trait)).not.toBeNull();
      for (const edition of EDITIONS) {
        const found = rowOfTrait(edition, trait);
        if (found !== null) expect(editionOfRow(found)).toBe(edition);
      }
    }
    for (const trait of WEAPON_TRAITS) expect(editionOfRow(rowOfWeaponTrait('7th', trait)!)).toBe('7th');
  });

  it('the whole edition is all but what has no source, which is returned, and on where it is named', () => {
    const whole = wholeEdition('7th');
    expect(whole.left).toEqual(['7C-D6', '7C-O1', '7C-G2']);
    expect(whole.left.every(needsNaming)).toBe(true);
    expect([...whole.rows, ...whole.left].sort()).toEqual([...rowsBeside('7th')].sort());
    const named = wholeEdition('7th', ['7C-O1']);
    expect([named.rows.includes('7C-O1'), named.left]).toEqual([true, ['7C-D6', '7C-G2']]);
    expect(wholeEdition('trial-seven-steps')).toEqual({ rows: [], left: [] });
  });
});

describe('rows of a scenario', () => {
  it('there are none unless it says so, and it is written without', () => {
    expect(rowsIn(read({}))).toEqual([]);
    expect(writePhase(scenario('7th', TABLE))).not.toHaveProperty('completions');
  });

  it('each is on by itself, in the order of the record and once', () => {
    const result = read({ completions: ['7C-U9', '7C-D3', '7C-U9'] });
    expect(rowsIn(result)).toEqual(['7C-D3', '7C-U9']);
    if ('scenario' in result) expect(parsePhase(writePhase(result.scenario))).toEqual(result);
  });

  it('7C stands for the whole, and is written row by row', () => {
    expect(rowsIn(read({ completions: ['7C', '7C-O1'] }))).toEqual(wholeEdition('7th', ['7C-O1']).rows);
    expect(rowsIn(read({ completions: ['4C'] }, '4th'))).toEqual(wholeEdition('4th').rows);
  });

  it.each([
    [['4C-U1'], 'wrong-edition', 'completions[0]'], [['7C-U9', '4C'], 'wrong-edition', 'completions[1]'],
    [['7C-V1'], 'left-out', 'completions[0]'], [['7C-U99'], 'unknown-rule', 'completions[0]'],
  ])('%j is no completion of the seventh: %s at %s', (completions, code, path) => {
    expect(read({ completions })).toMatchObject({ problems: [{ code, path }] });
    expect(openPhase({ ...writePhase(scenario('7th', TABLE)), completions })).toHaveProperty('problems');
  });

  it('none is left out by a row that is on the list', () => {
    expect(LEFT_OUT.filter(id => rowsBeside(editionOfRow(id)).includes(id))).toEqual([]);
  });

  it('another text takes along what is its own', () => {
    const seventh = scenario('7th', { ...TABLE, completions: ['7C-U9'] });
    expect(scenarioIn(seventh, '4th').completions).toEqual([]);
    expect(scenarioIn(seventh, '7th').completions).toEqual(['7C-U9']);
    expect(carriedRows(['7C-U9', '4C-U1'], '4th')).toEqual(['4C-U1']);
  });

  it('a link carries rows, traits and numbers of weapons there and back', () => {
    const weapons = [LISTED_WEAPONS['power-lance'], LISTED_WEAPONS.agoniser, LISTED_WEAPONS['thunder-hammer']];
    const marine = profile({
      weapons, traits: ['furious-charge', 'hatred'], feelNoPain: 5, poisoned: 4, kinds: ['orks'], hatredOf: ['eldar'],
      preferredEnemyOf: ['daemons'],
    });
    const own = scenario('7th', { ...TABLE, profiles: { marine }, completions: ['7C-U9', '7C-W4'] });
    expect(unpackPhase(packPhase({ scenario: own, events: [] }))).toMatchObject({ scenario: own });
    expect(parsePhase(JSON.parse(JSON.stringify(writePhase(own))))).toEqual({ scenario: own });
  });
});

describe('traits', () => {
  const table = (completions: readonly RowId[], traits: readonly ModelTrait[]) =>
    phase('7th', { ...TABLE, completions, profiles: { marine: profile({ traits }) } });
  const has = (at: ReturnType<typeof table>, trait: ModelTrait) => hasTrait(at, at.models[0]!, trait);

  it('a trait whose row is off does nothing', () => {
    expect(has(table([], ['furious-charge']), 'furious-charge')).toBe(false);
    expect(has(table(['7C-U9'], ['furious-charge']), 'furious-charge')).toBe(true);
    expect(unitHas(table(['7C-U9'], ['furious-charge']), 'ours', 'furious-charge')).toBe(true);
  });

  it('7C-U4: a zealot is fearless and hates, where all these rows are played', () => {
    expect(has(table(['7C-U1', '7C-U4', '7C-U5'], ['zealot']), 'fearless')).toBe(true);
    expect(has(table(['7C-U1', '7C-U5'], ['zealot']), 'fearless')).toBe(false);
    expect(has(table(['7C-U4', '7C-U5'], ['zealot']), 'hatred')).toBe(true);
  });

  it('7C-T1: a monstrous creature causes Fear and smashes', () => {
    const units = TABLE.units.map(one => ({ ...one, traits: ['monstrous-creature'] as const }));
    const at = phase('7th', { units, completions: ['7C-T1', '7C-U7', '7C-U20'] });
    expect([has(at, 'fear'), has(at, 'smash'), has(at, 'hammer-of-wrath')]).toEqual([true, true, false]);
  });

  it('7C-U22: a weapon is unwieldy only where that row is played', () => {
    const axe = (...completions: readonly RowId[]) => phase('7th', {
      ...TABLE, completions, profiles: { marine: profile({ weapons: [LISTED_WEAPONS['power-axe']] }) },
    }).profiles['marine']!.weapons[0]!;
    expect([axe('7C-W2'), axe('7C-W2', '7C-U22')].map(one => weaponHas(one, 'unwieldy'))).toEqual([false, true]);
    expect(axe('7C-U22')).toEqual(weapon({ name: 'Power axe' }));
    expect(isOn({}, '7C-U22')).toBe(false);
  });
});

it('every field of a weapon, a profile and a scenario is told of in the guide', () => {
  const guide = readFileSync(new URL('../../../src/warhammer-40k/scenario/README.md', import.meta.url), 'utf8');
  for (const word of ['completions', 'forceActive', 'strengthFactor', 'charging', 'poisoned', 'feelNoPain', 'kinds',
    'hatredOf', 'preferredEnemyOf', ...MODEL_TRAITS, ...WEAPON_TRAITS]) expect(guide).toContain(`\`${word}\``);
});
