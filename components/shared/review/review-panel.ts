/** What the review says beside its map: the sums, the moments, why something would have been better; and its bar. */
import { html, nothing, type TemplateResult } from 'lit';
import { estimate, percent, points } from '../parts/figures.ts';
import { partsWords } from '../parts/parts-words.ts';
import { sideMark, type PlayerSide } from '../parts/side-mark.ts';
import { sign } from '../resolver/turns.ts';
import { signOf } from './review-graph.ts';
import {
  attackersOf, worthOf, type BestFound, type PricedMoment, type PricedReview, type ReviewRow,
} from './reviewed.ts';
import { reviewWords } from './review-words.ts';

/** What the map shows. */
export type Shown = 'played' | 'best';

/** More work can be put into the review, or is being put into it; null: neither. */
export type LongerLook = 'offered' | 'taken' | null;

/** What was found to be better. */
export interface BetterFound {
  /** Why, in a sentence; empty: there is nothing that the screen can tell. */
  readonly why: string;
  /** So many of the other side would move in the best answer to it; null: it may not. */
  readonly replying: number | null;
}

/** What is drawn. */
export interface ReviewScreen {
  readonly rows: readonly ReviewRow[];
  /** 'Assault has won'; empty: it is not over. */
  readonly outcome: string;
  /** The moment that is looked at, by its place; null: none is known yet. */
  readonly place: number;
  readonly row: ReviewRow | null;
  /** Null: nothing was, or it is not known. */
  readonly found: BetterFound | null;
  readonly review: PricedReview | null;
  readonly isAsking: boolean;
  readonly longer: LongerLook;
  readonly failure: string;
  readonly isWhole: boolean;
  /** Somebody has tried to find it. */
  readonly isJudged: boolean;
  readonly shown: Shown;
}

export interface ReviewActions {
  readonly choose: (place: number) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly show: (shown: Shown) => void;
  readonly list: (isWhole: boolean) => void;
  readonly playBetter: (moment: PricedMoment) => void;
  readonly playOn: (moment: PricedMoment) => void;
  readonly findIt: (moment: PricedMoment) => void;
  readonly lookLonger: () => void;
}

/** Keeps what it is between in one line. */
const NARROW = '\u202f';

/** Points without a sign: '8.3'. */
const plain = (chance: number): string => points(100 * chance).replace('+', '');

/** What was played is worth, after the best answer that was found where there is one. */
const playedValue = ({ after, answered }: PricedMoment): number => answered ?? after;

const bestChance = ({ chance, reply }: BestFound): number => (reply ?? { chance }).chance.value;

/** Over the upper edge of the map. */
export const switchTemplate = (
  { row, found, shown }: ReviewScreen, { show }: ReviewActions,
): TemplateResult | typeof nothing => {
  if (row === null || found === null) return nothing;
  const { moment } = row;
  const button = (which: Shown, words: string): TemplateResult => html`<button
    type="button" aria-pressed=${shown === which} @click=${() => show(which)}>${words}</button>`;
  return html`<div class="switch" role="group" aria-label=${reviewWords.shown}>
    ${button('played', reviewWords.played(percent(playedValue(moment))))}
    ${button('best', reviewWords.best(percent(bestChance(moment.best!))))}
  </div>`;
};

export const panelTemplate = (
  screen: ReviewScreen, graph: unknown, actions: ReviewActions,
): TemplateResult => {
  const { rows, review, isWhole } = screen;
  return html`
    <div class="heading"><h2 tabindex="-1">${reviewWords.title}</h2>
      ${review === null ? nothing : lineOfSums(review)}<span class="outcome">${screen.outcome}</span></div>
    ${review === null ? nothing : sumsTemplate(review)}
    <div class="over">${graph}</div>
    <p class="legend">${signOf('decision', false)} ${reviewWords.legend.decision}
      ${signOf('throw', false)} ${reviewWords.legend.throw}</p>
    ${statusTemplate(screen)}
    <ol class=${isWhole ? 'rows whole' : 'rows'} aria-label=${reviewWords.moments}>${rows.map((row, i) =>
      rowTemplate(row, i, screen, actions))}</ol>
    ${reasonTemplate(screen)}
    ${rows.length === 0 ? nothing : waysTemplate(screen, actions)}
    ${screen.longer === 'offered' ? html`<p class=${isWhole ? 'longer whole' : 'longer'}>
      <button type="button" @click=${actions.lookLonger}>${reviewWords.longer}</button></p>` : nothing}`;
};

const SIDES: readonly PlayerSide[] = ['attacker', 'defender'];

/** Where there is little room: both sides in one line. */
const lineOfSums = (review: PricedReview): TemplateResult => html`<span class="in-line">
  ${!isPriced(review) ? nothing : html`${signOf('decision', false)}<span class="spoken">${reviewWords.costs}</span>
    ${SIDES.map(side => html`<b class=${side}>${sideMark(side)}${costWords(review.cost[side])}</b>`)}`}
  ${signOf('throw', false)}<span class="spoken">${reviewWords.lucks}</span>
  <b class=${review.luck.attacker < 0 ? 'loss' : 'gain'}>${sideMark('attacker')}${
    points(100 * review.luck.attacker)}</b>
</span>`;

const costWords = (cost: number): string => points(-100 * cost);

/** Something better has been looked for somewhere: before, no decision has a cost that is known. */
const isPriced = ({ moments }: PricedReview): boolean => moments.some(({ best }) => best !== undefined);

const sumsTemplate = (review: PricedReview): TemplateResult => html`<div class="sums">
  ${isPriced(review) ? sumTemplate(reviewWords.costs, side => costWords(review.cost[side])) : nothing}
  ${sumTemplate(reviewWords.lucks, side => points(100 * review.luck[side]))}
</div>`;

const sumTemplate = (head: string, of: (side: PlayerSide) => string): TemplateResult => html`
  <dl class="sum"><dt>${head}</dt>${SIDES.map(side => html`<dd class=${side}>
    ${sideMark(side)}<span class="spoken">${partsWords[side]}</span>
    <b>${of(side)}</b></dd>`)}</dl>`;

const statusTemplate = ({ rows, isAsking, longer, failure }: ReviewScreen): TemplateResult => {
  if (failure !== '') return html`<p class="status" role="alert">${failure}</p>`;
  const working = longer === 'taken' ? reviewWords.workingLonger : reviewWords.working;
  const says = isAsking ? working : rows.length === 0 ? reviewWords.nothing : '';
  return html`<p class="status" role="status">${says}</p>`;
};

const rowTemplate = (row: ReviewRow, i: number, { place }: ReviewScreen, { choose }: ReviewActions): TemplateResult => {
  const { title, moment: { kind, side }, isAsGood } = row;
  return html`<li class=${i === place ? 'now' : ''}><button
    type="button" class="quiet" aria-current=${i === place} @click=${() => choose(i)}
  >
    ${signOf(kind, isAsGood === false)}
    <span class="what ${side}">${kind === 'decision' ? sideMark(side) : nothing}${title}</span>
    ${worthTemplate(row)}
  </button></li>`;
};

const worthTemplate = ({ moment, isAsGood }: ReviewRow): TemplateResult | typeof nothing => {
  if (isAsGood === true) return html`<span class="soft">${reviewWords.asGood}</span>`;
  if (isAsGood === null && moment.kind === 'decision') return nothing;
  const worth = worthOf(moment);
  return html`<span class="worth ${worth < 0 ? 'loss' : 'gain'}">${points(100 * worth)}</span>`;
};

/** Why something would have been better, in words; and how much was tried. */
const reasonTemplate = ({ row, found, isJudged }: ReviewScreen): TemplateResult | typeof nothing => {
  if (row === null || row.moment.kind === 'throw') return nothing;
  const { moment: { best, cost }, better: kind, isAsGood } = row;
  if (best === undefined) return nothing;
  const replying = found?.replying ?? null;
  const unsure = estimate(bestChance(best), best.error).unsure;
  const judged = isAsGood === true ? reviewWords.tryGood : reviewWords.tryCosts(plain(cost));
  return html`<div class="reason">
    <p role="status" class="judged">${isJudged ? judged : ''}</p>
    ${found === null ? nothing : html`<h3>${reviewWords.better[kind]}</h3>`}
    <p>${found === null ? reviewWords.noBetter : found.why}
      ${replying === null ? nothing : html`<span class="answered">${reviewWords.reply(replying)}</span>`}
      ${reviewWords.tried(best.tried, kind)}${best.reply === null ? nothing
        : html`<span class="answered">${reviewWords.answered}</span>`}.
      ${unsure === null ? nothing : html`<span class="unsure">±${NARROW}${unsure}</span>`}</p>
  </div>`;
};

/** Where there is little room; else they are in the bar, and all moments are listed. */
const waysTemplate = ({ row, rows, isWhole }: ReviewScreen, { findIt, list }: ReviewActions): TemplateResult => html`
  <p class="ways">
    ${row?.moment.best === undefined ? html`<span></span>` : html`<button
      type="button" class="quiet" @click=${() => findIt(row.moment)}>${reviewWords.findIt}</button>`}
    <button type="button" class="quiet" aria-expanded=${isWhole} @click=${() => list(!isWhole)}>
      ${isWhole ? reviewWords.fewer : reviewWords.all(rows.length)}</button>
  </p>`;

const BACK = 'm12 5-5 5 5 5';
const ON = 'm8 5 5 5-5 5';

export const barTemplate = (screen: ReviewScreen, actions: ReviewActions): TemplateResult => {
  const { row, rows, place, found } = screen;
  const { turn, findIt, playBetter, playOn } = actions;
  const step = (words: string, by: 1 | -1, path: string): TemplateResult => html`<button
    type="button" class="icon quiet" aria-label=${words} title=${words} aria-disabled=${rows[place + by] === undefined}
    @click=${() => turn(by)}>${sign(path)}</button>`;
  return html`<div class="bar" slot="bar">
    ${row === null ? html`<div class="now-line"></div>` : nowLine(row)}
    <div class="acts">
      ${row?.moment.best === undefined ? nothing : html`<button
        type="button" class="find quiet" @click=${() => findIt(row.moment)}>${reviewWords.findIt}</button>`}
      ${step(reviewWords.earlier, -1, BACK)}${step(reviewWords.later, 1, ON)}
      ${row === null ? nothing : html`<button
        type="button" class="main" part="primary"
        @click=${() => (found === null ? playOn : playBetter)(row.moment)}
      ><span>${primaryWords(screen)}</span></button>`}
    </div>
  </div>`;
};

const primaryWords = ({ row, found }: ReviewScreen): string =>
  (found === null ? reviewWords.playOn : reviewWords.playBetter[row!.better]);

/** The chance once it was played, and how good what was found would have been. */
const nowLine = ({ moment, name, isAsGood }: ReviewRow): TemplateResult => {
  const { side, after, best } = moment;
  const attacker = attackersOf(moment, after);
  const unsure = best === undefined ? null : estimate(after, best.error).unsure;
  return html`<div class="now-line ${side}">
    ${sideMark(side)}<span>${reviewWords.after(name)}</span> <b>${percent(after)}</b>
    <odds-bar aria-hidden="true" .chances=${{ attacker, defender: 1 - attacker, none: 0 }}></odds-bar>
    <span class="more">${unsure === null ? nothing : html`<span class="soft">±${NARROW}${unsure}</span>`}
      ${best === undefined || isAsGood === true ? nothing
        : html`<span class="soft found">${reviewWords.bestIs(percent(bestChance(best)))}</span>`}</span>
  </div>`;
};
