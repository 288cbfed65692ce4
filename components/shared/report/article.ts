/** The report as a page. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Account, AnsweredQuestion, ForceOutcome, ReportChapter, ReportLine, ReportViews, ReportedForce,
} from './account.ts';
import '../parts/odds-bar.ts';
import type { WinChances } from '../parts/odds-bar.ts';
import { sideMark } from '../parts/side-mark.ts';
import './still-map.ts';
import { reportWords } from './report-words.ts';

/** As much of the odds before the first throw as is drawn. */
export interface ReportedOdds {
  readonly winner: WinChances;
}

export const articleTemplate = (
  account: Account, views: ReportViews, odds: ReportedOdds | null,
): TemplateResult => html`
  <article aria-labelledby="title" part="page">
    <h2 id="title">${account.title}</h2>
    <p class="verdict">${account.verdict.join(' ')}</p>
    <section aria-labelledby="formations">
      <h3 id="formations">${reportWords.terms[account.game].forces}</h3>
      <div class="two">${account.forces.map(forceTemplate)}</div>
    </section>
    ${mapsTemplate(views, account.isOver)}
    ${account.odds === null ? nothing : html`<section class="whole odds" aria-labelledby="odds">
      <h3 id="odds">${reportWords.odds}</h3>
      <odds-bar .chances=${odds?.winner ?? null}></odds-bar>
      <p>${account.odds}</p>
    </section>`}
    ${rulingsTemplate(account.rulings)}
    ${account.chapters.length === 0 ? nothing : html`<section aria-labelledby="steps">
      <h3 id="steps">${reportWords.steps}</h3>
      ${account.chapters.map(chapterTemplate)}
    </section>`}
    ${fatesTemplate(account)}
    <footer>
      ${account.link === null
        ? nothing : html`<p><a href=${account.link}>${reportWords.terms[account.game].link}</a></p>`}
      <p>${account.version}</p>
    </footer>
  </article>`;

const forceTemplate = ({ side, name, facts, stands }: ReportedForce): TemplateResult => html`
  <div class="force whole ${side}">
    <h4>${sideMark(side)}<span><span class="spoken">${reportWords.side[side]}: </span>${name}</span></h4>
    <p class="soft">${reportWords.side[side]}, ${facts}</p>
    <ul>${stands.map(one => html`<li>
      <span class="stand">${one.name}</span> <span class="values">${one.values}</span>
      ${one.notes === '' ? nothing : html`<span class="soft notes">${one.notes}</span>`}
    </li>`)}</ul>
  </div>`;

const mapsTemplate = ({ start, end, both }: ReportViews, isOver: boolean): TemplateResult => html`
  <section aria-labelledby="maps">
    <h3 id="maps">${reportWords.maps}</h3>
    <div class="two maps">
      ${([[reportWords.atStart, start], [reportWords.atEnd(isOver), end]] as const).map(([label, view]) => html`
        <figure>
          <figcaption>${label}</figcaption>
          <still-map .view=${view} .around=${both} .label=${label}></still-map>
        </figure>`)}
    </div>
  </section>`;

const rulingsTemplate = (rulings: readonly AnsweredQuestion[]): TemplateResult | typeof nothing =>
  (rulings.length === 0 ? nothing : html`<section class="whole" aria-labelledby="rulings">
    <h3 id="rulings">${reportWords.rulings}</h3>
    <ul class="lines">${rulings.map(({ question, answer, rule }) => html`<li>
      <span class="rule">${rule}</span><span>${question} <b>${answer}</b></span>
    </li>`)}</ul>
  </section>`);

const chapterTemplate = ({ number, title, lines }: ReportChapter): TemplateResult => html`
  <div class="chapter whole">
    <h4><span class="rule">${number}</span><span>${title}</span></h4>
    <ul class="lines">${lines.map(lineTemplate)}</ul>
  </div>`;

const lineTemplate = ({ rule, say, more }: ReportLine): TemplateResult => html`<li>
  <span class="rule">${rule}</span>
  <span>${say}${more.map(one => html`<span class="more">${one}</span>`)}</span>
</li>`;

const fatesTemplate = ({ game, fates, isOver }: Account): TemplateResult => {
  const { lost, left, markers } = reportWords.columns;
  const columns = [reportWords.terms[game].force, lost, left, ...(fates.some(hasMarkers) ? [markers] : [])];
  return html`<section class="whole" aria-labelledby="losses">
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
