/** Rulesets besides Epic: the resolver knows their names; all else about them comes when one is asked for. */
import type { WantedGame } from '../../shared/resolver/walk-through.ts';

const PREFIX = 'warhammer-40k-';
const IN_JSON = /"ruleset"\s*:\s*"warhammer-40k-/;

/** Whether a page wants another ruleset: it names one, or its scenario does. */
export const isOther = ({ scenario, ruleset }: Pick<WantedGame, 'scenario' | 'ruleset'>): boolean => {
  if (ruleset !== null) return ruleset.startsWith(PREFIX);
  if (typeof scenario === 'string') return IN_JSON.test(scenario);
  const named: unknown = typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario
    ? scenario.ruleset : null;
  return typeof named === 'string' && named.startsWith(PREFIX);
};
