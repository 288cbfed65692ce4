/** What the set-up of Warhammer 40,000 says. */
import type { Side, Start } from '../../../src/warhammer-40k/model/procedure.ts';
import { counted, figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const STARTS: Readonly<Record<Start, string>> = { charge: 'the charge', fight: 'the fight' };

export const phaseSetUpWords = spoken('set-up/phase', {
  heading: 'Set up your own fight',
  edition: 'Rules',
  hints: { attacker: '10 tactical marines', defender: '20 ork boyz' },
  search: 'Units',
  /** A side and how many models it has. */
  tab: (side: Side, models: number): string => `${side === 'attacker' ? 'Attacker' : 'Defender'} · ${figure(models)}`,
  rows: 'Who stands there',
  howMany: (name: string): string => `Number of ${name}`,
  carries: (name: string): string => `What ${name} strikes with`,
  asListed: 'as listed',
  characteristics: (
    ws: number, s: number, t: number, w: number, i: number, a: number, ld: number, save: string,
  ): string => `WS ${ws} · S ${s} · T ${t} · W ${w} · I ${i} · A ${a} · Ld ${ld} · Sv ${save}`,
  together: 'in the same unit',
  joined: (name: string): string => `joins ${name}`,
  fromList: 'Choose from a list',
  army: 'Army',
  chooseArmy: 'Choose an army …',
  add: (name: string): string => `Add ${name}`,
  own: 'Make a profile of your own',
  ownKept: (name: string): string => `${name} can be typed now.`,
  noProfiles: 'No source has profiles of this edition: what is typed are profiles of your own.',
  begin: 'It begins with',
  begins: STARTS,
  whole: 'Play the whole seventh edition',
  wholeMore: (count: number): string =>
    `${counted(count, { one: 'rule', other: 'rules' })} from pages other than its text, with their sources.`,
  idle: (names: readonly string[]): string => `Without it these do nothing special: ${names.join(', ')}.`,
  notTyped: 'This table was not typed here. What you type below takes its place.',
  otherGame: 'Set up Epic: Armageddon',
  thisGame: 'Set up Warhammer 40,000',
  otherGameMore: 'Another table with another game',
  afterCharge: 'The odds are those of the fight after the charge, if everybody gets into contact.',
  /** A model is let go where another stands. */
  standsThere: (name: string): string => `${name} stands there.`,
  saved: 'Saved tables',
  roster: 'A list of the seventh edition',
  rosterMore: 'A BattleScribe file (.ros, .rosz) or a list in words.',
  rosterFor: { attacker: 'Read it for the attackers', defender: 'Read it for the defenders' },
  rosterText: 'The list in words',
  rosterFile: 'Choose a file',
  keep: 'Keep it',
  drop: 'Put it away',
  fields: {
    name: 'Name', weaponSkill: 'WS', strength: 'S', toughness: 'T', wounds: 'W', initiative: 'I', attacks: 'A',
    leadership: 'Ld', save: 'Sv', invulnerable: 'Inv', weapons: 'Weapons',
  },
  weaponsHint: 'power sword, pistol',
  noWeapon: (name: string): string => `There is no weapon ${name} here.`,
});
