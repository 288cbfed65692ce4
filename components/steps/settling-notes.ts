/** The rules behind hits that are being settled. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Purpose } from '../../src/epic-armageddon/hands.ts';
import { SIDES, type Assault } from '../../src/epic-armageddon/state.ts';
import type { Cause } from '../../src/epic-armageddon/volley.ts';
import { ruleNote } from './rule-notes.ts';
import type { StepState } from './step.ts';

interface Why {
  readonly heading: string;
  readonly rules: readonly string[];
}

const CAUSES: Readonly<Partial<Record<Cause, Why>>> = {
  overwatch: { heading: 'Why are they fired at?', rules: ['A2.12', 'V3'] },
  'hack-down': { heading: 'Why are they hit?', rules: ['A6.5', 'A6.7'] },
  withdrawal: { heading: 'Why is it damaged?', rules: ['A7.3', 'A7.4'] },
  'dangerous-terrain': { heading: 'What does dangerous terrain do?', rules: ['A2.10'] },
  splash: { heading: 'Whom does a blast reach?', rules: ['W6'] },
  passengers: { heading: 'What becomes of passengers?', rules: ['V12'] },
  'blast-marker': { heading: 'Why do they lose units?', rules: ['B3', 'A7.6'] },
  critical: { heading: 'What does a critical hit do?', rules: ['W6'] },
};

const PURPOSES: Readonly<Partial<Record<Purpose, Why>>> = {
  're-roll': { heading: 'Why again?', rules: ['V4'] },
  invulnerable: { heading: 'Which save is this?', rules: ['V9'] },
  damage: { heading: 'Why are these dice thrown first?', rules: ['V7', 'H10'] },
  critical: { heading: 'What is a critical hit?', rules: ['W5', 'W6', 'W7'] },
};

const FIELDS: readonly string[] = ['holofield', 'knight-shield'];

export const settlingNotes = (assault: Assault, { path }: StepState, purpose: Purpose): TemplateResult => {
  const { volley } = assault;
  const hits = volley === null ? [] : SIDES.flatMap(side => volley.hits[side]);
  const phase = path.split('.').at(-1);
  if (phase !== 'saving' || volley === null) {
    return html`${ruleNote(assault, { heading: 'What does a critical hit do?', rules: ['W6', 'W7'] })}`;
  }
  const cause = CAUSES[volley.cause];
  const why = PURPOSES[purpose];
  return html`
    ${cause === undefined ? nothing : ruleNote(assault, cause)}
    ${why === undefined ? nothing : ruleNote(assault, why)}
    ${volley.macro ? ruleNote(assault, { heading: 'What saves against these hits?', rules: ['V6', 'V7'] }) : nothing}
    ${purpose === 'save' && !volley.macro
      ? ruleNote(assault, { heading: 'Armour or cover?', rules: ['V1', 'V2', 'V3'] })
      : nothing}
    ${hits.some(hit => hit.stopped > 0)
      ? ruleNote(assault, { heading: 'What do shields stop?', rules: ['V10'] })
      : nothing}
    ${hits.some(hit => FIELDS.includes(hit.save))
      ? ruleNote(assault, { heading: 'What do these fields do?', rules: ['V13'] })
      : nothing}
    ${ruleNote(assault, { heading: 'In which order?', rules: ['V10', 'H3', 'H11'] })}
  `;
};
