import { describe, expect, it } from 'vitest';
import { matchLists, odds } from '../../../machines/index.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { RosterFormation } from '../../../src/army-lists/import/read-roster.ts';
import { formationsOf } from '../../../src/deployment/list-match/list-formations.ts';
import { LINE_UP_KINDS, lineUpOf, waysToLineUp } from '../../../src/deployment/list-match/line-up-kinds.ts';
import type { MatchListsOptions, MatchRow } from '../../../src/deployment/list-match/match-lists.ts';
import { TERRAIN_KINDS } from '../../../src/epic-armageddon/model/terrain.ts';
import type { LinedUp } from '../../../src/deployment/line-up-request.ts';
import { profileOf } from '../../support/profiles.ts';

const SOURCES = { library: neteaLibrary, lists: neteaLists() };

const stands = (profile: string, count: number): RosterFormation['units'] =>
  Array.from({ length: count }, () => ({ profile, name: profile, options: [] }));

const formation = (name: string, units: RosterFormation['units'], more: Partial<RosterFormation> = {}) =>
  ({ name, list: null, units, characters: [], left: [], ...more });

const boyz = (count: number, name = 'Boyz'): RosterFormation => formation(name, stands('boyz', count));
const marines = (count: number, name = 'Marines'): RosterFormation => formation(name, stands('tactical', count));

const matched = (
  attackers: readonly RosterFormation[], defenders: readonly RosterFormation[], options: MatchListsOptions = {},
): readonly MatchRow[] => [...matchLists(attackers, defenders, options)];

const onlyCell = (rows: readonly MatchRow[]) => rows[0]!.cells[0]!;

describe('list against list', () => {
  it('has a row for each formation that charges, with a cell for each that it may charge', () => {
    const rows = matched([boyz(3), boyz(2, 'Few')], [marines(2), marines(1, 'One')]);
    expect(rows.map(({ attacker, cells }) => [attacker, cells.map(({ defender }) => defender)]))
      .toEqual([['Boyz', ['Marines', 'One']], ['Few', ['Marines', 'One']]]);
  });

  it('leaves out formations of which nobody can fight on the ground', () => {
    const rows = matchLists('ork-war-horde', [marines(1)]);
    const first = rows.next().value as MatchRow;
    expect(first.attacker).toBe('Blitz Brigade');
    const names = formationsOf('ork-war-horde', SOURCES).map(({ name }) => name);
    expect(names).toContain('Warband');
    expect(names).not.toContain('Fighta Sqwadron');
  });

  it('gives each cell the best of the line-ups that it tries, and says which', () => {
    const [attacker, defender] = [
      formationsOf('space-marine-codex-astartes', SOURCES).find(({ name }) => name === 'Tactical')!,
      formationsOf('ork-war-horde', SOURCES).find(({ name }) => name === 'Warband')!,
    ];
    expect(attacker.units.map(({ profile }) => profile))
      .toEqual([...Array(6).fill('tactical'), ...Array(3).fill('rhino')]);
    const opponents = { attacker, defender };
    const state = { markers: { attacker: 0, defender: 0 }, cover: null };
    const tried = waysToLineUp(opponents).map(({ kind, inContact }) => {
      const made = lineUpOf(opponents, inContact, state, neteaLibrary);
      return { kind, win: odds((made as LinedUp).scenario, { effort: 10_000 }).winner.attacker };
    });
    expect(tried.map(({ kind }) => kind)).toEqual(LINE_UP_KINDS);
    const roster = ({ name, units }: typeof attacker, list: string): RosterFormation =>
      formation(name, units.map(unit => ({ ...unit, name: unit.profile })), { list });
    const { win, lineUp } = onlyCell(matched(
      [roster(attacker, 'space-marine-codex-astartes')], [roster(defender, 'ork-war-horde')],
    ));
    expect(win).toBe(Math.max(...tried.map(one => one.win)));
    expect(lineUp).toBe('none');
  });

  it('tries what comes to the same number in contact once', () => {
    const kinds = (one: number, other: number) => waysToLineUp({
      attacker: formationsOf([boyz(one)], SOURCES)[0]!, defender: formationsOf([marines(other)], SOURCES)[0]!,
    }).map(({ kind, inContact }) => [kind, inContact]);
    expect(kinds(1, 5)).toEqual([['all', 1], ['none', 0]]);
    expect(kinds(2, 2)).toEqual([['all', 2], ['half', 1], ['none', 0]]);
    expect(kinds(7, 9)).toEqual([['all', 7], ['half', 4], ['one', 1], ['none', 0]]);
  });

  it('works formations of the same units and rules out once', () => {
    const [first, second, third] = matched([boyz(4), boyz(4, 'More boyz'), boyz(5)], [marines(3)]);
    expect(second!.cells).toEqual(first!.cells);
    expect(third!.cells).not.toEqual(first!.cells);
  });

  it('comes row by row: the second is not begun before it is asked for', () => {
    const unlucky = formation('No one', stands('nobody-at-all', 1));
    const rows = matchLists([boyz(2), unlucky], [marines(2)]);
    expect((rows.next().value as MatchRow).attacker).toBe('Boyz');
    expect(() => rows.next()).toThrow(new RangeError('There is no unit "nobody-at-all".'));
  });

  it('counts Blast markers on each side, as many as do not break it at most', () => {
    const winWith = (options: MatchListsOptions) => onlyCell(matched([boyz(5)], [marines(4)], options)).win;
    const none = winWith({});
    expect(winWith({ markers: { attacker: 2 } })).toBeLessThan(none);
    expect(winWith({ markers: { defender: 2 } })).toBeGreaterThan(none);
    expect(winWith({ markers: { attacker: 4 } })).toBe(winWith({ markers: { attacker: 40 } }));
  });

  it('puts the infantry of the defenders in cover, not those who charge', () => {
    const winWith = (cover: MatchListsOptions['cover']) =>
      onlyCell(matched([marines(4)], [boyz(5)], { cover: cover ?? null })).win;
    expect(winWith('ruins')).toBeLessThan(winWith(null));
  });

  it('plays what only a file knows with its own profile, and what the library knows as the library has it', () => {
    const hero = profileOf({ name: 'Hero', cc: 2, ff: 2, armour: 2 });
    const own = (profile: string): RosterFormation =>
      formation('Own', stands(profile, 3).map(unit => ({ ...unit, own: hero })));
    const winOf = (one: RosterFormation) => onlyCell(matched([one], [marines(3)])).win;
    expect(winOf(own('hero-of-a-file'))).toBeGreaterThan(winOf(boyz(3)) + 0.1);
    expect(winOf(own('boyz'))).toBe(winOf(boyz(3)));
  });

  it('gives a formation of a roster the rules of its list, and characters to those who carry them', () => {
    const [known] = formationsOf([formation('Tactical', stands('tactical', 2), {
      list: 'space-marine-codex-astartes', characters: [{ profile: 'captain', on: 1 }],
    })], SOURCES);
    expect(known!.rules).toContain('they-shall-know-no-fear');
    expect(known!.units.map(({ characters }) => characters)).toEqual([[], ['captain']]);
  });
});

describe('refused with a sentence, before anything is worked out', () => {
  const refused: readonly (readonly [what: string, ask: () => unknown, error: Error])[] = [
    ['a list that there is not', () => matchLists('ork-war-hord', 'squat'),
      new RangeError('There is no list "ork-war-hord". Did you mean "ork-war-horde"?')],
    ['an empty list', () => matchLists([], 'squat'),
      new RangeError('A list needs a formation with somebody who fights on the ground.')],
    ['formations without anybody', () => matchLists('squat', [boyz(0)]),
      new RangeError('A list needs a formation with somebody who fights on the ground.')],
    ['more than 30 formations', () => matchLists(Array.from({ length: 31 }, () => boyz(1)), 'squat'),
      new RangeError('A list has 31 formations; 30 is the most.')],
    ['markers under nothing', () => matchLists('squat', 'squat', { markers: { defender: -1 } }),
      new RangeError('markers.defender is a whole number from 0, not -1.')],
    ['half a marker', () => matchLists('squat', 'squat', { markers: { attacker: 0.5 } }),
      new RangeError('markers.attacker is a whole number from 0, not 0.5.')],
    ['no effort', () => matchLists('squat', 'squat', { effort: 0 }),
      new RangeError('effort is a number over 0, not 0.')],
    ['terrain that there is not', () => matchLists('squat', 'squat', { cover: 'swamp' as never }),
      new RangeError(`There is no terrain "swamp"; there is ${TERRAIN_KINDS.join(', ')}.`)],
    ['what is no list', () => matchLists(7 as never, 'squat'),
      new TypeError('attackers must be the id of a list or the formations of a roster, not 7.')],
    ['what are no formations', () => matchLists('squat', [{ name: 'x' }] as never),
      new TypeError('defenders must be the id of a list or the formations of a roster, not other things.')],
    ['an option that there is not', () => matchLists('squat', 'squat', { marker: 1 } as never),
      new TypeError('There is no option marker; there are markers, cover, effort. Did you mean "markers"?')],
  ];

  it.each(refused)('%s', (_, ask, error) => {
    expect(ask).toThrow(error);
  });
});
