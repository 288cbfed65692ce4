/** How players are taken to decide, and what is left out, in English. Another language is another record of these. */

export const ASSUMED = {
  noCounterCharge: 'no counter-charge between rounds',
  nobodyMoves: 'nobody moves before the attacks',
  noOverwatch: 'overwatch does not fire',
  noOverwatchLater: 'overwatch does not fire at those who withdraw or consolidate',
  criticalsLeft: 'critical hits that are left to the table do no more damage',
  nobodyStaggers: 'critical hits that are left to the table do no more damage and move nobody',
  nobodyEngaged: 'nobody is directly engaged',
} as const;

/** Why there are no odds where nobody decides anything, in English. */
export const UNDECIDED = {
  mustMove: (unit: string, enemy: string): string => 'There are no odds unless somebody moves: '
    + `${unit} began in the zone of control of ${enemy} (A2.7).`,
  mayNotEngage: (rule: string): string =>
    `There are no odds: the formations here may not engage each other (${rule}).`,
} as const;

/** `share`: how likely that is at most, as a percentage. */
export const caughtInFlight = (share: string): string =>
  `whoever is lost in flight is not counted among the lost (likelihood at most ${share})`;
