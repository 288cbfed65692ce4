/** What the first picture of a page can do without: names, formations, all of a war engine. */
import { engineStyles } from './engines.ts';
import { hullStyles } from './hulls.ts';

export { engineTemplate, pointsTemplate, ROOMY } from './engines.ts';
export { hullLabels, hullPatternsTemplate, hullsOf, hullsTemplate } from './hulls.ts';
export { nameLabels } from './names.ts';
export const detailStyles = [engineStyles, hullStyles];
