/** In German: what the report and the bug report say of their own accord. */
import { figure, form } from '../../shared/languages/forms.ts';
import type { reportWords as english } from '../../shared/report/report-words.ts';
import { blastMarkers } from './counts.ts';

const SIDES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;

export const words: typeof english = {
  untitled: 'Ein Sturmangriff',
  unfinished: title => `Es ist noch nicht vorbei: Es steht bei „${title}“.`,
  cut: (some, all) =>
    `Nur die ersten ${some} von ${all} Schritten ließen sich noch einmal spielen; der Rest folgt nicht daraus.`,
  terms: {
    'epic-armageddon': { forces: 'Formationen', force: 'Formation', link: 'Dieser Sturmangriff, Schritt für Schritt' },
    'warhammer-40k': { forces: 'Einheiten', force: 'Einheit', link: 'Diese Phase, Schritt für Schritt' },
  },
  side: SIDES,
  initiative: value => `Initiative ${value}+`,
  markers: blastMarkers,
  broken: 'gebrochen',
  marched: 'marschiert',
  overwatch: 'in Feuerbereitschaft',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} mit ${characters}`,
  values: (cc, ff, armour) => `NK ${cc} · FG ${ff} · Rüstung ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `Schadenskapazität ${points}`,
  damaged: points => `schon ${points} Schaden`,
  aboard: transport => `an Bord von ${transport}`,
  poppedUp: 'aufgetaucht',
  weapons: { assault: 'Nahkampf', 'small-arms': 'Feuergefecht' },
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'Attacke', other: 'Attacken' }) : 'Attacken'}`,
  maps: 'Der Tisch',
  atStart: 'Am Anfang',
  atEnd: isOver => (isOver ? 'Am Ende' : 'So steht es'),
  odds: 'Chancen vor dem ersten Wurf',
  rulings: 'Anders gespielt',
  steps: 'Was geschah',
  inRound: (title, round) => `${title}, Runde ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Was übrig ist' : 'Was bisher übrig ist'),
  columns: { lost: 'Verloren', left: 'Übrig', markers: 'Blastmarker' },
  lostAndLeft: (lost, left) => `${lost} verloren, ${left} übrig`,
  version: version => `Assault resolver ${version}`,

  print: 'Drucken oder als PDF speichern',
  takeAway: 'Als Text oder Datei',
  form: 'Form',
  forms: { text: 'Reiner Text', bbcode: 'BBCode, für ein Forum', markdown: 'Markdown', json: 'JSON, mit jedem '
    + 'Schritt' },
  textIn: one => `Der Bericht: ${one}`,
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser erlaubt es nicht. Der Text ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.',
  save: 'Als Datei speichern',
  saved: name => `Gespeichert als ${name}.`,

  wrong: 'Sag, was nicht stimmt',
  wrongMore: 'Nichts wird gesendet: Du kopierst den Text unten und stellst ihn dorthin, wo du den Fehler meldest.',
  what: 'Was stimmt nicht, was hätte geschehen sollen, und welche Regel sagt das?',
  whatMissing: 'Nicht gesagt.',
  bugReport: 'Fehlerbericht',
  fault: 'Was nicht stimmt',
  facts: 'Wo es geschah',
  openIssue: 'Ein Issue öffnen',
  openIssueMore: 'Es öffnet sich eine Seite, auf der du noch alles ändern kannst.',
  tooLong: 'Für eine Adresse ist es zu lang: Kopiere es und füge es auf der Seite ein, die sich öffnet.',
  factNames: {
    link: 'Link', version: 'Version', edition: 'Edition', rulings: 'Auslegungen', state: 'Zustand', browser: 'Browser',
  },
  usualRulings: 'alles wie üblich',
  none: 'keine',
};
