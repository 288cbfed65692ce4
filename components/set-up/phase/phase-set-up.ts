/** Setting up a fight of Warhammer 40,000: who fights in a line, ready for the charge, and the button that plays it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { carriedRows, isOn, rowsBeside, wholeEdition } from '../../../src/warhammer-40k/editions/rows.ts';
import { otherSide, SIDES, STARTS, type Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { FORMAT, RULESET_PREFIX, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { USUAL } from '../../../src/warhammer-40k/model/limits.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { startPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import '../../shared/frame/table-frame.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { onTabKey } from '../../shared/parts/tab-keys.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { menuEntry, menuFrame, menuStyles } from '../../shared/resolver/menu.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { turnsTemplate, type Turns } from '../../shared/resolver/turns.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { EDITION_NAMES } from '../../warhammer-40k/spoken/edition-words.ts';
import { phaseView } from '../../warhammer-40k/steps/battlefield-view.ts';
import { TurnWanted } from '../events.ts';
import { setUpWords } from '../set-up-words.ts';
import { styles } from '../styles.ts';
import './phase-form.ts';
import type { PhaseProfileKept } from './phase-form.ts';
import './phase-import.ts';
import type { PhaseListRead } from './phase-import.ts';
import './phase-odds-line.ts';
import {
  isPhaseEmpty, lexiconIn, NO_PHASE, phaseInContact, phaseSidesSwapped, phaseTable, sidesIn, type PhaseSetUp,
} from './phase-plan.ts';
import './phase-side.ts';
import type { PhaseTyped } from './phase-side.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

/** Sent when the set-up has changed. */
export class PhaseSetUpEdited extends Event {
  readonly setUp: PhaseSetUp;
  /** Null while a side is missing. */
  readonly scenario: Scenario | null;
  /** What made the change; null: one of its own. */
  readonly gesture: string | null;

  constructor(setUp: PhaseSetUp, scenario: Scenario | null, gesture: string | null) {
    super('phase-set-up-edited');
    this.setUp = setUp;
    this.scenario = scenario;
    this.gesture = gesture;
  }
}

const EMPTY: Scenario = {
  format: FORMAT, ruleset: `${RULESET_PREFIX}7th`, title: '', startAt: 'charge', active: 'attacker', round: 1,
  completion: {}, completions: [], rulings: usualRulings('7th'), table: { ...USUAL.table, terrain: [] }, units: [],
  profiles: {},
};

const viewOf = onceSpoken((scenario: Scenario): BattlefieldView => phaseView(startPhase(scenario), {
  step: scenario.title, movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null,
  stoodBefore: [],
}));

/**
 * @fires phase-set-up-edited - It has changed: `setUp`, `scenario`, `gesture`.
 * @fires phase-set-up-ready - It is to be played.
 * @fires turn-wanted - The last change is to be taken back, or done again: `which`.
 * @slot back - Before the title; `views`, `actions` and `menu` are in the top bar as well.
 * @csspart start - The button that plays it.
 */
export class PhaseSetUpElement extends SpokenElement {
  static override styles = [
    theme, publicTheme, buttons, formFieldStyles, tickStyles, disclosure, sideMarkStyles, menuStyles, barStyles, styles,
    css`
      .sides {
        padding: calc(var(--_space) * 3);
      }
      assault-battlefield {
        block-size: 100%;
      }
      phase-odds-line {
        flex: 1;
        min-inline-size: 0;
        min-block-size: 32px;
      }
      .edition select {
        inline-size: 100%;
        min-block-size: 44px;
      }
      .whole {
        display: grid;
        gap: 4px;
      }
      .own {
        justify-self: start;
        min-block-size: 44px;
      }
    `,
  ];
  static override properties = {
    setUp: { attribute: false }, shownTable: { attribute: false }, turns: { attribute: false },
    news: { attribute: false }, side: { state: true }, isMaking: { state: true }, said: { state: true },
  };
  declare setUp: PhaseSetUp;
  /** What lies on the map while nothing is set up here; null: nothing. */
  declare shownTable: Scenario | null;
  declare turns: Turns;
  /** What the page has to say of it; empty: nothing. */
  declare news: string;
  /** The side that is shown where there is room for one. */
  declare private side: Side;
  /** A profile of one's own is in the form. */
  declare private isMaking: boolean;
  declare private said: string;

  constructor() {
    super();
    this.setUp = NO_PHASE;
    this.shownTable = null;
    this.turns = { undoes: null, redoes: null };
    this.news = '';
    this.side = 'attacker';
    this.isMaking = false;
    this.said = '';
  }

  protected override get words(): readonly string[] {
    return ['resolver', 'set-up', 'warhammer-40k', 'warhammer-40k-samples', 'warhammer-40k-map'];
  }

  protected override render(): TemplateResult {
    const { setUp, news } = this;
    const table = phaseTable(setUp);
    const shown = table ?? (isPhaseEmpty(setUp) ? this.shownTable : null);
    return html`<table-frame>
      ${placesOfPage}
      <h2 class="title" slot="title">${shown?.title || phaseSetUpWords.heading}</h2>
      ${this.#menuTemplate()}
      <div class="map" slot="map"><assault-battlefield .view=${viewOf(shown ?? EMPTY)}></assault-battlefield></div>
      <div class="sides" slot="panel" data-side=${this.side}>
        ${news === '' ? nothing : html`<p class="news" role="status">${news}</p>`}
        ${table === null && shown !== null ? html`<p class="news">${phaseSetUpWords.notTyped}</p>` : nothing}
        ${this.#tabsTemplate()}
        ${SIDES.map(side => html`<phase-side id=${side} .side=${side} .text=${setUp.texts[side]}
          .lexicon=${lexiconIn(setUp)} @phase-typed=${this.#onTyped}></phase-side>`)}
        ${this.#wholeTemplate(table)}
        ${this.#beginTemplate()}
        ${this.#editionTemplate()}
        ${this.#ownTemplate()}
        ${this.#importTemplate()}
      </div>
      ${this.#barTemplate(table)}
    </table-frame>
    <live-region .message=${this.said}></live-region>`;
  }

  #tabsTemplate(): TemplateResult {
    const units = sidesIn(this.setUp);
    const modelsOn = (side: Side): number =>
      units[side].reduce((sum, { groups }) => sum + groups.reduce((all, { count }) => all + count, 0), 0);
    return html`<div class="tabs" role="tablist" aria-label=${setUpWords.sides} @keydown=${onTabKey}>
      ${SIDES.map(side => html`<button type="button" role="tab" class=${side} aria-selected=${side === this.side}
        aria-controls=${side} tabindex=${side === this.side ? 0 : -1} @click=${() => (this.side = side)}
      >${sideMark(side)}<span>${phaseSetUpWords.tab(side, modelsOn(side))}</span></button>`)}
    </div>`;
  }

  /** Everything that pages beside the text of the seventh edition tell, in one switch. */
  #wholeTemplate(table: Scenario | null): TemplateResult | typeof nothing {
    const { edition, completions } = this.setUp;
    if (edition !== '7th') return nothing;
    const { rows } = wholeEdition(edition);
    const idle = table === null ? [] : idleWeapons(table);
    return html`<div class="whole">
      <label class="tick"><input type="checkbox" name="whole" .checked=${rows.every(row => completions.includes(row))}
        @change=${({ target }: Event) => this.#put({
          ...this.setUp, completions: (target as HTMLInputElement).checked ? rows : [],
        }, null)}><span>${phaseSetUpWords.whole}</span></label>
      <p class="soft">${phaseSetUpWords.wholeMore(rowsBeside(edition).length)}
        ${idle.length === 0 ? nothing : phaseSetUpWords.idle(idle)}</p>
    </div>`;
  }

  #beginTemplate(): TemplateResult {
    const { startAt } = this.setUp;
    return html`<div class="begin"><fieldset>
      <legend>${phaseSetUpWords.begin}</legend>
      ${STARTS.map(start => html`<label class="tick">
        <input type="radio" name="start" .checked=${startAt === start}
          @change=${() => this.#put({ ...this.setUp, startAt: start }, null)}>
        <span>${phaseSetUpWords.begins[start]}</span>
      </label>`)}
    </fieldset></div>
    ${startAt === 'charge' && phaseTable(this.setUp) !== null
      ? html`<p class="soft">${phaseSetUpWords.afterCharge}</p>` : nothing}`;
  }

  #editionTemplate(): TemplateResult {
    const { edition } = this.setUp;
    return html`<label class="edition"><span>${phaseSetUpWords.edition}</span>
      <select @change=${({ target }: Event) => this.#playBy((target as HTMLSelectElement).value as Edition)}>
        ${EDITIONS.map(one => html`<option value=${one} .selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
      </select></label>
      ${edition === '7th' ? nothing : html`<p class="soft">${phaseSetUpWords.noProfiles}</p>`}`;
  }

  #ownTemplate(): TemplateResult {
    if (!this.isMaking) {
      return html`<button type="button" class="own" @click=${() => (this.isMaking = true)}>
        ${phaseSetUpWords.own}</button>`;
    }
    return html`<phase-form @phase-profile-kept=${this.#onProfile}
      @phase-profile-dropped=${() => (this.isMaking = false)}></phase-form>`;
  }

  #importTemplate(): TemplateResult | typeof nothing {
    const lexicon = lexiconIn(this.setUp);
    return lexicon.library.all.length === 0 ? nothing : html`<details class="fold">
      <summary>${phaseSetUpWords.roster}</summary>
      <phase-import .lexicon=${lexicon} @phase-list-read=${this.#onList}></phase-import>
    </details>`;
  }

  #menuTemplate(): TemplateResult {
    return menuFrame(resolverWords.menu, {
      deeds: html`<ul>
        ${isPhaseEmpty(this.setUp) ? ''
          : menuEntry(setUpWords.clear, setUpWords.clearMore, () => this.#put(NO_PHASE, null))}
        ${menuEntry(phaseSetUpWords.otherGame, phaseSetUpWords.otherGameMore,
          () => this.dispatchEvent(new Event('other-game-wanted')))}
      </ul>`,
      others: html``,
    });
  }

  #barTemplate(table: Scenario | null): TemplateResult {
    const canSwap = !isPhaseEmpty(this.setUp);
    const turn = (which: 'undo' | 'redo'): void => void this.dispatchEvent(new TurnWanted(which));
    return html`<div class="bar" slot="bar">
      <phase-odds-line .scenario=${table === null ? null : phaseInContact(this.setUp)}
        .isSupposed=${this.setUp.startAt === 'charge'}></phase-odds-line>
      <div class="acts">
        ${turnsTemplate(this.turns, { undo: () => turn('undo'), redo: () => turn('redo') })}
        <button type="button" class="dice" aria-disabled=${!canSwap}
          @click=${() => canSwap && this.#put(phaseSidesSwapped(this.setUp), null)}>
          <span>${setUpWords.swap}</span></button>
        <button type="button" class="main start" part="start" ?disabled=${table === null}
          @click=${() => this.dispatchEvent(new Event('phase-set-up-ready'))}><span>${setUpWords.start}</span></button>
      </div>
    </div>`;
  }

  /** A line may name the other side as well. */
  readonly #onTyped = ({ side, text, against, isTyped, isEntered }: PhaseTyped): void => {
    const other = against === null ? {} : { [otherSide(side)]: against };
    this.#put({ ...this.setUp, texts: { ...this.setUp.texts, [side]: text, ...other } }, isTyped ? 'typing' : null);
    if (isEntered && phaseTable(this.setUp) === null) this.#goOn(otherSide(side));
  };

  /** The side that is still missing is next. */
  #goOn(side: Side): void {
    this.side = side;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#${side}`)?.focus());
  }

  #playBy(edition: Edition): void {
    this.#put({ ...this.setUp, edition, completions: carriedRows(this.setUp.completions, edition) }, null);
  }

  readonly #onProfile = ({ profile }: PhaseProfileKept): void => {
    const { profiles } = this.setUp;
    const id = `own-${Object.keys(profiles).length + 1}`;
    this.isMaking = false;
    this.said = phaseSetUpWords.ownKept(profile.name);
    this.#put({ ...this.setUp, profiles: { ...profiles, [id]: profile } }, null);
  };

  readonly #onList = ({ side, roster: { units, profiles } }: PhaseListRead): void => {
    const { setUp } = this;
    const own = { ...setUp, profiles: { ...setUp.profiles, ...profiles } };
    this.side = side;
    this.#put({ ...own, texts: { ...own.texts, [side]: writePhaseSide(units, lexiconIn(own)) } }, null);
  };

  #put(setUp: PhaseSetUp, gesture: string | null): void {
    this.setUp = setUp;
    this.dispatchEvent(new PhaseSetUpEdited(setUp, phaseTable(setUp), gesture));
  }
}

/** Names of weapons on a table that are plain ones, because the rows that tell of them are not played. */
const idleWeapons = ({ profiles, completions }: Scenario): readonly string[] => [...new Set(
  Object.values(profiles).flatMap(({ weapons }) => weapons).filter(({ row, armourPiercing, traits, poisoned }) =>
    row !== null && !isOn({ completions }, row)
    && (armourPiercing !== null || traits.length > 0 || poisoned !== null)).map(({ name }) => name))];

if (!customElements.get('phase-set-up')) customElements.define('phase-set-up', PhaseSetUpElement);

declare global {
  interface HTMLElementTagNameMap {
    'phase-set-up': PhaseSetUpElement;
  }
  interface HTMLElementEventMap {
    'phase-set-up-edited': PhaseSetUpEdited;
  }
}
