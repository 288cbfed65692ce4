/** The result above everything else: one bar, three numbers, and the plan to compare with. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import '../../shared/parts/odds-bar.ts';
import { estimated, percent, points } from '../../shared/parts/figures.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { exactnessOf } from './endings.ts';
import { failureText } from './engine-words.ts';
import type { Inquiry } from './inquiry.ts';
import { oddsWords } from './odds-words.ts';

/** A plan that is kept to be compared with. */
export interface Pinned {
  /** '4 assault v 6 boyz'; empty: it has none. */
  readonly title: string;
  readonly odds: Odds;
}

export interface ResultActions {
  readonly swap: () => void;
  readonly pin: () => void;
  readonly unpin: () => void;
  readonly tryAgain: () => void;
  readonly goBack: () => void;
}

export interface Result {
  readonly inquiry: Inquiry;
  readonly pinned: Pinned | null;
  /** The columns can be changed. */
  readonly isOpen: boolean;
}

const swiftOf = ({ ending: { swift } }: Odds): number => swift.attacker + swift.defender;

/** The figures in one sentence, for those who cannot see them. */
export const saidOf = (odds: Odds): string => {
  const { attacker, defender } = odds.winner;
  return oddsWords.said(estimated(attacker, odds.error), estimated(defender, odds.error), percent(swiftOf(odds)));
};

const stateOf = ({ odds, isStale, isRefining }: Inquiry): string => {
  if (odds === null || isStale) return oddsWords.working;
  return isRefining ? oddsWords.refining : exactnessOf(odds);
};

export const resultTemplate = ({ inquiry, pinned, isOpen }: Result, actions: ResultActions): TemplateResult => {
  const { isStale, failure } = inquiry;
  const odds = isStale ? null : inquiry.odds;
  return html`<section class="result" aria-label=${oddsWords.result} part="result">
    <div class="figures">
      ${winTemplate('attacker', odds)}
      <p class="third">
        ${odds === null || odds.winner.none <= 1e-9 ? nothing
          : html`<span>${oddsWords.nobody} <b>${percent(odds.winner.none)}</b></span>`}
        <span>${oddsWords.swift} <b>${odds === null ? '–' : percent(swiftOf(odds))}</b></span>
      </p>
      ${winTemplate('defender', odds)}
    </div>
    <odds-bar .chances=${odds?.winner ?? null} .mark=${pinned?.odds.winner.attacker ?? null}></odds-bar>
    ${failure === null ? nothing : html`<div class="failure" role="alert">
      <p>${failureText(failure)}</p><button type="button" @click=${actions.tryAgain}>${oddsWords.tryAgain}</button>
    </div>`}
    ${pinned === null ? nothing : pinnedTemplate(pinned, odds, isOpen, actions)}
    <div class="deeds">
      <p class="state">${stateOf(inquiry)}</p>
      ${isOpen
        ? html`<button type="button" class="quiet swap" @click=${actions.swap}>${oddsWords.swap}</button>` : nothing}
      <button type="button" class="quiet pin" aria-disabled=${odds === null} @click=${actions.pin}>
        ${oddsWords.pin}
      </button>
    </div>
  </section>`;
};

const winTemplate = (side: Side, odds: Odds | null): TemplateResult => html`
  <p class="win ${side}">
    <span class="who">${sideMark(side)}${oddsWords[side]}<span class="wins"> ${oddsWords.wins}</span></span>
    <b>${odds === null ? '–' : estimated(odds.winner[side], odds.error)}</b>
  </p>`;

const pinnedTemplate = (
  { title, odds: kept }: Pinned, odds: Odds | null, isOpen: boolean, actions: ResultActions,
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
      ${isOpen
        ? html`<button type="button" class="quiet back" @click=${actions.goBack}>${oddsWords.backToPin}</button>`
        : nothing}
      <button type="button" class="quiet unpin" @click=${actions.unpin}>${oddsWords.unpin}</button>
    </span>
  </div>`;
