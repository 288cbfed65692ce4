/** A chart saved as a file. */
import { saveFile } from '../parts/copy-and-save.ts';
import type { ChartDrawing } from './drawing.ts';
import { pngOf, sharpOf, svgOf } from './chart-image.ts';

/** The whole chart. */
export const saveSvg = ({ picture, chart }: ChartDrawing, name: string): void => {
  if (picture !== null) saveFile(`${name}.svg`, 'image/svg+xml', svgOf(picture, chart));
};

/** The whole chart. Says whether that was possible: a page may forbid it. */
export const isPngSaved = async ({ picture, chart }: ChartDrawing, name: string): Promise<boolean> => {
  if (picture === null) return false;
  try {
    saveFile(`${name}.png`, 'image/png', await pngOf(svgOf(picture, chart, sharpOf(chart))));
    return true;
  } catch {
    return false;
  }
};

/** Both ways, as they are brought when they are wanted. */
export const chartFiles = { saveSvg, isPngSaved } as const;
export type ChartFiles = typeof chartFiles;
