/** Transports that a file brings with it: for how many they have room, and who rides in them. */
import { describe, expect, it } from 'vitest';
import { allAboard } from '../../../src/army-lists/choices/edits.ts';
import { carrierOf, holdsOf } from '../../../src/army-lists/carrying.ts';
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

  it('is as much infantry on foot as there is room for', async () => {
    const [built] = (await understood(file)).formations;
    const { units } = allAboard(built!, true, id => built!.profiles[id]);
    expect(units.map(({ aboard }) => aboard)).toEqual([6, 6, 7, 7, null, null, null, null]);
  });
});
