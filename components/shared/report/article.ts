/** The report as a page. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type {
  Account, AnsweredQuestion, DiceStep, ForceOutcome, ReportChapter, ReportLine, ReportViews, ReportedDecision,
  ReportedForce, ThrownDie, ThrownHand,
} from './account.ts';
import { dieFace } from '../parts/die-face.ts';
import { sideMark } from '../parts/side-mark.ts';
import { isCrowded } from './paper.ts';
import './still-map.ts';
import { reportWords } from './report-words.ts';

/** What of the page does not come from the account. */
export interface ArticleParts {
  readonly views: ReportViews;
  /** The QR code of the link; nothing while there is none. */
  readonly code: TemplateResult | typeof nothing;
  /** The luck is being worked out. */
  readonly isReckoning: boolean;
  /** When it is printed. */
  readonly date: string;
}

/** On paper the head is repeated on every page. */
export const articleTemplate = (account: Account, { views, code, isReckoning, date }: ArticleParts): TemplateResult =>
  html`
  <article aria-labelledby="title" part="page">
    <header>
      <div>
        <h2 id="title" tabindex="-1">${account.title}</h2>
        <p class="soft">${account.rules}</p>
      </div>
    </header>
    <div class="body">
      ${code}
      ${resultTemplate(account)}
      ${mapsTemplate(views, account.isOver)}
      ${diceTemplate(account.dice)}
      <div class="two after">${fatesTemplate(account)}${luckTemplate(account, isReckoning)}</div>
      ${decisionsTemplate(account.decisions ?? [])}
      ${logTemplate(account.chapters)}
      ${rulingsTemplate(account.rulings)}
      <section aria-labelledby="formations">
        <h3 id="formations">${reportWords.terms[account.game].forces}</h3>
        <div class="two">${account.forces.map(forceTemplate)}</div>
      </section>
      <footer>
        ${account.link === null
          ? nothing : html`<p><a href=${account.link}>${reportWords.terms[account.game].link}</a></p>`}
        <p>${account.version} · ${reportWords.unofficial} <span class="printed">${reportWords.printed(date)}</span></p>
      </footer>
    </div>
  </article>`;

const resultTemplate = ({ verdict, winner, luck }: Account): TemplateResult => html`
  <section class="result whole ${winner ?? ''}" aria-label=${reportWords.result}>
    <p class="verdict">${sideMark(winner)}<span>${verdict.join(' ')}</span></p>
    ${luck === null || luck.facts.length === 0 ? nothing : html`<p class="facts">${luck.facts.join(' · ')}</p>`}
  </section>`;

const forceTemplate = ({ side, name, facts, stands }: ReportedForce): TemplateResult => html`
  <div class="force whole ${side}">
    <h4>${sideMark(side)}<span><span class="spoken">${reportWords.side[side]}: </span>${name}</span></h4>
    <p class="soft">${reportWords.side[side]}, ${facts}</p>
    <ul>${stands.map(one => html`<li>
      <span class="stand">${one.name}</span> <span class="values">${one.values}</span>
      ${one.notes === '' ? nothing : html`<span class="soft notes">${one.notes}</span>`}
    </li>`)}</ul>
  </div>`;

const mapsTemplate = ({ start, end }: ReportViews, isOver: boolean): TemplateResult => {
  const isLarge = isCrowded(start) || isCrowded(end);
  return html`<section aria-labelledby="maps">
    <h3 id="maps" class="spoken">${reportWords.maps}</h3>
    <div class="two maps ${isLarge ? 'large' : ''}">
      ${([[reportWords.atStart, start], [reportWords.atEnd(isOver), end]] as const).map(([label, view]) => html`
        <figure>
          <figcaption>${label}</figcaption>
          <still-map .view=${view} .label=${label} .isLarge=${isLarge}></still-map>
        </figure>`)}
    </div>
  </section>`;
};

/** Where there is little room steps stand above their rows: roles keep them a table. */
const columnsTemplate = (columns: readonly string[]): TemplateResult => html`<thead role="rowgroup">
  <tr role="row">${columns.map(column => html`
    <th role="columnheader" scope="col"><span class="spoken">${column}</span></th>`)}</tr>
</thead>`;

const diceTemplate = (steps: readonly DiceStep[]): TemplateResult | typeof nothing => {
  if (steps.length === 0) return nothing;
  const { step, who, needs, dice, came } = reportWords.diceColumns;
  return html`<section aria-labelledby="dice">
    <h3 id="dice">${reportWords.dice}</h3>
    <table class="dice stepped" role="table" aria-labelledby="dice">
      ${columnsTemplate([step, who, needs, dice, came])}
      ${steps.map(diceStepTemplate)}
    </table>
  </section>`;
};

const diceStepTemplate = ({ title, rows }: DiceStep): TemplateResult => html`<tbody role="rowgroup">
  ${rows.map((row, i) => html`<tr role="row" class=${row.side}>
    ${i > 0 ? nothing : html`<th role="rowheader" scope="rowgroup" rowspan=${rows.length}>${title}</th>`}
    ${diceCells(row)}
  </tr>`)}
</tbody>`;

const diceCells = ({ side, who, needs, dice, came }: ThrownHand): TemplateResult => html`
  <td role="cell" class="who">${sideMark(side)}<span class="spoken">${reportWords.side[side]}: </span>${who}</td>
  <td role="cell" class="needs">${needs}</td>
  <td role="cell">
    <span class="fallen" role="img" aria-label=${dice.map(({ face }) => face).join(', ')}>
      ${dice.map(dieTemplate)}
    </span>
  </td>
  <td role="cell" class="came">${came}</td>`;

const dieTemplate = ({ face, counts }: ThrownDie): TemplateResult => html`<svg
  class=${counts ? 'die counts' : 'die'} viewBox="0 0 36 36" aria-hidden="true">${svg`${dieFace(face)}`}</svg>`;

const luckTemplate = ({ luck, odds }: Account, isReckoning: boolean): TemplateResult | typeof nothing => {
  if (luck === null && odds === null && !isReckoning) return nothing;
  return html`<section class="luck" aria-labelledby="luck">
    <h3 id="luck">${reportWords.luck}</h3>
    ${odds === null ? nothing : html`<p class="odds soft">${reportWords.odds}: ${odds}</p>`}
    ${isReckoning ? html`<p class="soft" role="status">${reportWords.luckOnTheWay}</p>` : nothing}
    ${luck === null ? nothing : html`<table aria-labelledby="luck">
      <tbody>${[...luck.lines, { name: reportWords.allDice, points: luck.total }].map(({ name, points }) => html`<tr>
        <th scope="row">${name}</th><td><b>${points}</b></td>
      </tr>`)}</tbody>
    </table>`}
  </section>`;
};

const decisionsTemplate = (decisions: readonly ReportedDecision[]): TemplateResult | typeof nothing =>
  (decisions.length === 0 ? nothing : html`<section class="luck" aria-labelledby="decisions">
    <h3 id="decisions">${reportWords.decisions}</h3>
    <table aria-labelledby="decisions"><tbody>${decisions.map(({ side, name, worth }) => html`<tr class=${side}>
      <th scope="row">${sideMark(side)} <span class="spoken">${reportWords.side[side]}:</span> ${name}</th>
      <td><b>${worth}</b></td>
    </tr>`)}</tbody></table>
  </section>`);

const rulingsTemplate = (rulings: readonly AnsweredQuestion[]): TemplateResult | typeof nothing =>
  (rulings.length === 0 ? nothing : html`<section class="whole" aria-labelledby="rulings">
    <h3 id="rulings">${reportWords.rulings}</h3>
    <ul class="lines">${rulings.map(({ question, answer, rule }) => html`<li>
      <span class="rule">${rule}</span><span>${question} <b>${answer}</b></span>
    </li>`)}</ul>
  </section>`);

const logTemplate = (chapters: readonly ReportChapter[]): TemplateResult | typeof nothing => {
  if (chapters.length === 0) return nothing;
  const { step, say, rule } = reportWords.logColumns;
  return html`<section aria-labelledby="steps">
    <h3 id="steps">${reportWords.steps}</h3>
    <table class="log stepped" role="table" aria-labelledby="steps">
      ${columnsTemplate([step, say, rule])}
      ${chapters.map(chapterTemplate)}
    </table>
  </section>`;
};

const chapterTemplate = ({ number, title, lines }: ReportChapter): TemplateResult => html`<tbody
  role="rowgroup" class="chapter"
>
  ${lines.map((line, i) => html`<tr role="row">
    ${i > 0 ? nothing : html`<th role="rowheader" scope="rowgroup" rowspan=${lines.length}>
      <span class="rule">${number}</span> ${title}
    </th>`}
    ${lineCells(line)}
  </tr>`)}
</tbody>`;

const lineCells = ({ rule, say, more }: ReportLine): TemplateResult => html`
  <td role="cell" class="say">${say}${more.map(one => html`<span class="more">${one}</span>`)}</td>
  <td role="cell" class="rule">${rule}</td>`;

const fatesTemplate = ({ game, fates, isOver }: Account): TemplateResult => {
  const { lost, left, markers } = reportWords.columns;
  const columns = [reportWords.terms[game].force, lost, left, ...(fates.some(hasMarkers) ? [markers] : [])];
  return html`<section class="fates" aria-labelledby="losses">
    <h3 id="losses">${reportWords.losses(isOver)}</h3>
    <table aria-labelledby="losses">
      <thead>
        <tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>${fates.map(fateTemplate)}</tbody>
    </table>
  </section>`;
};

const hasMarkers = ({ blastMarkers }: ForceOutcome): boolean => blastMarkers !== null;

const fateTemplate = ({ side, name, lost, left, blastMarkers, fate, details }: ForceOutcome): TemplateResult => html`
  <tr>
    <th scope="row" class=${side}>
      <span class="stand">${sideMark(side)}${name}</span>${fate === '' ? nothing : html`, <b class="fate">${fate}</b>`}
      ${details.map(detail => html`<span class="more">${detail}</span>`)}
    </th>
    <td>${lost}</td><td>${left}</td>${blastMarkers === null ? nothing : html`<td>${blastMarkers}</td>`}
  </tr>`;
