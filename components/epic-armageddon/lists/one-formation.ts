/** Where there is little width: one formation that charges, and those that it may charge as rows. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { percent, wholePercent } from '../../shared/parts/figures.ts';
import '../../shared/parts/odds-bar.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { listsWords } from './lists-words.ts';
import { averageOf, isFiring, pairAt, type KnownPair } from './match.ts';
import { howOf } from './matrix.ts';
import { FILTERS, type Filter, type MatchActions, type MatchView } from './view.ts';

/** Who charges, and which of its opponents are shown; `facing`: what says whom it charges. */
export const oneHeadTemplate = (
  view: MatchView, facing: TemplateResult, actions: MatchActions,
): TemplateResult => {
  const known = knownIn(view);
  const count = (one: Filter): number => known.filter(pair => isShown(pair, one)).length;
  return html`
    ${whoTemplate(view, actions)}
    <div class="whom">${facing}
      <div class="filters" role="group" aria-label=${listsWords.filter}>${FILTERS.map(one => html`<button
        type="button" aria-pressed=${one === view.filter} @click=${() => actions.show(one)}
      >${listsWords.filtered(listsWords.filters[one], count(one))}</button>`)}</div>
    </div>`;
};

export const oneFormationTemplate = (view: MatchView, actions: MatchActions): TemplateResult => {
  const known = knownIn(view);
  const of = view.match.formations.defender.length;
  const shown = known.filter(pair => isShown(pair, view.filter)).sort((a, b) => b.best.win - a.best.win);
  return html`
    <ul class="rows">${shown.map(pair => rowTemplate(pair, view, actions))}</ul>
    ${known.length < of ? html`<p class="soft">${listsWords.known(known.length, of)}</p>` : nothing}`;
};

const knownIn = ({ match, selected: { attacker } }: MatchView): readonly KnownPair[] =>
  match.formations.defender.flatMap((_, defender) => pairAt(match, { attacker, defender }) ?? []);

const isShown = (pair: KnownPair, filter: Filter): boolean =>
  filter === 'all' || isFiring(pair) === (filter === 'fire');

const whoTemplate = ({ match, selected, order }: MatchView, { select }: MatchActions): TemplateResult => {
  const at = order.attacker.indexOf(selected.attacker);
  const { name, stands } = match.formations.attacker[selected.attacker]!;
  const average = averageOf(match, 'attacker', selected.attacker);
  const turn = (by: number, label: string, way: string): TemplateResult => {
    const to = order.attacker[at + by];
    return html`<button type="button" class="icon quiet" aria-label=${label} ?disabled=${to === undefined}
      @click=${() => select({ ...selected, attacker: to! })}>${svg`<svg class="sign" viewBox="0 0 16 16"
        aria-hidden="true"><path d=${way}></path></svg>`}</button>`;
  };
  return html`<div class="who attacker">
    ${turn(-1, listsWords.earlier, 'M10 3 5 8l5 5')}
    <div>
      <h3>${sideMark('attacker')} ${listsWords.formation(name, stands)}</h3>
      <p class="soft">${listsWords.place(at + 1, order.attacker.length, average === null ? '–' : percent(average))}</p>
    </div>
    ${turn(1, listsWords.later, 'm6 3 5 5-5 5')}
  </div>`;
};

const rowTemplate = (pair: KnownPair, { match, selected }: MatchView, { select }: MatchActions): TemplateResult => {
  const { name, stands } = match.formations.defender[pair.defender]!;
  const { win, none } = pair.best;
  return html`<li><button
    type="button" class="opponent" part="cell" aria-pressed=${pair.defender === selected.defender}
    @click=${() => select({ attacker: pair.attacker, defender: pair.defender })}>
    <span class="name">${name} <span class="soft">${stands}</span></span>
    <span class="how soft"><i class=${isFiring(pair) ? 'ring' : 'disc'}></i> ${howOf(pair)}</span>
    <odds-bar aria-hidden="true" .chances=${{ attacker: win, defender: 1 - win - none, none }}></odds-bar>
    <b class=${win >= 0.5 ? 'attacker' : 'defender'}>${wholePercent(win)}</b>
  </button></li>`;
};
