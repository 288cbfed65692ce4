/** In German: links, reports and the shelf. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, WEAPONS } from './grammar.ts';

type Words = English['sharing'];

const letters = (count: number): string => counted(count, { one: 'Zeichen', other: 'Zeichen' });

/** What the sharing of an assault or a phase says. */
const links: Words['links'] = {
  heading: 'Diesen Sturmangriff teilen',
  phaseHeading: 'Diese Phase teilen',
  privacy: 'Der Tisch und jeder Schritt darauf stehen im Link selbst, hinter seinem #: Nichts verlässt diesen Browser, '
    + 'bis du ihn jemandem schickst.',
  link: 'Link',
  working: 'Der Link wird erstellt …',
  nothing: 'Es gibt noch nichts zu teilen.',
  unfinished: 'Zu diesem Tisch gibt es noch keinen Link:',
  unreadable: 'Etwas auf diesem Tisch ist nicht vollständig.',
  length: count => `${letters(count)}. Wer ihn öffnet, sieht den Tisch, wie er jetzt ist.`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyRefused: 'Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C, auf dem '
    + 'Mac mit Cmd+C, oder durch langes Drücken.',
  share: 'Senden …',
  title: (title, isPhase) => title || (isPhase ? 'Eine Nahkampfphase' : 'Ein Sturmangriff'),
  shareRefused: 'Dieser Browser konnte den Link nicht senden. Kopiere ihn stattdessen.',
  code: 'QR-Code',
  codeLabel: 'QR-Code des Links',
  codeHint: 'Halte die Kamera eines anderen Handys darauf.',
  codeDense: 'Dieser Code ist dicht: Geh mit der Kamera nah heran oder vergrößere ihn.',
  codeTooLong: (count, most) => `Ein Link von ${letters(count)} ist zu lang für einen QR-Code, den ein Handy liest; `
    + `höchstens ${letters(most)} gehen. Kopiere ihn stattdessen.`,
  codeNotLoaded: 'Der QR-Code ließ sich nicht laden. Klapp ihn zu und wieder auf, um es noch einmal zu versuchen.',
};

const SIDES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;

/** What the report and the bug report say of their own accord. */
const report: Words['report'] = {
  untitled: 'Ein Sturmangriff',
  unfinished: title => `Es ist noch nicht vorbei: Es steht bei „${title}“.`,
  cut: (some, all) =>
    `Nur die ersten ${some} von ${all} Schritten ließen sich noch einmal spielen; der Rest folgt nicht daraus.`,
  terms: {
    assault: { forces: 'Formationen', force: 'Formation', link: 'Dieser Sturmangriff, Schritt für Schritt' },
    phase: { forces: 'Einheiten', force: 'Einheit', link: 'Diese Phase, Schritt für Schritt' },
  },
  side: SIDES,
  initiative: value => `Initiative ${value}+`,
  markers: markersOf,
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

/** What the report of a phase says beside its log. */
const warhammer40kReport: Words['warhammer-40k/report'] = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Niemand hat gekämpft.',
  unfinished: title => `Es ist noch nicht vorbei: Es steht bei „${title}“.`,
  cut: (some, all) =>
    `Nur die ersten ${some} von ${all} Schritten ließen sich noch einmal spielen; der Rest folgt nicht daraus.`,
  inTurn: (title, turn) => `${title}, Zug ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'Modell', other: 'Modelle' }),
  traits: {
    terminators: 'Terminatoren', bikes: 'Bikes', 'jump-packs': 'Sprungmodule', dreadnought: 'Cybot', walker: 'Läufer',
    'monstrous-creature': 'monströse Kreatur', 'independent-character': 'unabhängiges Charaktermodell',
    'may-not-sweep': 'darf nicht vorstürmen',
  },
  fallingBack: 'auf dem Rückzug',
  wentToGround: 'sucht Schutz',
  with: unit => `mit ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `KG ${weaponSkill}`, `S ${strength}`, `W ${toughness}`, `LP ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `MW ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `Rüstung ${needed}`,
  invulnerable: face => `Rettungswurf ${face}+`,
  lost: count => counted(count, { one: 'Lebenspunkt schon verloren', other: 'Lebenspunkte schon verloren' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'Fragmentgranaten', plasma: 'Plasmagranaten', photon: 'Photonengranaten' },
  slain: {
    fight: 'im Nahkampf', 'free-round': 'in der freien Runde', 'force-weapon': 'durch eine Psiwaffe',
    overwatch: 'durch Abwehrfeuer', 'dangerous-terrain': 'in gefährlichem Gelände', swept: 'beim Vorstürmen eingeholt',
    trapped: 'auf dem Rückzug eingekesselt', 'regroup-failed': 'weil das Sammeln misslang',
  },
  lostTo: (count, how) => `${count} verloren, ${how}`,
};

const things = (count: number): string => counted(count, { one: 'Stück', other: 'Stück' });

/** What the shelf says. */
const keep: Words['keep'] = {
  shelf: 'Dein Regal',
  loading: 'Das Regal ist unterwegs …',
  kinds: { formation: 'Formation', table: 'Tisch', assault: 'Sturmangriff', profile: 'Profil', phase: 'Phase' },
  plural: {
    formation: 'Formationen', table: 'Tische', assault: 'Sturmangriffe', profile: 'Profile', phase: 'Phasen',
  },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Alles',
  show: 'Zeigen',
  search: 'Suchen',
  empty: 'Hier liegt noch nichts. Formationen, Tische, Sturmangriffe, Phasen und eigene Profile kommen hierher, wenn '
    + 'du sie speicherst; ein als Datei gespeichertes Regal lässt sich unten öffnen.',
  emptyKind: 'Von dieser Art liegt noch nichts hier.',
  notFound: sought => `Nichts hier ist wie „${sought}“.`,
  found: (found, all) => `${figure(found)} von ${things(all)}`,
  all: count => things(count),
  showAll: count => `Alle ${figure(count)} zeigen`,
  open: 'Öffnen',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  openOf: name => `Öffnen: ${name}`,
  renameOf: name => `Umbenennen: ${name}`,
  removeOf: name => `Entfernen: ${name}`,
  name: 'Name',
  note: 'Notiz',
  done: 'Fertig',
  leave: 'Lassen, wie es war',
  unnamed: 'Ohne Namen',
  renamed: name => `Es heißt jetzt „${name}“.`,
  removed: name => `„${name}“ ist entfernt.`,
  undo: 'Rückgängig',
  undoOf: name => `Rückgängig: „${name}“ kommt zurück`,
  back: name => `„${name}“ ist wieder da.`,
  saveFile: 'Als Datei speichern',
  openFile: 'Datei öffnen',
  drop: 'Du kannst auch eine Datei hier ablegen. Was schon im Regal liegt, bleibt.',
  fileSaved: count => `${things(count)} in einer Datei.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} hinzugefügt.` : '',
    replaced > 0 ? `${things(replaced)} auf den neuesten Stand gebracht.` : '',
    same > 0 ? `${things(same)} ${form(same, { one: 'war', other: 'waren' })} schon da.` : '',
  ].filter(Boolean).join(' ') || 'Nichts kam hinzu.',
  moreProblems: count => `${figure(count)} weitere wie diese.`,
  unreadable: name => `„${name}“ ließ sich nicht lesen.`,
  unsaved: 'nur, bis diese Seite geschlossen wird',
  blocked: 'Dieser Browser behält für diese Seite nichts, etwa in einem privaten Fenster oder bei gesperrtem Speicher. '
    + 'Was du speicherst, ist mit dem Schließen der Seite vergessen: Speichere das Regal als Datei und öffne sie beim '
    + 'nächsten Mal.',
  held: 'Ein anderer Tab mit einer älteren Version dieser Seite hält das Regal fest. Schließ ihn und lade diese Seite '
    + 'neu. Bis dahin ist vergessen, was du speicherst, wenn du die Seite schließt, außer du speicherst das Regal als '
    + 'Datei.',
  outdated: 'Diese Seite ist älter als das Regal in diesem Browser und lässt es in Ruhe: Lade die Seite neu. Bis dahin '
    + 'ist vergessen, was du speicherst, wenn du sie schließt, außer du speicherst das Regal als Datei.',
  newer: 'Eine neuere Version dieser Seite ist in einem anderen Tab offen und hat das Regal übernommen. Speichere das '
    + 'Regal als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  closed: 'Der Browser hat das Regal geschlossen. Alles ist noch da, bis du die Seite verlässt: Speichere das Regal '
    + 'als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  full: 'Dieser Browser hat keinen Platz mehr. Was unten markiert ist, bleibt nur, bis diese Seite geschlossen wird: '
    + 'Speichere das Regal als Datei oder entferne etwas anderes.',
  failed: 'Der Browser hat die letzte Änderung nicht gespeichert. Was unten markiert ist, bleibt nur, bis diese Seite '
    + 'geschlossen wird: Speichere das Regal als Datei.',
};

export const books: Words = {
  links,
  report,
  'warhammer-40k/report': warhammer40kReport,
  keep,
};
