export const kilobytesOf: (name: string) => number;
export const sizes: () => readonly {
  readonly name: string;
  readonly kilobytes: number;
  readonly atMost: number;
  readonly isMet: boolean;
}[];
