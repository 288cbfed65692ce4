/** In Spanish: what is said while hits are settled. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { settlingWords as english } from '../../../epic-armageddon/steps/hit-words.ts';

const hitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });
const pointsLeft = (points: number): string =>
  `${form(points, { one: 'queda', other: 'quedan' })} ${counted(points, { one: 'punto', other: 'puntos' })}`;

export const words: typeof english = {
  blowsUp: (name: string): string => `${name} explota`,
  criticalOn: (name: string): string => `Impacto crítico en ${name}`,
  howMuch: '¿Cuánto daño?',
  criticalsOn: (names: string): string => `¿Impactos críticos en ${names}?`,
  saves: (force: string): string => `Salvaciones: ${force}`,
  blast: (length: string): string => `La explosión llega a ${length}. Un dado por cada unidad cercana.`,
  datasheet: (does: string): string =>
    `Su ficha dice qué hace: ${does}. Lo que no causó daño a nadie, como un tambaleo, se juega en la mesa.`,
  purposes: {
    save: 'Un dado por cada impacto que se puede salvar.',
    're-roll': 'Reinforced Armour repite las salvaciones falladas.',
    invulnerable: 'La salvación invulnerable es una última oportunidad, sea cual sea el impacto.',
    damage: 'Los dados dicen cuántos puntos de daño hace este impacto, y así en quién cae el siguiente.',
    critical: 'Un dado por punto de daño perdido: crítico con 6.',
  },
  causes: {
    overwatch: 'El fuego en alerta ha dado a quienes cargan; contra él pueden usar cobertura.',
    'hack-down': 'Nada salva de un remate.',
    withdrawal: 'Acaba demasiado cerca de un enemigo: un punto de daño por cada uno, y nada lo salva.',
    'dangerous-terrain': 'Nada salva del terreno peligroso.',
    splash: 'Quien queda dentro de la explosión recibe un impacto.',
    passengers: 'Quienes salen de los restos reciben un impacto como el que los destrozó. Salvan por su blindaje, o '
      + 'con 6+ gracias a los restos.',
    'blast-marker': 'Con la moral ya rota reciben impactos en vez de marcadores de explosión.',
    critical: 'Esto hizo el impacto crítico; nada salva de él.',
  },
  thenOthers: (force: string, hits: number): string => `Después ${force} tiene ${hitsOf(hits)} que salvar.`,
  throwSaves: (saves: number): string => `Tirar ${counted(saves, { one: 'salvación', other: 'salvaciones' })}`,
  throwCriticals: (dice: number): string =>
    form(dice, { one: 'Tirar el crítico', other: 'Tirar los críticos' }),
  throwDamage: 'Tirar el daño',
  sitIn: (names: string, passengers: number, transport: string): string =>
    `${names} ${form(passengers, { one: 'va', other: 'van' })} en ${transport}.`,

  asked: {
    overwatch: '¿Por qué les disparan?',
    'hack-down': '¿Por qué estos impactos?',
    withdrawal: '¿Por qué este daño?',
    'dangerous-terrain': '¿Qué hace el terreno peligroso?',
    splash: '¿A quién llega una explosión?',
    passengers: '¿Qué pasa con los pasajeros?',
    'blast-marker': '¿Por qué pierden unidades?',
    critical: '¿Qué hace un impacto crítico?',
  },
  askedOfDice: {
    're-roll': '¿Por qué otra vez?',
    invulnerable: '¿Qué salvación es esta?',
    damage: '¿Por qué primero estos dados?',
    critical: '¿Qué es un impacto crítico?',
  },
  whatCriticalDoes: '¿Qué hace un impacto crítico?',
  whatSaves: '¿Qué salva de estos impactos?',
  armourOrCover: '¿Blindaje o cobertura?',
  whatShields: '¿Qué paran los escudos?',
  whatFields: '¿Qué hacen estos campos?',
  whichOrder: '¿En qué orden?',

  destroyed: 'se destruye',
  loses: (points: number): string => `pierde ${counted(points, { one: 'punto más', other: 'puntos más' })}`,
  splash: (length: string, blast: string): string => `todos a ${length} reciben ${blast}`,
  splashOn: (length: string, blast: string, target: number): string =>
    `todos a ${length} reciben ${blast} con ${target}+`,
  blasts: {
    normal: 'un impacto', 'ignore-cover': 'un impacto que ignora cobertura', lance: 'un impacto de lanza',
    sniper: 'un impacto', 'macro-weapon': 'un impacto de macroarma', 'titan-killer': 'un impacto de Matatitanes',
  },
  entered: 'tú anotas qué más dice su ficha',
  later: 'sigue después del asalto',
  nothing: 'nada en un asalto',
  damage: (points: number, capacity: number): string => `daño ${figure(points)} de ${figure(capacity)}`,
  left: (points: number): string => pointsLeft(points),
  leftAway: (points: number, length: string): string => `${pointsLeft(points)}, a ${length}`,

  pointsOfDamage: 'Puntos de daño',
  pointsFurther: 'Puntos de daño, más lejos',
  pointsOn: (name: string): string => `Puntos de daño en ${name}`,
  othersFurther: (units: number): string => `${counted(units, { one: 'otra', other: 'otras' })} más lejos`,
  nothingMore: 'No hizo nada más',
  enter: (points: number): string =>
    `Anotar ${counted(points, { one: 'punto de daño', other: 'puntos de daño' })}`,
};
