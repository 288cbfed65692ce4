/** In Spanish: numbers of what assaults count, and lengths. */
import { counted, figure } from '../../shared/languages/forms.ts';

export const hitsOf = (count: number): string => counted(count, { one: 'impacto', other: 'impactos' });
export const unitsOf = (count: number): string => counted(count, { one: 'unidad', other: 'unidades' });
export const pointsOf = (count: number): string => counted(count, { one: 'punto', other: 'puntos' });
export const diceOf = (count: number): string => counted(count, { one: 'dado', other: 'dados' });
export const markersOf = (count: number): string =>
  counted(count, { one: 'marcador de explosión', other: 'marcadores de explosión' });
export const cmOf = (cm: number): string => `${figure(Number(cm.toFixed(1)))} cm`;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
