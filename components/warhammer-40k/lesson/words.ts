/** What lessons of Warhammer 40,000 say besides what all lessons say. */
export const words = {
  by: (take: string): string => `By: ${take}`,
  nobodyCharges: 'Nobody is charged',
  initiative: (value: number): string => `Initiative ${value}`,
  wounds: (left: number): string => `${left} Wounds left`,
} as const;
