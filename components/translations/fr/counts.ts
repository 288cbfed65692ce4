/** In French: numbers of what assaults count, and lengths. */
import { counted, figure } from '../../shared/languages/forms.ts';

export const hitsOf = (count: number): string => counted(count, { one: 'touche', other: 'touches' });
export const unitsOf = (count: number): string => counted(count, { one: 'unité', other: 'unités' });
export const pointsOf = (count: number): string => counted(count, { one: 'point', other: 'points' });
export const diceOf = (count: number): string => counted(count, { one: 'dé', other: 'dés' });
export const markersOf = (count: number): string => counted(count, { one: 'pion Impact', other: 'pions Impact' });
export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
