/** Shields that stop hits before anybody saves: void shields, power fields, shadowfields. */

/** How many shields a word brings: a number, or the most that its dice can show. */
const NUMBERS: Readonly<Record<string, number>> = { d3: 3, d6: 6, d33: 6, d66: 12 };

const SHIELDS = /^(?:void-shields?|power-fields?|shadowfields?)(?:-(d?\d+))?$/;

/**
 * Shields of a unit all of whose generators work. Power fields are thrown for before a battle; their full number is the
 * most that can be thrown.
 *
 * @rule V10
 */
export const fullShields = (abilities: readonly string[]): number => {
  let shields = 0;
  for (const word of abilities) {
    const found = SHIELDS.exec(word);
    if (found !== null) shields += NUMBERS[found[1] ?? ''] ?? Number(found[1] ?? 1);
  }
  return shields;
};
