/** In Spanish: what is said of hits. */
import { counted } from '../../../shared/languages/forms.ts';
import type { hitWords as english } from '../../../epic-armageddon/steps/hit-words.ts';

const hitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });

export const words: typeof english = {
  hits: (hits: number): string => hitsOf(hits),
  hitsOn: (hits: number, force: string): string => `${hitsOf(hits)} en ${force}`,
  heading: (hits: number, force: string): string => `${hitsOf(hits)} en ${force}`,
  listOn: (force: string): string => `Impactos en ${force}`,
  listOnSide: { attacker: 'Impactos en el atacante', defender: 'Impactos en el defensor' },
  whoTakes: (hit: number): string => `¿Quién recibe el impacto ${hit}?`,
  whomSniper: (hit: number): string => `¿En quién cae el impacto de francotirador ${hit}?`,
  howSaved: (hit: number): string => `¿Cómo se salva el impacto ${hit}?`,
  changePlaces: (place: string, hits: number): string => `${place}, ya ${hitsOf(hits)}: se cambian`,
  choices: {
    armour: 'Blindaje', cover: 'Cobertura', holofield: 'Holocampo', 'knight-shield': 'Escudo de caballero',
    none: 'Sin salvación',
  },
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'en contacto',
  aboard: (transport: string): string => `a bordo de ${transport}`,
  from: (length: string, enemy: string): string => `a ${length} de ${enemy}`,
  noSave: 'sin salvación',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `repite ${target}+`,
  invulnerable: (target: number): string => `invulnerable ${target}+`,
  then: (target: number): string => `luego ${target}+`,

  stages: { save: 'salvación', 're-roll': 'repetición', invulnerable: 'invulnerable' },
  saved: 'salvado',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, salvado`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, no salvado`,
  critical: (from: number, face: number): string => `crítico con ${from}: ${face}, impacto crítico`,
  noCritical: (from: number, face: number): string => `crítico con ${from}: ${face}, ninguno`,
  notYet: 'aún no',
  stopped: 'parado por escudos',
  lost: 'baja',
  damaged: 'daño',
  dicePoints: (dice: string): string => `${dice} puntos`,
  points: (points: number): string => counted(points, { one: 'punto', other: 'puntos' }),
  stoppedPoints: (points: number): string =>
    `${counted(points, { one: 'parado', other: 'parados' })} por escudos`,
  lostUnits: (units: number): string => counted(units, { one: 'baja', other: 'bajas' }),
  damagedUnits: (units: number): string => counted(units, { one: 'dañada', other: 'dañadas' }),
  allSaved: 'todos salvados',
  allStopped: 'todos parados',
  nobodyHit: 'Nadie recibió impactos',
};
