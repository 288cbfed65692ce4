/** What the rules leave to a player: who decides, what there is to choose, why not others, and what is usual. */
import { html, nothing, type TemplateResult } from 'lit';
import { whyTakes } from '../../../src/warhammer-40k/allocation/why-takes.ts';
import type { Choice } from '../../../src/warhammer-40k/model/choices.ts';
import { combatOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import type { Choice as Option } from '../../shared/parts/choice.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import '../../shared/parts/choice-list.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { optionInWords } from './option-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { ruleWhy } from './rule-why.ts';
import { nameIn } from './wording.ts';
import { woundsStyles, woundsTemplate } from './wounds-list.ts';

/** Sent when the usual answer is wanted as often as the same is asked. */
export class UsualWanted extends Event {
  constructor() {
    super('usual-wanted', { bubbles: true, composed: true });
  }
}

/** The usual answer first, then the others. */
const optionsOf = (phase: Phase, choice: Choice): readonly Option[] =>
  [choice.usual, ...choice.options.filter(option => option !== choice.usual)].map(option => {
    const { label, detail } = optionInWords(phase, choice, option);
    const more = [detail, option === choice.usual ? phaseWords.usual : ''].filter(Boolean).join(' · ');
    return { id: option, label, detail: more, refusal: null };
  });

/** Those of the unit who may not take the wound, each with the reason. */
const othersOf = (phase: Phase, { question, about, options }: Choice): readonly Option[] => {
  if (about === null || (question !== 'casualty' && question !== 'nominee')) return [];
  return whyTakes(phase, about).filter(({ model }) => !options.includes(model)).map(({ model, why }) => ({
    id: model, label: nameIn(phase, model), detail: null, refusal: `${phaseSentence(why)} ${why.rule}`,
  }));
};

/** Whose decision it is: the names of the units of that side in the fight, or of all, and how many they are. */
const chooserOf = (phase: Phase): readonly [names: string, forces: number] => {
  const { side } = phase.choice!;
  const fighting = phase.fight === null ? null : combatOf(phase, phase.fight.combat).units;
  const names = phase.units.filter(unit => unit.side === side && (fighting?.includes(unit.id) ?? true))
    .map(({ name }) => name);
  return [listed(names), names.length];
};

/** More wounds wait of the same unit: the same will be asked again. */
const isRepeated = ({ fight }: Phase, { question, about }: Choice): boolean => {
  const allocation = fight?.allocations.find(({ unit }) => unit === about);
  return question === 'casualty' && allocation !== undefined
    && allocation.unsaved.length + allocation.waiting.length > 1;
};

/** One question with its answers; whoever looks at an answer sees whom it is about on the map. */
export class PhaseChoiceStep extends PhasePanel {
  static override styles = [...[PhasePanel.styles].flat(), disclosure, woundsStyles];

  protected override heading(): unknown {
    return phaseWords.choices[this.phase.choice!.question];
  }

  protected override lead(): unknown {
    const { question, options } = this.phase.choice!;
    const isOnMap = question === 'force-victim' && this.phase.models.some(({ id }) => options.includes(id));
    return [phaseWords.chooses(...chooserOf(this.phase)), ...(isOnMap ? [phaseWords.tapToo] : [])].join(' ');
  }

  protected override body(): TemplateResult {
    const choice = this.phase.choice!;
    const { about, question } = choice;
    const takes = about !== null && (question === 'casualty' || question === 'nominee');
    return html`
      ${this.#rollsTemplate(choice)}
      ${takes ? woundsTemplate(this.phase, about, html`<details class="other">
        <summary>${phaseWords.other}</summary>${this.#optionsTemplate(choice)}
      </details>`) : nothing}
      ${isRepeated(this.phase, choice) ? html`<div class="actions">
        <button type="button" @click=${this.#forAll}>${phaseWords.forAll}</button>
      </div>` : nothing}
      ${takes ? nothing : this.#optionsTemplate(choice)}`;
  }

  #optionsTemplate(choice: Choice): TemplateResult {
    return html`<choice-list
      .options=${[...optionsOf(this.phase, choice), ...othersOf(this.phase, choice)]}
      .chosen=${choice.usual} @choice-made=${this.#choose}
    ></choice-list>`;
  }

  protected override notes(): unknown {
    return ruleWhy(this.phase, this.phase.choice!.rule, phaseWords.whyRule);
  }

  /** Before a sweep is decided the throws are known that it has to beat. */
  #rollsTemplate({ question }: Choice): TemplateResult | typeof nothing {
    const rolls = (this.phase.aftermath?.breaking ?? []).filter(({ roll }) => roll !== null);
    if (question !== 'sweep' || rolls.length === 0) return nothing;
    return html`<div class="group">
      <h3>${phaseWords.fallBackRolls}</h3>
      ${rolls.map(({ unit, roll }) =>
        html`<p class="fact">${phaseWords.fallBackRoll(nameIn(this.phase, unit), roll!)}</p>`)}
    </div>`;
  }

  readonly #choose = ({ id }: ChoiceMade): void => {
    this.decide({ type: 'choice.made', question: this.phase.choice!.question, option: id });
  };

  readonly #forAll = (): void => {
    this.dispatchEvent(new UsualWanted());
  };
}

if (!customElements.get('phase-choice-step')) customElements.define('phase-choice-step', PhaseChoiceStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-choice-step': PhaseChoiceStep;
  }
  interface HTMLElementEventMap {
    'usual-wanted': UsualWanted;
  }
}
