/** In German: the lessons of Warhammer 40,000. */
import type { PhaseAnswerWords, PhaseQuestionWords } from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import { counted, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { SIDES } from './grammar.ts';
import { rungWords, warhammer40kPolicy } from './warhammer-40k.ts';

type Words = English['warhammer-40k-lessons'] & English['warhammer-40k-lesson-answers'];

/** What lessons of Warhammer 40,000 say besides what all lessons say. */
const warhammer40kLesson: Words['warhammer-40k/lesson'] = {
  by: take => `Nach: ${take}`,
  nobodyCharges: 'Niemand wird angegriffen',
  initiative: value => `Initiative ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'keine Rüstung' : `Rüstung ${save}+`),
  wounds: left => `noch ${left} LP`,
  of: (side, unit) => `${SIDES[side]}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};

const TEXTS: PhaseQuestionWords['texts'] = {
  'may-it-charge': 'Ziel: {target}. Darf {unit} dort angreifen?',
  'does-cover-help': '{unit} ist in Deckung. Hilft das in diesem Nahkampf?',
  'who-strikes-first': 'Wessen Modelle schlagen zuerst zu? (Keiner: Beide Seiten schlagen gleichzeitig zu.)',
  'when-does-it-strike': 'Wann schlägt {model} zu?',
  'who-strikes-at': 'Welche Modelle des {side}s schlagen mit Initiative {rung} zu?',
  'attacks-of': 'Wie viele Attacken hat {model}?',
  'dice-of-a-side': 'Mit wie vielen Würfeln würfelt der {side} jetzt auf Treffer?',
  'needed-to-hit': 'Ab welcher Augenzahl trifft {model}?',
  'needed-to-wound': 'Ab welcher Augenzahl verwundet ein Treffer von {model}? (0: gar nicht.)',
  'value-that-counts': 'Die Modelle von {unit} sind verschieden. {of}: Welcher Wert zählt?',
  'whom-may-it-strike': 'Auf welche Einheiten darf {model} einschlagen?',
  'who-can-fall': 'Welche Modelle von {unit} können jetzt durch {by} fallen?',
  'which-armour-first': 'Welche Rüstungsgruppe von {unit} erhält zuerst Verwundungen?',
  'saves-in-this-armour': 'Wie viele dieser Verwundungen fallen auf Modelle von {unit} {save}?',
  'who-may-take-it': 'Welche Modelle von {unit} dürfen die nächste Verwundung erhalten?',
  'how-many-fall': 'Das sind die Schutzwürfe. Wie viele Modelle verliert {unit}?',
  'wounds-of-a-side': 'Wie viele Verwundungen hat der {side} in diesem Nahkampf zugefügt?',
  'who-wins': 'Wer gewinnt diesen Nahkampf, wenn überhaupt jemand?',
  'who-must-test': 'Welche Einheiten müssen jetzt ihre Moral testen?',
  'highest-that-holds': 'Bis zu welcher Summe zweier Würfel hält {unit} stand?',
  'does-it-hold': 'Diese Würfel sind gefallen. Hält {unit} stand?',
  'what-becomes-of-it': 'Diese Würfel sind gefallen. Was wird aus {unit}?',
  'where-is-it-so': 'Nach welchen dieser Regeln ist {unit} am Ende {fate}?',
  'what-differs': 'Welche dieser Fragen beantworten die beiden Texte verschieden?',
};

const ZONES: PhaseAnswerWords['zones'] = {
  'danger-zone': 'Fallen können Modelle, die die zuschlagende Einheit berühren, und alle aus ihrer eigenen '
    + 'Einheit, die höchstens 2″ von so einem Modell entfernt stehen.',
  engaged: 'Fallen kann, wer kämpft, also in Kontakt ist oder höchstens 2″ von einem eigenen Modell entfernt '
    + 'steht, das in Kontakt ist.',
  'whole-unit': 'Die ganze Einheit kann fallen, wo auch immer ihre Modelle stehen.',
};

const DEALING: PhaseAnswerWords['dealing'] = {
  lap: 'Alle Verwundungen werden verteilt, bevor jemand würfelt: je eine auf jedes Modell der häufigsten Rüstung, '
    + 'dann auf jedes der nächsthäufigen und wieder von vorn.',
  iterative: 'Die größte Rüstungsgruppe erhält für jedes ihrer Modelle eine Verwundung und würfelt dafür; dann werden '
    + 'die Gruppen neu gezählt.',
  pools: 'Das nächststehende Modell erhält Verwundung um Verwundung, bis es weg oder keine Verwundung mehr übrig ist.',
  'owner-picks': 'Der Besitzer sagt bei jeder Verwundung, wer sie abwehrt; nur bei mindestens so vielen '
    + 'Verwundungen wie Modellen nennt der Zuschlagende, wer den ersten Schutzwurf macht.',
};

const MORE_THAN_THEY = 'Der Wurf fürs Vorstürmen muss höher sein als der Rückzugswurf; bei Gleichstand entkommen die '
  + 'Verlierer.';

const armour = (save: number | null): string => (save === null ? 'ohne Rüstung' : `mit Rüstung ${save}+`);

/** What a lesson of Warhammer 40,000 asks, and the words of what it is about. */
const warhammer40kQuestions: Words['warhammer-40k/questions'] = {
  texts: TEXTS,
  sides: SIDES,
  fates: {
    away: 'entkommen', caught: 'eingeholt und weiter gebunden', struck: 'eingeholt und noch einmal Schlägen ausgesetzt',
    destroyed: 'vernichtet',
  },
  counted: { weaponSkill: 'Kampfgeschick', toughness: 'Widerstand' },
  armour,
  rung: rungWords,
  notAnyMore: 'Gar nicht mehr',
};

/** What a lesson of Warhammer 40,000 says to answers. */
const warhammer40kAnswers: Words['warhammer-40k/answers'] = {
  lookAgain: 'Sieh noch einmal in der Regel nach.',
  nothingComes: 'Daraus wird nichts.',

  leftOut: name => `Du hast ${name} ausgelassen.`,
  wrong: name => `Nicht ${name}.`,
  tooMuch: 'Das ist zu viel.',
  tooLittle: 'Das ist zu wenig.',

  nothingBars: unit => `Nichts hindert ${unit} am Angriff, und jemand aus der Einheit kann in Kontakt kommen.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'keine Antwort'
    : (warhammer40kPolicy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `„${warhammer40kPolicy[question].asks}“`,

  toHit: (skill, against) => `Kampfgeschick ${skill} gegen ${against}. Ein höheres trifft auf 3+, ein gleiches oder `
    + 'niedrigeres auf 4+, eines, das weniger als halb so hoch ist, auf 5+.',
  toWound: (strength, toughness) => `Stärke ${strength} gegen Widerstand ${toughness ?? '–'}. Bei gleichen Werten `
    + 'braucht man 4+; jeder Punkt Stärke mehr macht es um 1 leichter, jeder weniger um 1 schwerer, und eine 1 '
    + 'verwundet nie.',
  noWounding: 'Dazu kommt es nicht.',
  valuesIn: (unit, values) => `Es zählt die Mehrheit. Gezählt in ${unit}: `
    + `${values.map(({ count, value }) => `${count} mit Wert ${value}`).join(', ')}. Ein Charaktermodell ist eine `
    + 'eigene Einheit.',

  inflicted: (attacker, defender) => 'Es zählen die Verwundungen, die die ganze Seite wirklich zugefügt hat: '
    + `${attacker} vom Angreifer, ${defender} vom Verteidiger.`,
  together: 'Alle Einheiten eines Nahkampfs zählen zusammen.',
  countsIn: units => 'Jeder Lebenspunkt, den der Gegner in diesem Nahkampf verloren hat, zählt; abgewehrte '
    + `Verwundungen zählen nicht. Im Nahkampf sind ${listed(units)}.`,
  mustTest: unit => `${unit} hat auf der Seite gekämpft, die verloren hat: Dort testet jede Einheit für sich.`,
  hasNotLost: side => `Der ${SIDES[side]} hat nicht verloren.`,
  testsWithHost: name => `${name} testet zusammen mit der Einheit, der sich dieses Charaktermodell angeschlossen hat.`,
  leadership: value => `Zwei Würfel dürfen zusammen höchstens den Moralwert zeigen: ${value}.`,
  noPenalty: 'Wie hoch die Niederlage war, zählt hier nicht.',
  penalty: value => `Für jede Verwundung, um die die Seite dieser Einheit zurückliegt, geht ein Punkt ab: ${value}.`,
  sweeps: {
    relock: 'Wer eingeholt wird, entkommt nicht: Die Einheit bleibt im Nahkampf gebunden, und '
      + 'niemand ist deshalb verloren.',
    'free-round': 'Wer eingeholt wird, steckt noch einmal Schläge der Sieger ein, die alle treffen, und flieht dann.',
    destroy: 'Wer eingeholt wird, wird bis zum letzten Modell vernichtet.',
    'destroy-by-most': 'Wer eingeholt wird, wird bis zum letzten Modell vernichtet.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Jede Seite wirft einen Würfel und zählt ihre Initiative dazu; die Sieger brauchen mindestens so viel '
      + 'wie die Verlierer.',
    'destroy-by-most': 'Jede Seite wirft einen Würfel und zählt die Initiative dazu, die die meisten ihrer Modelle '
      + 'haben; die Sieger brauchen mindestens so viel wie die Verlierer.',
  },
  knowsNoFear: unit =>
    `${unit} kennt keine Furcht: Auch eingeholt bleibt die Einheit gebunden, und niemand wird entfernt.`,
  runs: unit => `${unit} flieht so weit, wie die Würfel sagen.`,

  yes: 'ja',
  no: 'nein',
  nobody: 'niemand',
  winners: { attacker: 'der Angreifer', defender: 'der Verteidiger' },
  theAnswer: what => `Die Antwort: ${what}.`,
  move: names => `Dorthin gehen: ${names}.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit}: ${counted(models, { one: 'Modell schlägt', other: 'Modelle schlagen' })} jetzt zu, mit insgesamt `
    + `${counted(attacks, { one: 'Attacke', other: 'Attacken' })}.`,
  dieForEach: 'Für jede Attacke aller, deren Initiative an der Reihe ist, wird ein Würfel geworfen.',
  character: name => `${name} ist ein unabhängiges Charaktermodell: eine eigene Einheit, und Regeln sagen, wer darauf `
    + 'einschlagen darf und wer es muss.',

  zones: ZONES,
  stands: {
    touching: 'Es berührt einen Gegner.',
    supporting: 'Es steht höchstens 2″ von einem eigenen Modell entfernt, das einen Gegner berührt.',
    idle: 'Es berührt niemanden, und kein eigenes Modell im Umkreis von 2″ berührt jemanden.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) => `${unit}: ${armours.map(({ count, value }) =>
    `${counted(count, { one: 'Modell', other: 'Modelle' })} ${armour(value)}`).join(', ')}.`,
  savesIn: (unit, saves) => 'Ein Würfel schützt, wenn er mindestens den Wert der Rüstung zeigt; jede Verwundung, '
    + `die nicht abgewehrt wird, kostet einen Lebenspunkt. ${unit}: alle Modelle ${saves.map(armour).join(' oder ')}.`,
};

/** What the takes of lessons are called, each by its name in English. */
const warhammer40kTakes: Words['warhammer-40k/takes'] = {
  'Trial rules, seven steps': 'Testregeln, sieben Schritte',
  'Trial rules, eight steps': 'Testregeln, acht Schritte',
  'Fourth edition': 'Vierte Edition',
  'Seventh edition': 'Siebte Edition',
  'Trial rules, seven steps, no grenades': 'Testregeln, sieben Schritte, ohne Granaten',
  'Trial rules, seven steps, frag grenades': 'Testregeln, sieben Schritte, Fragmentgranaten',
  'Trial rules, eight steps, no grenades': 'Testregeln, acht Schritte, ohne Granaten',
  'Seventh edition, no grenades': 'Siebte Edition, ohne Granaten',
  'Two squads against two': 'Zwei Trupps gegen zwei',
  'Seventh edition, with rows': 'Siebte Edition, mit Zeilen',
};

/** The lesson '40k-barricade'. */
const lesson40kBarricadeName: NameTexts = {
  title: 'Hinter einer Barrikade',
  teaches: 'Wer zuerst zuschlägt, wenn ein Angriff durch Deckung führt, und was Fragmentgranaten ändern.',
};

const warhammer40kCourse40kBarricade: LessonProse = {
  charge: {
    title: 'Über die Barrikade',
    text: [
      'Fünf deiner Marines stehen 3″ vor zehn Gardisten, dazwischen eine Barrikade.',
      'Nach den Testregeln, Entwürfen einer kommenden Edition, hier in ihrer späteren Fassung mit sieben Schritten, '
        + 'greifen sie bis zu 6″ weit an; gewürfelt wird dafür nicht.',
    ],
    task: 'Sag einen Angriff an, der die beiden Einheiten in den Nahkampf bringt.',
    hint: [
      'Wer angreifen soll, sagt, wen er angreift, bevor sich jemand bewegt.',
    ],
    after: [
      'Jeder Marine steht an der Barrikade, in Kontakt mit zwei Gardisten.',
    ],
  },
  first: {
    title: 'Wer ist schneller?',
    text: [
      'Ein Marine hat Initiative 4, ein Gardist 3; gewöhnlich schlägt zuerst zu, wer die höhere hat. Diese Marines '
      + 'tragen keine Granaten.',
      '„Vier kommt vor drei“, sagt dein Freund.',
    ],
    hint: [
      'Deckung gibt im Nahkampf keinen Schutzwurf. Sie verschafft Zeit.',
      'Deckung zählt im Zug des Angriffs, für die Angegriffenen.',
    ],
    after: [
      'Wer in Deckung angegriffen wird, wartet auf die Angreifer und schlägt vor ihnen zu.',
    ],
  },
  when: {
    title: 'Wie schnell ist das?',
    text: [
      'Die Stufen der Initiative gehen von 10 hinab bis 1.',
    ],
    hint: [
      'Die späteren Testregeln geben denen in Deckung die höchste Stufe, die es gibt.',
    ],
    after: [
      'Initiative 10, wie niedrig der Wert im Profil auch ist.',
    ],
  },
  fall: {
    title: 'Bevor du einen Finger gerührt hast',
    text: [
      'Die Gardisten haben gewürfelt: Kampfgeschick 3 gegen 4 trifft auf 4+, also bei einer 4 oder mehr.',
      'Zwei Verwundungen sind durchgekommen. Marines sind auf 3+ geschützt.',
    ],
    hint: [
      'Ein Würfel schützt, wenn er 3 oder mehr zeigt; wer seinen Schutzwurf verpatzt, ist verloren.',
    ],
    after: [
      'Wer auf einer früheren Stufe fällt, schlägt nicht mehr zu.',
    ],
  },
  frag: {
    title: 'Derselbe Angriff mit Fragmentgranaten',
    text: [
      'Dieselben Marines, dieselbe Barrikade; aber jeder Marine hat Fragmentgranaten.',
      'Damit ziehen für einen Augenblick alle hinter der Deckung den Kopf ein.',
    ],
    hint: [
      'Fragmentgranaten machen den Gegner nicht langsamer. Sie machen den Werfer schnell.',
    ],
    after: [
      'Beide schlagen mit Initiative 10 zu, und wer fällt, hat trotzdem zugeschlagen.',
    ],
  },
  dice: {
    title: 'Eine Handvoll Würfel',
    text: [
      'Ein Marine hat 1 Attacke im Profil, ein Kettenschwert und eine Pistole. Alle fünf Marines berühren jemanden.',
    ],
    hint: [
      'Eine Waffe in jeder Hand bringt eine Attacke mehr.',
      'Und ein Angriff auch, in dem Zug, in dem er erfolgt.',
    ],
    after: [
      'Drei Attacken für jeden der fünf. Im nächsten Zug wären es zwei.',
    ],
  },
  eight: {
    title: 'Ein früherer Entwurf',
    text: [
      'Wieder keine Granaten, aber die früheren Testregeln mit ihren acht Schritten.',
      'Auch sie kennen Deckung, ordnen sie aber anders ein.',
    ],
    hint: [
      'Deckung ist hier keine Stufe der Initiative. Sie kommt, bevor die erste Stufe beginnt.',
    ],
    after: [
      'Selbst ein Modell mit Initiative 10 müsste auf Modelle in Deckung warten.',
    ],
  },
  seventh: {
    title: 'Und die siebte Edition',
    text: [
      'Die Marines haben für ihren Angriff 5 und 4 geworfen und sind angekommen.',
      '„Eine Barrikade ist eine Barrikade“, sagt dein Freund, „die Gardisten schlagen zuerst zu.“',
    ],
    hint: [
      'Such das Wort „Deckung“ in den Regeln zur Initiative.',
    ],
    after: [
      'Dort macht schwieriges Gelände auf dem Weg die Angreifer langsam, nicht Deckung.',
    ],
  },
};

/** The lesson '40k-power-fist'. */
const lesson40kPowerFistName: NameTexts = {
  title: 'Eine Faust, die zuletzt kommt',
  teaches: 'Die Stufen der Initiative, Attacken und eine Waffe, die zuschlägt, wenn alle anderen fertig sind.',
};

const warhammer40kCourse40kPowerFist: LessonProse = {
  squad: {
    title: 'Ein Sergeant und seine vier Marines',
    text: [
      'Vier Marines und ihr Sergeant haben zehn Orks angegriffen.',
      'Der Sergeant hat eine Energiefaust und eine Pistole; seine Marines haben gewöhnliche Waffen.',
      'Marines haben Initiative 4, Orks 2: Wer die höhere hat, schlägt zuerst zu; bei gleicher schlägt man '
        + 'gleichzeitig zu.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Die ersten Schläge',
    text: [
      'Der Sergeant hat Initiative 4 im Profil, wie seine Marines.',
    ],
    hint: [
      'Eine Energiefaust ist langsam: Sie hat eine eigene Stufe.',
    ],
    after: [
      'Mit der Faust schlägt er mit Initiative 1 zu, und nichts macht ihn schneller.',
    ],
  },
  attacks: {
    title: 'Wie oft?',
    text: [
      'Der Sergeant hat 2 Attacken im Profil. Er hat angegriffen, und er berührt Orks.',
    ],
    hint: [
      'Sein Angriff zählt.',
      'Die Pistole in der anderen Hand auch.',
    ],
    after: [
      'Der Langsamste von ihnen, und der mit den meisten Attacken.',
    ],
  },
  hit: {
    title: 'Treffen',
    text: [
      'Ein Marine hat Kampfgeschick 4, ein Ork auch.',
    ],
    hint: [
      'Wer besser ist, trifft auf 3+; wer gleich gut ist, nicht.',
    ],
    after: [
      'Bei gleichem Kampfgeschick trifft die Hälfte aller Schläge.',
    ],
  },
  quick: {
    title: 'Ausnahmsweise schnell',
    text: [
      'Manchmal ist ein schwacher Schlag zur rechten Zeit mehr wert als ein starker, der zu spät kommt.',
      'Ein Modell mit besonderer Waffe darf ohne sie zuschlagen.',
    ],
    task: 'Lass den Sergeant mit Initiative 4 zuschlagen, zusammen mit seinem Trupp.',
    hint: [
      'Nur die Faust ist langsam, nicht der Sergeant.',
    ],
    after: [
      'Der Sergeant schlägt jetzt mit den anderen zu, nicht stärker als sie.',
    ],
  },
  wound: {
    title: 'Die letzte Stufe',
    text: [
      'Zurück zur Faust. Gefallene Orks: {lost mob}. Alle außer dem Sergeant haben zugeschlagen.',
      'Eine Faust verdoppelt die Stärke: Aus der 4 des Sergeants wird eine 8. Ein Ork hat Widerstand 4.',
    ],
    hint: [
      'Sind Stärke und Widerstand gleich, braucht man 4+. Jeder Punkt Stärke mehr macht es um 1 leichter, aber '
        + 'eine 1 misslingt immer.',
    ],
    after: [
      'Und dagegen hilft keine Rüstung.',
    ],
  },
  won: {
    title: 'Wer hat gewonnen?',
    text: [
      'Es ist vorbei. Gefallene Orks: {lost mob}, Gefallene im Trupp: {lost squad}.',
      '„Wir sind immer noch mehr“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Niemand zählt Köpfe. Gezählt werden zugefügte Verwundungen.',
    ],
    after: [
      'Die Anzahl spielt dafür keine Rolle, und wer stärker ist, auch nicht.',
    ],
  },
  seventh: {
    title: 'Zwanzig Jahre später',
    text: [
      'Derselbe Sergeant nach der siebten Edition.',
    ],
    hint: [
      'Nicht alles ändert sich von einer Edition zur nächsten.',
    ],
    after: [
      'Eine Energiefaust kommt in jedem der vier Texte zuletzt.',
    ],
  },
};

/** The lesson '40k-two-armours'. */
const lesson40kTwoArmoursName: NameTexts = {
  title: 'Zwei Arten von Rüstung',
  teaches: 'Vier Wege, auf denen Verwundungen in einer Einheit mit verschiedenen Rüstungen ihr Opfer finden.',
};

const warhammer40kCourse40kTwoArmours: LessonProse = {
  unit: {
    title: 'Zehn Jäger, verschieden gerüstet',
    text: [
      'Fünf deiner Berserker haben zehn Jäger angegriffen: vier Veteranen mit Rüstung 3+, sechs Scouts mit 4+.',
      'Eine Verwundung braucht jemanden, der sie abwehrt, und die Texte finden ihn auf vier Arten.',
      'Jedes Mal verwunden deine Berserker elfmal.',
    ],
    hint: [],
  },
  zone: {
    title: 'Wer kann fallen?',
    text: [
      'Sechs Jäger stehen vorn, vier dahinter, einen halben Zoll entfernt.',
      '„Nur wer in Kontakt ist, kann getötet werden“, sagt dein Freund.',
    ],
    hint: [
      'Die Gefahrenzone ist 2″ tief.',
    ],
    after: [
      'Wer höchstens 2″ von einem eigenen Modell entfernt steht, das in Kontakt ist, kann auch fallen.',
    ],
  },
  first: {
    title: 'Wessen Rüstung zuerst?',
    text: [
      'Elf Verwundungen warten auf einen Schutzwurf.',
      '„Die beste Rüstung kommt nach vorn“, sagt der Besitzer der Jäger.',
    ],
    hint: [
      'Zähl für jede Rüstung die Modelle.',
    ],
    after: [
      'Die größte Gruppe erhält zuerst Verwundungen; nur bei gleich großen wählt der Besitzer.',
    ],
  },
  lap: {
    title: 'Reihum',
    text: [
      'Hier werden alle elf Verwundungen verteilt, bevor jemand einen Schutzwurf macht.',
    ],
    hint: [
      'Eine Verwundung auf jeden Scout, dann eine auf jeden Veteranen und dann wieder von vorn.',
      'Sechs Scouts und vier Veteranen sind zehn. Wer erhält die elfte Verwundung?',
    ],
    after: [
      'Sieben Verwundungen auf die Scouts, vier auf die Veteranen, was auch immer die Würfel zeigen.',
    ],
  },
  iterative: {
    title: 'Schub um Schub',
    text: [
      'Der frühere Entwurf: Sechs Verwundungen fallen auf die sechs Scouts, und diese würfeln, bevor mehr verteilt '
        + 'werden.',
      'Die Würfel zeigen 4, 5, 6, 4, 5 und 6: Niemand fällt. Fünf Verwundungen bleiben.',
    ],
    hint: [
      'Nach jedem Schub werden die Gruppen neu gezählt, so groß, wie sie dann sind.',
    ],
    after: [
      'Sechs Scouts sind immer noch die größte Gruppe: Gute Würfe brachten ihnen mehr Verwundungen.',
    ],
  },
  name: {
    title: 'Wer zuschlägt, redet mit',
    text: [
      'Die vierte Edition überlässt das meiste dem Besitzer der Jäger.',
      'Aber bei mindestens so vielen Verwundungen wie kämpfenden Modellen nennst du eines, das den ersten '
        + 'Schutzwurf macht.',
      'Der nächste Würfel wird eine 1 zeigen.',
    ],
    task: 'Sorg dafür, dass ein Veteran fällt.',
    hint: [
      'Wen du nennst, der muss würfeln, und eine 1 schützt niemanden.',
    ],
    after: [
      'Bei elf Verwundungen auf zehn Modelle darfst du das; danach sagt der Besitzer, wer würfelt.',
    ],
  },
  nearest: {
    title: 'Wer vorn steht',
    text: [
      'Die siebte Edition fragt weder nach Rüstung noch nach Anzahl.',
      'Die ganze Einheit kann fallen, aber jemand muss der Erste sein.',
    ],
    hint: [
      'Zuerst Modelle in Kontakt mit dem, der jetzt zuschlägt, dann die nächststehenden.',
    ],
    after: [
      'Mehrere Jäger sind in Kontakt: Ihr Besitzer wählt einen, und der erhält Verwundungen, bis er weg ist.',
    ],
  },
};

/** The lesson '40k-who-strikes-whom'. */
const lesson40kWhoStrikesWhomName: NameTexts = {
  title: 'Ein Captain und zwei Trupps gegen zwei',
  teaches: 'Auf wen ein Modell einschlagen darf, wer eine eigene Einheit ist und wie ein Nahkampf vieler Einheiten '
    + 'gewertet wird.',
};

const warhammer40kCourse40kWhoStrikesWhom: LessonProse = {
  captain: {
    title: 'Ein Captain in der ersten Reihe',
    text: [
      'Deine {left mob} Orks haben {left squad} Marines und den Captain angegriffen, der bei ihnen ist.',
      'Im Nahkampf ist ein unabhängiges Charaktermodell wie der Captain eine eigene Einheit, auch in einem Trupp.',
      'Ein Modell darf auf alle einschlagen, die es selbst oder das von ihm unterstützte Modell berührt.',
    ],
    hint: [],
  },
  both: {
    title: 'Zwischen zwei Gegnern',
    text: [
      'Ork 3 berührt den Captain und einen Marine daneben.',
    ],
    hint: [
      'Wer mehrere Einheiten berührt, hat die Wahl, wenn keine Regel sie ihm nimmt.',
    ],
    after: [
      'Nach dem späteren Entwurf darf man auf den Captain einschlagen; niemand muss.',
    ],
  },
  must: {
    title: 'Derselbe Ork, ein früherer Entwurf',
    text: [
      'Die Modelle stehen, wie sie standen.',
      '„Ich töte lieber Marines“, sagt dein Freund.',
    ],
    hint: [
      'In diesem Entwurf zieht ein Charaktermodell die Schläge derer auf sich, die es berühren.',
    ],
    after: [
      'Wer den Captain berührt, schlägt auf ihn ein, egal, wen er sonst noch berührt.',
    ],
  },
  skill: {
    title: 'Wessen Kampfgeschick?',
    text: [
      'Der Captain hat Kampfgeschick 5, seine Marines haben 4. Die Orks schlagen auf den Trupp ein.',
    ],
    question: 'Welches Kampfgeschick des Trupps zählt gegen diese Schläge?',
    hint: [
      'Es zählt die Mehrheit der Einheit, auf die eingeschlagen wird, und der Captain gehört nicht dazu.',
    ],
    after: [
      'Beim Captain zählt sein eigenes Kampfgeschick, bei den Marines ihres.',
    ],
  },
  aim: {
    title: 'Lass den Captain in Ruhe',
    text: [
      'Captain und Marines haben zugeschlagen und nicht getroffen. Jetzt ist die Initiative deiner Orks an der Reihe.',
      'Alle Attacken eines Modells gehen in diesem Text auf dieselbe Einheit.',
    ],
    task: 'Lass Ork 3 den Captain verschonen.',
    hint: [
      'Der Ork berührt auch jemand anderen.',
    ],
    after: [
      'Ein Captain, auf den niemand einschlägt, schlägt im nächsten Zug wieder zu.',
    ],
  },
  crowd: {
    title: 'Zwei Trupps gegen zwei',
    text: [
      'Ein anderer Tisch: Zwei Trupps Marines haben zwei Trupps Gardisten angegriffen.',
      'Wer durch Kontakt verbunden ist, kämpft im selben Nahkampf: Das sind hier alle.',
      'Marine 5 des ersten Trupps steht dort, wo die beiden gegnerischen Trupps aneinanderstoßen.',
    ],
    hint: [
      'Sieh nach, wen das Modell berührt, nicht, wen sein Trupp angegriffen hat.',
    ],
    after: [
      'Jedes Modell für sich: Es darf auf alles einschlagen, was es berührt.',
    ],
  },
  score: {
    title: 'Ein Ergebnis für alle',
    text: [
      'Gefallene Gardisten: links {lost left}, rechts {lost right}. Jeder hatte einen Lebenspunkt.',
    ],
    hint: [
      'Ein Nahkampf, ein Ergebnis.',
    ],
    after: [
      'Beide Trupps Marines gewinnen zusammen, egal, wer die Arbeit getan hat.',
    ],
  },
  test: {
    title: 'Wer muss testen?',
    text: [
      'Der Verteidiger hat diesen Nahkampf verloren. Nicht alle Trupps haben gleich viel gelitten.',
    ],
    hint: [
      'Nicht, wer Modelle verloren hat, sondern wer den Nahkampf verloren hat.',
    ],
    after: [
      'Jede Einheit der Verliererseite testet für sich.',
    ],
  },
};

/** The lesson '40k-caught'. */
const lesson40kCaughtName: NameTexts = {
  title: 'Geschlagen, geflohen und eingeholt',
  teaches: 'Wie schwer es ist, standzuhalten, und die drei Dinge, die Vorstürmen bewirken kann.',
};

const warhammer40kCourse40kCaught: LessonProse = {
  won: {
    title: 'Drei zu null',
    text: [
      '{left marines} Marines haben Gardisten angegriffen. Gefallene Gardisten: {lost guard}; gefallene Marines: '
        + 'keine.',
    ],
    hint: [
      'Zugefügte Verwundungen entscheiden, nicht, wie viele Modelle übrig sind.',
    ],
    after: [
      'Jetzt müssen die Gardisten ihre Moral testen.',
    ],
  },
  holds: {
    title: 'Wie schwer ist das?',
    text: [
      'Die Gardisten haben Moralwert 7 und müssen testen, ob sie standhalten. Ihr Spieler wirft zwei Würfel.',
      '„Du hast mit drei Verwundungen Rückstand verloren, also zieh drei ab“, sagt dein Freund.',
    ],
    hint: [
      'Sieh nach, ob in den Testregeln die Höhe der Niederlage zählt.',
    ],
    after: [
      'In beiden Entwürfen ist eine knappe Niederlage so schlimm wie eine hohe.',
    ],
  },
  penalty: {
    title: 'Und in der siebten Edition?',
    text: [
      'Derselbe Nahkampf nach der siebten Edition: drei Verwundungen zu null, Moralwert 7.',
    ],
    hint: [
      'Hier zählt jede Verwundung, um die eine Seite zurückliegt.',
    ],
    after: [
      'Wer hoch verliert, hat wenig Hoffnung standzuhalten.',
    ],
  },
  test: {
    title: 'Die Würfel',
    text: [
      'Wieder nach den Testregeln.',
    ],
    hint: [
      'Höchstens der Moralwert, sonst ziehen sich die Gardisten zurück.',
    ],
    after: [
      'Die Gardisten setzen sich ab. Wie weit sie laufen, sagen zwei Würfel.',
    ],
  },
  sweep: {
    title: 'Hinterher?',
    text: [
      'Die Gardisten haben für ihren Rückzug 1 und 2 geworfen.',
      'In diesem Entwurf siehst du das, bevor du sagst, ob du vorstürmst.',
    ],
    task: 'Sorg dafür, dass die Gardisten nicht entkommen.',
    hint: [
      'Deine zwei Würfel müssen zusammen mehr als 3 zeigen.',
    ],
    after: [
      'Die Gardisten sind nicht entkommen, aber gefallen ist von ihnen auch niemand.',
    ],
  },
  struck: {
    title: 'Der frühere Entwurf',
    text: [
      'Dieselbe Niederlage nach den acht Schritten. Die Gardisten fliehen, du setzt nach.',
    ],
    hint: [
      'Der zweite Wurf muss den ersten übertreffen.',
      'Dieser Entwurf gibt denen, die jemanden einholen, eine freie Runde.',
    ],
    after: [
      'Jeder Schlag trifft, niemand schlägt zurück, und wer übrig ist, flieht weiter.',
    ],
  },
  destroyed: {
    title: 'Die siebte Edition',
    text: [
      'Marines haben Initiative 4, Gardisten 3. Jede Seite wirft einen Würfel.',
      'Jede Seite zählt die beste Initiative dazu, die sie hat.',
    ],
    hint: [
      'Eine Vier und Initiative 4 gegen eine Zwei und Initiative 3.',
    ],
    after: [
      'Elf Gardisten, und für keinen von ihnen ein Schutzwurf.',
    ],
  },
  differs: {
    title: 'Entwurf ist nicht gleich Entwurf',
    text: [
      'Zwei Entwürfe der Testregeln liegen auf dem Tisch: der mit sieben Schritten und der mit acht.',
    ],
    hint: [
      'Was Vorstürmen bewirkt, hast du gerade zweimal gesehen.',
      'Und wie schwer der Moraltest ist, einmal.',
    ],
    after: [
      'Klär vor einem Spiel, welcher Text auf dem Tisch liegt.',
    ],
  },
};

/** The lesson '40k-weapons'. */
const lesson40kWeaponsName: NameTexts = {
  title: 'Was die Werte einer Waffe bewirken',
  teaches: 'Zusätzliche Stärke, unhandliche Waffen und eine zweite Waffe, die nicht zählt.',
};

const warhammer40kCourse40kWeapons: LessonProse = {
  bare: {
    title: 'Eine Axt',
    text: [
      'Vier Marines und ein Sergeant haben zehn Orks angegriffen. Der Sergeant hat eine Energieaxt und eine Pistole.',
      'Der Text der siebten Edition sagt für sich allein nichts über so eine Axt.',
    ],
    hint: [
      'Solange nichts über sie gesagt ist, ist sie eine Waffe wie jede andere.',
    ],
    after: [
      'Also bremst den Sergeant nichts.',
    ],
  },
  unwieldy: {
    title: 'Mit der Zeile der Axt',
    text: [
      'Die Spieler haben Zeilen eingeschaltet, also das, was andere Webseiten sagen: hier über Äxte und '
      + 'unhandliche Waffen.',
    ],
    hint: [
      'Unhandliche Waffen schlagen zu, wenn alle anderen fertig sind.',
    ],
    after: [
      'Als Letzter, wie mit einer Faust.',
    ],
  },
  attacks: {
    title: 'Wie oft?',
    text: [
      'Der Sergeant hat 2 Attacken im Profil und hat angegriffen.',
    ],
    hint: [
      'Der Angriff bringt eine Attacke.',
      'Die Pistole neben der Axt auch.',
    ],
    after: [
      'Neben einer Axt zählt jede andere Waffe.',
    ],
  },
  specialist: {
    title: 'Und mit einer Faust?',
    text: [
      'Derselbe Sergeant mit einer Energiefaust statt der Axt.',
    ],
    hint: [
      'Eine Faust ist eine Spezialistenwaffe: Die zweite Waffe muss auch eine sein.',
    ],
    after: [
      'Eine Pistole ist keine Spezialistenwaffe, also bringt sie nichts.',
    ],
  },
  wound: {
    title: 'Ein Punkt mehr',
    text: [
      'Der Sergeant ist mit der Axt an der Reihe. Er hat Stärke 4, ein Ork Widerstand 4.',
    ],
    hint: [
      'Die Zeile der Axt erhöht die Stärke um 1.',
    ],
    after: [
      'Die Stärke ist um 1 höher als der Widerstand.',
    ],
  },
  quick: {
    title: 'Rechtzeitig',
    text: [
      'Wer eine besondere Waffe hat, darf ohne sie zuschlagen.',
    ],
    hint: [
      'Nur die Axt ist langsam.',
    ],
    after: [
      'Der Sergeant schlägt mit seinem Trupp zu, nicht stärker als die anderen.',
    ],
    task: 'Lass den Sergeant mit Initiative 4 zuschlagen.',
  },
};

/** The lesson '40k-furious'. */
const lesson40kFuriousName: NameTexts = {
  title: 'Rasend und schwer zu töten',
  teaches: 'Rasender Angriff, Raserei und „Verletzungen ignorieren“, mit ihren Zeilen und ohne.',
};

const warhammer40kCourse40kFurious: LessonProse = {
  plain: {
    title: 'Ohne Zeilen',
    text: [
      'Marines mit Stärke 4 haben Orks mit Widerstand 4 angegriffen.',
      '„Sie sind rasend“, sagt ihr Spieler, aber keine Zeile ist eingeschaltet.',
    ],
    hint: [
      'Stärke und Widerstand sind gleich.',
    ],
    after: [
      'Eine Regel, deren Zeile ausgeschaltet ist, bewirkt nichts.',
    ],
  },
  furious: {
    title: 'Rasender Angriff',
    text: [
      'Dieselben Schläge, und die Zeile „Rasender Angriff“ ist eingeschaltet.',
    ],
    hint: [
      'Im Zug des Angriffs erhöht diese Regel die Stärke um 1.',
    ],
    after: [
      'Statt der Hälfte der Treffer verwunden jetzt zwei Drittel.',
    ],
  },
  rage: {
    title: 'Raserei',
    text: [
      'Ein Marine hat 1 Attacke im Profil, ein Kettenschwert und eine Pistole.',
    ],
    hint: [
      'Mit Raserei bringt ein Angriff zwei Attacken statt einer.',
    ],
    after: [
      'Eine Attacke im Profil, zwei für den Angriff und eine für die zweite Waffe.',
    ],
  },
  quick: {
    title: 'Alle auf einmal',
    text: [
      'Der Sergeant hat eine Energiefaust und darf ohne sie zuschlagen.',
    ],
    hint: [
      'Nur die Faust ist langsam, nicht der Sergeant.',
    ],
    after: [
      'Fünf Modelle schlagen zu, bevor es ein Ork tut.',
    ],
    task: 'Lass den Sergeant mit Initiative 4 zuschlagen, solange die Orks noch warten.',
  },
  score: {
    title: 'Was zählt?',
    text: [
      'Orks, die Verletzungen ignorieren, haben für jede nicht abgewehrte Verwundung einen Würfel geworfen.',
      'Gefallene Orks: {lost mob}.',
    ],
    hint: [
      'Was ignoriert wird, gilt als abgewehrt.',
    ],
    after: [
      'Nur verlorene Lebenspunkte zählen.',
    ],
  },
};

/** The lesson '40k-no-fear'. */
const lesson40kNoFearName: NameTexts = {
  title: 'Geschlagen und ohne Furcht',
  teaches: 'Unnachgiebige Einheiten, solche ohne Furcht und was Vorstürmen mit ihnen macht.',
};

const warhammer40kCourse40kNoFear: LessonProse = {
  charge: {
    title: 'Auf sie!',
    text: [
      'Sechs Marines stehen vor vierzehn Gardisten.',
    ],
    hint: [
      'Wer angreifen soll, sagt, wen er angreift.',
    ],
    after: [
      'Die Marines sind neun Zoll weit gekommen, mehr als genug.',
    ],
    task: 'Sag einen Angriff an, der die Marines in den Nahkampf bringt.',
  },
  penalty: {
    title: 'Drei zu null',
    text: [
      'Die Gardisten haben mit drei Verwundungen Rückstand verloren. Ihr Moralwert ist 7.',
    ],
    hint: [
      'Für jede Verwundung Rückstand geht ein Punkt ab.',
    ],
    after: [
      'Die Gardisten brauchen Glück, um standzuhalten.',
    ],
  },
  stubborn: {
    title: 'Unnachgiebig',
    text: [
      'Dieselbe Niederlage, aber einer der Gardisten ist unnachgiebig, und die Zeile ist eingeschaltet.',
    ],
    hint: [
      'Unnachgiebige Einheiten verlieren nichts von ihrem Moralwert.',
    ],
    after: [
      'Eine hohe Niederlage ist für unnachgiebige Einheiten nicht schlimmer als eine knappe.',
    ],
  },
  destroyed: {
    title: 'Die Gardisten fliehen',
    text: [
      'Elf auf den Würfeln: Die Gardisten halten nicht stand. Jetzt wirft jede Seite einen Würfel.',
    ],
    hint: [
      'Jede Seite zählt die beste Initiative dazu, die sie hat.',
      'Eine Vier und Initiative 4 gegen eine Zwei und Initiative 3.',
    ],
    after: [
      'Kein Gardist bleibt übrig.',
    ],
  },
  locked: {
    title: 'Gardisten ohne Furcht',
    text: [
      'Dieselben Würfel, aber diese Gardisten kennen keine Furcht.',
    ],
    hint: [
      'Wer keine Furcht kennt, kann eingeholt werden, aber niemand wird entfernt.',
    ],
    after: [
      'Die Gardisten kämpfen weiter, als hätten sie standgehalten.',
    ],
  },
};

export const warhammer40kLessonsBooks: English['warhammer-40k-lessons'] = {
  'warhammer-40k/lesson': warhammer40kLesson,
  'warhammer-40k/questions': warhammer40kQuestions,
  'warhammer-40k/takes': warhammer40kTakes,
};

export const warhammer40kLessonAnswersBooks: English['warhammer-40k-lesson-answers'] = {
  'warhammer-40k/answers': warhammer40kAnswers,
};

export const course40kBarricadeBooks: English['course-40k-barricade'] = {
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-barricade/name': lesson40kBarricadeName,
};

export const course40kPowerFistBooks: English['course-40k-power-fist'] = {
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-power-fist/name': lesson40kPowerFistName,
};

export const course40kTwoArmoursBooks: English['course-40k-two-armours'] = {
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-two-armours/name': lesson40kTwoArmoursName,
};

export const course40kWhoStrikesWhomBooks: English['course-40k-who-strikes-whom'] = {
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
  'warhammer-40k/course/40k-who-strikes-whom/name': lesson40kWhoStrikesWhomName,
};

export const course40kCaughtBooks: English['course-40k-caught'] = {
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-caught/name': lesson40kCaughtName,
};

export const course40kWeaponsBooks: English['course-40k-weapons'] = {
  'warhammer-40k/course/40k-weapons': warhammer40kCourse40kWeapons,
  'warhammer-40k/course/40k-weapons/name': lesson40kWeaponsName,
};

export const course40kFuriousBooks: English['course-40k-furious'] = {
  'warhammer-40k/course/40k-furious': warhammer40kCourse40kFurious,
  'warhammer-40k/course/40k-furious/name': lesson40kFuriousName,
};

export const course40kNoFearBooks: English['course-40k-no-fear'] = {
  'warhammer-40k/course/40k-no-fear': warhammer40kCourse40kNoFear,
  'warhammer-40k/course/40k-no-fear/name': lesson40kNoFearName,
};

export const warhammer40kLessonNamesBooks: English['warhammer-40k-lesson-names'] = {
  'warhammer-40k/course': {
    '40k-barricade': lesson40kBarricadeName,
    '40k-power-fist': lesson40kPowerFistName,
    '40k-two-armours': lesson40kTwoArmoursName,
    '40k-who-strikes-whom': lesson40kWhoStrikesWhomName,
    '40k-caught': lesson40kCaughtName,
    '40k-weapons': lesson40kWeaponsName,
    '40k-furious': lesson40kFuriousName,
    '40k-no-fear': lesson40kNoFearName,
  },
};
