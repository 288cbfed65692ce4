import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { parseScenario } from '../../../src/scenario/parse.ts';
import { SAMPLES } from '../../../src/scenario/samples/samples.ts';
import type { Decision } from '../../../src/epic-armageddon/events.ts';
import type { Sample } from '../../../src/scenario/samples/sample.ts';
import type { Scenario } from '../../../src/epic-armageddon/scenario.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { findAll, Played } from './played.ts';

const scenarioOf = ({ scenario }: Sample): Scenario => {
  const parsed = parseScenario(scenario);
  if ('problems' in parsed) throw new Error('A bundled scenario has problems.');
  return parsed.scenario;
};

/** What is not decided by the button that stands out. */
const ASIDE = /^(unit\.|way\.|dice\.split|overwatch\.fired|supporters|hit\.moved|sniper|save|critical)/;

/** Presses what stands out as the next thing to do, but for what the assault brings with it and that button is not. */
const goOn = async (played: Played, prepared: Decision[]): Promise<void> => {
  const next = prepared.findIndex(decision => played.accepts(decision));
  const decision = next === -1 ? undefined : prepared.splice(0, next + 1).at(-1);
  if (decision !== undefined && ASIDE.test(decision.type)) await played.send(decision);
  else played.find<HTMLElement>('.main')[0]!.click();
  await played.send();
};

/** What reaches further right than the panel. */
const sticksOut = ({ panel }: Played): string[] => {
  const { right } = panel.getBoundingClientRect();
  return findAll(panel.renderRoot as ShadowRoot, '*')
    .filter(one => one.getBoundingClientRect().right > right + 1 && !one.closest('.spoken, svg'))
    .map(one => `${one.localName}.${one.className}`);
};

describe('the panels of a whole assault', () => {
  const seen = new Set<string>();

  for (const sample of SAMPLES) {
    it(`lead through "${sample.title}" by what stands out as next, clean for axe and within 360 pixels`, async () => {
      await setViewport({ width: 360, height: 800 });
      const played = await Played.at(scenarioOf(sample), [], sample.seed);
      const prepared = [...sample.decisions];
      for (let steps = 0; !played.isOver && steps < 80; steps += 1) {
        expect(sticksOut(played), played.path).to.eql([]);
        expect(played.text, played.path).not.to.match(/undefined|NaN|\[object|null\b/);
        if (!seen.has(played.path)) expect(await faultsOf(played.panel), played.path).to.eql([]);
        seen.add(played.path);
        await goOn(played, prepared);
      }
      expect(played.isOver).to.equal(true);
      expect(await faultsOf(played.panel)).to.eql([]);
    }).timeout(60_000);
  }

  it('were those of every step', () => {
    expect([...new Set([...seen].map(path => path.split('.')[0]))].sort()).to.eql([
      'a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire', 'a6Result', 'a7Consolidate',
      'a7Withdraw',
    ]);
  });
});
