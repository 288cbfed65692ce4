/** The unit library and what reads with it, as a classic script: it leaves `assaultOddsForces` on the page. */
export { forces } from '../epic-armageddon/odds/forces.ts';
