/** What the map and the frame of a lesson need when somebody first touches them, where it comes as a script. */
import type * as Interactions from '../battlefield/interaction.ts';
import { MapParts } from '../battlefield/map-parts.ts';
import type * as Sheets from '../battlefield/sheets.ts';
import type * as FrameParts from '../frame/frame-parts.ts';
import { TableFrame } from '../frame/table-frame.ts';

export interface LaterParts {
  readonly interactions: typeof Interactions;
  readonly sheets: typeof Sheets;
  readonly frameParts: typeof FrameParts;
}

/** Says where it comes from, unless somebody has. */
export const mapComesLaterBy = (bring: () => Promise<LaterParts>): void => {
  TableFrame.parts ??= async () => (await bring()).frameParts;
  MapParts.sheets ??= async () => (await bring()).sheets;
  MapParts.interaction ??= async () => (await bring()).interactions;
};

/** Runs the script of that name, once, and gives what it leaves on the page. */
export type LoadScript = <T>(name: string) => () => Promise<T>;
