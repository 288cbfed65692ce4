/** What lies on the table of a resolver: told to the page whenever it is something else, and opened by links. */
import type { GivenProblem } from '../../shared/public/given-words.ts';
import { AssaultChanged, type OnTable } from '../../shared/resolver/events.ts';
import type { ResolverLazyParts, LinkContent } from './lazy-parts.ts';
import type { WalkThrough } from '../../shared/resolver/walk-through.ts';

const EPIC = 'epic-armageddon';

/** As much of a scenario of any game as is told. */
type Titled = Pick<OnTable, 'title'> & Partial<Pick<OnTable, 'ruleset'>>;

/** Tells the page of each table once. */
export class TableNotifier {
  readonly #page: EventTarget;
  #told: unknown = null;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** `id`: that of a bundled assault. */
  tell(scenario: Titled | null, id: string | null): void {
    if (scenario === null || scenario === this.#told) return;
    this.#told = scenario;
    this.#page.dispatchEvent(new AssaultChanged({ id, title: scenario.title, ruleset: scenario.ruleset ?? EPIC }));
  }

  /** The same of another ruleset, once it is there; `isTold`: its first screen has told it. */
  async tellOther(walkThrough: WalkThrough, isTold: boolean): Promise<void> {
    await walkThrough.updateComplete;
    const { played, sample } = walkThrough;
    if (played === null) return;
    const { scenario } = played.input as { readonly scenario: Titled };
    if (isTold) this.#told = scenario;
    else this.tell(scenario, sample);
  }
}

/** Takes what a link tells, or says what is wrong with it; also that what reads it has not come. */
export const openLink = async (
  link: string, { link: read }: Pick<ResolverLazyParts, 'link'>,
  take: (told: Exclude<LinkContent, { readonly problems: unknown }>) => void,
): Promise<readonly GivenProblem[]> => {
  const told = await read(link).catch(() => null);
  if (told === null) return [{ path: '', say: words => words.notRead }];
  if ('problems' in told) return told.problems.map((_, at) => ({ path: '', say: () => told.problems[at]! }));
  take(told);
  return [];
};
