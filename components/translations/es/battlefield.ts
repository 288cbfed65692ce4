/** In Spanish: what the battlefield itself says. */
import type { battlefieldWords as english } from '../../shared/battlefield/battlefield-words.ts';
import { counted, figure } from '../../shared/languages/forms.ts';

const KEYS =
  'Las flechas van de una unidad a otra. Si la unidad puede mover, la mueven: 1 centímetro, o 5 con Mayús; ' +
  'Intro la suelta, Escape la devuelve, Re Pág y Av Pág van a las demás. Más, menos y cero cambian el zoom.';

export const words: typeof english = {
  map: (counters: number): string =>
    `Campo de batalla con ${counted(counters, { one: 'unidad', other: 'unidades' })}`,
  mapRole: 'mapa',
  keys: KEYS,
  keysAndAsking:
    `${KEYS} Un signo de interrogación pregunta por qué una unidad puede luchar o no; Intro también, si no hay `
    + 'nada elegido.',
  closer: 'Acercar',
  further: 'Alejar',
  whole: 'Ver todo el combate',
  table: 'Ver como tabla',
  drawing: 'Ver como mapa',
  showKey: 'Mostrar la leyenda',
  hideKey: 'Ocultar la leyenda',
  key: 'Leyenda del mapa',
  caption: 'Unidades en el campo de batalla',
  columns: {
    name: 'Unidad', side: 'Bando', values: 'CC/TT', fights: 'Cómo lucha', nearest: 'Enemigo más cercano',
    hits: 'Impactos', kind: 'Tipo', place: 'Posición, cm a la derecha · arriba',
  },
  sides: { attacker: 'atacante', defender: 'defensor' },
  owners: {
    attacker: (formation: string): string => `atacante, ${formation}`,
    defender: (formation: string): string => `defensor, ${formation}`,
  },
  shapes: { circle: 'infantería', square: 'vehículo', ring: 'máquina de guerra' },
  stances: {
    fighting: 'implicada directamente',
    engaged: 'no implicada directamente',
    supporting: 'en apoyo',
    bystander: 'fuera del asalto',
  },
  dead: 'eliminada',
  broken: 'desmoralizada',
  character: 'personaje',
  inspiring: 'Inspiring',
  lines: {
    contact: 'en contacto', firefight: 'tiroteo', support: 'fuego de apoyo', 'too-far': 'demasiado lejos',
    blocked: 'sin línea de fuego',
  },
  overwatch: 'en alerta',
  skimmer: 'gravítico',
  landed: 'en tierra',
  shields: 'escudos activos',
  damage: 'daño recibido',
  aboard: 'unidades a bordo',
  push: 'apartada',
  effects: {
    'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador', 'macro-weapon': 'macroarma',
    'titan-killer': 'Matatitanes',
  },
  damaged: (points: number, capacity: number): string =>
    `daño ${figure(points)}${capacity > 0 ? ` de ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `escudos ${figure(up)} de ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} a bordo${names === '' ? '' : `: ${names}`}`,
  pushed: (length: string): string => `apartada ${length}`,
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, en contacto`,
  nobody: 'ninguno',
  tokenStates: {
    waiting: 'en espera', stopped: 'parado por un escudo', saved: 'salvado', damaged: 'daño', killed: 'mortal',
  },
  hit: (state: string): string => `impacto, ${state}`,
  token: (number: number, state: string): string => `impacto ${number}, ${state}`,
  tokenOn: (number: number, name: string): string => `Impacto ${number} en ${name}`,
};
