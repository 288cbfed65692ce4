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
  {
    id: 'barricade-without-frag',
    title: 'Marines without grenades storm a barricade',
    teaches: 'The same charge without grenades: the guardsmen strike before anybody, except where cover does nothing.',
  },
  {
    id: 'power-fist-sergeant',
    title: 'A sergeant with a power fist',
    teaches: 'Marines strike in the order of their Initiative; the power fist among them comes last, and then no '
      + 'armour helps.',
  },
  {
    id: 'two-armours',
    title: 'Wounds on a unit in two armours',
    teaches: 'Four models with 3+ and six with 4+ take wounds: every edition has its own way to say who saves.',
  },
  {
    id: 'character-in-a-unit',
    title: 'A captain in the front rank',
    teaches: 'Orks touch a captain and the squad that he has joined. Whether they may strike the squad instead of him '
      + 'depends on the edition.',
  },
  {
    id: 'multiple-combat',
    title: 'Two squads against two squads',
    teaches: 'Two charges at two units that stand side by side make one combat, and its score counts for all four.',
  },
  {
    id: 'sweeping-advance',
    title: 'Beaten, broken and caught',
    teaches: 'The losers break and the winners catch them: they stay in combat, are struck once more, '
      + 'or are destroyed.',
  },
] as const satisfies readonly PhaseSampleName[];

export type PhaseSampleId = (typeof PHASE_SAMPLE_NAMES)[number]['id'];

/** What every one is called. */
export type PhaseSampleNames = Readonly<Record<PhaseSampleId, Pick<PhaseSampleName, 'title' | 'teaches'>>>;

export const phaseSampleNameOf = (id: PhaseSampleId): PhaseSampleName =>
  PHASE_SAMPLE_NAMES.find(name => name.id === id)!;
