/** The beginning of the site: the game, three doors, what was left, and what is ready to be played. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SAMPLE_NAMES, type SampleId } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { PHASE_LESSON_NAMES } from '../../../src/lessons/warhammer-40k/names.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { PHASE_SAMPLE_NAMES, type PhaseSampleId } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { RULESET_PREFIX } from '../../../src/warhammer-40k/model/scenario.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { theme } from '../../shared/theme/theme.ts';
import { EDITION_NAMES } from '../../warhammer-40k/spoken/edition-words.ts';
import { homeWords } from './home-words.ts';
import { siteHomeStyles } from './site-home.styles.ts';
import { tileStyles } from './tiles.styles.ts';

/** What is behind each door, as a small drawing. It says nothing that the words beside it do not. */
const drawing = (inner: SVGTemplateResult): TemplateResult =>
  html`<svg class="picture" viewBox="0 0 88 64" aria-hidden="true">${inner}</svg>`;

const PAIRS = [22, 44, 66];

/** How far down the second step of each edition is. */
const STEPS = [26, 26, 34, 30];

const grid = svg`<path class="grid" d="M15 0V64M37 0V64M59 0V64M81 0V64M0 16H88M0 32H88M0 48H88"></path>`;

/** Stands in contact, and hits on the nearest. */
const assaultPicture = drawing(svg`${grid}
  ${PAIRS.map(x => svg`<circle class="defender" cx=${x} cy="25" r="8"></circle>
    <circle class="attacker" cx=${x} cy="41" r="8"></circle>
    <path class="contact" d=${`M${x - 5} 33h10`}></path>`)}
  ${[[28, '1'], [50, '2']].map(([x, number]) => svg`<path class="hit" d=${`M${x} 12l8 8-8 8-8-8z`}></path>
    <text x=${x} y="23">${number}</text>`)}`);

/** A chance, and how it is divided. */
const chancePicture = drawing(svg`
  <text class="chance" x="44" y="34">70 %</text>
  <path class="bar attacker" d="M16 45h38"></path><path class="bar defender" d="M56 45h16"></path>`);

/** A line of fire into a wood, and a question. */
const lessonPicture = drawing(svg`
  <path class="wood" d="M50 0V52H88M50 20 70 0M50 44 88 6M60 52 88 24M76 52 88 40"></path>
  <path class="fire" d="M22 46 56 26"></path>
  <circle class="attacker" cx="17" cy="49" r="8"></circle>
  <circle class="asked" cx="62" cy="22" r="9"></circle><text class="question" x="62" y="26">?</text>`);

/** Four columns of the same steps, of which some differ. */
const editionsPicture = drawing(svg`${EDITIONS.map((_, i) => svg`
  <path class="bar attacker" d=${`M${13 + 18 * i} 14h8`}></path>
  <path class="bar defender" d=${`M${13 + 18 * i} ${STEPS[i]}h8`}></path>
  <path class="bar attacker" d=${`M${13 + 18 * i} ${STEPS[i]! + 16}h8`}></path>`)}`);

/** In local storage: the edition, or nothing of the kind for Epic. */
const KEY = 'assault-resolver.game';

/** Null: Epic. */
type Game = Edition | null;

/** The edition that most people know. */
const USUAL_EDITION: Edition = '7th';

const chosenGame = (): Game => {
  try {
    return EDITIONS.find(edition => edition === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
};

const keepGame = (game: Game): void => {
  try {
    localStorage.setItem(KEY, game ?? 'epic');
  } catch {
    // it lasts until the page is closed
  }
};

/** Links `#id` lead to the bundled assaults, one for each, or one for each phase in the edition that is chosen. */
export class SiteHome extends SpokenElement {
  static override styles = [theme, tileStyles, siteHomeStyles];
  static override properties = { chosen: {}, game: { state: true }, left: { attribute: false } };
  /** What is on the table, as the address names it; null: no bundled one. */
  declare chosen: string | null;
  /** The tables that were left, as an element; null: there are none. */
  declare left: HTMLElement | null;
  declare private game: Game;

  constructor() {
    super();
    this.chosen = null;
    this.left = null;
    this.game = chosenGame();
  }

  protected override get words(): readonly string[] {
    return ['home', 'samples', 'warhammer-40k-samples'];
  }

  protected override render(): TemplateResult {
    const { game } = this;
    return html`<div class="all">
      ${this.games()}
      <h2>${homeWords.heading}</h2>
      <p class="lead">${homeWords.lead}</p>
      <div class="doors">${game === null ? epicDoors() : phaseDoors(game)}</div>
      ${this.left ?? nothing}
      <section>
        <h3>${homeWords.ready}</h3>
        <ul>${game === null ? SAMPLE_NAMES.map(name => this.tile(name, name.id))
          : PHASE_SAMPLE_NAMES.map(name => this.tile(name, `warhammer-40k-${game}/${name.id}`))}</ul>
      </section>
    </div>`;
  }

  private games(): TemplateResult {
    const { game } = this;
    const one = (isIt: boolean, name: string, to: () => Game): TemplateResult =>
      html`<button type="button" aria-pressed=${isIt} @click=${() => this.choose(to())}>${name}</button>`;
    return html`<div class="choice">
      <div class="games" role="group" aria-label=${homeWords.game}>
        ${one(game === null, homeWords.games.epic, () => null)}
        ${one(game !== null, homeWords.games.phase, () => this.game ?? USUAL_EDITION)}
      </div>
      ${game === null ? nothing : html`<label class="edition">
        <span>${homeWords.edition}</span>
        <select @change=${({ target }: Event) => this.choose((target as HTMLSelectElement).value as Edition)}>
          ${EDITIONS.map(edition =>
            html`<option value=${edition} ?selected=${edition === game}>${EDITION_NAMES[edition]}</option>`)}
        </select>
      </label>`}
    </div>`;
  }

  private choose(game: Game): void {
    this.game = game;
    keepGame(game);
  }

  private tile(name: { readonly id: SampleId | PhaseSampleId; readonly title: string }, to: string): TemplateResult {
    return html`<li><a href="#${to}" aria-current=${to === this.chosen ? 'page' : nothing}>
      <span>${nameSpoken(name).title}</span> <small>${homeWords.themes[name.id]}</small>
    </a></li>`;
  }
}

const door = (picture: TemplateResult, name: string, to: string | null, lead: string, more?: TemplateResult) =>
  html`<section class="door">
    ${picture}
    <h3>${to === null ? name : html`<a href=${to}>${name}</a>`}</h3>
    <p>${lead}</p>
    ${more ?? nothing}
  </section>`;

/** `before` stands before the line in the address: the text by which it is played. */
const chargeDoor = (example: string, before: string): TemplateResult =>
  door(chancePicture, homeWords.charge, null, homeWords.chargeLead, html`<form
    @submit=${(event: SubmitEvent) => askOdds(event, before)}>
    <input name="line" aria-label=${homeWords.line} placeholder=${example} autocomplete="off" spellcheck="false">
    <button aria-label=${homeWords.ask}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M6 3l5 5-5 5"></path></svg><span>${homeWords.ask}</span>
    </button>
  </form>`);

const epicDoors = (): readonly TemplateResult[] => [
  door(assaultPicture, homeWords.settle, '#set-up', homeWords.settleLead),
  chargeDoor(homeWords.example, ''),
  door(lessonPicture, homeWords.learn, '#learn', homeWords.learnLead(LESSON_NAMES.length)),
];

const phaseDoors = (edition: Edition): readonly TemplateResult[] => [
  edition === '7th' ? door(assaultPicture, homeWords.settle, '#set-up=warhammer-40k', homeWords.settleLead)
    : door(assaultPicture, homeWords.settle, `#warhammer-40k-${edition}/${PHASE_SAMPLE_NAMES[0].id}`, homeWords.lead),
  ...(edition === '7th' ? [chargeDoor(homeWords.phaseExample, `${RULESET_PREFIX}${edition}/`)] : []),
  door(lessonPicture, homeWords.learn, '#learn', homeWords.learnLead(PHASE_LESSON_NAMES.length)),
  door(editionsPicture, homeWords.editions, '#statechart=editions', homeWords.editionsLead),
];

/** An empty line asks about what is on the table. */
const askOdds = (event: SubmitEvent, before: string): void => {
  event.preventDefault();
  const line = String(new FormData(event.currentTarget as HTMLFormElement).get('line')).trim();
  location.hash = line === '' ? 'odds' : `odds=${encodeURIComponent(`${before}${line}`)}`;
};

if (!customElements.get('site-home')) customElements.define('site-home', SiteHome);

declare global {
  interface HTMLElementTagNameMap {
    'site-home': SiteHome;
  }
}
