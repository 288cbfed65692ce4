/** Bundled assaults led through by what stands out as the next thing to do. */
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

/** What is not decided by the button that stands out. */
const ASIDE = /^(unit\.|way\.|dice\.split|overwatch\.fired|supporters|hit\.moved|sniper|save|critical)/;

/** Presses what stands out as the next thing to do, but for what the assault brings with it and that button is not. */
export const goOn = async (played: Played, prepared: Decision[]): Promise<void> => {
  const next = prepared.findIndex(decision => played.accepts(decision));
  const decision = next === -1 ? undefined : prepared.splice(0, next + 1).at(-1);
  if (decision !== undefined && ASIDE.test(decision.type)) await played.send(decision);
  else played.find<HTMLElement>('.main')[0]!.click();
  await played.send();
};

/** What reaches further right than the panel. */
export const sticksOut = ({ panel }: Played): readonly string[] => {
  const { right } = panel.getBoundingClientRect();
  return findAll(panel.renderRoot as ShadowRoot, '*')
    .filter(one => one.getBoundingClientRect().right > right + 1 && !one.closest('.spoken, svg'))
    .map(one => `${one.localName}.${one.className}`);
};
