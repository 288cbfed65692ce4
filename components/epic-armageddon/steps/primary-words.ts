/** What the next action of an assault is called: what it does, with its number or its object. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const STANDS = { one: 'stand', other: 'stands' } as const;

export const primaryWords = spoken('steps/primary', {
  throwTest: 'Throw the action test',
  throwTestAgain: 'Throw the test again',
  acceptTest: 'Accept the failed test',
  charge: (force: string): string => `Charge ${force}`,
  callOff: 'Call it off',
  endCharge: 'End the charge',
  holdOverwatch: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'holds', other: 'hold' })} fire`,
  endOverwatch: 'End the overwatch fire',
  /** Whoever has to counter-charge, by name. */
  counterCharge: (units: string): string => `Counter-charge with ${units}`,
  endCounterCharge: 'End the counter-charge',
  anotherRound: 'Fight another round',
  throwAttackNumbers: (dice: number): string => `Throw ${figure(dice)} for extra attacks`,
  throwSaves: (saves: number): string => `Throw ${counted(saves, { one: 'save', other: 'saves' })}`,
  throwCriticals: (dice: number): string => `Throw ${figure(dice)} for critical hits`,
  throwDamage: (dice: number): string => `Throw ${figure(dice)} for damage`,
  throwBlast: (dice: number): string => `Throw ${figure(dice)} for the blast`,
  throwTerrain: (dice: number): string => `Throw ${figure(dice)} for dangerous terrain`,
  throwMarkers: (dice: number): string => `Throw ${figure(dice)} for Blast markers`,
  throwResult: 'Throw for the result',
  takeOff: (stands: number): string => `Take off ${counted(stands, STANDS)}`,
  takeHits: (hits: number): string => `Take ${counted(hits, { one: 'hit', other: 'hits' })}`,
  endCritical: (engine: string): string => `${engine} loses nothing more`,
  callSupporters: (stands: number): string =>
    `Call ${counted(stands, { one: 'supporter', other: 'supporters' })}`,
  holdFire: 'Hold their fire',
  hackDown: (hits: number): string => `Hack down ${figure(hits)}`,
  withdraw: (stands: number): string => `Withdraw ${counted(stands, STANDS)}`,
  stay: 'Stay where they are',
  endWithdrawal: 'End the withdrawal',
  endConsolidation: 'End the consolidation',
});
