/** What the map says of an Epic assault: of counters and of the lines between them. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const OWNERS: Readonly<Record<Side, (formation: string) => string>> = {
  attacker: formation => `attacker, ${formation}`, defender: formation => `defender, ${formation}`,
};

export const mapWords = spoken('steps/map', {
  values: (closeCombat: string, firefight: string, armour: string): string =>
    `close combat ${closeCombat}, firefight ${firefight}, armour ${armour}`,
  noValue: 'none',
  with: (name: string, characters: string): string => `${name} with ${characters}`,
  owners: OWNERS,
  lost: 'lost',
  broken: 'broken',
  poppedUp: 'popped up',
  aboard: (transport: string): string => `aboard ${transport}`,
  notEngaged: 'not engaged',
  notInAssault: 'not in the assault',

  contact: (unit: string, enemy: string): string => `${unit} is in contact with ${enemy}: close combat.`,
  firefight: (unit: string, enemy: string, length: string): string =>
    `${unit} fires at ${enemy}, ${length} away: firefight.`,
  tooFar: (unit: string, enemy: string, length: string, missing: string): string =>
    `${unit} is ${length} from ${enemy}: ${missing} too far.`,
  /** A length and the most that it may be: '9 of 15 cm'. */
  within: (length: string, most: string): string => `${length} of ${most}`,
  blocked: (unit: string, enemy: string, length: string, terrain: string): string =>
    `${unit} has no line of fire to ${enemy}: ${length} through ${terrain}.`,
  of: (length: string, terrain: string): string => `${length} of ${terrain}`,
  supports: (unit: string, enemy: string, length: string): string => `${unit} supports, ${length} from ${enemy}.`,
  maySupport: (unit: string, enemy: string, length: string): string => `${unit} may support, ${length} from ${enemy}.`,
});
