/** Lengths as the language of the screen writes them. */
import { figure } from '../../shared/languages/forms.ts';

/** A length with at most one decimal: 3.5″ */
export const inches = (length: number): string => `${figure(Math.round(length * 10) / 10)}″`;
