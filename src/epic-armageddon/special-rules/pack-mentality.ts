/** Pack mentality: Space Wolves hear their Commander from further away. */
import type { Formation } from '../model/state.ts';

const USUAL = 5;
const PACK = 10;

/** How near a formation must stand to be combined with its Commander's, cm. @rule A1.5 */
export const commandDistance = ({ rules }: Formation): number => (rules.includes('pack-mentality') ? PACK : USUAL);
