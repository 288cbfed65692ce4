/** In German: the two sides, as sentences need them. */
export const SIDES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;
