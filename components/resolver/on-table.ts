/** What lies on the table of a resolver: told to the page whenever it is something else, and opened where it asks. */
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import type { Problem } from '../../src/scenario/problems.ts';
import { AssaultChanged, type OnTable } from './events.ts';
import type { Later, LinkTold } from './later.ts';
import type { WalkThrough } from './other-ruleset.ts';
import { isStepOf } from './path.ts';
import { words } from './words.ts';

const EPIC = 'epic-armageddon';

/** As much of a scenario of any game as is told. */
type Titled = Pick<OnTable, 'title'> & Partial<Pick<OnTable, 'ruleset'>>;

/** Tells the page of each table once. */
export class OnTableTelling {
  readonly #page: EventTarget;
  #told: unknown = null;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** `id`: that of a bundled assault. Says whether it is news. */
  tell(scenario: Titled | null, id: string | null): boolean {
    if (scenario === null || scenario === this.#told) return false;
    this.#told = scenario;
    this.#page.dispatchEvent(new AssaultChanged({ id, title: scenario.title, ruleset: scenario.ruleset ?? EPIC }));
    return true;
  }

  /** The same of another ruleset, which opens at its step. */
  async tellOther(walkThrough: WalkThrough, step: string | null): Promise<void> {
    await walkThrough.updateComplete;
    const { played } = walkThrough;
    if (played === null) return;
    const { scenario } = played.input as { readonly scenario: Scenario };
    if (this.tell(scenario, walkThrough.sample) && step !== null) openOther(walkThrough, step);
  }
}

/** Plays on to a step; one that never comes leaves it at the start. */
const openOther = (walkThrough: WalkThrough, step: string): void => {
  const at = (): number => walkThrough.played!.at;
  const isThere = (): boolean => isStepOf(step, pathOf(walkThrough), at());
  const first = at();
  for (let before = -1; !isThere() && before < at();) {
    before = at();
    walkThrough.playOn();
  }
  while (!isThere() && at() > first) walkThrough.undo();
};

/** The step in which a statechart stands. */
const pathOf = ({ snapshot }: WalkThrough): string => {
  const value: unknown = snapshot?.value ?? '';
  return typeof value === 'string' ? value : Object.keys(value as object)[0] ?? '';
};

/** What a link tells; also that what reads it has not come. */
export const openedLink = async (
  link: string, { link: read }: Pick<Later, 'link'>,
): Promise<Exclude<LinkTold, { readonly problems: unknown }> | { readonly problems: readonly Problem[] }> => {
  const told = await read(link).catch(() => ({ problems: [words.notLoaded] }));
  if (!('problems' in told)) return told;
  return { problems: told.problems.map(say => ({ path: '', code: 'not-json', say })) };
};
