/** Parts of several elements that come as classic scripts. */
import type { ResolverLazyParts } from '../epic-armageddon/resolver/lazy-parts.ts';
import { language, turning } from '../shared/languages/speech.ts';
import type { PhaseOpening } from '../warhammer-40k/opening/opening.ts';
import type { LeftOnPage } from './left-on-page.ts';
import type { readLinkWith } from '../share/link-reading.ts';
import type { readPhaseLink } from '../share/phase-link.ts';
import type { AnswererLoaders } from '../shared/worker/answerers.ts';
import { workerOf } from '../shared/worker/start-worker.ts';
import type { ScriptLoader } from './script-loader.ts';

/**
 * An engine that answers in a worker, or on the page where that may have none; the same script serves both. The worker
 * fetches the parts itself, as they lie beside it, when it needs them; on the page they come with it, in their order.
 */
export const engineFrom = <Q, A>(
  { policyName, addressOf, trusted, load }: ScriptLoader, name: string, ...parts: readonly string[]
): AnswererLoaders<Q, A> => {
  const engine = load<{ readonly answersTo: Awaited<ReturnType<AnswererLoaders<Q, A>['engine']>> }>(name);
  return {
    worker: () => workerOf(addressOf(name), trusted, policyName),
    engine: async () => {
      const { answersTo } = await engine();
      for (const part of parts) await load(part)();
      return answersTo;
    },
  };
};

/** The engine of the odds of Epic with its parts. */
export const epicEngineFrom = <Q, A>(loader: ScriptLoader): AnswererLoaders<Q, A> => engineFrom(
  loader, 'assault-odds-engine', 'assault-odds-engine-under-way', 'assault-odds-engine-changes',
);

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

const EPIC = /(?:^|#)play=(?!40k-)/;

interface LinkReaders extends Pick<ResolverLazyParts, 'library'> {
  readonly epic: () => Promise<{ readonly readLinkWith: typeof readLinkWith }>;
  readonly phases: () => Promise<{ readonly readPhaseLink: typeof readPhaseLink }>;
}

/** Links of each game are read by the script that plays it. */
export const linksReadBy = ({ library, epic, phases }: LinkReaders): ResolverLazyParts['link'] =>
  async link => (EPIC.test(link)
    ? (await epic()).readLinkWith(library, link) : (await phases()).readPhaseLink(link));
