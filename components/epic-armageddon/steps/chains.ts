/** Coherency before it is too late: which units would be lost, and which chain may stay instead. */
import { stragglers } from '../../../src/epic-armageddon/steps/a2-coherency.ts';
import { hasMoved } from '../../../src/epic-armageddon/movement/movement.ts';
import { livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import { unitNames } from './wording.ts';
import { moveWords } from './move-words.ts';

export interface Coherency {
  /** Units that would be lost if the moves ended now. */
  readonly lost: readonly string[];
  /** The unit whose chain would stay. */
  readonly keep: string;
  /** Every chain that may stay, by one of its units; empty if there is no choice. */
  readonly chains: readonly Choice[];
}

const chainChoices = (assault: Assault, formation: string): readonly Choice[] => {
  const units = livingIn(assault, formation).map(unit => unit.id);
  const choices = new Map<string, Choice>();
  for (const id of units) {
    const lost = stragglers(assault, formation, id);
    const key = lost.join(' ');
    if (lost.includes(id) || choices.has(key)) continue;
    const kept = units.filter(unit => !lost.includes(unit));
    choices.set(key, {
      id, label: moveWords.keep(unitNames(assault, kept)), detail: moveWords.lose(unitNames(assault, lost)),
      refusal: null,
    });
  }
  return [...choices.values()];
};

/**
 * What coherency would cost a formation that has moved, if its moves ended now; null if nothing.
 *
 * @param keep the unit whose chain its owner wants to keep; null leaves it to the rules.
 * @rule A2.8
 */
export const coherencyNow = (assault: Assault, formation: string, keep: string | null): Coherency | null => {
  if (!hasMoved(assault, formation)) return null;
  const lost = stragglers(assault, formation, keep);
  if (lost.length === 0) return null;
  const chains = chainChoices(assault, formation);
  const inForce = chains.find(({ id }) => stragglers(assault, formation, id).join(' ') === lost.join(' '));
  return { lost, keep: inForce?.id ?? '', chains: chains.length > 1 ? chains : [] };
};
