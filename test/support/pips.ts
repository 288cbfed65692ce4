/** How many pips are drawn on a die; on a blank one none. */
export const pipsOn = (die: Element): number =>
  die.querySelector('.pip')?.getAttribute('d')?.match(/M/g)?.length ?? 0;
