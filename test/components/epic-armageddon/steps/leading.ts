/** Bundled assaults led through by their next action. */
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { findAll, type Played } from './played.ts';

export const scenarioOf = ({ scenario }: Sample): Scenario => {
  const parsed = parseScenario(scenario);
  if ('problems' in parsed) throw new Error('A bundled scenario has problems.');
  return parsed.scenario;
};

/** What the next action does not decide. */
const ASIDE = /^(unit\.|way\.|dice\.split|overwatch\.fired|supporters|hit\.moved|sniper|save|critical)/;

/** Takes the next action, but for what the assault brings with it and that action is not. */
export const goOn = async (played: Played, prepared: Decision[]): Promise<void> => {
  const next = prepared.findIndex(decision => played.accepts(decision));
  const decision = next === -1 ? undefined : prepared.splice(0, next + 1).at(-1);
  if (decision !== undefined && ASIDE.test(decision.type)) await played.send(decision);
  else await played.takePrimary();
  await played.send();
};

/** What reaches further right than the panel. */
export const sticksOut = ({ panel }: Played): readonly string[] => {
  const { right } = panel.getBoundingClientRect();
  return findAll(panel.renderRoot as ShadowRoot, '*')
    .filter(one => one.getBoundingClientRect().right > right + 1 && !one.closest('.spoken, svg'))
    .map(one => `${one.localName}.${one.className}`);
};
