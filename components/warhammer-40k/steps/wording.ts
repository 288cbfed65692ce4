/** Names of models and units as people say them. */
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import { phaseWords } from '../resolver/phase-words.ts';

/** The name of a model or a unit by its id; the id itself where there is none. */
export const nameIn = (phase: Phase, id: string): string =>
  phase.models.find(model => model.id === id)?.name ?? phase.units.find(unit => unit.id === id)?.name ?? id;

/** "Marine 1–4 and Sergeant": names of models, numbered ones that follow each other drawn together. */
export const namesTogether = (phase: Phase, ids: readonly string[]): string => {
  const runs: { stem: string; from: number | null; to: number | null }[] = [];
  for (const id of new Set(ids)) {
    const [, stem = nameIn(phase, id), digits] = /^(.*) (\d+)$/.exec(nameIn(phase, id)) ?? [];
    const number = digits === undefined ? null : Number(digits);
    const last = runs.at(-1);
    if (last?.stem === stem && number !== null && last.to === number - 1) last.to = number;
    else runs.push({ stem, from: number, to: number });
  }
  if (runs.length === 0) return phaseWords.nobody;
  return listed(runs.map(({ stem, from, to }) => {
    if (from === null) return stem;
    return from === to ? `${stem} ${from}` : `${stem} ${from}–${to}`;
  }));
};

/** Whose dice a hand is, and against whom. */
export const ownersInWords = (phase: Phase, { owners, against }: PhaseHand): string => {
  const who = namesTogether(phase, owners);
  return against === null ? who : phaseWords.versus(who, nameIn(phase, against));
};
