/** What the map and the frame of a lesson need when somebody first touches them, where it comes as a script. */
import type * as Interactions from '../battlefield/interaction.ts';
import { MapParts } from '../battlefield/map-parts.ts';
import type * as Sheets from '../battlefield/sheets.ts';
import type * as FrameParts from '../frame/frame-parts.ts';
import { TableFrame } from '../frame/table-frame.ts';
import type { ShowingParts } from './showing.ts';

interface LaterParts {
  readonly interactions: typeof Interactions;
  readonly sheets: typeof Sheets;
  readonly frameParts: typeof FrameParts;
}

/** Runs the script of that name, once, and gives what it leaves on the page. */
export type LoadScript = <T>(name: string) => () => Promise<T>;

/** The script that has it beside what plays answers: unless somebody has said otherwise, it comes from there. */
export const laterFrom = <S>(load: LoadScript, name: string): (() => Promise<LaterParts & ShowingParts<S>>) => {
  const bring = load<LaterParts & ShowingParts<S>>(name);
  TableFrame.parts ??= async () => (await bring()).frameParts;
  MapParts.sheets ??= async () => (await bring()).sheets;
  MapParts.interaction ??= async () => (await bring()).interactions;
  return bring;
};
