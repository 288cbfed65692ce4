/** Options of units in lists from elsewhere: printed, written in forums, and in rosters. */
import { describe, expect, it } from 'vitest';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { understood } from './forces.ts';
import { jsonRoster, xmlRoster, type Selected } from './roster-files.ts';

/** `2 razorback (twin-heavy-bolter), tactical+captain` */
const shortly = ({ units }: BuiltFormation): string => {
  const said = units.map(({ profile, characters, options }) =>
    [profile, ...characters].join('+') + (options.length === 0 ? '' : ` (${options.join(' ')})`));
  return [...new Set(said)].map(one => {
    const count = said.filter(other => other === one).length;
    return count === 1 ? one : `${count} ${one}`;
  }).join(', ');
};

const marines = (...lines: readonly string[]): string =>
  ['Space Marine Codex Astartes', '', 'Tactical [325]', ...lines].join('\n');
const chaos = (...lines: readonly string[]): string =>
  ['Chaos Space Marine Black Legion', '', 'Retinue [325]', ...lines].join('\n');

const read = async (text: string): Promise<string> => {
  const { formations, unmatched } = await understood(text);
  expect(unmatched).toEqual([]);
  return formations.map(shortly).join(' / ');
};

describe('an option beside its unit is recognised', () => {
  const THB = '6 tactical, 4 razorback (twin-heavy-bolter)';

  it.each([
    ['in brackets', '4 Razorback (Twin Heavy Bolter)', THB],
    ['in the plural', '4 Razorbacks (twin heavy bolters)', THB],
    ['before the unit', '4 Twin Heavy Bolter Razorbacks', THB],
    ['behind it', '4 Razorback Twin Heavy Bolter', THB],
    ['behind a dash', '4 Razorback - twin heavy bolter', THB],
    ['behind a with', '4 Razorbacks with twin heavy bolters', THB],
    ['as gear', '4x Razorback w/ THB', THB],
    ['behind a plus', '4 Razorback + HB', THB],
    ['in square brackets', '4 Razorback [twin heavy bolter]', THB],
    ['in the next line', '- 4 Razorback\n  - Twin Heavy Bolter', THB],
    ['misspelt', '4 Razorback (twin hevy bolter)', THB],
    ['with the number of those who have it', '4 Razorback (2x Twin Heavy Bolter, 2x Twin Lascannon)',
      '6 tactical, 2 razorback (twin-heavy-bolter), 2 razorback (twin-lascannon)'],
    ['for some of them', '4 Razorbacks (1 twin heavy bolter)',
      '6 tactical, razorback (twin-heavy-bolter), 3 razorback'],
    ['for as many transports as it takes', 'Razorbacks (twin heavy bolter)',
      '6 tactical, 6 razorback (twin-heavy-bolter)'],
    ['with numbers behind a unit without one', 'Razorbacks (4x Twin Heavy Bolter, 2x Twin Lascannon)',
      '6 tactical, 4 razorback (twin-heavy-bolter), 2 razorback (twin-lascannon)'],
    ['behind a colon', '4 Tactical\nRazorbacks: 2x twin heavy bolter',
      '10 tactical, 2 razorback (twin-heavy-bolter), 8 razorback'],
    ['with a number of its own below its unit', '- 4 Razorback\n  - 3 Twin Heavy Bolter',
      '6 tactical, 3 razorback (twin-heavy-bolter), razorback'],
    ['of two weapons in one choice', '2 Dreadnought (Assault Cannon and Power Fist)',
      '6 tactical, 2 dreadnought (power-fist)'],
  ])('%s', async (_, line, units) => expect(await read(marines('6 Tactical', line))).toBe(units));

  it.each([
    ['of a character', '8 Chaos Space Marines\nChampion of Chaos (Khorne)',
      'chaos-space-marines+champion-of-chaos (khorne), 7 chaos-space-marines'],
    ['of a character in its name', '8 Chaos Space Marines, Champion of Chaos of Tzeentch',
      'chaos-space-marines+champion-of-chaos (tzeentch), 7 chaos-space-marines'],
    ['as what the unit is', '8 Chaos Space Marines, Winged Daemon Prince',
      '8 chaos-space-marines, daemon-prince (wings)'],
    ['in words', '8 Chaos Space Marines\nDaemon Prince with wings', '8 chaos-space-marines, daemon-prince (wings)'],
  ])('%s', async (_, lines, units) => expect(await read(chaos(lines))).toBe(units));

  it('as its list chooses where nobody says', async () => {
    const text = ['Chaos Space Marine Emperor’s Children', '', 'Retinue [300]', '8 Chaos Space Marines',
      'Champion of Chaos'].join('\n');
    expect(await read(text)).toBe('chaos-space-marines+champion-of-chaos (slaanesh), 7 chaos-space-marines');
  });

  it('as two arms of one kind', async () => {
    expect(await read('Tyranid\n\nHierodule [300]\n1 Hierodule Bio-Titan (2 Razorclaws)'))
      .toBe('hierodule-bio-titan (razorclaw razorclaw)');
  });
});

describe('an option of a roster', () => {
  const razorbacks = (...inside: readonly Selected[]): Selected => ({
    name: 'Tactical', type: 'unit', inside: [
      { name: 'Tactical', type: 'model', number: 6 }, { name: 'Razorback', type: 'model', number: 4, inside },
    ],
  });

  it.each([['XML', xmlRoster], ['JSON', jsonRoster]])('is that of the unit that it lies in: %s', async (_, roster) => {
    const file = roster('Space Marine: Codex Astartes', [
      razorbacks({ name: 'Twin Heavy Bolter', type: 'upgrade', number: 4 }, { name: 'Smoke', type: 'upgrade' })]);
    const { formations, notes } = await understood(file);
    expect(formations.map(shortly)).toEqual(['6 tactical, 4 razorback (twin-heavy-bolter)']);
    expect(notes).toEqual(['Left out as no units: "Smoke".']);
  });

  it('is that of as many as it says', async () => {
    const file = xmlRoster('Space Marine: Codex Astartes', [razorbacks(
      { name: 'Twin Heavy Bolter', type: 'upgrade', number: 1 },
      { name: 'Twin Lascannon', type: 'upgrade', number: 3 })]);
    expect((await understood(file)).formations.map(shortly))
      .toEqual(['6 tactical, razorback (twin-heavy-bolter), 3 razorback (twin-lascannon)']);
  });

  it('is an option also where a unit is called so', async () => {
    const file = xmlRoster('Ork: Gargant Mob', [{
      name: 'Great Gargant', type: 'unit', inside: [
        { name: 'Great Gargant', type: 'model', inside: [{ name: 'Skorcha', type: 'upgrade', number: 2 }] }],
    }]);
    expect((await understood(file)).formations.map(shortly)).toEqual(['great-gargant-ogbm (skorcha skorcha)']);
  });
});

it('said again and again of one unit is read in no time', async () => {
  const started = performance.now();
  const line = Array(50).fill('twin heavy bolter, heavy bolter a a a a a a a a zz, t t t t t t t t t t zz').join(', ');
  const { formations } = await understood(marines('4 Razorback', ...Array<string>(3).fill(line.slice(0, 990))));
  expect(formations.map(shortly)).toEqual(['4 razorback (twin-heavy-bolter)']);
  expect(performance.now() - started).toBeLessThan(5000);
});

describe('what is no option of its unit stays open', () => {
  it.each([
    ['one of another unit', '6 Tactical\n4 Razorback (wings)', 'wings'],
    ['one behind nobody who has it', '6 Tactical (twin heavy bolter)', 'twin heavy bolter'],
  ])('%s', async (_, lines, words) => {
    const { unmatched } = await understood(marines(lines));
    expect(unmatched.map(one => one.words)).toEqual([words]);
  });

  it('two that exclude each other', async () => {
    const { formations, unmatched } =
      await understood(marines('6 Tactical', '1 Razorback (twin heavy bolter, twin lascannon)'));
    expect(formations.map(shortly)).toEqual(['6 tactical, razorback (twin-heavy-bolter)']);
    expect(unmatched.map(one => one.words)).toEqual(['twin lascannon']);
  });
});
