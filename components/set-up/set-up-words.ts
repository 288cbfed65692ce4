/** What the set-up says. */
import type { LineUpPlace } from '../../src/deployment/line-up-request.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../shared/languages/forms.ts';
import { spoken } from '../shared/languages/spoken.ts';

const PLACES: Readonly<Record<LineUpPlace, string>> = {
  inContact: 'in contact', inFirefight: 'firefight', back: 'back',
};
const WHOM: Readonly<Record<Side, string>> = { attacker: 'the attackers', defender: 'the defenders' };

export const setUpWords = spoken('set-up', {
  heading: 'Set up your own assault',
  bring: 'A list, a file, saved tables',
  shelfFor: 'A formation from here becomes',
  whom: WHOM,
  sides: 'Sides',
  /** A side and how many stands it has: 'Attacker · 10'. */
  tab: (side: Side, stands: number): string => `${side === 'attacker' ? 'Attacker' : 'Defender'} · ${figure(stands)}`,
  hints: { attacker: '8 boyz, 2 nobz with a warlord', defender: '6 tactical with a chaplain' },
  stands: 'Where they stand',
  /** Stands of a kind: '8 Boyz'. */
  kind: (count: number, name: string): string => `${figure(count)} ${name}`,
  values: (cc: string, ff: string, armour: string): string => `CC ${cc} · FF ${ff} · armour ${armour}`,
  places: PLACES,
  inPlace: (name: string, place: LineUpPlace): string => `${name}, ${PLACES[place]}`,
  markers: 'Blast markers',
  markersOf: { attacker: 'Blast markers: the attackers', defender: 'Blast markers: the defenders' },
  cover: 'stands in',
  noCover: 'the open',
  broken: 'Broken',
  marched: 'Has marched',
  overwatch: 'On overwatch',
  addSupport: '+ support',
  support: 'Support',
  /** One of those who support, by its number. */
  supporter: (number: number): string => `Support ${figure(number)}`,
  removeSupporter: (number: number): string => `Remove support ${figure(number)}`,
  supportHint: '4 devastators',
  swap: 'Swap sides',
  map: 'The table',
  /** What a table is called on which two formations meet. */
  title: (attacker: string, defender: string): string => `${attacker} v ${defender}`,
  deploy: 'Put them a charge apart',
  lineUpAgain: 'Line them up again',
  begin: 'It begins with',
  begins: { a1ChooseTarget: 'the charge', a4Attacks: 'the attacks' },
  rulings: 'Rulings and army rules',
  /** So many of them are in force. */
  apply: (count: number): string => `${figure(count)} apply`,
  rules: { attacker: 'Army rules of the attackers', defender: 'Army rules of the defenders' },
  start: 'Play it',
  clear: 'Clear the table',
  clearMore: 'Nobody stands on it any more. Undo brings them back.',
  keepTable: 'Save this table',
  kept: (name: string): string => `${name} is saved.`,
  keepFormation: (side: Side): string => `Save ${side === 'attacker' ? 'the attackers' : 'the defenders'}`,
  best: 'Best change found',
  foldBest: 'Fold it',
  swapThem: 'Swap them',
  doIt: 'Do it',
  /** So many other changes would be a gain. */
  others: (count: number): string => `${figure(count)} more`,
  problems: 'Before it can start',
  loading: 'The units are on their way …',
  unreachable: 'The units could not be loaded. Check the connection, then',
  again: 'try again',
  taken: (names: readonly string[]): string => `Taken over: ${names.join(', ')}.`,
  tooManyTaken: (count: number): string =>
    `${count} formations were read: the first two face each other, the others stand beside them.`,
  set: (side: Side, name: string): string => `${name} now stands for ${WHOM[side]}.`,
});
