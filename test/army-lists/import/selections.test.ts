/** What a selection of a roster puts on the table: by its name, its number, its datasheets and what is inside it. */
import { describe, expect, it } from 'vitest';
import { firstOwn, read, sheet, shortly } from './made-up-rosters.ts';

describe('a selection', () => {
  it('that names several units with their numbers has each with its own datasheet', async () => {
    expect(shortly(await read({ name: 'Coven', inside: [
      { name: '1x Fleshlord, 3x Stitched Ones', type: 'unit',
        sheets: [sheet('Stitched Ones'), sheet('Fleshlord', { CC: '3+' })] },
    ] }))).toEqual(['1 Fleshlord, 3 Stitched Ones']);
  });

  it('of units with a character inside has both', async () => {
    expect(shortly(await read({ name: 'Host', inside: [{
      name: '4x Zorg Havoc Squads', type: 'unit', sheets: [sheet('Zorg Havocs')],
      inside: [{ name: 'Overzorg', type: 'upgrade', sheets: [sheet('Overzorg', { Type: 'Character' })] }],
    }] }))).toEqual(['4 Zorg Havocs, overzorg-own on 0']);
  });

  it('at the top may be a unit by itself', async () => {
    expect(shortly(await read(
      { name: '3x Zorgwing', sheets: [sheet('Zorgwing')] },
      { name: 'Zorgotitan', type: 'model', sheets: [sheet('Zorgotitan')] },
    ))).toEqual(['3 Zorgwing', '1 Zorgotitan']);
  });

  it('with a hidden profile does not have it', async () => {
    const hidden = { ...sheet('Zorg', { CC: '2+' }), isHidden: true };
    expect((await firstOwn({ name: 'Zorg', sheets: [hidden, sheet('Zorg')] })).cc).toBe(4);
  });

  it('of one name and two datasheets is two units', async () => {
    const { formations } = await read({ name: 'Host', inside: [
      { name: 'Zorg', number: 2, sheets: [sheet('Zorg')] }, { name: 'Zorg', sheets: [sheet('Zorg', { CC: '2+' })] },
    ] });
    expect(formations[0]!.units.map(({ profile, own }) => [profile, own!.cc]))
      .toEqual([['zorg-own', 4], ['zorg-own', 4], ['zorg-2-own', 2]]);
  });

  it('that names several units has each with its own datasheet, whether they have numbers or not', async () => {
    const pod = sheet('Pod', { Type: 'AV' });
    expect(shortly(await read({ name: 'Host', inside: [
      { name: '2x Zorgwatch, Pod', type: 'unit', sheets: [sheet('Zorg Watcher'), pod] },
      { name: 'Zorgsabre, Pod', number: 2, sheets: [sheet('Sabre of Zorg'), pod] },
      { name: 'Zorg & Pod', type: 'unit', sheets: [sheet('Zorg'), pod] },
    ] }))).toEqual(['2 Zorg Watcher, 4 Pod, 2 Sabre of Zorg, 1 Zorg']);
  });

  it('with a comma in its name and one datasheet is one unit', async () => {
    const lord = { name: 'Zorg, Lord of Pods', sheets: [sheet('Lord Zorg')] };
    expect(shortly(await read({ name: 'Host', inside: [lord] }))).toEqual(['1 Lord Zorg']);
  });

  it('of which dice tell the number is a question', async () => {
    const roster = await read({ name: 'Host', inside: [
      { name: 'Overzorg', sheets: [sheet('Overzorg')] },
      { name: '3D6x Zorghounds', type: 'unit', sheets: [sheet('Zorghounds')] },
      { name: 'D3+2 x Zorglings', type: 'unit', number: 2, sheets: [sheet('Zorglings')] },
      { name: 'D6 Zorg', sheets: [sheet('Zorg')] },
    ] });
    expect(shortly(roster)).toEqual(['1 Overzorg']);
    expect(roster.questions.map(({ text, count }) => [text, count]))
      .toEqual([['3D6x Zorghounds', 1], ['D3+2 x Zorglings', 2], ['D6 Zorg', 1]]);
  });

  it('that begins with a star has none in its name', async () => {
    expect(shortly(await read({ name: 'Host', inside: [{ name: '*4x Zorg', sheets: [sheet('Zorg')] }] })))
      .toEqual(['4 Zorg']);
  });

  it('with an upgrade of its own name inside is there once', async () => {
    for (const name of ['Zorgprince', 'Daemon Prince']) {
      const roster = await read({ name: 'Host', inside: [
        { name, sheets: [sheet(name)], inside: [{ name, type: 'upgrade' }] },
      ] });
      expect(shortly(roster)).toEqual([`1 ${name}`]);
      expect(roster.notes.map(({ say }) => say)).toContain(`Left out as no units: "${name}".`);
    }
  });

  it('of units under another name than their datasheet, with a character inside, is there as well', async () => {
    expect(shortly(await read({ name: 'Hunt', inside: [{
      name: 'Wild Ones', type: 'unit', number: 2, sheets: [sheet('Zorgbeast')],
      inside: [{ name: 'Overzorg', type: 'upgrade', sheets: [sheet('Overzorg', { Type: 'Character' })] }],
    }] }))).toEqual(['2 Zorgbeast, overzorg-own on 0']);
  });

  it('above others, with a datasheet that none of these has, is a question', async () => {
    const roster = await read({ name: 'Host', inside: [{
      name: 'Staff', type: 'unit', sheets: [sheet('Overzorg')], inside: [{ name: 'Zorg', sheets: [sheet('Zorg')] }],
    }] });
    expect(shortly(roster)).toEqual(['1 Zorg']);
    expect(roster.questions.map(({ text, count }) => [text, count])).toEqual([['Staff', 1]]);
  });

  it('at the top that is a model is one, whatever its datasheet is called', async () => {
    expect(shortly(await read({ name: 'Bomb Titan', type: 'model', sheets: [sheet('Zorgotitan')] })))
      .toEqual(['1 Zorgotitan']);
  });

  it('at the top that nobody can join is a question without units of the library', async () => {
    const { questions } = await read(
      { name: 'Zorg', type: 'model', sheets: [sheet('Zorg')] },
      { name: 'Laughing Zorg', type: 'model', sheets: [sheet('Zorg the Merry', { Type: 'Character' })] },
    );
    expect(questions).toMatchObject([{ text: 'Zorg the Merry', count: 1, candidates: [] }]);
  });
});
