/** Numbers that people write where others read points, places or nothing. */
import { describe, expect, it } from 'vitest';
import { problemsOf, rosterIn, toldIn, understood } from './forces.ts';

const CODEX = 'Space Marine Codex Astartes\n\n';
const GUARD = 'Imperial Guard Steel Legion';
const WITH_RHINOS = ['Tactical: 6 tactical, 3 rhino', 'Assault: 4 assault'];

describe('numbers that are easily misread', () => {
  it.each([
    ['a name before its own units', `${CODEX}1) Tactical 6 tactical 3 rhino 275\n2) Assault - 4 assault`, WITH_RHINOS],
    ['a name and a number of the formation', `${CODEX}Activation 1: Tactical - 6 tactical, 3 rhino\n`
      + 'BTS: Assault (4 assault)', ['Activation 1: 6 tactical, 3 rhino', 'BTS: Assault: 4 assault']],
    ['a number in brackets', `${CODEX}Some:\n- Tactical [6]\n- Rhino [3]`, ['Some: 6 tactical, 3 rhino']],
    ['points in front', `${CODEX}275 Tactical: 6 tactical, 3 rhino\n175 - Assault, 4 assault`, WITH_RHINOS],
    ['a number of stands behind', `${CODEX}Some:\nTactical 6 stands\nRhino 3 stands`, ['Some: 6 tactical, 3 rhino']],
    ['a sum', `${CODEX}Some:\n5+1 tactical, 3 rhino`, ['Some: 6 tactical, 3 rhino']],
    ['a total of activations', `${CODEX}Assault:\n4 assault\nTotal 450 points, 2 activations`, ['Assault: 4 assault']],
    ['two armies', '6 tactical, 3 rhino\nvs.\n4 assault', WITH_RHINOS],
    ['two armies in a line', '6 tactical, 3 rhino v 4 assault', WITH_RHINOS],
    ['numbers behind equals signs', `${CODEX}Tactical = 5\nRhino = 3`, ['Tactical: 5 tactical, 3 rhino']],
    ['numbers behind commas', `${CODEX}Tactical,5\nRhino,3`, ['Tactical: 5 tactical, 3 rhino']],
    ['numbers behind dots', `${CODEX}Tactical ..... 5\nRhino.......3`, ['Tactical: 5 tactical, 3 rhino']],
    ['numbers of two digits that are no price', `${GUARD}\n\nCompany:\nInfantry: 12\nChimera - 7`,
      ['Company: 12 infantry, 7 chimera']],
    ['digits in boxes', `${CODEX}6️⃣ Tactical\n3️⃣ Rhino`, ['Tactical: 6 tactical, 3 rhino']],
    ['the size of a formation', 'Ork War Horde\n\n8-stand warband: 6 boyz, 2 nobz', ['warband: 6 boyz, 2 nobz']],
    ['brackets behind a unit', `${CODEX}Tactical: 6 tactical (1 captain), 3 rhino`,
      ['Tactical: tactical+captain, 5 tactical, 3 rhino']],
    ['what BattleScribe prints', 'Tactical Detachment [300 Points]\nSelections: 6x Tactical, 3x Rhino\n'
      + 'Categories: CORE\nUnit: Tactical, Rhino', ['Tactical Detachment: 6 tactical, 3 rhino']],
    ['a title between three plus signs', `+++ Mine (Epic: NetEA) [2,000 pts] +++\n\n${CODEX}Assault:\n4 assault`,
      ['Assault: 4 assault']],
    ['pieces', `${GUARD}\n\nSome:\n4 Stück Sentinel`, ['Some: 4 sentinel']],
  ])('are read as they are meant: %s', async (_, text, told) => {
    expect(await toldIn(text)).toEqual(told);
  });

  it.each(['6.0 tactical', '1.5 tactical', '½ tactical'])('are questions if no stands are so many: %s', async words => {
    const { formations, unmatched } = await understood(`${CODEX}Some:\n2 Rhino\n${words}`);
    expect(formations.map(({ units }) => units.length)).toEqual([2]);
    expect(unmatched.map(open => [open.words, open.near[0]])).toEqual([[words, 'tactical']]);
  });
});

describe('what stands alone', () => {
  it('and never fights is left out, whatever stands below it', async () => {
    const { formations } = await rosterIn(`${CODEX}Strike Cruiser\nBattle Barge\n\nAssault: 4 assault`);
    expect(formations.flatMap(({ left }) => left).map(({ text }) => text)).toEqual(['Strike Cruiser', 'Battle Barge']);
  });

  it('in a list of JSON is no text', async () => {
    expect(await problemsOf('[{"name":"Tactical","count":6}]'))
      .toEqual(['This JSON is neither a roster nor a scenario.']);
  });
});
