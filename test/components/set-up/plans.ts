/** Formations as the picker gives them, and a plan of two. */
import { emptyPlan, planWith, type Plan } from '../../../components/set-up/plan.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { formationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';

const LISTS = neteaLists();
const LEXICON = lexiconOf(neteaLibrary, knownFormations(LISTS, neteaLibrary));

/** What a line of text puts on the table. */
export const formation = (text: string): BuiltFormation => {
  const { built } = formationFromText(text, LEXICON, LISTS);
  if (built === null) throw new Error(`"${text}" is nobody.`);
  return built;
};

export const marines = formation('codex tactical with a captain, in rhinos');
export const mob = formation('10-stand war horde mob');

export const wholePlan: Plan = planWith(
  planWith(emptyPlan, 'attacker', { built: marines }), 'defender', { built: mob },
);
