/** A drawing that somebody wants as a file: what saves it is brought only then. */
import type { ChartDrawing } from './drawing.ts';
import type { StatechartLazyParts } from './lazy-parts.ts';

/** What is to be said of a drawing that is saved, by its name among the words; empty: nothing. */
export type Note = '' | 'noPicture' | 'notLoaded';

/** Saves a drawing under the name of its chart, and gives what is to be said of it; null: nothing new. */
export const saved = async (
  as: 'svg' | 'png', drawing: ChartDrawing, chart: string, lazyParts: StatechartLazyParts | null,
): Promise<Note | null> => {
  try {
    const files = await lazyParts?.files();
    if (files === undefined) return null;
    if (as === 'png') return await files.isPngSaved(drawing, chart) ? '' : 'noPicture';
    files.saveSvg(drawing, chart);
    return null;
  } catch {
    return 'notLoaded';
  }
};
