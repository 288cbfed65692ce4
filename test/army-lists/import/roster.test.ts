/** Rosters as BattleScribe and New Recruit write them. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { imported, toldIn, understood } from './forces.ts';
import { jsonRoster, xmlRoster, type Selected } from './roster-files.ts';
import { inShort } from './in-short.ts';

const WARBAND: Selected = {
  name: 'Warband', type: 'unit', inside: [
    { name: 'Boyz', type: 'model', number: 6 },
    { name: 'Nobz', type: 'model', number: 2, inside: [{ name: 'Warlord', type: 'upgrade', sheet: 'Unit' }] },
    { name: 'Extras', type: 'upgrade', inside: [{ name: 'Battlewagon', type: 'model', number: 4 }] },
    { name: 'Big shoota', type: 'upgrade', sheet: 'Weapon' },
  ],
};
const ORKS = 'Orks: War Horde';
const UNITS = '6 boyz, nobz+warlord, nobz, 4 battlewagon';

describe('a roster is read', () => {
  it.each([
    ['as XML', xmlRoster(ORKS, [WARBAND])],
    ['as JSON', jsonRoster(ORKS, [WARBAND])],
    ['as bytes', strToU8(xmlRoster(ORKS, [WARBAND]))],
    ['from an archive', zipSync({ 'my army.ros': strToU8(xmlRoster(ORKS, [WARBAND])) })],
    ['from an archive that does not shrink it',
      zipSync({ 'a.ros': strToU8(xmlRoster(ORKS, [WARBAND])) }, { level: 0 })],
    ['with something before it in the archive', zipSync({
      'readme.md': strToU8('hello'), 'folder/a.ROS': strToU8(xmlRoster(ORKS, [WARBAND])),
    })],
  ])('%s', async (_, file) => {
    const { formations, unmatched, notes } = await understood(file);
    expect(formations.map(one => [one.name, one.list, inShort(one)])).toEqual([['Warband', 'ork-war-horde', UNITS]]);
    expect(unmatched).toEqual([]);
    expect(notes).toEqual(['Left out as no units: "Big shoota".']);
  });

  it.each([
    'Add 3 Rhinos', 'Three Rhinos', 'Plus three Rhinos', '3x Rhino',
  ])('with an upgrade called %s', async name => {
    const { formations } = await understood(xmlRoster('Space Marines: Codex Astartes', [
      { name: 'Tactical', type: 'unit', inside: [
        { name: 'Tactical', type: 'model', number: 6 }, { name, type: 'upgrade' },
      ] },
    ]));
    expect(formations.map(inShort)).toEqual(['6 tactical, 3 rhino']);
  });

  it('with several forces, each of its own army', async () => {
    const xml = xmlRoster(ORKS, [WARBAND]);
    const both = xml.replace('</forces>', `${/<force .*<\/force>/s.exec(xmlRoster('Space Marines: Codex Astartes', [
      { name: 'Assault', type: 'unit', inside: [{ name: 'Assault', type: 'model', number: 4 }] },
    ]))![0]}</forces>`);
    expect((await understood(both)).formations.map(({ list }) => list))
      .toEqual(['ork-war-horde', 'space-marine-codex-astartes']);
  });
});

describe('a selection', () => {
  it('without units inside is a formation by its name: of the army list, or of one unit', async () => {
    const file = jsonRoster('Space Marines', [{ name: 'Devastator Detachment', type: 'unit' },
      { name: 'Warhound Titan', type: 'model' }]);
    expect(await toldIn(file)).toEqual(['Devastator Detachment: 4 devastator', 'Warhound Titan: warhound-class-titan']);
  });

  it('may have its number in its name, before it or behind, and be a formation by itself', async () => {
    const file = xmlRoster('Imperial Guard: Steel Legion', [
      { name: '3x Basilisk', type: 'unit' },
      { name: 'Tank Company', type: 'unit', inside: [{ name: 'Leman Russ x10', type: 'model' }] },
    ]);
    expect(await toldIn(file)).toEqual(['3x Basilisk: 3 basilisk', 'Tank Company: 10 leman-russ']);
  });

  it('may have numbers and gear in its name', async () => {
    const file = xmlRoster('Eldar: Biel-Tan Craftworld', [{
      name: 'Warhost', type: 'unit', inside: [
        { name: 'Howling Banshees', type: 'model', number: 4,
          inside: [{ name: 'Exarch w/ Close Combat Weapon', type: 'upgrade' }] },
        { name: 'Pair of Wave Serpents', type: 'model', number: 1 },
      ],
    }]);
    expect(await toldIn(file)).toEqual(['Warhost: howling-banshees+exarch, 3 howling-banshees, 2 wave-serpent']);
  });

  it('may be a group of units, or a unit with its own transports', async () => {
    const file = xmlRoster('Imperial Guard: Steel Legion', [{
      name: 'Infantry Company', type: 'unit', inside: [
        { name: 'Infantry Squad', type: 'model', number: 12 },
        { name: 'Ogryns', type: 'unit', inside: [
          { name: 'Ogryn Squad', type: 'unit', number: 2 },
          { name: 'Chimera', type: 'upgrade', number: 2, sheet: 'Unit' },
        ] },
      ],
    }]);
    expect(await toldIn(file)).toEqual(['Infantry Company: 12 infantry, 2 ogryns, 2 chimera']);
  });

  it('that is a weapon is not taken for a unit of that name', async () => {
    const file = jsonRoster('Space Marine', [{
      name: 'Assault', type: 'unit', inside: [{ name: 'Assault', type: 'model', number: 4,
        inside: [{ name: 'Close Combat Weapon', type: 'upgrade' }] }],
    }]);
    expect(await toldIn(file)).toEqual(['Assault: 4 assault']);
  });

  it('that nobody understands stays open, with its number', async () => {
    const file = jsonRoster('Space Marine', [{
      name: 'Assault', type: 'unit', inside: [{ name: 'Zorgblatz', type: 'model', number: 3 },
        { name: 'Assault', type: 'model', number: 4 }],
    }]);
    expect((await understood(file)).unmatched).toEqual([{ words: 'Zorgblatz', count: 3, near: [], formation: 0 }]);
  });

  it('that is no formation is named in the notes', async () => {
    const { notes } = await understood(jsonRoster(ORKS, [WARBAND, { name: '-Community-', type: 'upgrade' }]));
    expect(notes).toContain('Left out as no formations: -Community-.');
  });
});

describe('a scenario', () => {
  it('is handed over whole', async () => {
    const { SAMPLES } = await import('../../../src/epic-armageddon/scenario/samples/samples.ts');
    const found = await imported(JSON.stringify(SAMPLES[0]!.scenario));
    expect(found).toHaveProperty('scenario.formations');
  });

  it('says what is wrong with it', async () => {
    expect(await imported('{"format":1,"ruleset":"epic-armageddon","formations":7}'))
      .toEqual({ problems: expect.arrayContaining([expect.stringContaining('formations')]) });
  });
});
