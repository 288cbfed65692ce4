/** A phase in the hands of a player: put on a page, seen, and gone on with. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { PhaseResolver } from '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import type { PhasePanel } from '../../../../components/warhammer-40k/steps/phase-panel.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { until } from '../../../support/until.ts';
import { find, findAll, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';

/** A resolver of which the phase has come. */
export interface Shown {
  readonly resolver: Driven;
  readonly phase: PhaseResolver;
}

/** More steps than any bundled phase has. */
export const MANY = 150;

export const shown = async (
  edition: Edition, scenario: unknown = 'barricade-with-frag', width = 1280,
): Promise<Shown> => {
  await setViewport({ width, height: 2400 });
  const resolver = await fixture<Driven>(html`<assault-resolver
    ruleset=${`warhammer-40k-${edition}`} .scenario=${scenario}
  ></assault-resolver>`);
  const phase = await until('the phase', () => resolver.shadowRoot!.querySelector('phase-resolver'));
  await until('its panel', () => phase.shadowRoot!.querySelector('[data-panel]'));
  await settled(resolver);
  return { resolver, phase };
};

export const panelOf = ({ phase }: Shown): PhasePanel => phase.shadowRoot!.querySelector<PhasePanel>('[data-panel]')!;
export const pathOf = (on: Shown): string => panelOf(on).state.path;
export const isOver = ({ phase }: Shown): boolean => phase.snapshot!.status !== 'active';
export const sayings = ({ phase }: Shown): readonly string[] => phase.report!.log.map(({ say }) => say);
export const seen = ({ phase }: Shown, selector: string): readonly string[] =>
  findAll(phase.shadowRoot!, selector).map(textOf);
export const one = ({ phase }: Shown, selector: string): HTMLElement => find(phase as unknown as Driven, selector);

/** So many steps further, or until the path is as wanted. */
export const playTo = async (on: Shown, wanted: string | null): Promise<void> => {
  for (let step = 0; step < MANY && !isOver(on) && pathOf(on) !== wanted; step += 1) {
    on.phase.playOn();
    await settled(on.resolver);
  }
};

export const press = async (on: Shown, key: string): Promise<void> => {
  await sendKeys({ press: key });
  await settled(on.resolver);
};
