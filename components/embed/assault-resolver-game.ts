/** The game as a classic script: what plays an assault, and the way to the engines that it asks. */
import type { AdvisedLoaders } from '../epic-armageddon/advice/question.ts';
import type { ScriptLoader } from './script-loader.ts';
import { engineFrom, epicEngineFrom } from './script-parts.ts';

export { controllerFor } from '../epic-armageddon/resolver/first-parts.ts';

export const enginesFrom = (loader: ScriptLoader): AdvisedLoaders => ({
  ...epicEngineFrom(loader),
  advice: { ...engineFrom(loader, 'assault-advice-engine'), offer: loader.load('assault-resolver-advice') },
});
