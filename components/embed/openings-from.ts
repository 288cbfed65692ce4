/** First screens of bundled phases, where they come as classic scripts. */
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';
import { language, turning } from '../shared/languages/speech.ts';
import type { PhaseOpening } from '../warhammer-40k/opening/opening.ts';
import type { LeftOnPage } from './left-on-page.ts';
import type { ScriptLoader } from './script-loader.ts';

/** The ids of the bundled phases, and the editions by which they can be played: put in by the build. */
declare const BUNDLED_PHASES: readonly string[];
declare const PHASE_EDITIONS: readonly string[];

const RULESET = 'warhammer-40k-';

/** First screens of bundled phases, each a script of its own, with the one that draws them. */
export const openingsFrom = ({ load }: ScriptLoader): NonNullable<ResolverLazyParts['opening']> => {
  const drawing = load<LeftOnPage['assault-resolver-opening']>('assault-resolver-opening');
  return ({ scenario, ruleset, events, step, decisions }) => {
    const id = scenario ?? BUNDLED_PHASES[0];
    const edition = PHASE_EDITIONS.find(one => ruleset === RULESET + one);
    const isBundled = typeof id === 'string' && BUNDLED_PHASES.includes(id.trim()) && edition !== undefined;
    if (!isBundled || events.length > 0 || step !== null || decisions !== null) return null;
    const stored = (): Promise<PhaseOpening> => {
      const words = language() === 'en' ? '' : `words-${language()}-`;
      return load<PhaseOpening>(`assault-${words}phase-${edition}-${id.trim()}`)();
    };
    return async () => {
      await turning();
      const [{ openingFrom }, opening] = await Promise.all([drawing(), stored()]);
      return openingFrom(opening, stored);
    };
  };
};
