/** In Polish: what is told of a scenario that is not right. */
import type { Named, NamedField, PROBLEM_WORDS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { counted, figure } from '../../../shared/languages/forms.ts';
import { SIDES } from '../sides.ts';
import { LISTED } from './listed.ts';

const MARKERS = { one: 'znaczniku', few: 'znacznikach', many: 'znacznikach', other: 'znacznika' };

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'Formacja', model: 'Model', 'piece of terrain': 'Element terenu', unit: 'Jednostka',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'pola', question: 'pytania', ruling: 'rozstrzygnięcia',
};

export const words: Told<typeof english> = {
  scenario: 'Scenariusz',
  more: count => `To jeszcze nie wszystko: ${counted(count, {
    one: 'taki problem', few: 'takie problemy', many: 'takich problemów', other: 'takiego problemu',
  })}.`,
  guess: (sentence, near) => `${sentence} Czy chodziło o ${near}?`,

  tooLarge: 'Scenariusz jest większy niż 1 MB JSON.',
  notJson: 'Ten tekst to nie JSON.',
  noNumber: value => `${value} to nie liczba, którą pomieści JSON.`,
  noValue: type => `JSON nie pomieści niczego takiego: ${type}.`,
  circle: 'To zawiera samo siebie, a tego JSON nie pomieści.',
  tooDeep: most => `To jest zagnieżdżone głębiej niż ${figure(most)} list i obiektów.`,
  unreadable: 'Tego w ogóle nie da się odczytać.',
  holes: 'Ta lista ma dziury albo własne pola.',
  ofClass: 'To obiekt klasy, a nie zwykły.',
  symbols: 'To ma symbole jako pola.',
  getter: 'To oblicza getter, nie jest zapisane.',
  reserved: name => `${name} nie może być nazwą.`,

  mustBe: (field, wants, found) => `W ${field} powinno być: ${wants}. Jest: ${found}.`,
  aList: 'lista',
  anObject: 'obiekt',
  empty: field => `${field} nie może być puste.`,
  newer: (field, found, known) =>
    `${field} to ${found}: zapisała to nowsza wersja tego programu. Ta czyta ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field}, ${LISTED[what]}: ${figure(count)}, a trzeba co najmniej ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `${field}, ${LISTED[what]}: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  missing: (field, wants) => `Brak ${field}. Powinno być: ${wants}.`,
  noField: name => `Nie ma tu pola ${name}.`,
  noSuch: (what, name) => `Nie ma ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `Brak speed. Powinno być: ${wants}.`,
  noPlace: wants => `Brak at. Jeśli jednostka nie siedzi w transporterze, powinno być: ${wants}.`,
  fromOneTo: (field, most) => `${field} musi być od 1 do ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} nie może mieć naraz wartości ${numbers.join(', ')}; słowo wśród abilities też się liczy.`,
  farOff: field => `${field} leży daleko poza każdym stołem.`,
  notRound: field => `${field} musi raz obejść obszar, nie przecinając ani nie dotykając samo siebie.`,
  noArmyRule: name => `Nie ma zasady armii ${name}.`,
  noAbility: name => `Nie ma zdolności ${name}.`,
  noWeaponRule: name => `Nie ma zasady broni ${name}.`,
  inExtraAttacks: (field, word) => `${field} to ${word}; podaj to w polu extraAttacks broni.`,
  needsNumber: (field, word, example) => `${field} to ${word}; za słowem stoi liczba, na przykład ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} w ${path} już nazywa się ${id}.`,
  lostMarkers: markers =>
    `Złamana formacja nie ma już znaczników wybuchu: blastMarkers musi być 0, a jest ${figure(markers)}.`,
  breaksAt: (least, markers) =>
    `Ta formacja łamie się przy ${counted(least, MARKERS)} wybuchu: blastMarkers musi być mniejsze, a jest `
    + `${figure(markers)}.`,
  brokenOnOverwatch: 'Złamana formacja nie może być na czuwaniu.',
  marchedOnOverwatch: 'Formacja po marszu nie może być na czuwaniu.',
  noFormationOf: side => `Brak formacji po tej stronie: ${SIDES[side]}.`,
  brokenEngages: name => `${name} to złamana formacja, a złamane nie szturmują.`,
  inAlready: name => `${name} już jest w szturmie.`,
  wrongSide: (field, side, name) =>
    `${field} musi wskazać formację tej strony: ${SIDES[side]}; ${name} należy do drugiej.`,
  noFormation: name => `Nie ma formacji ${name}.`,
  passengerUp: 'Pasażer transportera nie może być wynurzony.',
  othersTransport: name => `${name} należy do drugiej strony i nikogo z tej nie wozi.`,
  aboardItself: name => `${name} nie może wozić siebie.`,
  aboardToo: name => `${name} siedzi w transporterze.`,
  noTransport: (name, unit) => `${name} to nie transporter: ${unit} nikogo nie wozi.`,
  noUnit: name => `Nie ma jednostki ${name}.`,
  ownNeedsProfile: name => `Nie ma jednostki ${name}. Własna wymaga profilu w profiles.`,
  works: (works, kind) => `${works} należy do umocnień (fortifications); kind nie może być ${kind}.`,
  offTable: (at, width, depth) => `${at} jest poza stołem, który ma ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${one} i ${other} stoją w jednym miejscu: ich podstawki nachodzą na siebie o ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Jednostki: ${figure(count)}, a wolno najwyżej ${figure(most)}.`,
  isCharacter: name => `${name} to postać: dołącza do jednostki, na jej liście characters.`,
  destroyed: (name, capacity, damage) => `${name} ginie przy obrażeniach ${figure(capacity)}; damage musi być `
    + 'mniejsze, '
    + `a jest ${figure(damage)}.`,
  shields: (name, most, shields) => `${name}, tarcze: ${figure(most)}; shields nie może być ${figure(shields)}.`,
  noSkimmer: name => `${name} to nie skimmer, który mógłby się wynurzyć.`,
  noCharacter: name => `${name} to nie postać, która mogłaby dołączyć.`,
  unusable: (name, why) => `${name} nie może tu walczyć. ${why}`,
};
