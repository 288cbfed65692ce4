/** In German: what the battlefield of a phase says. */
import { counted } from '../../../shared/languages/forms.ts';
import type { MAP_WORDS as english } from '../../../warhammer-40k/spoken/map.ts';

const KEYS =
  'Mit den Pfeiltasten gehst du von Modell zu Modell. Ein Modell, das sich bewegen darf, wird stattdessen bewegt: '
  + 'einen halben Zoll, mit Umschalttaste zwei. Enter setzt es ab, Escape nimmt den Zug zurück, Bild auf und Bild ab '
  + 'gehen zu anderen Modellen. Plus, Minus und Null ändern den Maßstab.';

export const words: typeof english = {
  map: counters => `Schlachtfeld mit ${counted(counters, { one: 'Modell', other: 'Modellen' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Mit dem Fragezeichen fragst du, warum ein Modell kämpfen darf oder nicht.`,
  caption: 'Modelle auf dem Schlachtfeld',
  columns: {
    name: 'Modell', side: 'Seite', values: 'Initiative', fights: 'Wie es kämpft', nearest: 'Nächster Gegner',
    hits: 'Verwundungen', kind: 'Art', place: 'Ort, Zoll nach rechts · oben',
  },
  shapes: { circle: 'Modell', square: 'Bike oder Läufer', ring: 'monströse Kreatur' },
  stances: {
    fighting: 'in Basekontakt', engaged: 'nicht in Kontakt', supporting: 'nah an einem Freund in Kontakt',
    bystander: 'in keinem Nahkampf',
  },
  dead: 'verloren',
  broken: 'auf dem Rückzug',
  lines: {
    contact: 'in Basekontakt', firefight: 'schießt', support: 'nah an einem Freund in Kontakt', 'too-far': 'zu weit',
    blocked: 'außer Sicht',
  },
  hit: state => `Verwundung, ${state}`,
  token: (number, state) => `Verwundung ${number}, ${state}`,
  tokenOn: (number, name) => `Verwundung ${number} an ${name}`,
};
