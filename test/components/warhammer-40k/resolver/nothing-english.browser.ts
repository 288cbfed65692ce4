import { expect, fixture, html } from '@open-wc/testing';
import { allWritten } from '../../../support/all-written.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import type { PhaseResolver } from '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import { PhaseLater } from '../../../../components/warhammer-40k/resolver/later.ts';
import * as laterParts from '../../../../components/warhammer-40k/resolver/later-parts.ts';
import '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import { PHASE_TEXTS } from '../../../../machines/charts/layouts/phase-texts.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { PHASE_SAMPLE_NAMES } from '../../../../src/warhammer-40k/scenario/samples/names.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { madeUp, moreThan, saidIn, unspokenIn } from '../../../support/made-up-language.ts';

/** A statechart has its texts by what they are in English, and samples have their names by their ids. */
const beside: Readonly<Record<string, object>> = {
  'phase/chart': Object.fromEntries(PHASE_TEXTS.map(text => [text, text])),
  'warhammer-40k/samples': Object.fromEntries(PHASE_SAMPLE_NAMES.map(({ id, title, teaches }) =>
    [id, { title, teaches }])),
};
/** German stands in for it. */
await addWordSource(() => Promise.resolve(Object.fromEntries([...allWritten(), ...Object.entries(beside)]
  .map(([part, words]) => [part, madeUp(words) as object]))), 'phase-test');

/** What a phase calls by a name of its own in every language. */
const namesIn = ({ units, models, profiles, table }: Phase): readonly string[] => [
  ...units.map(({ name }) => name),
  ...models.flatMap(({ name }) => [name, name.replace(/ \d+$/, '')]),
  ...Object.values(profiles).flatMap(({ weapons }) => weapons.map(({ name }) => name)),
  ...table.terrain.flatMap(({ name }) => name ?? []),
];

/** More steps than any bundled phase has. */
const MANY = 150;

/** Ids of rules and rulings, and inches. */
const OWN_SIGNS = /\b(?:40k\.\d+|R-[\dX]\.\d+|[47]C-[A-Z]\d+)\b/g;

const englishIn = (phase: PhaseResolver): readonly string[] => {
  const texts = [...new Set(saidIn(phase.shadowRoot!))]
    .map(text => unspokenIn(text.replaceAll(OWN_SIGNS, ''))).filter(Boolean);
  return texts.length === 0 ? [] : moreThan(namesIn(phase.snapshot!.context.phase), texts);
};

/** Fights that come to most states together. */
const LED: readonly (readonly [sample: string, edition: Edition])[] = [
  ['barricade-with-frag', '7th'], ['two-armours', 'trial-seven-steps'], ['sweeping-advance', 'trial-eight-steps'],
  ['power-fist-sergeant', '4th'],
];

describe('in a language of which every word is marked nothing of a phase is English', () => {
  before(async () => {
    PhaseLater.parts = laterParts;
    await speak('de');
  });
  after(() => speak('en'));

  for (const [id, edition] of LED) {
    it(`while "${id}" is played: ${edition}`, async () => {
      const sample = phaseSampleOf(id)!;
      const phase = await fixture<PhaseResolver>(html`<phase-resolver
        .scenario=${sample.scenario(edition)} .sample=${id} .decisions=${sample.decisions} .seed=${sample.seed}
      ></phase-resolver>`);
      const seen = new Set<string>();
      const english: string[] = [];
      for (let step = 0; step < MANY && phase.snapshot!.status === 'active'; step += 1) {
        const path = JSON.stringify(phase.snapshot!.value);
        if (!seen.has(path)) english.push(...englishIn(phase).map(text => `${path}: ${text}`));
        seen.add(path);
        phase.playOn();
        await phase.updateComplete;
      }
      expect(seen.size).to.be.greaterThan(3);
      expect([...english, ...englishIn(phase)]).to.eql([]);
    });
  }
});
