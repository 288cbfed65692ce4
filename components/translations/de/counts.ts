/** German counts that many parts say; nominative and accusative are alike beside a figure. */
import { counted, figure } from '../../shared/languages/forms.ts';

/** 'keine Treffer', '1 Treffer', '5 Treffer'. */
export const hits = (count: number): string =>
  (count === 0 ? 'keine Treffer' : counted(count, { one: 'Treffer', other: 'Treffer' }));

export const units = (count: number): string => counted(count, { one: 'Einheit', other: 'Einheiten' });

/** 'keine Punkte', '1 Punkt', '2 Punkte'. */
export const points = (count: number): string =>
  (count === 0 ? 'keine Punkte' : counted(count, { one: 'Punkt', other: 'Punkte' }));

export const dice = (count: number): string => counted(count, { one: 'Würfel', other: 'Würfel' });

export const blastMarkers = (count: number): string => counted(count, { one: 'Blastmarker', other: 'Blastmarker' });

/** Centimetres with at most one decimal. */
export const centimetres = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** Inches with at most one decimal. */
export const inches = (length: number): string => `${figure(Math.round(length * 10) / 10)}″`;
