/** In German: the rules' own words for things, as the sentences of a reasoning need them. */
import type { WayToFight } from '../../../../src/epic-armageddon/model/combatant.ts';
import type { Effect } from '../../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveKind, SaveStage } from '../../../../src/epic-armageddon/model/volley.ts';
import type { Loss } from '../../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { centimetres } from '../counts.ts';

export const HAIR = 0.1;
const FINEST = 0.01;

export const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
export const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : centimetres(at));

export const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'im Nahkampf', firefight: 'im Feuergefecht',
};

export const EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignoriert Deckung', lance: 'als Lanze', sniper: 'als Scharfschütze', 'macro-weapon': 'als '
    + 'Makrowaffe',
  'titan-killer': 'als Titan Killer',
};

/** After 'ist'. */
export const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ein Treffer mit Ignore Cover', lance: 'ein Lanzentreffer', sniper: 'ein Scharfschützentreffer',
  'macro-weapon': 'ein Makrowaffentreffer', 'titan-killer': 'ein Titan-Killer-Treffer',
};

/** Where a hit comes from, on its own or in brackets. */
export const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'First Strike', attacks: 'aus den Attacken', support: 'aus dem Unterstützungsfeuer',
  'hack-down': 'vom Niedermachen', withdrawal: 'Rückzug zu nah am Gegner beendet',
  'dangerous-terrain': 'gefährliches Gelände', overwatch: 'aus Feuerbereitschaft', splash: 'von einer Explosion',
  passengers: 'im Wrack', 'blast-marker': 'statt eines Blastmarkers', critical: 'von einem kritischen Treffer',
};

export const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'durch Attacken', support: 'durch Unterstützungsfeuer', 'hack-down': 'niedergemacht',
  withdrawal: 'auf dem Rückzug ihrer Formation', 'already-broken': 'mit ihrer Formation, die schon gebrochen war',
  passengers: 'mit ihrem Transporter', critical: 'durch einen kritischen Treffer', coherency: 'nicht mehr beisammen',
  'dangerous-terrain': 'in gefährlichem Gelände', 'blast-marker': 'in der Panik ihrer Formation',
  overwatch: 'durch Feuer aus Feuerbereitschaft', summoned: 'beschworen und mit dem Brechen der Formation verschwunden',
};

export const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'Schutzwurf', 're-roll': 'wiederholter Schutzwurf', invulnerable: 'Rettungswurf',
};

export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'keine',
};
