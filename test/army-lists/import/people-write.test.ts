/** Texts as people write them: nesting, tables, markup, numbers of formations, and names of people’s own. */
import { describe, expect, it } from 'vitest';
import { imported, problemsOf, toldIn, understood } from './forces.ts';

const MARINES = 'Space Marine Codex Astartes';
const GUARD = 'Imperial Guard Steel Legion';
const CODEX = `${MARINES}\n\n`;
const TWO = ['Tactical Detachment: 6 tactical', 'Assault Detachment: 4 assault'];
const SHORT = ['Tactical: 6 tactical', 'Assault: 4 assault'];
const WITH_RHINOS = ['Tactical: 6 tactical, 3 rhino', 'Assault: 4 assault'];

describe('formations with their units further in', () => {
  it.each([
    ['under bullets', '• Tactical Detachment\n  6 Tactical\n• Assault Detachment\n  4 Assault'],
    ['with bullets of their own', '- Tactical Detachment\n    - 6 Tactical\n- Assault Detachment\n    - 4 Assault'],
    ['under numbers', '1. Tactical Detachment\n   - 6 Tactical\n2. Assault Detachment\n   - 4 Assault'],
    ['under a heading for several',
      'Core:\n  - Tactical Detachment\n    - 6 Tactical\n  - Assault Detachment\n    - 4 Assault'],
    ['without any bullet', 'Tactical Detachment\n\t6 Tactical\nAssault Detachment\n\t4 Assault'],
    ['in no other way than by their names', 'Tactical Detachment\n6 Tactical\nAssault Detachment\n4 Assault'],
    ['with a price each', 'Tactical Detachment 275 pts\n6 Tactical\nAssault Detachment = 175\n4 Assault'],
  ])('are as many as are written: %s', async (_, text) => {
    expect(await toldIn(text)).toEqual(TWO);
  });

  it('keep options below a unit as its own', async () => {
    const text = '- Tactical\n  - 6 Tactical\n  - 2 Razorback\n    - twin heavy bolter\n- Assault\n  - 4 Assault';
    expect(await toldIn(`${CODEX}${text}`)).toEqual(['Tactical: 6 tactical, 2 razorback', 'Assault: 4 assault']);
  });
});

describe('a table', () => {
  it.each([
    ['with tabs and a header', 'Formation\tUnits\tPoints\nTactical\t6 Tactical, 3 Rhino\t275\nAssault\t4 Assault\t175'],
    ['with tabs alone', 'Tactical\t6 Tactical, 3 Rhino\t275\nAssault\t4 Assault\t175'],
    ['with points first', 'Points\tFormation\tUnits\n275\tTactical\t6 Tactical, 3 Rhino\n175\tAssault\t4 Assault'],
    ['of Markdown',
      '| Formation | Units | Points |\n|---|:--|---:|\n| Tactical | 6 Tactical, 3 Rhino | 275 |\n'
      + '| Assault | 4 Assault | 175 |'],
    ['of Markdown without a header', '| Tactical | 6 Tactical, 3 Rhino | 275 |\n| Assault | 4 Assault | 175 |'],
    ['as CSV with semicolons', 'Formation;Units;Points\nTactical;6 Tactical, 3 Rhino;275\nAssault;4 Assault;175'],
    ['as CSV with commas', 'Formation,Units,Points\nTactical,"6 Tactical, 3 Rhino",275\nAssault,4 Assault,175'],
    ['as CSV without a header', 'Tactical,"6 Tactical, 3 Rhino",275\nAssault,4 Assault,175'],
    ['with a total below', 'Tactical\t6 Tactical, 3 Rhino\t275\nAssault\t4 Assault\t175\nTotal\t\t450'],
    ['of a page', '<table><tr><th>Formation</th><th>Units</th><th>Points</th></tr>'
      + '<tr><td>Tactical</td><td>6 Tactical, 3 Rhino</td><td>275</td></tr>'
      + '<tr><td>Assault</td><td>4 Assault</td><td>175</td></tr></table>'],
    ['of units in rows of their own',
      'Formation\tUnit\tNumber\nTactical\tTactical\t6\n\tRhino\t3\nAssault\tAssault\t4'],
    ['in German', 'Formation\tEinheiten\tPunkte\nTactical\t6 Tactical, 3 Rhino\t275\nAssault\t4 Assault\t175'],
  ])('has a formation in each row, and its points are no numbers of units: %s', async (_, text) => {
    expect(await toldIn(text)).toEqual(WITH_RHINOS);
  });

  it('may say how many of each formation there are', async () => {
    const { formations } = await understood('# Steel Legion (3000)\n\n| # | Formation | Cost |\n|---|---|---|\n'
      + '| 1 | Mech Infantry Company + Commissar | 400 |\n| 2 | Flak Battery | 300 |\n'
      + '| 1 | Tank Company (10 Leman Russ) | 650 |');
    expect(formations.map(({ units }) => units.length)).toEqual([20, 3, 3, 10]);
  });

  it.each([
    ['with numbers', 'Formation\tQty\tUnit\tPts\nTactical\t6\tTactical\t275\n'
      + 'Tactical\t3\tRhino\t0\nAssault\t4\tAssault\t175'],
    ['with the formation last', '| Qty | Unit | Formation |\n|--|--|--|\n| 6 | Tactical | Tactical |\n'
      + '| 3 | Rhino | Tactical |\n| 4 | Assault | Assault |'],
  ])('names a formation in each row of its units: %s', async (_, text) => {
    expect(await toldIn(text)).toEqual(WITH_RHINOS);
  });

  it('has two formations of one name where a unit comes again', async () => {
    const text = 'Formation\tUnit\tNumber\nAssault\tAssault\t4\nAssault\tHunter\t1\nAssault\tAssault\t5';
    expect(await toldIn(text)).toEqual(['Assault: 4 assault, hunter', 'Assault: 5 assault']);
  });

  it('may number its rows', async () => {
    const text = 'Nr\tFormation\tUnits\n1\tTactical\t6 Tactical, 3 Rhino\n2\tAssault\t4 Assault\n3\tScout\t4 Scout';
    expect(await toldIn(text)).toEqual([...WITH_RHINOS, 'Scout: 4 scout']);
  });

  it('leaves a column out with a word', async () => {
    const { notes } = await understood('Formation\tUnits\tActivation\nTactical\t6 Tactical\tfirst');
    expect(notes).toEqual(['The column "Activation" was left out.']);
  });

  it('is none where lines only have commas', async () => {
    expect(await toldIn('Tactical:\n6 Tactical, 3 Rhino\n1 Hunter, 1 Vindicator'))
      .toEqual(['Tactical: 6 tactical, 3 rhino, hunter, vindicator']);
  });
});

describe('a number before a formation', () => {
  it('is one of formations in their usual composition', async () => {
    const { formations, notes } = await understood(
      `${CODEX}1 Tactical Detachment\n3 Terminator Detachment\n2 Scouts Detachment`,
    );
    expect(formations.map(({ units }) => units.length)).toEqual([6, 4, 4, 4, 4, 4]);
    expect(notes).toContain('"3 Terminator Detachment" was taken for 3 formations.');
  });

  it.each([
    ['with prices', `${CODEX}1x Tactical Detachment (275)\n2x Assault Detachment (175)`, [6, 4, 4]],
    ['in words', `${CODEX}Two Assault Detachments`, [4, 4]],
    ['behind it', `${CODEX}Assault Detachment x2 [350]`, [4, 4]],
    ['with its units', `${CODEX}2 Assault Detachments: 5 Assault`, [5, 5]],
    ['with how many each has', `${CODEX}2 Assault squads of 5 stands`, [5, 5]],
    ['of one that no unit is called by', 'Ork War Horde\n\n2 Kult of Speed', [8, 8]],
    ['but of units where one is called so', `${CODEX}Tactical:\n6 Tactical\n2 Rhino`, [8]],
  ])('%s', async (_, text, sizes) => {
    expect((await understood(text)).formations.map(({ units }) => units.length)).toEqual(sizes);
  });
});

describe('marks of forums and pages', () => {
  it.each([
    ['a list in a list', '[list][*]Tactical: 6 tactical[*]Assault: 4 assault[/list]'],
    ['headings and lists', '[b]Tactical[/b]\n[list]\n[*]6 tactical\n[/list]\n'
      + '[size=14][u]Assault[/u][/size]\n[list]\n[*]4 assault\n[/list]'],
    ['a quotation', '[quote="somebody"]Tactical\n6 tactical[/quote]\n\nAssault\n4 assault'],
    ['a page', '<p><b>Tactical</b></p><ul><li>6 tactical</li></ul><p><b>Assault</b></p><ul><li>4 assault</li></ul>'],
    ['Markdown', '### Tactical\n* **6** tactical\n\n### Assault\n1. _4_ assault'],
    ['colours', '[color=red]Tactical[/color] (275)\n6 tactical\n\n[color=#00f]Assault[/color] (175)\n4 assault'],
    ['boxes to tick', 'Tactical:\n- [x] 6 tactical\n\nAssault:\n- [ ] 4 assault'],
  ])('say nothing: %s', async (_, text) => {
    expect(await toldIn(text)).toEqual(SHORT);
  });
});

describe('points', () => {
  it.each([
    'Tactical (275)', 'Tactical 275 pts', 'Tactical - 275pts', 'Tactical [275]', 'Tactical = 275', 'Tactical @ 275',
    'Tactical, 275 points', 'Tactical (275 Punkte)', 'Tactical: 275 puntos', 'Tactical 275',
  ])('are no number of stands: %s', async heading => {
    expect(await toldIn(`${CODEX}${heading}\n6 tactical`)).toEqual(['Tactical: 6 tactical']);
  });

  it('alone with a name make a formation of it', async () => {
    expect(await toldIn('Ork\n\nGUNFORTRESS [200]\nBattlefortress [100]\nGun Fortress [200]'))
      .toEqual(['GUNFORTRESS: gunfortress', 'Battlefortress: battlefortress', 'Gun Fortress: gunfortress']);
  });
});

describe('what belongs to a name', () => {
  it.each([
    ['which squads they are', `${CODEX}Tactical (Squads I, II, III)\n6 Tactical\n3 Rhino`,
      'Tactical (Squads I, II, III): 6 tactical, 3 rhino'],
    ['which of them, behind a number', `${CODEX}Tactical:\n6 Tactical (I & II), 3 Rhino`,
      'Tactical: 6 tactical, 3 rhino'],
    ['a number behind it before its price', `${CODEX}Warhounds 2x 250`,
      'Warhound Class Titan: 2 warhound-class-titan'],
    ['of what they are in all', `${CODEX}Armour:\n4 Predators (2 annihilators, 2 destructors)`,
      'Armour: 2 predator-annihilator, 2 predator-destructor'],
  ])('%s', async (_, text, formation) => {
    expect(await toldIn(text)).toEqual([formation]);
  });
});

describe('names that people use', () => {
  it.each([
    [MARINES, '4 Termies', '4 terminator'], [MARINES, '4 Termis', '4 terminator'],
    [MARINES, '1 Tactical Dreadnought', 'terminator'],
    ['Space Marine Salamanders', '4 Termies', '4 salamander-terminator'],
    ['Chaos Space Marine Black Legion', '4 Termies', '4 chaos-space-marine-terminators'],
    [MARINES, '4 Devs', '4 devastator'], [MARINES, '6 Tacs', '6 tactical'],
    [MARINES, '4 Assault Marines', '4 assault'], [MARINES, '4 LRs', '4 land-raider'],
    [MARINES, '1 T-hawk', 'thunderhawk-gunship'],
    [MARINES, '4 Vindis', '4 vindicator'], [MARINES, '4 Whirlies', '4 whirlwind'],
    [MARINES, '1 reaver battle titan', 'reaver-class-titan'],
    [MARINES, '1 Warhound Scout Titan', 'warhound-class-titan'],
    [GUARD, '10 Russ', '10 leman-russ'], [GUARD, '6 RRs', '6 rough-riders'],
    [GUARD, '3 Banes', '3 baneblade'], [GUARD, '8 Stormies', '8 storm-troopers'],
    ['Ork War Horde', '2 Battle Fortress', '2 battlefortress'], ['Ork War Horde', '4 Buggies', '4 warbuggy'],
    ['Ork War Horde', '4 Bikes', '4 warbikes'], ['Ork War Horde', '2 nobs', '2 nobz'],
    ['Eldar Biel-Tan', '4 Fire Dragonz', '4 fire-dragons'], ['Eldar Biel-Tan', '1 Phantom', 'phantom-titan'],
  ])('mean whom the army has: %s, %s', async (army, words, units) => {
    expect(await toldIn(`${army}\n\nSome:\n${words}`)).toEqual([`Some: ${units}`]);
  });

  it.each([
    [MARINES, '4 marines', 4, 'tactical'],
    [MARINES, '4 Preds', 4, 'predator-annihilator'],
    ['Tau', '1 Shas\'el Commander', 1, 'shasel'], ['Tau', '4 Termies', 4, 'terminator'],
    ['Eldar Biel-Tan', '8 Aspects', 8, 'dire-avengers'],
  ])('are asked about where it is not certain who is meant: %s, %s', async (army, words, count, first) => {
    const { formations, unmatched } = await understood(`${army}\n\nSome:\n${words}`);
    expect(formations.flatMap(({ units }) => units)).toEqual([]);
    expect(unmatched.map(open => [open.count, open.near[0]])).toEqual([[count, first]]);
    expect(unmatched[0]!.near.length).toBeLessThanOrEqual(6);
  });

  it('mean the one of several that the formation is made of', async () => {
    expect(await toldIn(`${CODEX}Assault:\n4 marines`)).toEqual(['Assault: 4 assault']);
  });

  it.each([
    [MARINES, '3 Thunder', ['hunter', 'thunderhawk-gunship']],
    ['Tyranid', '1 hiero', ['hierodule-bio-titan', 'hierophant-bio-titan']],
  ])('like several of the army are a question: %s, %s', async (army, words, near) => {
    const { formations, unmatched } = await understood(`${army}\n\nSome:\n2 Rhino\n${words}`);
    expect(formations.map(({ units }) => units.length)).toEqual([2]);
    expect(unmatched[0]!.near).toEqual(expect.arrayContaining(near));
  });

  it('misspelt, are those of the army that is named or a question', async () => {
    const { formations, unmatched } = await understood(`${CODEX}Tactical:\n6 tacticle\n2 Defilr`);
    expect(formations[0]!.units.map(({ profile }) => profile)).toEqual(Array(6).fill('tactical'));
    expect(unmatched.map(({ words, count, near }) => [words, count, near])).toEqual([['Defilr', 2, ['defiler']]]);
  });
});

describe('a text of which nothing was understood', () => {
  it('names the words, and the names next to them', async () => {
    const text = Array.from({ length: 53 }, (_, i) => `Zorkfrob${i}:\n  ${i + 1} Blahbrof${i}`).join('\n');
    const [problem] = await problemsOf(text);
    expect(problem).toContain('Nobody here is called "Zorkfrob0", "Blahbrof0", "Zorkfrob1"');
    expect(await problemsOf('gunfortres mob:\n3 Qzorg')).toEqual([expect.stringMatching(/Qzorg/)]);
  });

  it('is bare only where there are no words', async () => {
    expect(await imported('')).toEqual({ problems: ['Nothing in this was understood as a formation.'] });
  });
});
