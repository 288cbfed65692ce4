/** Dice of a phase: to be thrown by the program, or entered from the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { otherSaves } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import type { ThrownSave } from '../../../src/warhammer-40k/allocation/saves.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import '../../shared/parts/dice-throw.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { hitInWords, woundInWords } from '../resolver/fight/ledger.ts';
import { phaseWords, purposeWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn, namesTogether, ownersInWords } from './wording.ts';
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';

/** The blows that a hand is thrown for; its name begins with theirs. */
const strikeOf = ({ fight }: Phase, { name, purpose }: PhaseHand): Strike | undefined =>
  (purpose === 'hit' || purpose.startsWith('wound')
    ? fight?.strikes.find(({ id }) => name.startsWith(`${id} `)) : undefined);

const needsOf = (phase: Phase, strike: Strike, { purpose }: PhaseHand): string =>
  (purpose === 'hit' ? hitInWords(phase, strike) : woundInWords(phase, strike));

/** What a die is called that counts and one that does not; null: a hit and a miss, or no die counts by itself. */
const verdictsOf = ({ purpose, read }: PhaseHand): readonly [counts: string, countsNot: string] | null => {
  if (read !== 'successes' || purpose === 'hit') return null;
  const { counts, countsNot } = phaseWords.verdicts[purpose.startsWith('wound') ? 'wound' : 'save'];
  return [counts, countsNot];
};

/** The units of a side whose models throw. */
const forceOf = ({ models, units }: Phase, { owners, side }: PhaseHand): string => {
  const throwing = new Set(models.filter(({ id }) => owners.includes(id)).map(({ unit }) => unit));
  const names = units.filter(unit => unit.side === side && (throwing.has(unit.id) || owners.includes(unit.id)))
    .map(({ name }) => name);
  return listed(names);
};

/** What its dice are to bring; null: nothing that is counted. */
const expectedOf = ({ purpose }: PhaseHand): 'hits' | 'wounds' | null => {
  if (purpose === 'hit') return 'hits';
  return purpose.startsWith('wound') ? 'wounds' : null;
};

/** What is thrown, and whose it is: 'To hit 3+', 'Marine 1–5 v Infantry squad · WS 4 v WS 3: 3+'. */
const labelOf = (phase: Phase, hand: PhaseHand): HandLabel => {
  const strike = strikeOf(phase, hand);
  const label = phaseWords.thrown(purposeWords[hand.purpose], hand.read === 'successes' ? hand.target : null);
  const verdicts = verdictsOf(hand);
  const card = { force: forceOf(phase, hand), what: purposeWords[hand.purpose], expects: expectedOf(hand) };
  if (strike === undefined) return { label, detail: ownersInWords(phase, hand), side: hand.side, verdicts, card };
  const whose = phaseWords.versus(namesTogether(phase, strike.models), nameIn(phase, strike.target));
  return { label, detail: `${whose} · ${needsOf(phase, strike, hand)}`, side: hand.side, verdicts, card };
};

/** What is to be thrown, hand by hand, with whose dice they are; whoever has two saves may throw the other one. */
export class PhaseThrowStep extends PhasePanel {
  static override styles = [...[PhasePanel.styles].flat(), disclosure];

  protected override get words(): readonly string[] {
    return ['warhammer-40k-fight', 'warhammer-40k-log'];
  }

  protected override body(): TemplateResult {
    return html`<dice-throw
      data-next .hands=${this.hands} .labels=${this.hands.map(hand => labelOf(this.phase, hand))}
    ></dice-throw>
    ${this.hands.some(({ purpose }) => purpose === 'save') ? this.#otherSaves() : nothing}`;
  }

  #otherSaves(): TemplateResult | typeof nothing {
    const others = otherSaves(this.phase);
    const buttons = this.hands.flatMap((hand, i) => this.#otherSave(hand, i, others[i] ?? null));
    return buttons.length === 0 ? nothing : html`<details>
      <summary>${phaseWords.otherSaves}</summary>
      <div class="actions">${buttons}</div>
    </details>`;
  }

  /** One of the dice, or all of them, for the other save; null: there is none. */
  #otherSave({ dice, owners }: PhaseHand, hand: number, other: ThrownSave | null): readonly TemplateResult[] {
    if (other === null) return [];
    const { by, need } = other;
    const who = namesTogether(this.phase, owners);
    const button = (label: string, count: number): TemplateResult => html`<button
      type="button" @click=${() => this.decide({ type: 'save.chosen', hand, dice: count, save: by })}
    >${label}</button>`;
    return [
      button(phaseWords.oneBy(who, by, need), 1),
      ...(dice > 1 ? [button(phaseWords.allBy(who, by, need), dice)] : []),
    ];
  }
}

if (!customElements.get('phase-throw-step')) customElements.define('phase-throw-step', PhaseThrowStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-throw-step': PhaseThrowStep;
  }
}
