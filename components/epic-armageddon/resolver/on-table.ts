/** What lies on the table of a resolver: told to the page whenever it is something else, and opened by links. */
import type { GivenProblem } from '../../shared/public/given-words.ts';
import { AssaultChanged, AssaultStep, type OnTable } from '../../shared/resolver/events.ts';
import type { ResolverLazyParts, LinkContent } from './lazy-parts.ts';
import type { OpeningScreen, WalkThrough } from '../../shared/resolver/walk-through.ts';

const EPIC = 'epic-armageddon';

/** As much of a scenario of any game as is told. */
type Titled = Pick<OnTable, 'title'> & Partial<Pick<OnTable, 'ruleset'>>;

/** Tells the page of each table once. */
export class TableNotifier {
  readonly #page: EventTarget;
  #told: unknown = null;
  /** What lies on a first screen that has been told; null: none has. */
  #opened: OpeningScreen['told'] | null = null;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** `id`: that of a bundled assault. */
  tell(scenario: Titled | null, id: string | null): void {
    if (scenario === null || scenario === this.#told) return;
    this.#told = scenario;
    this.#opened = null;
    this.#page.dispatchEvent(new AssaultChanged({ id, title: scenario.title, ruleset: scenario.ruleset ?? EPIC }));
  }

  /** The same of a first screen; after another one it has begun again. */
  tellOpening(opened: OpeningScreen['told']): void {
    const { table, path } = opened;
    if (this.#opened !== null && isSame(this.#opened.table, table)) return;
    const isAgain = this.#told !== null;
    this.tell(table, table.id);
    this.#opened = opened;
    if (isAgain) this.#page.dispatchEvent(new AssaultStep(path, 0));
  }

  /** The same of another ruleset, once it is there. */
  async tellOther(walkThrough: WalkThrough): Promise<void> {
    await walkThrough.updateComplete;
    const { played, sample } = walkThrough;
    if (played === null) return;
    const { scenario } = played.input as { readonly scenario: Titled };
    const before = this.#opened?.table;
    this.#opened = null;
    if (before && isSame(before, { ...scenario, id: sample })) this.#told = scenario;
    else this.tell(scenario, sample);
  }
}

/** Whether it is the same bundled table, by the same text. */
const isSame = (one: Partial<OnTable>, other: Partial<OnTable>): boolean =>
  one.id === other.id && one.ruleset === other.ruleset;

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
