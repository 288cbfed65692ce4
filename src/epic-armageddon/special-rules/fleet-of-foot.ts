/** Fleet of Foot: Dark Eldar lend supporting fire even after a march. */
import type { Formation } from '../model/state.ts';

/** Whether a formation that marched may support all the same. @rule A5.2 */
export const supportsAfterMarch = ({ rules }: Formation): boolean => rules.includes('fleet-of-foot');
