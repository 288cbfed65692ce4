import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { firstOf } from '../../../support/share.ts';
import { goOn, scenarioOf, sticksOut } from './leading.ts';
import { Played } from './played.ts';

describe('the panels of a whole assault', () => {
  const seen = new Set<string>();

  for (const sample of firstOf(SAMPLES, 2)) {
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
    });
  }

  it('were those of every step', () => {
    expect([...new Set([...seen].map(path => path.split('.')[0]))].sort()).to.eql([
      'a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire', 'a6Result', 'a7Consolidate',
      'a7Withdraw',
    ]);
  });
});
