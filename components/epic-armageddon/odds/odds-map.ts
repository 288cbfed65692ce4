/** The stands as they have been lined up, on the map. */
import { css, html, type TemplateResult } from 'lit';
import { beginAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import * as details from '../../shared/battlefield/details.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formationsOf } from '../steps/map-formations.ts';
import { standingView } from '../steps/standing-view.ts';
import { theme } from '../../shared/theme/theme.ts';

/** Who fights whom where the scenario starts; one that starts earlier is shown before anybody has moved. */
const viewOf = onceSpoken((scenario: Scenario): BattlefieldView => {
  const start = startAssault(scenario);
  const isMoved = scenario.startAt === 'a4Attacks';
  const assault = isMoved ? beginAttacks(start) : start;
  const view = standingView(assault, {
    step: isMoved ? 'a4Attacks' : 'a1ChooseTarget',
    movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
  });
  return { ...view, details, formations: formationsOf(assault) };
});

/** A scenario on the map, to look at. */
export class OddsMap extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        overflow: hidden;
      }
      assault-battlefield {
        block-size: clamp(18rem, 60vh, 34rem);
      }
    `,
  ];
  static override properties = { scenario: { attribute: false } };
  declare scenario: Scenario;

  protected override render(): TemplateResult {
    return html`<assault-battlefield .view=${viewOf(this.scenario)}></assault-battlefield>`;
  }
}

if (!customElements.get('odds-map')) customElements.define('odds-map', OddsMap);

declare global {
  interface HTMLElementTagNameMap {
    'odds-map': OddsMap;
  }
}
