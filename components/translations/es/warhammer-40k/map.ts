/** In Spanish: what the battlefield of a phase says. */
import { counted } from '../../../shared/languages/forms.ts';
import type { MAP_WORDS as english } from '../../../warhammer-40k/spoken/map.ts';

const KEYS =
  'Las flechas van de una miniatura a otra. Si la miniatura puede mover, la mueven: media pulgada, o dos con Mayús; '
  + 'Intro la suelta, Escape la devuelve, Re Pág y Av Pág van a las demás. Más, menos y cero cambian el zoom.';

export const words: typeof english = {
  map: counters => `Campo de batalla con ${counted(counters, { one: 'miniatura', other: 'miniaturas' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Un signo de interrogación pregunta por qué una miniatura puede luchar o no.`,
  caption: 'Miniaturas en el campo de batalla',
  columns: {
    name: 'Miniatura', side: 'Bando', values: 'Iniciativa', fights: 'Cómo lucha', nearest: 'Enemigo más cercano',
    hits: 'Heridas', kind: 'Tipo', place: 'Posición, pulgadas a la derecha · arriba',
  },
  shapes: { circle: 'miniatura', square: 'moto o bípode', ring: 'criatura monstruosa' },
  stances: {
    fighting: 'en contacto', engaged: 'sin contacto', supporting: 'junto a un amigo en contacto',
    bystander: 'en ningún combate',
  },
  dead: 'eliminada',
  broken: 'en retirada',
  lines: {
    contact: 'en contacto', firefight: 'disparo', support: 'junto a un amigo en contacto',
    'too-far': 'demasiado lejos', blocked: 'fuera de la vista',
  },
  hit: state => `herida, ${state}`,
  token: (number, state) => `herida ${number}, ${state}`,
  tokenOn: (number, name) => `Herida ${number} en ${name}`,
};
