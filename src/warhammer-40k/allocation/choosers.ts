/** Answers about wounds: each goes on with dealing them. */
import type { ChoiceQuestion } from '../model/choices.ts';
import { presentFight } from '../model/current-fight.ts';
import { note } from '../model/log.ts';
import type { EventValues } from '../model/log-entries.ts';
import { modelOf, unitOf } from '../model/roster.ts';
import type { Chooser, Phase } from '../model/state.ts';
import { allocate } from './allocate.ts';
import type { Allocation } from '../model/allocation.ts';
import { armourOf } from './groups.ts';
import { poolOf } from './pools.ts';
import { chooseVictim } from './psychic.ts';
import { strikeOf, withAllocation } from './wounds.ts';

type WoundQuestion = Extract<ChoiceQuestion, 'armour-group' | 'casualty' | 'pool' | 'nominee' | 'force-victim'>;

/** @rule 40k.48, 40k.50, 40k.53, 40k.55 */
export const ALLOCATION_CHOOSERS: { readonly [question in WoundQuestion]: Chooser } = {
  'armour-group': (phase, option) => {
    const { unit, order } = asked(phase);
    const name = unitOf(phase, unit).name;
    const chosen = withAllocation(phase, unit, { order: [...order, armourOf(option)] });
    return allocate(note(chosen, 'fight', '40k.48', 'group-first', { unit: name, save: armourOf(option) }));
  },
  casualty: (phase, option) => {
    const { unit, name } = modelOf(phase, option);
    const picked = withAllocation(phase, unit, { receiver: option });
    return allocate(note(picked, 'fight', '40k.50', 'picked', { model: name }));
  },
  pool: (phase, option) => {
    const { unit } = asked(phase);
    const picked = withAllocation(phase, unit, { pool: option, receiver: null });
    return allocate(note(picked, 'fight', '40k.53', 'pool-first', poolValues(phase, unit, option)));
  },
  nominee: (phase, option) => {
    const { unit, name } = modelOf(phase, option);
    const named = withAllocation(phase, unit, { nominee: option, naming: false });
    return allocate(note(named, 'fight', '40k.50', 'nominated', { model: name }));
  },
  'force-victim': (phase, option) => allocate(chooseVictim(phase, option)),
};

/** How many wounds are in a pool, and of which kind. */
const poolValues = (phase: Phase, unit: string, pool: string): EventValues['pool-first'] => {
  const { waiting } = presentFight(phase).allocations.find(one => one.unit === unit)!;
  const wounds = waiting.filter(wound => poolOf(phase, unit, wound) === pool);
  const { strength } = strikeOf(phase, wounds[0]!.strike);
  return { unit: unitOf(phase, unit).name, wounds: wounds.length, strength };
};

/** Whose wounds the question was about: asked again, it is the same. */
const asked = (phase: Phase): Allocation => {
  const about = allocate(phase).choice?.about;
  return presentFight(phase).allocations.find(({ unit }) => unit === about)!;
};
