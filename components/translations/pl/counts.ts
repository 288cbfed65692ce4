/** Polish counts that many parts say. */
import { counted, figure } from '../../shared/languages/forms.ts';

/** 'brak trafień', '1 trafienie', '2 trafienia', '5 trafień'. */
export const hits = (count: number): string => (count === 0 ? 'brak trafień'
  : counted(count, { one: 'trafienie', few: 'trafienia', many: 'trafień', other: 'trafienia' }));

export const units = (count: number): string =>
  counted(count, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' });

export const points = (count: number): string =>
  counted(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });

export const dice = (count: number): string =>
  counted(count, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' });

export const blastMarkers = (count: number): string => counted(count, {
  one: 'znacznik wybuchu', few: 'znaczniki wybuchu', many: 'znaczników wybuchu', other: 'znacznika wybuchu',
});

/** Centimetres with at most one decimal. */
export const centimetres = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;

/** Inches with at most one decimal. */
export const inches = (length: number): string => `${figure(Math.round(length * 10) / 10)}″`;
