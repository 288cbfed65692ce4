/** How formations stand after an assault: their Blast markers, and whether they are broken. */
import type { Band, Field } from './field.ts';
import { counted, living, type Losses } from './losses.ts';

export type Mood = Pick<Band, 'blastMarkers' | 'broken'>;

/** What the assault has cost and how each formation has taken it, in the order of the scenario. */
export interface Aftermath {
  readonly losses: Losses;
  readonly moods: readonly Mood[];
}

export const moodsBefore = (field: Field): readonly Mood[] =>
  field.bands.map(({ blastMarkers, broken }) => ({ blastMarkers, broken }));

export const withMood = (after: Aftermath, band: Band, mood: Mood): Aftermath =>
  ({ ...after, moods: after.moods.map((known, i) => (i === band.index ? mood : known)) });

/** A formation breaks at as many markers as units, or twice as many for those who know no fear. @rule B1, A8.2, W8 */
export const moodWith = (band: Band, blastMarkers: number, losses: Losses): Mood => {
  const limit = counted(living([band], losses)) * (band.knowsNoFear ? 2 : 1);
  return blastMarkers >= limit ? { blastMarkers: 0, broken: true } : { blastMarkers, broken: false };
};
