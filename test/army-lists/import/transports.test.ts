/** Transports that a file brings with it: for how many they have room, and who rides in them. */
import { describe, expect, it } from 'vitest';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { allAboard } from '../../../src/army-lists/choices/edits.ts';
import { carrierOf, holdsOf } from '../../../src/army-lists/carrying.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { disembark, whyNotDisembark, whyNotEmbark } from '../../../src/epic-armageddon/movement/transports.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { charging } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { understood } from './forces.ts';
import { firstOwn, read, roster, sheet } from './made-up-rosters.ts';

const AV = { Type: 'Armoured Vehicle' };

/** The room of a transport with these notes, and what of them was not understood. */
const roomOf = async (notes: string, rule = ''): Promise<readonly [room: number, unread: string]> => {
  const one = {
    name: 'Pod', sheets: [sheet('Pod', { ...AV, Notes: notes })],
    ...(rule === '' ? {} : { rules: { 'Transport (ZRG)': rule } }),
  };
  const { abilities } = await firstOwn(one);
  const said = await read({ name: 'Host', inside: [one] });
  const [hold] = holdsOf(carrierOf('pod-own', abilities) ?? '');
  const unread = said.notes.map(({ say }) => say.replace(/^Not understood of the profile of "Pod": /, ''));
  return [hold?.room ?? 0, unread.join()];
};

describe('the room of a transport', () => {
  it.each([
    ['Transport (2)', 2], ['Transport 2', 2], ['Skimmer, Transport (8)', 8], ['Transport (2 infantry units)', 2],
    ['Transport (two units)', 2], ['Transport (may transport two infantry units)', 2],
    ['Transport (may carry up to four units of infantry)', 4], ['Transport (2 stands)', 2],
    ['Transport (2 infantry units without Jump Packs or Mounted)', 2],
  ])('is what its notes say: %s', async (notes, room) => {
    expect(await roomOf(notes)).toEqual([room, '']);
  });

  it('is what a rule of the file says in its line', async () => {
    const rule = 'As follows-\nGreat Pod: 8 infantry units.\nPod: 2 Infantry units.\nZorgwing: 4 infantry units.';
    expect(await roomOf('Transport', rule)).toEqual([2, '']);
    expect(await roomOf('Transport', rule.replaceAll('\n', ' <BR> • '))).toEqual([2, '']);
    expect(await roomOf('Transport', 'see codex')).toEqual([0, '']);
    expect(await roomOf('Skimmer', rule)).toEqual([0, '']);
  });

  it.each([
    ['Transport (2 Infantry units. Sabres count as 2)', 2], ['Transport (8 infantry, plus 2 bikes)', 8],
    ['Transport (1 of the following: Zorg, Zorgling)', 0], ['Transport (2 Zorgs)', 0],
    ['Transport (99)', 0], ['Transport (0)', 0], ['Transport (a lot)', 0],
  ])('is told where more stands there: %s', async (notes, room) => {
    expect(await roomOf(notes)).toEqual([room, `"${notes}".`]);
  });
});

it('a note about a transport that is too long to be looked at still makes one of it', async () => {
  const { abilities } = await firstOwn({ name: 'Pod', sheets: [
    sheet('Pod', { ...AV, Notes: `Transport (${'one Zorg or two Zorglings, '.repeat(20)})` }),
  ] });
  expect(abilities).toEqual(['transport']);
});

describe('who rides', () => {
  const file = roster({ name: 'Host', inside: [
    { name: 'Zorg', number: 5, sheets: [sheet('Zorg')] },
    { name: 'Zorgling', sheets: [sheet('Zorgling', { Notes: 'Mounted' })] },
    { name: 'Pod', number: 2, sheets: [sheet('Pod', { ...AV, Notes: 'Transport (2)' })] },
  ] });

  const seated = async (): Promise<BuiltFormation> => {
    const [built] = (await understood(file)).formations;
    return allAboard(built!, true, id => built!.profiles[id]);
  };

  /** The formation on a table with its transports at (50, 20) and (60, 20), before its charge. */
  const fielded = async (): Promise<Assault> => {
    const { units, profiles } = await seated();
    const parsed = parseScenario({
      format: 1, ruleset: 'epic-armageddon', startAt: 'a1ChooseTarget',
      formations: [
        { id: 'a', side: 'attacker', units: units.map(({ profile, aboard }, i) => ({
          id: `a${i}`, profile, ...(aboard === null ? { at: [10 * (i - 1), 20] } : { aboard: `a${aboard}` }),
        })) },
        { id: 'd', side: 'defender', units: [{ id: 'd1', profile: 'boyz', at: [50, 60] }] },
      ],
      engage: { formation: 'a', target: 'd' },
      profiles,
    }, neteaLibrary);
    if ('problems' in parsed) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
    return startAssault(parsed.scenario);
  };

  it('is as much infantry on foot as there is room for', async () => {
    const { units } = await seated();
    expect(units.map(({ aboard }) => aboard)).toEqual([6, 6, 7, 7, null, null, null, null]);
  });

  it('gets out at a charge and into a transport as with those of the library', async () => {
    const assault = await fielded();
    expect(whyNotDisembark(assault, 'a0', [50, 15], charging(assault), 'A2.11')).toBeNull();
    const out = disembark(assault, 'a0', [50, 15], 'a2Charge');
    expect(unitOf(out, 'a0')).toMatchObject({ aboard: null, left: 'a6' });
    expect(whyNotEmbark(assault, 'a4', 'a6', 30, charging(assault))).toBeNull();
    expect(whyNotEmbark(assault, 'a4', 'a5', 30, charging(assault))).toMatchObject({ key: 'may-not-get-in' });
  });
});
