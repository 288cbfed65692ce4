/** In French: the two sides, as sentences need them. */
export const SIDES = { attacker: 'l’attaquant', defender: 'le défenseur' } as const;
export const OF_SIDES = { attacker: 'de l’attaquant', defender: 'du défenseur' } as const;
