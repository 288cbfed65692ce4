/** Rosters made from catalogues, read: how many formations are exactly what was chosen, asked about, or wrong. */
import { readRoster } from '../forces.ts';
import { cataloguesIn } from './catalogue-tree.ts';
import { chooseFormations, type Chosen } from './choose-formations.ts';
import { isAllTold, verdictOn, type Verdict } from './counted-stands.ts';
import { FILE_PRINTERS, TEXT_PRINTERS } from './print-formations.ts';

export interface Tally {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Formations that are read as something else without a word, by catalogue and name. */
  readonly silent: readonly string[];
}

/** The same army once with the least of everything, then with so many choices by chance. */
export const tallyOf = async (files: readonly string[], choices: number): Promise<Tally> => {
  const counts = { exact: 0, asked: 0, silent: 0 };
  const silent = new Set<string>();
  for (const catalogue of cataloguesIn(files)) {
    for (let seed = 0; seed <= choices; seed += 1) {
      const chosen = chooseFormations(catalogue, seed === 0 ? null : seed);
      for (const [i, one] of chosen.entries()) {
        const [way, print] = Object.entries(FILE_PRINTERS)[(seed + i) % 2]!;
        const verdict = verdictOn(one, await readRoster(print(catalogue.name, [one])));
        counts[verdict] += 1;
        if (verdict === 'silent') silent.add(`${catalogue.name}, ${one.name}, ${way} ${seed}`);
      }
      for (const told of await untold(catalogue.name, chosen)) silent.add(`${told} ${seed}`);
    }
  }
  return { counts, silent: [...silent] };
};

/** Texts of formations that say less than was chosen. */
const untold = async (army: string, chosen: readonly Chosen[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const one of chosen) {
    for (const [way, print] of Object.entries(TEXT_PRINTERS)) {
      if (!isAllTold([one], await readRoster(print(army, [one])))) found.push(`${army}, ${one.name}, ${way}`);
    }
  }
  return found;
};
