/** What the set-up says. */
import type { LineUpPlace } from '../../src/deployment/line-up-request.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { spoken } from '../shared/languages/spoken.ts';

const PLACES: Readonly<Record<LineUpPlace, string>> = {
  inContact: 'In contact', inFirefight: 'In firefight', back: 'Further back',
};
const WHOM: Readonly<Record<Side, string>> = { attacker: 'the attackers', defender: 'the defenders' };

export const setUpWords = spoken('set-up', {
  heading: 'Set up your own assault',
  intro: 'Name two formations, say where they stand, and play it out. Nothing leaves this browser.',
  bring: 'Saved tables, a list or a file',
  shelfFor: 'A formation from here becomes',
  whom: WHOM,
  stands: 'Where they stand',
  standsHint: 'As many in contact as can pair off, unless you say otherwise. The map shows what was understood.',
  places: PLACES,
  inPlace: (name: string, place: LineUpPlace): string => `${name}, ${PLACES[place].toLowerCase()}`,
  markers: 'Blast markers',
  markersOf: { attacker: 'Blast markers: the attackers', defender: 'Blast markers: the defenders' },
  cover: 'Stands in',
  noCover: 'the open',
  broken: 'Broken',
  marched: 'Has marched',
  swap: 'Swap sides',
  map: 'The table',
  /** What a table is called on which two formations meet. */
  title: (attacker: string, defender: string): string => `${attacker} v ${defender}`,
  waiting: 'Both formations have to be there first.',
  byHand: 'Move them by hand',
  deploy: 'Deploy for the charge',
  deployHint: 'Both formations a charge apart, passengers aboard: you play the charge as well.',
  lineUpAgain: 'Line them up again',
  begin: 'It begins with',
  begins: { a1ChooseTarget: 'the charge', a4Attacks: 'the attacks' },
  start: 'Play it',
  clear: 'Clear the table',
  keepTable: 'Save this table',
  kept: (name: string): string => `${name} is saved.`,
  keepFormation: (side: Side): string => `Save ${side === 'attacker' ? 'the attackers' : 'the defenders'}`,
  problems: 'Before it can start',
  loading: 'The units are on their way …',
  unreachable: 'The units could not be loaded. Check the connection, then',
  again: 'try again',
  taken: (names: readonly string[]): string => `Taken over: ${names.join(', ')}.`,
  tooManyTaken: (count: number): string =>
    `${count} formations were read: the first two face each other, the others stand beside them.`,
  isBehind: (side: Side): string =>
    `${side === 'attacker' ? 'The attackers' : 'The defenders'} have been changed since they were put here. They stand `
    + 'as they were until you put them on the table again.',
  set: (side: Side, name: string): string => `${name} now stands for ${WHOM[side]}.`,
});
