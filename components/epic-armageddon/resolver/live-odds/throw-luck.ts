/** Luck at the end: what was thrown against what was to be expected, and what it has turned. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { swingSize, type Counted, type DiceTally, type ThrowLuck } from '../../../../src/epic-armageddon/odds/luck.ts';
import { enemyOf, SIDES, type BySide, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { spoken } from '../../../shared/languages/spoken.ts';
import { SpokenElement } from '../../../shared/languages/spoken-element.ts';
import { disclosure } from '../../../shared/parts/disclosure.ts';
import { points } from '../../../shared/parts/figures.ts';
import { sideMark, sideMarkStyles } from '../../../shared/parts/side-mark.ts';
import { tableStyles } from '../../../shared/parts/table.styles.ts';
import { theme } from '../../../shared/theme/theme.ts';
import { throwsStyles } from './throws.styles.ts';
import type { NamedLuck } from './view.ts';
import { HEADS, throwWords } from './live-odds-words.ts';

/** What is said of luck: what all throws of an assault have turned. */
export const luckWords = spoken('resolver/luck', {
  luck: 'Luck',
  lucky: (side: Side, points: string): string => `The dice were worth ${points} points to the ${side}.`,
  even: 'The dice have favoured nobody.',
  biggest: 'Most of all:',
  moment: (name: string, what: string, swing: string, side: Side): string =>
    `${name}: ${what}, ${swing} points for the ${side}.`,
  rolled: (side: Side, counted: Counted, thrown: string, expected: string): string =>
    `the ${side}’s ${HEADS[counted].toLowerCase()}, ${thrown} where ${expected} were to be expected`,
  higher: (attacker: number, defender: number): string =>
    `the attacker’s ${attacker} against the defender’s ${defender}`,
  totals: 'Thrown, and expected',
  thrown: 'Thrown',
  expected: 'Expected',
  throws: 'Throw by throw',
  throw: 'Throw',
  swing: 'Attacker’s chance',
  of: (thrown: string, expected: string): string => `${thrown} (${expected})`,
  reckoning: 'Reckoning what every throw has turned …',
  leftOut: 'Throws whose odds could not be worked out are left out.',
});

/** Less than this is nobody's luck. */
const EVEN = 0.0005;

/**
 * The luck of an assault that is over: all of it in a sentence, its biggest moment, and tables.
 *
 * @csspart table - One table.
 */
export class ThrowLuckElement extends SpokenElement {
  static override styles = [
    theme,
    disclosure,
    sideMarkStyles,
    tableStyles,
    throwsStyles,
    css`
      h3 {
        margin-block-end: var(--_space);
        font-size: var(--_size-l);
      }
      p + p {
        margin-block-start: var(--_space);
      }
      .soft {
        color: var(--_ink-soft);
      }
      table {
        margin-block-start: calc(var(--_space) * 3);
      }
      td,
      thead th:not(:first-child) {
        padding-inline-start: calc(var(--_space) * 2);
      }
      details {
        margin: calc(var(--_space) * 2) calc(var(--_space) * -3) 0;
      }
      details table {
        inline-size: calc(100% - var(--_space) * 6);
        margin: 0 calc(var(--_space) * 3);
      }
    `,
  ];
  static override properties = { luck: { attribute: false }, isReckoning: { type: Boolean } };
  declare luck: NamedLuck | null;
  declare isReckoning: boolean;

  constructor() {
    super();
    this.luck = null;
    this.isReckoning = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { luck } = this;
    if (luck === null) return this.isReckoning
      ? html`<p class="soft" role="status">${luckWords.reckoning}</p>` : nothing;
    if (luck.throws.length === 0) return nothing;
    return html`<section aria-labelledby="heading">
      <h3 id="heading">${luckWords.luck}</h3>
      <p>${verdict(luck.swing)}</p>
      ${luck.biggest === null ? nothing : html`<p>${luckWords.biggest} ${momentOf(luck, luck.biggest)}</p>`}
      ${luck.isWhole ? nothing : html`<p class="soft">${luckWords.leftOut}</p>`}
      ${totals(luck)}
      <details><summary>${luckWords.throws}</summary>${throwsTable(luck)}</details>
    </section>`;
  }
}

const favoured = ({ attacker, defender }: BySide<number>): Side => (attacker >= defender ? 'attacker' : 'defender');

/** '+12.3' */
const pointsOf = (swing: BySide<number>): string => points(100 * swingSize(swing));

const verdict = (swing: BySide<number>): string =>
  (swingSize(swing) < EVEN
    ? luckWords.even : luckWords.lucky(favoured(swing), pointsOf(swing).replace('+', '')));

/** Whole numbers as they are, others to a tenth. */
const tallied = (value: number): string => figure(value, Number.isInteger(value) ? 0 : 1);

/** Of whose dice there is most to say: those that lay furthest from what was to be expected, in favour of one side. */
const mainOf = (one: ThrowLuck, side: Side): Side => {
  const gain = (who: Side): number => {
    const mine = one[who];
    return mine === null ? -Infinity : (mine.thrown - mine.expected) * (who === side ? 1 : -1);
  };
  return gain(side) >= gain(enemyOf(side)) ? side : enemyOf(side);
};

const whatOf = (one: ThrowLuck, side: Side): string => {
  const main = mainOf(one, side);
  const { counted, thrown, expected } = one[main]!;
  if (counted === 'result') return luckWords.higher(one.attacker!.thrown, one.defender!.thrown);
  return luckWords.rolled(main, counted, tallied(thrown), figure(expected, 1));
};

const momentOf = ({ throws, names }: NamedLuck, place: number): string => {
  const one = throws[place]!;
  const side = favoured(one.swing!);
  return luckWords.moment(names[place]!, whatOf(one, side), pointsOf(one.swing!), side);
};

interface Row extends DiceTally {
  readonly side: Side;
}

const totals = ({ totals: all }: NamedLuck): TemplateResult => {
  const rows = SIDES.flatMap(side => all[side].map((one): Row => ({ ...one, side })));
  return html`<table part="table">
    <caption class="spoken">${luckWords.totals}</caption>
    <thead><tr><td></td><th scope="col">${luckWords.thrown}</th><th
      scope="col">${luckWords.expected}</th></tr></thead>
    <tbody>${rows.map(({ side, counted, thrown, expected }) => html`<tr class=${side}>
      <th scope="row">${sideMark(side)}${throwWords.stakesOf(side, counted)}</th>
      <td>${tallied(thrown)}</td><td>${figure(expected, 1)}</td>
    </tr>`)}</tbody>
  </table>`;
};

const cell = (one: DiceTally | null): TemplateResult => html`<td>${one === null ? '–'
  : luckWords.of(tallied(one.thrown), figure(one.expected, 1))}</td>`;

const throwsTable = ({ throws, names, biggest }: NamedLuck): TemplateResult => html`<table part="table">
  <caption class="spoken">${luckWords.throws}</caption>
  <thead><tr>
    <th scope="col">${luckWords.throw}</th>
    ${SIDES.map(side => html`<th scope="col">${throwWords.names[side]}</th>`)}
    <th scope="col">${luckWords.swing}</th>
  </tr></thead>
  <tbody>${throws.map((one, i) => html`<tr class=${i === biggest ? 'most' : ''}>
    <th scope="row">${names[i]}</th>
    ${SIDES.map(side => cell(one[side]))}
    <td>${one.swing === null ? '–' : points(100 * one.swing.attacker)}</td>
  </tr>`)}</tbody>
</table>`;

if (!customElements.get('throw-luck')) customElements.define('throw-luck', ThrowLuckElement);

declare global {
  interface HTMLElementTagNameMap {
    'throw-luck': ThrowLuckElement;
  }
}
