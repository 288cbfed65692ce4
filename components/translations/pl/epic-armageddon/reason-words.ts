/** In Polish: the rules' own words for things, as the sentences of a reasoning need them. */
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
  'close-combat': 'w walce wręcz', firefight: 'w wymianie ognia',
};

export const EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ignoruje osłonę', lance: 'lancą', sniper: 'jako snajper', 'macro-weapon': 'makrobronią',
  'titan-killer': 'jako Titan Killer',
};

/** After 'to'. */
export const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'trafienie Ignore Cover', lance: 'trafienie lancą', sniper: 'trafienie snajpera',
  'macro-weapon': 'trafienie makrobronią', 'titan-killer': 'trafienie Titan Killer',
};

/** Where a hit comes from, on its own or in brackets. */
export const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'z ataków First Strike', attacks: 'z ataków', support: 'z ognia wsparcia', 'hack-down': 'z dobijania',
  withdrawal: 'za koniec odwrotu zbyt blisko wroga', 'dangerous-terrain': 'od niebezpiecznego terenu',
  overwatch: 'z czuwania', splash: 'od wybuchu', passengers: 'we wraku', 'blast-marker': 'zamiast znacznika wybuchu',
  critical: 'od trafienia krytycznego',
};

export const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'w atakach', support: 'od ognia wsparcia', 'hack-down': 'w dobijaniu', withdrawal: 'w odwrocie formacji',
  'already-broken': 'razem z formacją złamaną już wcześniej', passengers: 'razem z transporterem',
  critical: 'od trafienia krytycznego', coherency: 'poza szykiem', 'dangerous-terrain': 'w niebezpiecznym terenie',
  'blast-marker': 'w panice formacji', overwatch: 'od ognia z czuwania',
  summoned: 'przywołana, zniknęła ze złamaniem formacji',
};

export const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'rzut obronny', 're-roll': 'powtórka rzutu obronnego', invulnerable: 'rzut niewrażliwości',
};

export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'nic',
};
