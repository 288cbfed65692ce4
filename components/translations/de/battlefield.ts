/** In German: what the battlefield itself says. */
import { figure } from '../../shared/languages/forms.ts';
import type { battlefieldWords as english } from '../../shared/battlefield/battlefield-words.ts';
import { units } from './counts.ts';

const KEYS =
  'Mit den Pfeiltasten gehst du von Einheit zu Einheit. Eine Einheit, die sich bewegen darf, wird stattdessen '
  + 'bewegt: 1 Zentimeter, mit Umschalttaste 5. Enter setzt sie ab, Escape nimmt den Zug zurück, Bild auf und '
  + 'Bild ab gehen zu anderen Einheiten. Plus, Minus und Null ändern den Maßstab.';

export const words: typeof english = {
  map: counters => `Schlachtfeld mit ${units(counters)}`,
  mapRole: 'Karte',
  keys: KEYS,
  keysAndAsking: `${KEYS} Mit dem Fragezeichen fragst du, warum eine Einheit kämpfen darf oder nicht; mit Enter auch, `
    + 'solange nichts ausgewählt ist.',
  closer: 'Näher heran',
  further: 'Weiter weg',
  whole: 'Den ganzen Kampf zeigen',
  table: 'Als Tabelle zeigen',
  drawing: 'Als Karte zeigen',
  showKey: 'Legende zeigen',
  hideKey: 'Legende ausblenden',
  key: 'Legende der Karte',
  caption: 'Einheiten auf dem Schlachtfeld',
  columns: {
    name: 'Einheit', side: 'Seite', values: 'NK/FG', fights: 'Wie sie kämpft', nearest: 'Nächster Gegner',
    hits: 'Treffer', kind: 'Art', place: 'Ort, cm nach rechts · oben',
  },
  sides: { attacker: 'Angreifer', defender: 'Verteidiger' },
  owners: {
    attacker: formation => `Angreifer, ${formation}`,
    defender: formation => `Verteidiger, ${formation}`,
  },
  shapes: { circle: 'Infanterie', square: 'Fahrzeug', ring: 'Kriegsmaschine' },
  stances: {
    fighting: 'direkt im Kampf',
    engaged: 'nicht direkt im Kampf',
    supporting: 'unterstützt',
    bystander: 'nicht am Sturmangriff beteiligt',
  },
  dead: 'verloren',
  broken: 'gebrochen',
  character: 'Charakter',
  inspiring: 'Inspiring',
  lines: {
    contact: 'in Basekontakt', firefight: 'Feuergefecht', support: 'Unterstützungsfeuer', 'too-far': 'zu weit',
    blocked: 'keine Schusslinie',
  },
  overwatch: 'in Feuerbereitschaft',
  skimmer: 'Skimmer',
  landed: 'gelandet',
  shields: 'Schilde aktiv',
  damage: 'erlittener Schaden',
  aboard: 'Einheiten an Bord',
  push: 'beiseitegeschoben',
  effects: {
    'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze', 'macro-weapon': 'Makrowaffe',
    'titan-killer': 'Titan Killer',
  },
  damaged: (points, capacity) => `Schaden ${figure(points)}${capacity > 0 ? ` von ${figure(capacity)}` : ''}`,
  shielded: (up, full) => `Schilde ${figure(up)} von ${figure(full)}`,
  carries: (carried, names) => `${figure(carried)} an Bord${names === '' ? '' : `: ${names}`}`,
  pushed: length => `${length} verschoben`,
  gap: (name, length) => `${name}, ${length}`,
  contact: name => `${name}, in Kontakt`,
  nobody: 'keiner',
  tokenStates: {
    waiting: 'offen', stopped: 'vom Schild abgehalten', saved: 'abgewehrt', damaged: 'Schaden', killed: 'ausgeschaltet',
  },
  hit: state => `Treffer, ${state}`,
  token: (number, state) => `Treffer ${number}, ${state}`,
  tokenOn: (number, name) => `Treffer ${number} auf ${name}`,
};
