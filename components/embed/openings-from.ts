/** First screens of bundled phases, where they come by themselves. */
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';
import { turning } from '../shared/languages/speech.ts';
import type { PhaseOpening } from '../warhammer-40k/opening/opening.ts';
import type { openingFrom } from '../warhammer-40k/opening/phase-opening.ts';

/** The ids of the bundled phases, and the editions by which they can be played: put in by the build. */
declare const BUNDLED_PHASES: readonly string[];
declare const PHASE_EDITIONS: readonly string[];

const RULESET = 'warhammer-40k-';

interface OpeningSource {
  /** What draws them. */
  readonly drawing: () => Promise<{ readonly openingFrom: typeof openingFrom }>;
  /** One in the language of the screen, by its edition and id: `4th-power-fist`. */
  readonly stored: (id: string) => Promise<PhaseOpening>;
}

/** First screens of bundled phases, each of which comes alone, with what draws them. */
export const openingsFrom = ({ drawing, stored }: OpeningSource): NonNullable<ResolverLazyParts['opening']> =>
  ({ scenario, ruleset, events, step, decisions }) => {
    const id = scenario ?? BUNDLED_PHASES[0];
    const edition = PHASE_EDITIONS.find(one => ruleset === RULESET + one);
    const isBundled = typeof id === 'string' && BUNDLED_PHASES.includes(id.trim()) && edition !== undefined;
    if (!isBundled || events.length > 0 || step !== null || decisions !== null) return null;
    const inLanguage = (): Promise<PhaseOpening> => stored(`${edition}-${id.trim()}`);
    return async () => {
      await turning();
      const [{ openingFrom: open }, opening] = await Promise.all([drawing(), inLanguage()]);
      return open(opening, inLanguage);
    };
  };
