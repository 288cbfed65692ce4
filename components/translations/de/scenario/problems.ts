/** In German: what is told of a scenario that is not right. */
import type { Named, NamedField, PROBLEM_WORDS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { counted, figure, form, listed } from '../../../shared/languages/forms.ts';
import { SIDES } from '../sides.ts';
import { LISTED } from './listed.ts';

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'Die Formation', model: 'Das Modell', 'piece of terrain': 'Das Geländestück', unit: 'Die Einheit',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'kein Feld', question: 'keine Frage', ruling: 'keine Auslegung',
};

export const words: Told<typeof english> = {
  scenario: 'Das Szenario',
  more: count => form(count, {
    one: 'Es gibt noch ein solches Problem.', other: `Es gibt noch ${figure(count)} solche Probleme.`,
  }),
  guess: (sentence, near) => `${sentence} Meintest du ${near}?`,

  tooLarge: 'Das Szenario ist größer als 1 MB JSON.',
  notJson: 'Dieser Text ist kein JSON.',
  noNumber: value => `${value} ist keine Zahl, die JSON fassen kann.`,
  noValue: type => `JSON kann nichts von dieser Art fassen: ${type}.`,
  circle: 'Das enthält sich selbst, und das kann JSON nicht.',
  tooDeep: most => `Das ist tiefer verschachtelt als ${figure(most)} Listen und Objekte.`,
  unreadable: 'Das lässt sich gar nicht lesen.',
  holes: 'Diese Liste hat Lücken oder eigene Felder.',
  ofClass: 'Das ist ein Objekt einer Klasse, kein einfaches.',
  symbols: 'Das hat Symbole als Felder.',
  getter: 'Das wird von einem Getter berechnet, nicht hingeschrieben.',
  reserved: name => `${name} kann kein Name sein.`,

  mustBe: (field, wants, found) => `Erwartet in ${field}: ${wants}. Gefunden: ${found}.`,
  aList: 'eine Liste',
  anObject: 'ein Objekt',
  empty: field => `${field} darf nicht leer sein.`,
  newer: (field, found, known) =>
    `${field} ist ${found}: Eine neuere Version dieses Programms hat es geschrieben. Diese liest ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field}: ${LISTED[what]} ${figure(count)}, nötig sind mindestens ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `${field}: ${LISTED[what]} ${figure(count)}, erlaubt sind höchstens ${figure(most)}.`,
  missing: (field, wants) => `${field} fehlt. Erwartet: ${wants}.`,
  noField: name => `Hier gibt es kein Feld ${name}.`,
  noSuch: (what, name) => `Es gibt ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `speed fehlt. Erwartet: ${wants}.`,
  noPlace: wants => `at fehlt. Erwartet, wenn die Einheit nicht in einem Transporter sitzt: ${wants}.`,
  fromOneTo: (field, most) => `${field} muss von 1 bis ${figure(most)} sein.`,
  capacities: (field, numbers) =>
    `${field} kann nicht zugleich ${listed(numbers.map(String))} sein; das Wort unter den abilities zählt auch.`,
  farOff: field => `${field} liegt weit neben jedem Tisch.`,
  notRound: field => `${field} muss einmal um eine Fläche gehen, ohne sich zu kreuzen oder zu berühren.`,
  noArmyRule: name => `Es gibt keine Armeeregel ${name}.`,
  noAbility: name => `Es gibt keine Fähigkeit ${name}.`,
  noWeaponRule: name => `Es gibt keine Waffenregel ${name}.`,
  inExtraAttacks: (field, word) => `${field} ist ${word}; sag das stattdessen im Feld extraAttacks einer Waffe.`,
  needsNumber: (field, word, example) => `${field} ist ${word}; dahinter gehört eine Zahl, etwa ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} bei ${path} heißt schon ${id}.`,
  lostMarkers: markers =>
    `Eine gebrochene Formation hat keine Blastmarker mehr: blastMarkers muss 0 sein, ist aber ${figure(markers)}.`,
  breaksAt: (least, markers) => `Diese Formation bricht bei `
    + `${counted(least, { one: 'Blastmarker', other: 'Blastmarkern' })}: blastMarkers muss kleiner sein, ist aber `
    + `${figure(markers)}.`,
  brokenOnOverwatch: 'Eine gebrochene Formation kann nicht in Feuerbereitschaft sein.',
  marchedOnOverwatch: 'Eine Formation, die marschiert ist, kann nicht in Feuerbereitschaft sein.',
  noFormationOf: side => `Es gibt keine Formation des ${SIDES[side]}s.`,
  brokenEngages: name => `${name} ist gebrochen, und gebrochene Formationen greifen nicht an.`,
  inAlready: name => `${name} ist schon im Sturmangriff.`,
  wrongSide: (field, side, name) =>
    `${field} muss eine Formation des ${SIDES[side]}s nennen; ${name} gehört zur anderen Seite.`,
  noFormation: name => `Es gibt keine Formation ${name}.`,
  passengerUp: 'Ein Passagier eines Transporters kann nicht aufgetaucht sein.',
  othersTransport: name => `${name} gehört der anderen Seite und befördert niemanden von dieser.`,
  aboardItself: name => `${name} kann nicht an Bord von sich selbst sein.`,
  aboardToo: name => `${name} sitzt selbst in einem Transporter.`,
  noTransport: (name, unit) => `${name} ist kein Transporter: ${unit} befördert niemanden.`,
  noUnit: name => `Es gibt keine Einheit ${name}.`,
  ownNeedsProfile: name => `Es gibt keine Einheit ${name}. Eine eigene braucht ein Profil unter profiles.`,
  works: (works, kind) => `${works} gehört zu den Befestigungen (fortifications); kind kann nicht ${kind} sein.`,
  offTable: (at, width, depth) =>
    `${at} liegt neben dem Tisch; der ist ${figure(width)} × ${figure(depth)} cm groß.`,
  overlap: (one, other, cm) =>
    `${one} und ${other} stehen am selben Ort: Ihre Bases überdecken sich um ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Es gibt ${figure(count)} Einheiten; erlaubt sind höchstens ${figure(most)}.`,
  isCharacter: name =>
    `${name} ist ein Charakter: Er schließt sich einer Einheit an, in deren Liste characters.`,
  destroyed: (name, capacity, damage) => `${name} ist bei ${figure(capacity)} Schaden vernichtet; damage muss kleiner `
    + `sein, ist aber ${figure(damage)}.`,
  shields: (name, most, shields) =>
    `${name} hat ${most === 0 ? 'keine Schilde' : counted(most, { one: 'Schild', other: 'Schilde' })}; `
    + `shields kann nicht ${figure(shields)} sein.`,
  noSkimmer: name => `${name} ist kein Skimmer und kann nicht aufgetaucht sein.`,
  noCharacter: name => `${name} ist kein Charakter, der sich anschließen könnte.`,
  unusable: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
};
