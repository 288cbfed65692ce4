/** What reads the units of a calculator. It comes piece by piece, while the calculator is on the page already. */
import type { Parsed } from '../../../src/epic-armageddon/scenario/parse.ts';
import { spokenProblem } from '../../shared/languages/spoken.ts';
import type { OddsLazyParts } from './lazy-parts.ts';
import { oddsWords } from './odds-words.ts';
import type { Forces } from './reading.ts';

export class Reader {
  readonly #lazyParts: () => OddsLazyParts;
  #forces: Forces | null = null;
  #isLearned = false;
  #bundled: Parsed | null = null;

  constructor(lazyParts: () => OddsLazyParts) {
    this.#lazyParts = lazyParts;
  }

  /** Null: they have not come. */
  get forces(): Forces | null {
    return this.#forces;
  }

  /** A scenario of the page, or the bundled assault that was looked for by its id. */
  parse(scenario: unknown): Parsed | null {
    return this.#bundled ?? this.#forces?.parse(scenario) ?? null;
  }

  /** Brings the units and a bundled assault that is asked for by its id. Rejects where they cannot be had. */
  async bring(wanted: () => unknown): Promise<void> {
    this.#forces ??= await this.#lazyParts().forces();
    const scenario = wanted();
    const found = await bundled(scenario, this.#lazyParts());
    if (scenario !== null && (found === null || 'problems' in found)) await this.#lazyParts().scenarioWords();
    if (scenario === wanted()) this.#bundled = found;
  }

  /** Formations can be called by their names a little later; units are known without. Says whether more is. */
  async learn(): Promise<boolean> {
    const unlearned = this.#forces;
    if (unlearned === null || this.#isLearned) return false;
    try {
      const lists = await this.#lazyParts().lists();
      if (this.#isLearned) return false;
      this.#isLearned = true;
      this.#forces = unlearned.knowing(lists);
      return true;
    } catch {
      return false;
    }
  }
}

/** A bundled assault by its id, or that there is none; null: it is meant as a scenario. */
export const bundled = async (given: unknown, { samples }: Pick<OddsLazyParts, 'samples'>): Promise<Parsed | null> => {
  const id = typeof given === 'string' ? given.trim() : '';
  if (!/^[\w-]+$/.test(id)) return null;
  const sample = (await samples())(id);
  if (sample !== undefined) return { scenario: sample.scenario };
  return { problems: [spokenProblem('', 'unknown-word', () => oddsWords.unknownAssault(id))] };
};
