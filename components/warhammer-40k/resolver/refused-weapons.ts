/** What is said of a table with weapons that its text does not have. */
import { html, nothing, type TemplateResult } from 'lit';
import { refusedWeapons, type WeaponRefusal } from '../../../src/warhammer-40k/model/refused-weapons.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phaseWords } from './phase-words.ts';

/** Whether there are any. */
export const isRefused = (phase: Phase): boolean => refusedWeapons(phase, phase.profiles).length > 0;

/** Why each of them is refused, and what that means here; empty: the text has all of them. */
export const refusedInWords = (phase: Phase): readonly string[] => {
  const refused = refusedWeapons(phase, phase.profiles);
  const reasons = [...new Set(refused.map(({ why }) => why))];
  const namesOf = (why: WeaponRefusal): string =>
    [...new Set(refused.filter(one => one.why === why).map(({ weapon }) => weapon.name))].join(', ');
  return reasons.length === 0 ? [] : [...reasons.map(why => phaseWords.refused[why](namesOf(why))), phaseWords.playsOn];
};

export const refusedTemplate = (phase: Phase): TemplateResult | typeof nothing => {
  const says = refusedInWords(phase);
  return says.length === 0 ? nothing : html`<p class="refused" role="note">${says.join(' ')}</p>`;
};
