import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { GRENADES, UNIT_TRAITS, WEAPON_KINDS } from '../../../src/warhammer-40k/model/profile.ts';
import { TERRAIN_KINDS, TERRAIN_TRAITS } from '../../../src/warhammer-40k/model/terrain.ts';

const text = readFileSync(new URL('../../../src/warhammer-40k/scenario/README.md', import.meta.url), 'utf8');

it('the scenario in the description of the format is one that can be played', () => {
  const [, json = ''] = /```json\n([^]*?)```/.exec(text) ?? [];
  expect(parsePhase(json)).toHaveProperty('scenario');
});

it.each([...EDITIONS, ...UNIT_TRAITS, ...GRENADES, ...WEAPON_KINDS, ...TERRAIN_TRAITS, ...Object.keys(TERRAIN_KINDS)])(
  'the description of the format has the word %s', word => {
    expect(text).toContain(`\`${word}\``);
  });
