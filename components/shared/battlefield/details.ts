/** What the first picture of a page can do without: names, formations, hits, moves, all of a war engine. */
import { areaStyles } from './areas.ts';
import { engineStyles } from './engines.ts';
import { hullStyles } from './hulls.ts';
import { legendStyles } from './legend.ts';
import { markStyles } from './marks.ts';
import { nameStyles } from './names.ts';
import { planStyles } from './plans.ts';
import { terrainLabelStyles } from './terrain-labels.ts';
import { tokenStyles } from './tokens.ts';

export { areaLabels, areasTemplate, closedPatternTemplate, turnTemplate } from './areas.ts';
export { engineTemplate, isRoomy, pointsTemplate } from './engines.ts';
export { hullLabels, hullPatternsTemplate, hullsOf, hullsTemplate } from './hulls.ts';
export { legendTemplate } from './legend.ts';
export { markTemplate } from './marks.ts';
export { nameLabels, passingNameTemplate } from './names.ts';
export { planContacts, planDiscs, planTemplate, planWish } from './plans.ts';
export { rimOf } from './rim.ts';
export { terrainLabels } from './terrain-labels.ts';
export { carriedTokenTemplate, tokenTemplate } from './tokens.ts';
export const detailStyles = [
  areaStyles, engineStyles, hullStyles, legendStyles, markStyles, nameStyles, planStyles, terrainLabelStyles,
  tokenStyles,
];
