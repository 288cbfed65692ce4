/** Unblooded: Blood Claws and their like cannot be held back. */
import type { Formation } from '../model/state.ts';

/** Whether a formation's units must counter-charge as far as they can. @rule A3.9 */
export const mustCounterCharge = ({ rules }: Formation): boolean => rules.includes('unblooded');
