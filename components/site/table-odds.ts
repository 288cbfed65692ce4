/** The view in which it is asked how the table will end, from the moment at which it stands. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { AssaultOdds } from '../elements/assault-odds.ts';
import { meantBy, planOf, type Plan } from '../epic-armageddon/odds/plan.ts';
import type { Questions } from '../epic-armageddon/odds/question.ts';
import type { Reading } from '../epic-armageddon/odds/reading.ts';

/** A table, and the moment at which it stands. */
export interface TableMoment {
  readonly scenario: Scenario;
  /** The two lines of text that it was made of; null: it was made in another way. */
  readonly match: Plan | null;
  readonly moment: Questions['moment'];
  /** The name of its step, in the language in which it is read. */
  readonly step: () => string;
  /** Nothing has been played on it. */
  readonly isStart: boolean;
}

/** Sent when what is typed is another table. */
export class MatchTyped extends Event {
  readonly match: Plan;
  readonly scenario: Scenario;

  constructor(match: Plan, scenario: Scenario) {
    super('match-typed');
    this.match = match;
    this.scenario = scenario;
  }
}

const isSame = (one: Plan, other: Plan | null): boolean =>
  other !== null && JSON.stringify(meantBy(one)) === JSON.stringify(meantBy(other));

/**
 * The calculator about the table of the site.
 *
 * @fires match-typed - What is typed is another table: `match`, `scenario`.
 */
export class TableOdds extends AssaultOdds {
  static override styles = [...AssaultOdds.styles, css`
    .about {
      margin: 0;
      padding: calc(var(--_space) * 3) calc(var(--_space) * 4) 0;
      overflow-wrap: anywhere;
    }
  `];
  static override properties = { ...AssaultOdds.properties, here: { attribute: false } };
  /** Null: there is no table yet, or one of another game. */
  declare here: TableMoment | null;
  #characters: Reading['characters'] | null = null;

  constructor() {
    super();
    this.match = null;
    this.plan = planOf('');
    this.here = null;
  }

  /** The name of a step is one of a moment. */
  protected override get words(): readonly string[] {
    return [...super.words, ...(this.here === null ? [] : ['epic-moments'])];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('here')) return;
    if (changed.has('match') && this.match !== null) return this.inquiry.rest(); // another table is asked for
    const { here } = this;
    const before = changed.get('here') as TableMoment | null | undefined;
    if (here !== null && here.scenario !== before?.scenario && !isSame(this.plan, here.match)) {
      this.plan = here.match ?? planOf('');
      this.#characters = null;
    }
    this.#askHere();
  }

  protected override render(): TemplateResult {
    const { here } = this;
    return html`${here === null ? nothing : html`<p class="about"><b>${here.scenario.title}</b> · ${here.step()}</p>`}
      ${super.render()}`;
  }

  /** What is typed becomes the table, and is asked about when it is. */
  protected override ask(scenario: Scenario | null, characters: Reading['characters']): void {
    const { here, plan } = this;
    if (here !== null && isSame(plan, here.match)) {
      const isFirst = this.#characters === null;
      this.#characters = characters;
      if (isFirst) this.#askHere();
    } else if (scenario !== null && this.isConnected) {
      this.#characters = characters;
      this.inquiry.rest();
      this.dispatchEvent(new MatchTyped(plan, scenario));
    }
  }

  /** Changes of a table that was typed are looked for with the characters of its forces. */
  #askHere(): void {
    const { here } = this;
    if (here === null) return this.inquiry.rest();
    const { scenario, match, moment, isStart } = here;
    this.asked = scenario;
    if (match !== null && this.#characters === null) return;
    const characters = match === null ? { attacker: {}, defender: {} } : this.#characters!;
    this.inquiry.ask({ kind: 'moment', ...moment }, isStart ? { scenario, characters } : null);
  }
}

if (!customElements.get('table-odds')) customElements.define('table-odds', TableOdds);

declare global {
  interface HTMLElementTagNameMap {
    'table-odds': TableOdds;
  }
  interface HTMLElementEventMap {
    'match-typed': MatchTyped;
  }
}
