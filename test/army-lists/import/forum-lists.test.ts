/** Whole armies from forums, in German and in French: every formation is kept, and every stand accounted for. */
import { describe, expect, it } from 'vitest';
import { understood } from './forces.ts';
import { FRENCH, GERMAN } from './forum-lists.ts';
import { inShort } from './in-short.ts';

describe('a list of a forum', () => {
  it('in German has its formations', async () => {
    const { formations, unmatched, notes } = await understood(GERMAN);
    expect(formations.map(one => `${one.name}: ${inShort(one)}`)).toEqual([
      'Formation Sturmtruppen: assault+chaplain, 3 assault',
      'Taktische Trupps: 6 tactical',
      'Taktische Trupps: 6 tactical',
      'Formation Termis: terminator+librarian, 3 terminator, 4 land-raider',
      'Devastoren: 2 devastator@6, 2 devastator@7, 2 dreadnought, 2 rhino',
      'Scouttrupp: scout@4, scout@5, 2 scout, 2 razorback',
      'Panzer: 4 predator-annihilator, hunter',
      'Warhound Class Titan: 2 warhound-class-titan',
      'Thunderhawk: thunderhawk-gunship',
    ]);
    expect(unmatched).toEqual([]);
    expect(notes).toEqual(expect.arrayContaining([
      '"Hallo zusammen" was taken for a heading.', '"Kritik ist willkommen!" was taken for a heading.',
    ]));
  });

  it('in French has its formations, and asks who commands', async () => {
    const { formations, unmatched } = await understood(FRENCH);
    expect(formations.map(one => `${one.name}: ${inShort(one)}`)).toEqual([
      'Compagnie d\'infanterie mécanisée: 12 infantry, chimera+commissar, 6 chimera',
      'Compagnie de chars: leman-russ+commissar, 9 leman-russ',
      'QG de régiment: supreme-commander-ig, 12 infantry, 7 chimera',
      'Batterie de flak: 3 hydra',
      'Section de cavaliers: 6 rough-riders',
      'Escadron de sentinelles: 4 sentinel',
      'Troupes de choc: 2 storm-troopers@8, 2 storm-troopers@9, 2 storm-troopers@10, 2 storm-troopers@11, 4 valkyrie',
      'Titan: warhound-class-titan',
    ]);
    expect(unmatched.map(({ words, count, formation, near }) => [words, count, formation, near.slice(0, 2)]))
      .toEqual([['commandant', 1, 0, ['commander', 'supreme-commander-ig']]]);
  });

  it.each([
    ['per squad', 'Space Marine\n\n4 socles de Termi avec 1 land raider par escouade', 'terminator', 'land-raider'],
    ['each', 'Space Marine\n\n4 Termis mit je 1 Land Raider', 'terminator', 'land-raider'],
    ['behind', 'Space Marine\n\n4 Terminators, 1 Land Raider each', 'terminator', 'land-raider'],
  ])('counts what there is for each of them: %s', async (_, text, ...ids) => {
    expect((await understood(text)).formations.map(inShort)).toEqual([ids.map(id => `4 ${id}`).join(', ')]);
  });

  it('in the words of a club has its formations', async () => {
    const { formations, unmatched } = await understood([
      'EpicUK Orks 2700', 'Big Warband (4 Nobz, 12 Boyz, 4 Grotz) + 2 Battlewagons [435]',
      'Kult of Speed [200]: 4 Bikes, 4 Buggies', 'Stormboyz Warhorde 150 - 6 stormboyz', 'Gargant (650)',
      'Blitz Brigade: 4 Gunwagons, 2 Flakwagons (oddboy)',
    ].join('\n'));
    expect(formations.map(inShort)).toEqual([
      '4 nobz, 12 boyz, 4 grotz, 2 battlewagon', '4 warbikes, 4 warbuggy', '6 stormboyz', 'gargant',
      'gunwagon+oddboy, 3 gunwagon, 2 flakwagon',
    ]);
    expect(unmatched).toEqual([]);
  });

  it('of formations alone has them in their usual composition', async () => {
    const { formations, unmatched } = await understood([
      'Eldar Biel-Tan', '1 Avatar (free)', 'Guardian Warhost w/ 3 Wave Serpents - 275',
      '2x Ranger troupe, 100 points each', 'Swords of Vaul x2 (500)', 'Phantom Titan 750',
    ].join('\n'));
    expect(formations.map(inShort)).toEqual([
      'avatar', 'farseer, 7 guardians, 3 wave-serpent', '4 rangers', '4 rangers', '5 falcon', '5 falcon',
      'phantom-titan',
    ]);
    expect(unmatched).toEqual([]);
  });

  it.each([
    ['Spanish', 'Space Marine Codex Astartes\n\n'
      + 'Destacamento táctico: seis tácticos, un capitán, 3 Rhinos (325 puntos)\n'
      + 'Destacamento de asalto: 4 peanas de marines de asalto con capellán'],
    ['Polish', 'Space Marine Codex Astartes\n\nOddział taktyczny: 6 podstawek taktycznych z kapitanem, 3 Rhino\n'
      + 'Szturmowcy: cztery podstawki szturmowców z kapelanem'],
  ])('in %s has its formations', async (_, text) => {
    expect((await understood(text)).formations.map(inShort))
      .toEqual(['tactical+captain, 5 tactical, 3 rhino', 'assault+chaplain, 3 assault']);
  });

  it('that names no formations has one for each line of what another is made of', async () => {
    const { formations, unmatched } = await understood(
      'Pour 3025 pts:\n\n4 socles de Termi\n6 socles de marines\n4 marines d\'assauts\n4 marines d\'assauts\n'
      + '5 land speeder',
    );
    expect(formations.map(inShort)).toEqual(['4 terminator', '', '4 assault', '4 assault', '5 land-speeder']);
    expect(unmatched.map(({ words, count, formation }) => [words, count, formation]))
      .toEqual([['socles de marines', 6, 1]]);
  });
});
