/** Names of models and units as people say them. */
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { phaseWords } from '../resolver/phase-words.ts';

/** The name of a model or a unit by its id; the id itself where there is none. */
export const nameIn = (phase: Phase, id: string): string =>
  phase.models.find(model => model.id === id)?.name ?? phase.units.find(unit => unit.id === id)?.name ?? id;

/** "Marine 1–4 and Sergeant": names of models, numbered ones that follow each other drawn together. */
export const namesTogether = (phase: Phase, ids: readonly string[]): string => {
  const runs = runsOf([...new Set(ids)].map(id => nameIn(phase, id)));
  return runs.length === 0 ? phaseWords.nobody : listed(runs);
};

/** A name without its number, and that; null: it has none. */
const partsOf = (name: string): readonly [stem: string, number: number | null] => {
  const [, stem = name, digits] = /^(.*) (\d+)$/.exec(name) ?? [];
  return [stem, digits === undefined ? null : Number(digits)];
};

/** "Marine 1–4", "Sergeant". */
export const runsOf = (names: readonly string[]): readonly string[] => {
  const runs: { stem: string; from: number | null; to: number | null }[] = [];
  for (const name of names) {
    const [stem, number] = partsOf(name);
    const last = runs.at(-1);
    if (last?.stem === stem && number !== null && last.to === number - 1) last.to = number;
    else runs.push({ stem, from: number, to: number });
  }
  return runs.map(({ stem, from, to }) => {
    if (from === null) return stem;
    return from === to ? `${stem} ${from}` : `${stem} ${from}–${to}`;
  });
};

/** "8 × Marine and Sergeant": how many there are of each name. */
export const countsOf = (names: readonly string[]): string => {
  const counts = new Map<string, readonly string[]>();
  for (const name of names) {
    const [stem] = partsOf(name);
    counts.set(stem, [...counts.get(stem) ?? [], name]);
  }
  return listed([...counts].map(([stem, all]) => (all.length === 1 ? all[0]! : `${figure(all.length)} × ${stem}`)));
};

/** Whose dice a hand is, and against whom. */
export const ownersInWords = (phase: Phase, { owners, against }: PhaseHand): string => {
  const who = namesTogether(phase, owners);
  return against === null ? who : phaseWords.versus(who, nameIn(phase, against));
};
