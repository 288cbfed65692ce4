/** What lessons of Warhammer 40,000 say besides what all lessons say. */
export const words = {
  by: (take: string): string => `By: ${take}`,
  nobodyCharges: 'Nobody is charged',
  initiative: (value: number): string => `Initiative ${value}`,
  armour: (save: number | null): string => (save === null ? '–' : `${save}+`),
  save: (save: number | null): string => (save === null ? 'no armour' : `save ${save}+`),
  wounds: (left: number): string => `${left} Wounds left`,
} as const;
