/** The names of the bundled phases, in the order in which they teach. Each can be played in every edition. */

export interface PhaseSampleName {
  readonly id: string;
  readonly title: string;
  /** What there is to see in it; one or two sentences. */
  readonly teaches: string;
}

export const PHASE_SAMPLE_NAMES = [
  {
    id: 'barricade-with-frag',
    title: 'Marines storm a barricade with frag grenades',
    teaches: 'Guardsmen behind a barricade strike first, unless frag grenades make them all strike together.',
  },
] as const satisfies readonly PhaseSampleName[];

export type PhaseSampleId = (typeof PHASE_SAMPLE_NAMES)[number]['id'];
