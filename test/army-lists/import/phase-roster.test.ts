import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPhaseRoster, type PhaseRoster } from '../../../src/army-lists/import/phase-roster.ts';
import { phaseLexiconOf } from '../../../src/deployment/phase-line/lexicon.ts';
import { writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import { phaseLibraryOf } from '../../../src/warhammer-40k/units/library.ts';

const library = phaseLibraryOf('7th');
const lexicon = phaseLexiconOf(library);

const selection = (name: string, type: string, number = 1, inside = ''): string =>
  `<selection name="${name}" type="${type}" number="${number}">${inside}</selection>`;
const within = (...selections: readonly string[]): string => `<selections>${selections.join('')}</selections>`;
const roster = (selections: string, system = 'Warhammer 40,000 7th Edition'): string =>
  `<?xml version="1.0"?><roster gameSystemName="${system}"><forces><force catalogueName="Orks">${selections}`
  + '</force></forces></roster>';

const VALUES = { WS: 4, BS: 3, S: 5, T: 5, W: 2, I: 3, A: 2, LD: 8, Save: '3+/5++' };
const PROFILE = '<profiles><profile name="Squiggoth rider" typeName="Unit"><characteristics>'
  + Object.entries(VALUES).map(([name, value]) => `<characteristic name="${name}">${value}</characteristic>`).join('')
  + '</characteristics></profile></profiles>';

const MOB = selection('Boyz', 'unit', 1, within(
  selection('Ork Boy', 'model', 9, within(selection('Choppa', 'upgrade', 9))),
  selection('Nob', 'model', 1, within(selection('Power klaw', 'upgrade'))),
));

const read = async (input: string | Uint8Array): Promise<PhaseRoster> => {
  const found = await readPhaseRoster(input, lexicon);
  if ('problems' in found) throw new Error(found.problems.join(' '));
  return found;
};
const lineOf = ({ units, profiles }: PhaseRoster): string => writePhaseSide(units, phaseLexiconOf(library, profiles));

describe('a list of the seventh edition from elsewhere', () => {
  it('is a roster: units with their models and what they strike with', async () => {
    const file = roster(within(MOB, selection('Warboss', 'model'), selection('Trukk', 'unit')));
    const found = await read(file);
    expect(lineOf(found)).toBe('9 Ork Boy + 1 Nob (power klaw), 1 Warboss');
    expect(found.notes).toEqual(['Left out as no units: Trukk.']);
  });

  it('is the same packed, and as JSON', async () => {
    expect(lineOf(await read(zipSync({ 'a.ros': strToU8(roster(within(MOB))) })))).toContain('9 Ork Boy');
    const json = { roster: { gameSystemName: 'Warhammer 40,000 7th Edition', forces: [{ selections: [{
      name: 'Tactical Squad', type: 'unit', selections: [{ name: 'Space Marine', type: 'model', number: 5 }],
    }] }] } };
    expect(lineOf(await read(JSON.stringify(json)))).toBe('5 Space Marine');
  });

  it('brings profiles that nobody else has', async () => {
    const found = await read(roster(within(selection('Squiggoth rider', 'model', 3, PROFILE))));
    expect(found.units).toEqual([{ groups: [{ unit: 'own-file-1', choices: [], count: 3 }], joined: null }]);
    expect(found.profiles['own-file-1']).toMatchObject({
      name: 'Squiggoth rider', weaponSkill: 4, strength: 5, toughness: 5, wounds: 2, initiative: 3, attacks: 2,
      leadership: 8, save: 3, invulnerable: 5,
    });
    expect(lineOf(found)).toBe('3 Squiggoth rider');
  });

  it('is a list in words: what stands below a unit is in it', async () => {
    const found = await read(
      ['Orks, 1000 points', '', '20 boyz (120 pts)', '  - 1 nob, power klaw', '', '5 nobz'].join('\n'));
    expect(lineOf(found)).toBe('20 Ork Boy + 1 Nob (power klaw), 5 Nob');
  });

  it.each([
    [roster(within(MOB), 'Epic'), 'This roster is of another game: "Epic".'],
    [
      roster(within(MOB), 'Warhammer 40,000 8th Edition'),
      'This roster is of another game: "Warhammer 40,000 8th Edition".',
    ],
    ['{"a": 1}', 'This JSON is neither a roster nor a scenario.'],
    ['{"a":', 'This looks like JSON, but it is damaged or cut off.'],
    ['zorgs and blorbs', 'Nothing in this was understood as a formation.'],
    [roster(''), 'Nothing in this was understood as a formation.'],
    ['a'.repeat(4_000_001), 'This is far too large for a list or a scenario, so it was not read.'],
  ])('is refused in a sentence', async (input, says) => {
    const found = await readPhaseRoster(input, lexicon);
    expect('problems' in found && found.problems[0]).toBe(says);
  });

  it('has no more units and models than a side has room for', async () => {
    const found = await read(roster(within(...Array<string>(20).fill(selection('Ork Boy', 'model', 99)))));
    expect(found.units).toHaveLength(12);
    expect(found.units[0]!.groups[0]!.count).toBe(60);
    expect(found.notes.join(' ')).toContain('cut after 12 units');
  });
});
