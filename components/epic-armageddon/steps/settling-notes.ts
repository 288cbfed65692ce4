/** The rules behind hits that are being settled. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Purpose } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { HitCause } from '../../../src/epic-armageddon/model/volley.ts';
import { ruleNote } from './rule-notes.ts';
import type { StepState } from './step.ts';
import { settlingWords } from './hit-words.ts';

/** The rules behind hits that do not come of attacks. */
const CAUSES: Readonly<Partial<Record<HitCause, readonly string[]>>> = {
  overwatch: ['A2.12', 'V3'],
  'hack-down': ['A6.5', 'A6.7'],
  withdrawal: ['A7.3', 'A7.4'],
  'dangerous-terrain': ['A2.10'],
  splash: ['W6'],
  passengers: ['V12'],
  'blast-marker': ['B3', 'A7.6'],
  critical: ['W6'],
};

/** The rules behind dice that are not saves. */
const PURPOSES: Readonly<Partial<Record<Purpose, readonly string[]>>> = {
  're-roll': ['V4'],
  invulnerable: ['V9'],
  damage: ['V7', 'H10'],
  critical: ['W5', 'W6', 'W7'],
};

const FIELDS: readonly string[] = ['holofield', 'knight-shield', 'ion-shield'];

export const settlingNotes = (assault: Assault, { path }: StepState, purpose: Purpose): TemplateResult => {
  const { volley } = assault;
  const hits = volley === null ? [] : SIDES.flatMap(side => volley.hits[side]);
  const phase = path.split('.').at(-1);
  if (phase !== 'saving' || volley === null) {
    return html`${ruleNote(assault, { heading: settlingWords.whatCriticalDoes, rules: ['W6', 'W7'] })}`;
  }
  const cause = CAUSES[volley.cause];
  const why = PURPOSES[purpose];
  const { asked, askedOfDice } = settlingWords;
  return html`
    ${cause === undefined ? nothing : ruleNote(assault, { heading: asked[volley.cause] ?? '', rules: cause })}
    ${why === undefined ? nothing : ruleNote(assault, { heading: askedOfDice[purpose] ?? '', rules: why })}
    ${volley.macro ? ruleNote(assault, { heading: settlingWords.whatSaves, rules: ['V6', 'V7'] }) : nothing}
    ${purpose === 'save' && !volley.macro
      ? ruleNote(assault, { heading: settlingWords.armourOrCover, rules: ['V1', 'V2', 'V3'] })
      : nothing}
    ${hits.some(hit => hit.stopped > 0)
      ? ruleNote(assault, { heading: settlingWords.whatShields, rules: ['V10'] })
      : nothing}
    ${hits.some(hit => FIELDS.includes(hit.save))
      ? ruleNote(assault, { heading: settlingWords.whatFields, rules: ['V13'] })
      : nothing}
    ${ruleNote(assault, { heading: settlingWords.whichOrder, rules: ['V10', 'H3', 'H11'] })}
  `;
};
