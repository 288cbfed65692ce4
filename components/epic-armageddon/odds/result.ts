/** The number above everything else: who wins how likely, what both sides lose, and the plan to compare with. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { bySide, type BySide, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { capital, figure, listed } from '../../shared/languages/forms.ts';
import '../../shared/parts/odds-bar.ts';
import { average, estimate, percent, points } from '../../shared/parts/figures.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { failureText } from './engine-words.ts';
import type { Inquiry } from './inquiry.ts';
import { oddsWords } from './odds-words.ts';
import { isExact } from './question.ts';

/** A plan that is kept to be compared with. */
export interface Pinned {
  /** '4 assault v 6 boyz'; empty: it has none. */
  readonly title: string;
  readonly odds: Odds;
}

export interface ResultActions {
  readonly pin: () => void;
  readonly unpin: () => void;
  readonly tryAgain: () => void;
  readonly goBack: () => void;
}

/** The forces of a side by name, and how many they are. */
export type Forces = BySide<readonly [names: string, forces: number]>;

const namesOf = ({ engage, formations }: Scenario, side: Side): readonly string[] => {
  const ids = side === 'attacker' ? [engage.formation, ...engage.combined] : [engage.target, ...engage.intermingled];
  return formations.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

/** Null: there is no table yet. */
export const namedForces = (scenario: Scenario | null): Forces => bySide(side => {
  const names = scenario === null ? [] : namesOf(scenario, side);
  return names.length === 0 ? [oddsWords.theSide[side], 1] : [listed(names), names.length];
});

export interface Result {
  readonly inquiry: Inquiry;
  readonly pinned: Pinned | null;
  readonly forces: Forces;
  /** There is something to be asked about. */
  readonly isAsked: boolean;
  /** Nobody changes anything. */
  readonly isWatched: boolean;
}

/** A chance that nobody wins is told from here on. */
const NOTICEABLE = 1e-9;
export const swiftOf = ({ ending: { swift } }: Odds): number => swift.attacker + swift.defender;

/** The figures in one sentence, for those who cannot see them. */
export const saidOf = (odds: Odds): string => {
  const { attacker, defender } = odds.winner;
  const said = (chance: number): string => estimate(chance, odds.error).chance;
  return oddsWords.said(said(attacker), said(defender), percent(swiftOf(odds)));
};

/** How good the number is: '± 0.3 · getting closer', 'exact'. */
export const surenessOf = (odds: Odds, isRefining: boolean): string => {
  const { unsure } = estimate(odds.winner.attacker, odds.error);
  return [
    ...(unsure === null ? [] : [`± ${unsure}`]),
    ...(isRefining ? [oddsWords.closer] : []),
    ...(!isRefining && isExact(odds) ? [oddsWords.exact] : []),
  ].join(' · ');
};

const stateOf = (odds: Odds | null, { isRefining }: Inquiry): string =>
  (odds === null ? oddsWords.working : surenessOf(odds, isRefining));

/** 'Warband loses 4.9 of 10' */
const tollOf = (force: Forces[Side], lost: readonly number[]): string =>
  capital(oddsWords.lose(...force, figure(average(lost), 1), lost.length - 1));

export const resultTemplate = (result: Result, actions: ResultActions): TemplateResult => {
  const { inquiry, pinned, forces, isAsked } = result;
  const { isStale, failure } = inquiry;
  const odds = isStale ? null : inquiry.odds;
  return html`<section class="result" aria-label=${oddsWords.result} part="result" tabindex="-1">
    <p class="who attacker">${sideMark('attacker')}<span>${capital(oddsWords.wins(...forces.attacker))}</span></p>
    <div class="figures" aria-busy=${isAsked && (odds === null || inquiry.isRefining)}>
      <p class="win attacker">
        <b>${odds === null ? '–' : estimate(odds.winner.attacker, odds.error).chance}</b>
        <span class="state">${isAsked && failure === null ? stateOf(odds, inquiry) : ''}</span>
      </p>
      <p class="toll">${odds === null ? nothing : SIDES.map(side => html`
        <span>${tollOf(forces[side], odds.lost[side])}</span>`)}
        ${odds === null || odds.winner.none <= NOTICEABLE ? nothing
          : html`<span>${oddsWords.nobody} <b>${percent(odds.winner.none)}</b></span>`}</p>
    </div>
    <odds-bar .chances=${odds?.winner ?? null} .mark=${pinned?.odds.winner.attacker ?? null}></odds-bar>
    ${failure === null ? nothing : html`<div class="failure" role="alert">
      <p>${failureText(failure)}</p><button type="button" @click=${actions.tryAgain}>${oddsWords.tryAgain}</button>
    </div>`}
    ${pinned === null || result.isWatched ? nothing : pinnedTemplate(pinned, odds, actions)}
  </section>`;
};

/** The plan can be kept to be compared with others. */
export const pinTemplate = (
  { inquiry: { odds, isStale }, pinned, isWatched }: Result, { pin }: ResultActions,
): TemplateResult | typeof nothing => (isWatched || pinned !== null ? nothing : html`<button
  type="button" class="quiet pin" aria-disabled=${odds === null || isStale} @click=${pin}>${oddsWords.pin}</button>`);

const pinnedTemplate = (
  { title, odds: kept }: Pinned, odds: Odds | null, actions: ResultActions,
): TemplateResult => html`
  <div class="pinned" role="group" aria-label=${oddsWords.pinned}>
    <p>
      <span class="label">${oddsWords.pinned}</span> <span class="title">${title || oddsWords.untitled}</span>
      <span class="sum">${SIDES.map(side => percent(kept.winner[side])).join(' : ')}</span>
      ${odds === null ? nothing
        : html`<b
          class="against">${oddsWords.againstPin(points(100 * (odds.winner.attacker - kept.winner.attacker)))}</b>`}
    </p>
    <span class="pair">
      <button type="button" class="quiet back" @click=${actions.goBack}>${oddsWords.backToPin}</button>
      <button type="button" class="quiet unpin" @click=${actions.unpin}>${oddsWords.unpin}</button>
    </span>
  </div>`;
