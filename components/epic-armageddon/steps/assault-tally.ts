/** The running totals of an assault: kills, and what each side would add to the result. */
import { html, nothing, type TemplateResult } from 'lit';
import { modifiers } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Assault, Modifier } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type BySide } from '../../../src/epic-armageddon/model/procedure.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { TallyRow } from '../../shared/parts/tally-table.ts';
import { theme } from '../../shared/theme/theme.ts';
import { countsPoints, modifierName, MODIFIER_ORDER, sumOf } from './result-dice.ts';
import { capital } from '../../shared/languages/forms.ts';
import '../../shared/parts/tally-table.ts';

export const tallyWords = spoken('steps/tally', {
  soFar: 'So far',
  soFarIn: (round: number): string => `So far, round ${round}`,
});

const isOver = ({ winner }: Assault): boolean => winner !== null;

/** What the result counted once it has been thrown, and what it would count until then. */
const linesOf = (assault: Assault): BySide<readonly Modifier[]> => {
  const result = isOver(assault) ? assault.results.at(-1) : undefined;
  return {
    attacker: result?.attacker.modifiers ?? modifiers(assault, 'attacker'),
    defender: result?.defender.modifiers ?? modifiers(assault, 'defender'),
  };
};

/**
 * Kills and modifiers so far, the sum a side would add to its die, and where the tie rounds stand.
 */
export class AssaultTally extends SpokenElement {
  static override styles = [theme];
  static override properties = { assault: { attribute: false } };
  /** The assault as it stands. */
  declare assault: Assault;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assault) return nothing;
    const isSwift = this.assault.ending === 'swift';
    const lines = linesOf(this.assault);
    const rows = MODIFIER_ORDER.map(name => this.row(name, lines)).filter(row => row !== null);
    return html`<tally-table
      caption=${this.assault.round > 1 ? tallyWords.soFarIn(this.assault.round) : tallyWords.soFar}
      .rows=${isSwift ? rows.slice(0, 1) : rows}
      .totals=${isSwift ? null : { attacker: sumOf(lines.attacker), defender: sumOf(lines.defender) }}
    ></tally-table>`;
  }

  /** Kills are shown even where there are none. @rule A6.2 */
  private row(name: (typeof MODIFIER_ORDER)[number], lines: BySide<readonly Modifier[]>): TallyRow | null {
    const words = capital(modifierName(name, countsPoints(this.assault)));
    if (name === 'kills') return { name: words, rule: null, ...this.assault.kills };
    const values = SIDES.map(side => lines[side].find(line => line.name === name)?.value ?? null);
    if (values.every(value => value === null)) return null;
    return { name: words, rule: null, attacker: values[0]!, defender: values[1]! };
  }
}

if (!customElements.get('assault-tally')) customElements.define('assault-tally', AssaultTally);

declare global {
  interface HTMLElementTagNameMap {
    'assault-tally': AssaultTally;
  }
}
