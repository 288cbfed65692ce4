/** What is said of lists against lists, in one place. */
import type { LineUpKind } from '../../../src/deployment/list-match/line-up-kinds.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { counted } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const listsWords = spoken('lists', {
  title: 'List against list',
  lists: { attacker: 'List that charges', defender: 'List that is charged' },
  /** Between the names of two lists. */
  charge: 'charge',
  /** Opens what can be chosen where there is little width: a formation stands above it. */
  facing: (list: string): string => `v ${list}`,
  swap: 'Swap the lists',
  own: 'A list of your own …',
  paste: 'Paste an army list here',
  file: 'Or a roster file',
  read: 'Read it',
  leftOpen: (stands: number): string =>
    `Not understood and left out: ${counted(stands, { one: 'stand', other: 'stands' })}.`,
  markers: { attacker: 'Blast markers on you', defender: 'Blast markers on them' },
  /** Beside those on you: the end of what is said of them alone. */
  onThem: 'on them',
  markersOnThem: (count: number): string => counted(count, { one: 'marker', other: 'markers' }),
  cover: 'They are in',
  noCover: 'the open',
  chance: 'Chance to win, %',
  caption: (attackers: string, defenders: string): string =>
    `How likely each formation of ${attackers} is to win if it charges each of ${defenders}, in per cent`,
  fire: 'fire',
  strike: 'strike',
  /** A pair as it is heard; how: `fire` or `strike`. */
  cell: (attacker: string, defender: string, chance: string, how: string): string =>
    `${chance}, ${how}: ${attacker} against ${defender}`,
  unknown: (attacker: string, defender: string): string => `not worked out yet: ${attacker} against ${defender}`,
  better: 'better to fire: nobody in contact',
  notYet: 'not worked out yet',
  /** A heading that sorts the other side by its chances with this one. */
  sort: (name: string): string => `Sort by ${name}`,
  formation: (name: string, stands: number): string => `${name} · ${stands}`,
  pair: (attacker: string, defender: string): string => `${attacker} v ${defender}`,
  against: (units: string, enemies: string): string => `${units} against ${enemies}`,
  lose: (lost: string, of: number): string => `lose ${lost} of ${of}`,
  theyLose: (lost: string, of: number): string => `they lose ${lost} of ${of}`,
  lineUps: {
    all: 'All in contact who pair off', half: 'Half of them in contact', one: 'One in contact',
    none: 'Fire, nobody touches',
  } satisfies Record<LineUpKind, string>,
  shooting: 'What shooting first could do',
  marker: 'A Blast marker on them',
  assumed: 'Usual places, nobody supports. The table has the best line-up tried.',
  onAverage: (name: string): string => `${name} on average`,
  againstOnAverage: (name: string): string => `Against ${name} on average`,
  known: (known: number, all: number): string => `${known} of ${all} pairs known`,
  allKnown: (all: number): string => `All ${all} pairs are known.`,
  wins: (name: string, chance: string): string => `${name} wins ${chance}`,
  setUp: 'Set up this pair',
  setUpAgainst: (name: string): string => `Set up v ${name}`,
  save: 'CSV file',
  csvHeads: ['Charges', 'Charged', 'Win %', 'Nobody %', 'Standard error', 'How'],
  filters: { all: 'All', strike: 'Strike', fire: 'Fire' },
  filter: 'Which pairs are shown',
  filtered: (filter: string, count: number): string => `${filter} ${count}`,
  earlier: 'Formation before',
  later: 'Next formation',
  place: (place: number, of: number, average: string): string => `${place} of ${of} · on average ${average}`,
  loading: 'The lists are on their way …',
  notLoaded: 'A part of the program could not be loaded.',
  tryAgain: 'Try again',
  tooMany: (side: Side, count: number, most: number): string =>
    `The list ${side === 'attacker' ? 'that charges' : 'that is charged'} has ${count} formations; ${most} is the `
    + 'most.',
  nobody: (side: Side): string =>
    `In the list ${side === 'attacker' ? 'that charges' : 'that is charged'} nobody fights on the ground.`,
  noSuchList: (side: Side): string =>
    `There is no such list ${side === 'attacker' ? 'to charge' : 'to be charged'}: choose one above.`,
});
