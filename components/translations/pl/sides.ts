/** In Polish: the two sides. */
export const SIDES = { attacker: 'atakujący', defender: 'obrońca' } as const;

/** And at the head of a line. */
export const HEADED_SIDES = { attacker: 'Atakujący', defender: 'Obrońca' } as const;
