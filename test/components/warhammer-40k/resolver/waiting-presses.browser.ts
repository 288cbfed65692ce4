/** What is pressed while the words of a phase are on their way: each thing is done once, when they have come. */
import { expect, fixture, html } from '@open-wc/testing';
import { fetchGroupsBy, speak } from '../../../../components/shared/languages/speech.ts';
import type { PhaseResolver } from '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';

let come: () => void;
const held = new Promise<void>(resolve => (come = resolve));
fetchGroupsBy(async group => {
  if (group === 'warhammer-40k-refusals') await held;
  return { [`a book of ${group}`]: {} };
});

const part = (phase: PhaseResolver, name: string): HTMLElement => phase.shadowRoot!.querySelector(`[part=${name}]`)!;
const barOf = (phase: PhaseResolver): readonly (string | null)[] =>
  [part(phase, 'bar').getAttribute('aria-busy'), part(phase, 'primary').getAttribute('aria-disabled')];

describe('presses while the words of a phase are on their way', () => {
  after(() => speak('en'));

  it('count once, and are seen to be on their way', async () => {
    await speak('de');
    const sample = phaseSampleOf('barricade-with-frag')!;
    const phase = await fixture<PhaseResolver>(html`<phase-resolver
      .scenario=${sample.scenario('4th')} .decisions=${sample.decisions} .seed=${sample.seed}
    ></phase-resolver>`);
    await until('the phase', () => phase.shadowRoot!.querySelector('[part=primary]'));
    const before = phase.played!.at;
    expect(barOf(phase)).to.eql(['false', 'false']);
    for (let press = 0; press < 3; press += 1) part(phase, 'primary').click();
    await until('the bar that waits', () => String(barOf(phase)) === 'true,true');
    part(phase, 'play-on').click();
    expect(phase.played!.at).to.equal(before);
    come();
    await until('the next moment', () => part(phase, 'bar').getAttribute('aria-busy') === 'false');
    const once = phase.played!.at;
    phase.undo();
    expect(once).to.be.greaterThan(before);
    expect(phase.played!.at).to.equal(before);
  });
});
