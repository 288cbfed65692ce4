/** The calculator's map as a classic script: it defines `<odds-map>` and leaves `assaultOddsMap` on the page. */
export { OddsMap } from '../epic-armageddon/odds/odds-map.ts';
