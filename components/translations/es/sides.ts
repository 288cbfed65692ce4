/** In Spanish: the two sides, as sentences need them. */
export const SIDES = { attacker: 'el atacante', defender: 'el defensor' } as const;
export const OF_SIDES = { attacker: 'del atacante', defender: 'del defensor' } as const;
