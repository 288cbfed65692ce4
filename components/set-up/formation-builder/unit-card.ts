/** A card for one kind of unit: what of its datasheet counts in an assault. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { theme } from '../../shared/theme/theme.ts';
import {
  abilityLines, cardWords, idleAbilities, profileValues, weaponLines, weaponWords, type AbilityLine,
} from './card-words.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/**
 * Type, armour, close combat and firefight, weapons with what they add, abilities by their names and, unfolded, in
 * words.
 *
 * @slot - What can be done with it, beside its name.
 * @csspart card - The card.
 */
export class UnitCard extends SpokenElement {
  static override styles = [
    theme,
    disclosure,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
        align-items: center;
        justify-content: space-between;
      }
      h4 {
        margin: 0;
        font-size: var(--_size-m);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      h4 small {
        display: block;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        font-weight: 400;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: var(--_space) calc(var(--_space) * 4);
        margin: calc(var(--_space) * 2) 0 0;
      }
      dl div {
        display: flex;
        gap: var(--_space);
      }
      dt {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        line-height: inherit;
      }
      dd {
        margin: 0;
        font-weight: 600;
      }
      p,
      ul {
        margin: var(--_space) 0 0;
        padding: 0;
        font-size: var(--_size-s);
        list-style: none;
        overflow-wrap: anywhere;
      }
      .idle {
        color: var(--_ink-soft);
      }
      summary {
        padding-inline: 0;
        font-size: var(--_size-s);
        font-weight: 400;
      }
      b {
        font-weight: 600;
      }
    `,
  ];
  static override properties = {
    profile: { attribute: false },
    name: {},
  };
  declare profile: Profile | null;
  /** How the unit is called here, the profile's name unless set. */
  declare name: string;

  constructor() {
    super();
    this.profile = null;
    this.name = '';
  }

  protected override get words(): readonly string[] {
    return ['formation-card'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { profile } = this;
    if (profile === null) return nothing;
    return html`<div part="card">
      <div class="head">
        <h4>${this.name || profile.name} <small>${cardWords.types[profile.type]}</small></h4>
        <slot></slot>
      </div>
      <dl>${profileValues(profile).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      ${profile.weapons.length === 0 ? nothing : html`
        <ul>${profile.weapons.map(weapon => html`<li>${weaponWords(weapon)}</li>`)}</ul>`}
      ${this.abilities(profile)}
    </div>`;
  }

  private abilities(profile: Profile): TemplateResult | typeof nothing {
    const lines = [...abilityLines(profile), ...weaponLines(profile)];
    const idle = idleAbilities(profile);
    if (lines.length === 0 && idle.length === 0) return nothing;
    const names = lines.map(({ name }) => name).join(', ');
    return html`<details>
      <summary>${names || formationBuilderWords.details}</summary>
      ${lines.map(({ name, note }: AbilityLine) => html`<p><b>${name}.</b> ${note}</p>`)}
      ${idle.length === 0 ? nothing : html`<p class="idle">${formationBuilderWords.idle(idle.join(', '))}</p>`}
    </details>`;
  }
}

if (!customElements.get('unit-card')) customElements.define('unit-card', UnitCard);

declare global {
  interface HTMLElementTagNameMap {
    'unit-card': UnitCard;
  }
}
