/** In German: what a lesson of Warhammer 40,000 asks and answers of its own accord. */
import type { PhaseAnswerWords as English } from '../../../../machines/lessons/warhammer-40k/answer-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { SIDES } from '../sides.ts';
import { words as policy } from './policy.ts';
import { rungWords } from './rungs.ts';

const QUESTIONS: English['questions'] = {
  'may-it-charge': 'Ziel: {target}. Darf {unit} dort angreifen?',
  'does-cover-help': '{unit} ist in Deckung. Hilft das in diesem Nahkampf?',
  'who-strikes-first': 'Wessen Modelle schlagen zuerst zu? (Keiner: Beide Seiten schlagen zusammen zu.)',
  'when-does-it-strike': 'Wann schlägt {model} zu?',
  'who-strikes-at': 'Welche Modelle des {side}s schlagen bei Initiative {rung} zu?',
  'attacks-of': 'Wie viele Attacken hat {model}?',
  'dice-of-a-side': 'Wie viele Würfel wirft der {side} jetzt auf Treffer?',
  'needed-to-hit': 'Ab welcher Augenzahl trifft {model}?',
  'needed-to-wound': 'Ab welcher Augenzahl verwundet ein Treffer von {model}? (0: gar nicht.)',
  'value-that-counts': 'Die Modelle von {unit} sind verschieden. {of}: Welcher Wert zählt?',
  'whom-may-it-strike': 'Welche Einheiten darf {model} schlagen?',
  'who-can-fall': 'Welche Modelle von {unit} können jetzt durch {by} fallen?',
  'which-armour-first': 'Welche Rüstung von {unit} nimmt zuerst Verwundungen?',
  'saves-in-this-armour': 'Wie viele dieser Verwundungen fallen auf Modelle von {unit} {save}?',
  'who-may-take-it': 'Welche Modelle von {unit} dürfen die nächste Verwundung nehmen?',
  'how-many-fall': 'Diese Schutzwürfe sind gefallen. Wie viele Modelle verliert {unit}?',
  'wounds-of-a-side': 'Wie viele Verwundungen hat der {side} in diesem Nahkampf zugefügt?',
  'who-wins': 'Wer gewinnt diesen Nahkampf, wenn überhaupt jemand?',
  'who-must-test': 'Welche Einheiten müssen jetzt ihre Moral testen?',
  'highest-that-holds': 'Bis zu welcher Summe zweier Würfel hält {unit} stand?',
  'does-it-hold': 'Diese Würfel sind gefallen. Hält {unit} stand?',
  'what-becomes-of-it': 'Diese Würfel sind gefallen. Was wird aus {unit}?',
  'where-is-it-so': 'Nach welchen dieser Regeln ist {unit} am Ende {fate}?',
  'what-differs': 'Welche dieser Fragen beantworten die beiden Texte verschieden?',
};

const ZONES: English['zones'] = {
  'danger-zone': 'Fallen kann, wer die zuschlagende Einheit berührt, und wer höchstens 2″ von jemandem der eigenen '
    + 'Einheit steht, der sie berührt.',
  engaged: 'Fallen kann, wer kämpft: in Kontakt oder höchstens 2″ von einem Freund in Kontakt.',
  'whole-unit': 'Die ganze Einheit kann fallen, wo ihre Modelle auch stehen.',
};

const DEALING: English['dealing'] = {
  lap: 'Alle Verwundungen werden verteilt, bevor jemand würfelt: je eine auf jedes Modell der größten Rüstungsgruppe, '
    + 'dann auf jedes der nächsten und wieder von vorn.',
  iterative: 'Die größte Rüstungsgruppe nimmt für jedes ihrer Modelle eine Verwundung und würfelt dafür; dann werden '
    + 'die Gruppen neu gezählt.',
  pools: 'Das nächste Modell nimmt Verwundung um Verwundung, bis es weg ist oder keine mehr da ist.',
  'owner-picks': 'Der Besitzer sagt bei jeder Verwundung, wer sie abwehrt; nur bei so vielen Verwundungen wie '
    + 'Modellen nennt der Schlagende, wer den ersten Schutzwurf macht.',
};

const MORE_THAN_THEY = 'Das Vorstürmen muss mehr zeigen als der Rückzugswurf; bei gleich viel entkommen die Verlierer.';

const armour = (save: number | null): string => (save === null ? 'ohne Rüstung' : `mit Rüstung ${save}+`);

export const words: English = {
  questions: QUESTIONS,
  sides: SIDES,
  fates: {
    away: 'entkommen', caught: 'eingeholt und weiter gebunden', struck: 'eingeholt und noch einmal geschlagen',
    destroyed: 'vernichtet',
  },
  counted: { weaponSkill: 'Kampfgeschick', toughness: 'Widerstand' },
  armour,
  rung: rungWords,
  notAnyMore: 'Gar nicht mehr',
  lookAgain: 'Sieh noch einmal in der Regel nach.',
  nothingComes: 'Daraus wird nichts.',

  leftOut: name => `Du hast ${name} ausgelassen.`,
  wrong: name => `Nicht ${name}.`,
  tooMuch: 'Das ist zu viel.',
  tooLittle: 'Das ist zu wenig.',

  nothingBars: unit => `Nichts hindert ${unit}, und jemand aus der Einheit kommt in Kontakt.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'keine Antwort'
    : (policy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `„${policy[question].asks}“`,

  toHit: (skill, against) => `Kampfgeschick ${skill} gegen ${against}. Ein höheres trifft auf 3+, ein gleiches oder `
    + 'niedrigeres auf 4+, eines unter der Hälfte auf 5+.',
  toWound: (strength, toughness) => `Stärke ${strength} gegen Widerstand ${toughness ?? '–'}. Gleiche Werte verwunden `
    + 'auf 4+; jeder Punkt mehr macht es um eins leichter, jeder weniger um eins schwerer, und eine 1 verwundet nie.',
  noWounding: 'Dazu kommt es nicht.',
  valuesIn: (unit, values) => `Es zählt die Mehrheit. Gezählt in ${unit}: `
    + `${values.map(({ count, value }) => `${count} mit ${value}`).join(', ')}. Ein Charaktermodell ist eine eigene `
    + 'Einheit.',

  inflicted: (attacker, defender) => 'Es zählen die wirklich zugefügten Verwundungen der ganzen Seite: '
    + `${attacker} vom Angreifer, ${defender} vom Verteidiger.`,
  together: 'Alle Einheiten eines Nahkampfs zählen zusammen.',
  countsIn: units => 'Jeder Lebenspunkt, den der Gegner in diesem Nahkampf verloren hat, zählt; abgewehrte '
    + `Verwundungen zählen nicht. Im Nahkampf sind ${listed(units)}.`,
  mustTest: unit => `${unit} hat auf der Seite gekämpft, die verloren hat: Dort testet jede Einheit für sich.`,
  hasNotLost: side => `Der ${SIDES[side]} hat nicht verloren.`,
  testsWithHost: name => `${name} testet zusammen mit der Einheit, in der dieses Charaktermodell ist.`,
  leadership: value => `Zwei Würfel dürfen höchstens den Moralwert zeigen: ${value}.`,
  noPenalty: 'Wie hoch die Niederlage war, zählt in diesem Text nicht.',
  penalty: value => `Für jede Verwundung, um die ihre Seite verloren hat, geht ein Punkt ab: ${value}.`,
  sweeps: {
    relock: 'Wer eingeholt wird, entkommt nicht: Die Einheit bleibt im Nahkampf gebunden, und niemand von ihr ist '
      + 'dafür verloren.',
    'free-round': 'Wer eingeholt wird, steckt noch einmal Schläge der Sieger ein, die alle treffen, und flieht dann.',
    destroy: 'Wer eingeholt wird, wird bis zum letzten Modell vernichtet.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Beide Seiten zählen ihre Initiative zu einem Würfel; die Sieger brauchen so viel wie die Verlierer oder '
      + 'mehr.',
  },
  runs: unit => `${unit} flieht so weit, wie die Würfel sagen.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit}: ${counted(models, { one: 'Modell schlägt', other: 'Modelle schlagen' })} jetzt zu, insgesamt `
    + `${counted(attacks, { one: 'Attacke', other: 'Attacken' })}.`,
  dieForEach: 'Jede Attacke von allen, deren Initiative dran ist, ist ein Würfel.',
  character: name => `${name} ist ein unabhängiges Charaktermodell: eine eigene Einheit, und Regeln sagen, wer es `
    + 'schlagen darf und wer es muss.',

  zones: ZONES,
  stands: {
    touching: 'Es berührt einen Gegner.',
    supporting: 'Es steht höchstens 2″ von einem Freund, der einen Gegner berührt.',
    idle: 'Es berührt niemanden, und kein Freund höchstens 2″ davon tut es.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) => `${unit}: ${armours.map(({ count, value }) =>
    `${counted(count, { one: 'Modell', other: 'Modelle' })} ${armour(value)}`).join(', ')}.`,
  savesIn: (unit, saves) => 'Ein Würfel schützt, wenn er zeigt, was die Rüstung braucht, oder mehr; jede Verwundung, '
    + `die nicht abgewehrt wird, kostet einen Lebenspunkt. Zu ${unit} gehören Modelle ${listed(saves.map(armour))}.`,
};
