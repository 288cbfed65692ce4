/** In Spanish: the pieces that several facts of a reasoning are told with. */
import type { WayToFight } from '../../../../src/epic-armageddon/model/combatant.ts';
import type { Effect } from '../../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveKind, SaveStage } from '../../../../src/epic-armageddon/model/volley.ts';
import type { Loss } from '../../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { cmOf } from '../counts.ts';

const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
export const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));
export const missingOf = (missing: number): string => (missing < HAIR ? finely(missing) : cmOf(missing));
/** Of a unit. */
export const ordinal = (number: number): string => `${number}.ª`;

export const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'en cuerpo a cuerpo', firefight: 'en tiroteo',
};
export const EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'sin contar la cobertura', lance: 'como lanza', sniper: 'como francotirador',
  'macro-weapon': 'como macroarma', 'titan-killer': 'como Matatitanes',
};
export const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'un impacto que ignora cobertura', lance: 'un impacto de lanza',
  sniper: 'un impacto de francotirador', 'macro-weapon': 'un impacto de macroarma',
  'titan-killer': 'un impacto de Matatitanes',
};
export const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'de los ataques de First Strike', attacks: 'de los ataques', support: 'del fuego de apoyo',
  'hack-down': 'del remate', withdrawal: 'por acabar la retirada cerca de un enemigo',
  'dangerous-terrain': 'del terreno peligroso', overwatch: 'del fuego en alerta', splash: 'de una explosión',
  passengers: 'sufrido en los restos', 'blast-marker': 'en vez de un marcador de explosión',
  critical: 'de un impacto crítico',
};
export const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'en los ataques', support: 'por fuego de apoyo', 'hack-down': 'en el remate',
  withdrawal: 'al retirarse su formación', 'already-broken': 'con su formación, ya desmoralizada',
  passengers: 'con su transporte', critical: 'por un impacto crítico', coherency: 'fuera de coherencia',
  'dangerous-terrain': 'en terreno peligroso', 'blast-marker': 'en el pánico de su formación',
  overwatch: 'por fuego en alerta', summoned: 'al desmoralizarse su formación: era invocada',
};
export const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'su salvación', 're-roll': 'repetir su salvación', invulnerable: 'su salvación invulnerable',
};
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'su blindaje', cover: 'la cobertura', holofield: 'su holocampo', 'knight-shield': 'su escudo de caballero',
  none: 'ninguna',
};
