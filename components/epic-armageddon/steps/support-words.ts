/** What is said of supporting fire. */
import type { SupportBar } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const BARS: Readonly<Record<SupportBar, string>> = {
  fights: 'in the assault itself', inside: 'inside a transport', broken: 'broken', marched: 'marched this turn',
  'no-firefight': 'no firefight value',
};

const FOR: Readonly<Record<Side, (force: string) => string>> = {
  attacker: force => `For ${force}`, defender: force => `For ${force}`,
};

export const supportWords = spoken('steps/support', {
  support: 'Supporting fire',
  whoIsCalled: 'Supporting fire: who is called?',
  callingLead:
    'Friends within 15 cm of an enemy that attacked may fire for their side. Leave out whoever holds fire.',
  supportLead: 'Everybody who was called throws at firefight value, both sides at once.',
  for: FOR,
  firefight: (value: string): string => `firefight ${value}`,
  firefightFrom: (value: string, length: string, enemy: string): string =>
    `firefight ${value}, ${length} from ${enemy}`,
  bars: BARS,
  nobodyAttacked: 'no enemy that attacked is left',
  overFar: (length: string): string => `over ${length} from every enemy that attacked`,
  noLine: 'no line of fire within reach',
  idle: (formation: string, names: string, why: string): string => `${formation}, ${names}: ${why}.`,
  whomHit: 'Whom will they hit?',
  doesItCount: 'Does it count?',
  whoMaySupport: 'Who may support?',
  again: 'May they be called again?',
  cost: 'What does it cost their side?',
});
