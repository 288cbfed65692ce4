/** In German: what holds a lesson, and the lessons by name. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, hitsOf, markersOf, SAVES, SIDES, unitsOf } from './grammar.ts';

type Words = English['lessons'];

/** The lessons of the course by name. */
const course: Words['course'] = {
  'what-an-assault-is': {
    title: 'Was ein Sturmangriff ist',
    teaches: 'Wer angegriffen werden darf, wann aus einem Ansturm ein Sturmangriff wird und welche Schritte er hat.',
  },
  'who-is-engaged': {
    title: 'Wer direkt im Kampf ist',
    teaches: 'Welche Einheiten attackieren und getroffen werden können: Kontakt, 15 cm und eine Schusslinie, die '
      + 'eine Mauer unterbricht.',
  },
  'close-combat-or-firefight': {
    title: 'Nahkampf oder Feuergefecht',
    teaches: 'Welchen Wert eine Einheit nutzt, wie viele Würfel sie wirft und wann man absichtlich ohne Kontakt '
      + 'anstürmt.',
  },
  'nearest-first': {
    title: 'Treffer auf die Nächsten zuerst',
    teaches: 'Wer Treffer verteilt, in welcher Reihenfolge sie fallen und was Besitzer unter Gleichen wählen dürfen.',
  },
  'second-lap': {
    title: 'Die zweite Reihe und gemischter Schutz',
    teaches: 'Niemand nimmt einen zweiten Treffer, bevor alle einen haben; zwei Treffer sind zwei Schutzwürfe und '
      + 'höchstens ein Kill.',
  },
  cover: {
    title: 'Deckung, und wer sie hat',
    teaches: 'Deckung statt Rüstung, für die Angegriffenen und nie für die, die anstürmen.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Manche attackieren vor allen anderen, und wen sie töten, der schlägt nicht zurück.',
  },
  'macro-weapons': {
    title: 'Makrowaffen und Titan Killer',
    teaches: 'Treffer, gegen die kaum ein Schutzwurf hilft: Sie kommen zuletzt, und nur aus Extra-Attacken.',
  },
  'decided-at-once': {
    title: 'Wenn es sofort endet',
    teaches: 'Zwei Arten, wie die Attacken allein einen Sturmangriff entscheiden, und wer dafür tot sein muss.',
  },
  'supporting-fire': {
    title: 'Unterstützungsfeuer',
    teaches: 'Welche Freunde in den Sturmangriff schießen dürfen, wen sie treffen können und was sie bringen.',
  },
  'the-result': {
    title: 'Das Ergebnis und seine Modifikatoren',
    teaches: 'Zwei Würfel, der höhere zählt; was dazukommt, Zeile für Zeile.',
  },
  ties: {
    title: 'Gleichstand',
    teaches: 'Gleiche Summen bedeuten noch eine Runde: was darin neu beginnt und was bleibt.',
  },
  losing: {
    title: 'Niedermachen, Brechen, Rückzug',
    teaches: 'Was eine Niederlage kostet: Treffer ohne Schutzwurf, eine gebrochene Formation und 15 cm zum nächsten '
      + 'Gegner.',
  },
  winning: {
    title: 'Sieger und Blastmarker',
    teaches: 'Was ein Sieg kostet: einen Blastmarker für jeden Verlust und eine Formation, die auf der Stelle '
      + 'brechen kann.',
  },
  'formations-together': {
    title: 'Vermischt und vereint',
    teaches: 'Mehrere Formationen kämpfen als eine, auf jeder Seite, und gewinnen oder verlieren als eine.',
  },
  'war-engines': {
    title: 'Kriegsmaschinen',
    teaches: 'Wie sie ihre Würfel aufteilen, Treffer schlucken, Schadenskapazität verlieren und zählen.',
  },
  'commander-dies-last': {
    title: 'Ein Anführer, der zuletzt stirbt',
    teaches: 'Wie du jemanden stellst, den du brauchst, damit Treffer vorher alle anderen erreichen.',
  },
  'on-your-own': {
    title: 'Ein Sturmangriff allein',
    teaches: 'Ein ganzer Sturmangriff ohne Hilfe; danach wird jede deiner Entscheidungen an den Chancen gemessen.',
  },
};

/** The lessons of Warhammer 40,000 by name. */
const warhammer40kCourse: Words['warhammer-40k/course'] = {
  '40k-barricade': {
    title: 'Hinter einer Barrikade',
    teaches: 'Wer zuerst zuschlägt, wenn ein Angriff über Deckung kommt, und was Fragmentgranaten ändern.',
  },
  '40k-power-fist': {
    title: 'Eine Faust, die zuletzt kommt',
    teaches: 'Die Leiter der Initiative, Attacken und eine Waffe, die zuschlägt, wenn alle anderen fertig sind.',
  },
  '40k-two-armours': {
    title: 'Zwei Arten von Rüstung',
    teaches: 'Vier Wege, wie Verwundungen jemanden finden in einer Einheit, die nicht gleich gerüstet ist.',
  },
  '40k-who-strikes-whom': {
    title: 'Ein Captain, und zwei Trupps gegen zwei',
    teaches: 'Wen ein Modell schlagen darf, wer eine eigene Einheit ist und wie ein Nahkampf von vielen gezählt wird.',
  },
  '40k-caught': {
    title: 'Geschlagen, geflohen und eingeholt',
    teaches: 'Wie schwer es ist, standzuhalten, und die drei Dinge, die Vorstürmen bewirken kann.',
  },
};

const RAIL = { done: 'erledigt', missed: 'verfehlt', later: 'kommt noch', missing: 'kommt nie', now: 'jetzt' } as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Lektion: ${title}`,
  moments: 'Stationen dieser Lektion',
  moment: (at, of) => `Station ${at} von ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `„${title}“ kommt in diesem Sturmangriff nicht vor.`,
  answerLegends: {
    units: 'Wähle sie auf der Karte oder hier', formations: 'Wähle sie hier', number: 'Deine Zahl',
    side: 'Deine Antwort', order: 'Zuerst kommt der Erste', 'yes-no': 'Deine Antwort',
  },
  check: 'Prüfen',
  hint: 'Tipp',
  moreHint: 'Noch ein Tipp',
  show: 'Zeig es mir',
  again: 'Noch einmal versuchen',
  leave: 'Auslassen',
  onceMore: 'Noch einmal',
  goOn: 'Weiter',
  end: 'Lektion beenden',
  back: 'Zurück',
  advice: 'Deine Entscheidungen und die Chancen',
  weighing: 'Jede Entscheidung wird an den Chancen gemessen …',
  loading: 'Die Lektion ist unterwegs …',
  verdicts: { right: 'Richtig', done: 'Erledigt', wrong: 'Dein Gegner sagt', shown: 'Die Antwort' },
  said: {
    right: says => `Richtig. ${says}`.trim(),
    wrong: says => `So nicht. ${says}`.trim(),
    shown: says => `Die Antwort wird gezeigt. ${says}`.trim(),
  },
  summary: {
    heading: title => `Das Ende von „${title}“`,
    said: (asked, right) => {
      if (asked === 0) return 'Diesmal wurde nichts gefragt.';
      if (right === asked) return `${asked === 1 ? 'Richtig' : `Alle ${figure(asked)} richtig`} auf Anhieb, ohne `
        + 'Hilfe.';
      return `${figure(right)} von ${figure(asked)} auf Anhieb richtig, ohne Hilfe. Die anderen, jede mit ihrer Regel:`;
    },
    missed: 'Was verfehlt wurde',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'die Antwort wurde gezeigt';
      if (outcome === 'passed') return 'offengelassen';
      const goes = form(wrong, { one: 'beim zweiten Versuch', other: `nach ${figure(wrong)} falschen` });
      return ['richtig', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['mit Tipp'])].join(' ');
    },
    back: 'Dorthin',
    goTo: title => `Zu ${title}`,
    missedAgain: 'Verfehltes noch einmal',
    begin: 'Von vorn',
  },
  whyList: 'Frag warum',
  why: name => `Warum ${name}?`,
  log: lines => `Protokoll, ${counted(lines, { one: 'Zeile', other: 'Zeilen' })}`,
  logName: 'Protokoll',
  stands: 'Die Einheiten und ihre Werte',
  openRule: rule => `Regel ${rule}`,
  ruleSays: 'Was die Regel sagt',
  sides: SIDES,
  theSides: SIDES,
  dice: 'Die geworfenen Würfel',
  purposes: {
    'close-combat': 'Nahkampf', firefight: 'Feuergefecht', 'extra-attacks': 'Anzahl der Extra-Attacken',
    damage: 'Schadenspunkte', save: 'Schutzwurf', 're-roll': 'Schutzwurf, wiederholt', invulnerable: 'Rettungswurf',
    critical: 'kritischer Treffer', splash: 'eine Explosion', result: 'Ergebnis',
    'dangerous-terrain': 'gefährliches Gelände', 'action-test': 'Aktionstest', 'blast-markers': 'Blastmarker',
  },
  withCharacters: (unit, characters) => `${unit} mit ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'in deiner Antwort',
  inOrder: at => `Nr. ${at}`,
  marked: 'vom Gegner genannt',
  markedSign: '!',
  lost: 'verloren',
  broken: 'gebrochen',
  values: (cc, ff, armour) => `NK ${cc}, FG ${ff}, Rüstung ${armour}`,
  aboard: transport => `an Bord von ${transport}`,
  standsIn: terrain => `Gelände: ${terrain}`,
  touches: names => `berührt ${names}`,
  away: (far, name) => `${far} bis ${name}`,
  behind: (far, terrain) => `${far}, dazwischen ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, unitsOf(stands), ...(markers === 0 ? [] : [markersOf(markers)]), ...(isBroken ? ['gebrochen'] : []),
  ].join(', '),
  answers: {
    attacker: 'Der Angreifer', defender: 'Der Verteidiger', neither: 'Keiner', yes: 'Ja', no: 'Nein',
  },
  linkTooOld: 'Dieser Browser ist zu alt für Links: Er kann nichts packen und entpacken.',
  linkChanged: 'Dieser Link zu einer Lektion ist unterwegs abgeschnitten oder verändert worden.',
  linkStrange: 'Das ist kein Link zu einer Lektion: Er muss mit lesson=1 beginnen.',
  less: 'Eins weniger',
  more: 'Eins mehr',
  course: {
    lead: (lessons, done) => `${figure(lessons)} Lektionen: Du sagst, was als Nächstes geschieht, tust es auf dem `
      + 'Tisch, '
      + `und die Regeln antworten. ${done === 0
        ? 'Gefragt wird nur, was der Tisch zeigt.' : `${figure(done)} davon erledigt.`}`,
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Weiter mit „${title}“`;
      return isAny ? `Als Nächstes: „${title}“` : `Beginne mit „${title}“`;
    },
    marks: {
      done: () => 'Erledigt',
      missed: moments => `Erledigt, ${figure(moments)} verfehlt`,
      begun: () => 'Begonnen',
    },
  },
  order: {
    keys: 'Pfeiltasten verschieben es nach oben und unten, Entfernen nimmt es heraus.',
    none: 'Noch niemand: Nimm sie der Reihe nach, auf der Karte oder hier.',
    rest: 'Noch nicht in der Reihe',
    placed: (name, at, of) => `${name}, ${at} von ${of}`,
    earlier: name => `${name} früher`,
    later: name => `${name} später`,
    out: name => `${name} herausnehmen`,
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': 'Welche Formationen dürfen angegriffen werden?',
  'who-may-join': 'Welche anderen Formationen dürfen in diesem Sturmangriff auf der Seite des {side}s kämpfen?',
  'is-there-an-assault': 'Wenn der Ansturm hier endete, gäbe es einen Sturmangriff?',
  'counter-charge-distance': 'Wie viele Zentimeter weit darf {unit} einen Gegenstoß machen?',
  'who-may-attack': 'Welche Einheiten des {side}s dürfen attackieren?',
  'who-strikes-in-close-combat': 'Welche Einheiten des {side}s schlagen im Nahkampf zu?',
  'who-fires-in-the-firefight': 'Welche Einheiten des {side}s attackieren im Feuergefecht?',
  'who-strikes-first': 'Welche Einheiten des {side}s attackieren vor den anderen?',
  'dice-of-a-side': 'Wie viele Würfel wirft der {side} auf Treffer?',
  'value-needed': 'Ab welcher Augenzahl trifft {unit}? (0: attackiert nicht.)',
  'hits-of-a-side': 'Diese Würfel sind gefallen. Wie viele Treffer erzielt der {side}?',
  'who-may-be-hit': 'Welche Einheiten des {side}s können getroffen werden?',
  'order-of-hits': 'In welcher Reihenfolge fallen Treffer auf die Einheiten des {side}s?',
  'who-takes-the-hits': 'Treffer auf den {side}: {hits}. Welche seiner Einheiten werden getroffen?',
  'hits-on-a-unit': 'Treffer auf ihre Seite: {hits}. Wie viele davon fallen auf {unit}?',
  'who-is-hit-last': 'Welche Einheit des {side}s wird als allerletzte getroffen?',
  'who-saves-by-cover': 'Welche Einheiten des {side}s, die getroffen werden können, haben einen Deckungswurf?',
  'save-needed': 'Ein Treffer ({effect}) fällt auf {unit}. Ab welcher Augenzahl hilft der beste Schutzwurf? (0: '
    + 'keiner da.)',
  'may-it-save': 'Steht irgendetwas zwischen {unit} und einem Treffer ({effect})?',
  'how-many-are-lost': 'Diese Schutzwürfe sind gefallen. Wie viele Einheiten verliert der {side}?',
  'damage-left': 'Diese Würfel sind gefallen. Wie viele Punkte Schadenskapazität hat {unit} noch?',
  'does-it-end-here': 'Diese Würfel sind gefallen. Ist der Sturmangriff sofort entschieden?',
  'who-has-won-at-once': 'Diese Würfel sind gefallen. Wer hat sofort gewonnen, wenn überhaupt jemand?',
  'who-may-support': 'Welche Einheiten dürfen den {side} mit Feuer unterstützen?',
  'kills-of-a-side': 'Wie viele Kills zählt der {side} bisher?',
  'counted-for-numbers': 'Wie viele Einheiten zählt der {side} beim Vergleich der Anzahl?',
  'modifier-of-a-side': 'Was zählt der {side} insgesamt zu seinem höheren Würfel dazu?',
  'total-of-a-side': 'Diese Würfel sind gefallen. Wie hoch ist die Summe des {side}s?',
  'who-wins-the-result': 'Diese Würfel sind gefallen. Wer gewinnt, wenn überhaupt jemand?',
  'hack-downs': 'Wie viele Treffer ohne Schutzwurf nimmt der Verlierer?',
  'who-is-hacked-down': 'Auf welche Einheiten fällt das Niedermachen?',
  'who-breaks': 'Welche Formationen brechen, bevor alles vorbei ist?',
  'who-is-destroyed': 'Von welchen Formationen ist niemand mehr da, wenn alles vorbei ist?',
  'who-must-withdraw': 'Welche Formationen ziehen sich zurück?',
  'markers-on': 'Wie viele Blastmarker hat {formation}, wenn alles vorbei ist?',
  'chance-to-win': 'Wie wahrscheinlich gewinnt der {side}, in Prozent, auf {within} genau?',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Wähle das Ziel und lass {formations} in diesem Sturmangriff kämpfen.',
  'in-contact': 'Bring mindestens {count} Einheiten des {side}s in Basekontakt.',
  'not-in-contact': 'Stürm so an, dass jemand nah genug ist, aber keine Einheit des {side}s in Basekontakt.',
  near: 'Stell {unit} höchstens {cm} cm von {from} auf.',
  away: 'Stell {unit} mehr als {cm} cm von {from} auf.',
  'clear-of-enemies': 'Stell {unit} mehr als {cm} cm von jedem Gegner auf.',
  'in-cover': 'Stell {units} in Deckung.',
  engaged: 'Sorg dafür, dass {units} attackieren darf.',
  'not-engaged': 'Sorg dafür, dass {units} weder attackieren noch getroffen werden kann.',
  'hit-last': 'Stell {unit} so auf, dass auf dieser Seite danach niemand mehr getroffen wird.',
  'dice-split': 'Teil die Würfel von {unit} auf: {count} in den Nahkampf, die anderen ins Feuergefecht.',
  hit: 'Verteil die Treffer so, dass {unit} einen nimmt.',
  spare: 'Verteil die Treffer so, dass {unit} keinen nimmt.',
  'save-by': 'Schütz {unit} durch {save}.',
  'supported-by': 'Lass genau {units} den {side} mit Feuer unterstützen.',
  'got-away': 'Zieh {formation} so zurück, dass unterwegs niemand verloren geht.',
  reach: 'Spiel weiter bis „{state}“.',
  'play-well': 'Spiel den {side} bis zum Ende; danach wird jede Entscheidung an den Chancen gemessen.',
};

const nearer = (count: number): string => (count === 0 ? 'niemand ist näher'
  : `näher ${form(count, { one: 'ist', other: 'sind' })} ${unitsOf(count)} ihrer Seite`);

/** After 'Der Angreifer hat'. */
const kills = (count: number): string => counted(count, { one: 'Kill', other: 'Kills' });

/** What lessons say to answers and to what was done. */
const lessonAnswers: Words['lesson/answers'] = {
  sides: SIDES,
  winners: { attacker: 'der Angreifer', defender: 'der Verteidiger' },
  nobody: 'niemand',
  noSave: 'kein Schutzwurf',
  diceTogether: (first, second) => `${first} und ${second}`,
  effects: {
    normal: 'gewöhnlich', 'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze',
    'macro-weapon': 'Makrowaffe', 'titan-killer': 'Titan Killer',
  },
  saves: { ...SAVES, none: 'nichts' },

  lookAgain: 'Sieh dir die Regel noch einmal an.',
  timeIsOver: 'Die Zeit dafür ist vorbei.',
  chooseOne: 'Wähle eine.',
  leftOut: name => `Ausgelassen: ${name}.`,
  not: name => `Nicht ${name}.`,
  notComplete: name => `Die Reihenfolge ist nicht vollständig: ${name} fehlt.`,
  tooEarly: name => `${name} kommt zu früh.`,
  tooMuch: 'Das ist zu viel.',
  tooLittle: 'Das ist zu wenig.',

  mayBeCharged: 'Das ist eine gegnerische Formation mit einer Einheit auf dem Tisch.',
  mayBeBrought: 'Ein Commander darf sie mitnehmen: Sie ist nah genug und nicht gebrochen.',
  mayBeChargedToo: 'Sie steht höchstens 5 cm vom Ziel entfernt, also darf der Ansturm auch auf sie gehen.',
  somebodyNear: 'Jemand von den Anstürmenden steht höchstens 15 cm von jemandem aus dem Ziel entfernt, und nichts '
    + 'verdeckt sie.',
  nobodyNear: 'Niemand von den Anstürmenden steht höchstens 15 cm und in Schusslinie von jemandem aus dem Ziel.',
  speed: (name, speed) =>
    `${name} hat Tempo ${figure(speed)}; wer schnell ist, geht den längeren Weg, alle anderen den kürzeren.`,

  firstStrike: 'Sie hat First Strike und attackiert vor allen, die es nicht haben.',
  noFirstStrike: 'Sie attackiert mit allen anderen: Hier hat sie kein First Strike.',
  nobodyAttacks: 'Niemand davon attackiert.',
  throwsForOne: (name, dice) => `Zum Beispiel ${name}: ${diceOf(dice)}.`,
  diceEach: 'Jede Einheit, die attackiert, wirft einen Würfel, eine Kriegsmaschine einen für jeden ihrer Punkte; '
    + 'Extra-Attacken kommen dazu.',
  whichValue: 'In Kontakt zählt der Nahkampfwert, sonst der Feuergefechtswert.',
  whatHits: 'Ein Würfel trifft, wenn er zeigt, was sein Wurf braucht, oder mehr; nicht alle Würfe brauchen dasselbe.',

  inContact: count => `Sie ist in Basekontakt; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Sie ist ${far} vom nächsten Gegner entfernt; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Sie ist ${far} vom nächsten Unterstützer entfernt; ${nearer(count)}.`,
  getsAsFar: 'So weit kommt ein Treffer: Vorher nimmt niemand einen zweiten.',
  doesNotGetAsFar: 'So weit kommen die Treffer nicht: Erst kommen die Nächsten.',
  nobodyTwice: 'Niemand wird zweimal getroffen, bevor alle, die getroffen werden können, einmal getroffen sind.',
  takesOfALap: (name, takes) => `${name} nimmt in jeder Reihe bis zu ${hitsOf(takes)}, so viele wie die `
    + 'Schadenskapazität, bevor die nächste Einheit einen bekommt.',

  noCover: {
    'war-engine': 'Kriegsmaschinen haben keine Deckung.',
    charged: 'Wer anstürmt, hat die Deckung verlassen, ganz gleich, wo er jetzt steht.',
    'own-bunker': 'Sie ist durch den Bunker geschützt, der für sie gebaut ist.',
  },
  inCover: 'Sie steht in Deckung und darf dafür werfen statt für ihre Rüstung.',
  coverForInfantry: 'Sie steht in Deckung, die nur für Infanterie ist.',
  noCoverThere: 'Wo sie steht, ist keine Deckung.',
  againstEffects: {
    normal: 'Gegen einen gewöhnlichen Treffer hilft Rüstung oder Deckung, eines davon, wie ihr Besitzer will.',
    'ignore-cover': 'Gegen diesen Treffer hilft keine Deckung, Rüstung schon.',
    lance: 'Gegen eine Lanze gibt es einen Wurf, nie einen zweiten.',
    sniper: 'Der Treffer eines Scharfschützen macht den Schutzwurf um eins schwerer.',
    'macro-weapon': 'Gegen eine Makrowaffe hilft weder Rüstung noch Deckung; Reinforced Armour hat einen Wurf.',
    'titan-killer': 'Gegen einen Titan Killer hilft keinerlei Rüstung und keine Deckung.',
  },
  againstAnything: name => `Frag auch, ob ${name} einen Schutzwurf hat, der gegen alles hilft.`,
  savesOn: (name, face) => `${name} wehrt diesen auf ${face}+ ab.`,
  lostWithoutSave: 'Wer getroffen ist und keinen Schutzwurf hat, ist verloren; sonst niemand.',
  damageNow: (name, left) => `${name} hat jetzt noch ${figure(left)}; jeder Treffer, den nichts aufhält, nimmt einen `
    + 'Punkt, mancher mehr.',
  criticals: 'Für jeden verlorenen Punkt wird ein Würfel geworfen, und ein kritischer Treffer kann noch einen nehmen.',
  leftAfter: (attackers, engaged, defenders) => `Nach diesen Würfeln hat der Angreifer noch ${unitsOf(attackers)} im `
    + `Sturmangriff, davon ${figure(engaged)} von denen direkt im Kampf, und der Verteidiger ${figure(defenders)}.`,

  kills: 'Kills kommen aus den Attacken und dem Unterstützungsfeuer, in jeder Runde dieses Sturmangriffs, und ein '
    + 'Schadenspunkt an einer Kriegsmaschine ist einer.',
  everybodyCounts: 'Alle aus den Formationen, die kämpfen, zählen, direkt im Kampf oder nicht; wer nur mit Feuer '
    + 'unterstützt, zählt nicht.',
  enginesCount: 'Eine Kriegsmaschine zählt so viel wie ihre Startschadenskapazität.',
  nothingCounts: side => `Für den ${side} zählt nichts.`,
  whatCounts: (side, names) => `Was für den ${side} zählt: ${names}.`,
  onlyHigher: 'Von seinen zwei Würfeln zählt nur der höhere.',
  settledBefore: 'Es wird um nichts geworfen: Der Sturmangriff ist vorher entschieden.',
  totals: (attacker, defender) => `Der Angreifer kommt auf ${figure(attacker)}, der Verteidiger auf `
    + `${figure(defender)}; die höhere Summe gewinnt, bei gleichen geht der Kampf weiter.`,
  hackDowns: 'Der Verlierer nimmt so viele Treffer, wie er Punkte weniger hat, bei Gleichstand keinen.',
  halved: 'Marines, die keine Furcht kennen, nehmen davon die Hälfte, abgerundet.',

  hasNotFought: 'Sie hat nicht gekämpft: Höchstens ein einzelner Blastmarker erschüttert sie.',
  hasWon: 'Ihre Seite hat gewonnen: Sie nimmt für jeden ihrer Verluste einen Blastmarker.',
  onlyLosersBreak: 'Dafür bricht nur eine Formation, die den Sturmangriff verloren hat.',
  wasBroken: 'Sie war schon vorher gebrochen.',
  allLost: 'Am Ende sind alle ihre Einheiten verloren.',
  standsLeft: left => `Wenn alles vorbei ist, hat sie noch ${unitsOf(left)}.`,
  mustGo: 'Sie hat verloren, oder ein Marker hat sie gebrochen, weil sie nah dabei stand: Sie hat zwei Bewegungen.',
  nobodyLeft: 'Von ihr ist niemand mehr da, der sich zurückziehen könnte.',
  stays: 'Ihre Seite hat gewonnen: Sie bleibt, wo sie steht, auch wenn ihre Verluste sie brechen.',
  losesMarkers: 'Eine Formation, die bricht, verliert alle Blastmarker.',
  keepsAndTakes: 'Sie behält die Marker, die sie hatte, und nimmt für jeden ihrer Verluste einen dazu.',
  keepsMarkers: 'Sie behält ihre eigenen Marker; eine Formation auf der Seite des Verlierers, die nah dabei stand, '
    + 'nimmt einen dazu.',
  certain: (attacker, defender) => `Zähl, was sicher ist: Der Angreifer hat ${kills(attacker)}, der Verteidiger `
    + `${figure(defender)}; dann kommt, was noch geworfen wird.`,

  somebodyOut: 'Jemand kämpft in diesem Sturmangriff nicht mit: Das tun nur die, die mit dem Ziel genannt sind.',
  formationOut: name =>
    `${name} kämpft in diesem Sturmangriff nicht mit: Das tun nur die, die mit dem Ziel genannt sind.`,
  diceInContact: (name, dice) => `${name}: ${diceOf(dice)} im Nahkampf. Sagt der Besitzer nichts anderes, gehen alle `
    + 'dorthin, wo der Wert besser ist.',
  cannotBeHit: name => `${name} kann nicht getroffen werden.`,
  hitsAlone: (name, hits) => `${name} hat davon ${hitsOf(hits)}; tauschen darf der Besitzer nur mit jemandem, der `
    + 'gleich nah ist, und das ist niemand.',
  hitsAmong: (name, hits, equal) =>
    `${name} hat davon ${hitsOf(hits)}; tauschen darf der Besitzer nur mit denen, die gleich nah sind: ${equal}.`,
  hasNotThrown: (name, save) => `${name} hat keinen Schutzwurf dieser Art gemacht: ${save}.`,
  hasNoSave: (name, save) => `${name} hat gegen einen gewöhnlichen Treffer keinen Schutzwurf dieser Art: ${save}.`,
  supportedBy: (side, names) => `Unterstützung für den ${side}: ${names}. Das tun alle, die es dürfen, wenn ihr `
    + 'Besitzer nichts anderes sagt.',
  mayNotSupport: name => `${name} darf jetzt nicht unterstützen.`,
  wasNoAssault: 'Es ging anders aus: Es gab keinen Sturmangriff.',
  wentAnotherWay: 'Es ging anders aus: Der Sturmangriff nahm einen anderen Weg.',

  someInContact: (there, count) => `${figure(there)} von ${figure(count)} `
    + `${form(there, { one: 'ist', other: 'sind' })} in Basekontakt: eine Lücke von höchstens 0,05 cm.`,
  strikes: name => `${name} ist in Basekontakt und schlägt im Nahkampf zu.`,
  noAssault: 'Niemand steht höchstens 15 cm entfernt und in Schusslinie: Es gibt keinen Sturmangriff.',
  measured: (name, far, from) => `${name} ist ${far} von ${from} entfernt, von Base zu Base gemessen.`,
  isLost: name => `${name} ist verloren.`,
  charges: name => `${name} stürmt an und hat in diesem Sturmangriff keine Deckung.`,
  noCoverFor: name => `Hier ist keine Deckung für ${name}.`,
  mayNotAttack: name => `${name} darf nicht attackieren.`,
  isEngaged: name => `${name} ist direkt im Kampf.`,
  cannotBeHitAtAll: name => `${name} kann gar nicht getroffen werden, weil nicht direkt im Kampf.`,
  nearerIsFirst: (name, far, other, farther) => `${name} ist ${far} vom Gegner entfernt, ${other} ${farther}: Wer `
    + 'näher ist, wird zuerst getroffen.',
  fearlessLost: name => `Verloren: ${name}. Wer sich bewegt hat und höchstens 5 cm von einem Gegner endet, ist es.`,
  tooNear: name => `${name} endet zu nah am Gegner: Im Umkreis von 15 cm ist man verloren.`,
  standTooNear: 'Eine Einheit endet zu nah am Gegner: Im Umkreis von 15 cm ist sie verloren.',

  ways: {
    'as-prepared': 'so, wie es die Lektion vorbereitet hatte', undecided: 'wenn alles bliebe, wie es stand',
    'another-target': 'mit einem anderen Ziel', 'everybody-supports': 'mit dem Feuer aller, die unterstützen dürfen',
    'nobody-supports': 'ohne jedes Unterstützungsfeuer', 'fights-otherwise': 'mit der anderen Art zu kämpfen',
    'everybody-goes': 'mit allen am nächsten Gegner',
    'another-victim': 'mit einem Treffer auf jemand anderen, der gleich nah ist',
  },
  wasBest: (title, round, chance) => `${title}, Runde ${figure(round)}: Siegchance ${chance}, und nichts, was `
    + 'versucht wurde, wäre besser gewesen.',
  wasBetter: (title, round, chance, better, way) =>
    `${title}, Runde ${figure(round)}: Siegchance ${chance}; ${better} ${way}.`,
};

const OF = {
  nothing: 'nichts weiter', side: 'eine Seite', unit: 'eine Einheit', formation: 'eine Formation',
} as const;
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'eine Art von Station', question: 'eine Frage', task: 'eine Aufgabe',
};
const NO_NAME = { formation: 'keine Formation', state: 'keinen Zustand', unit: 'keine Einheit' } as const;

/** What is told of a lesson that is not right. */
const scenarioLessonProblems: Words['scenario/lesson-problems'] = {
  tooLarge: 'Die Lektion ist größer als 1 MB JSON.',
  noLesson: 'Eine Lektion muss ein Objekt mit version, id, title und moments sein.',
  momentAlready: (name, path) => `Die Station ${name} gibt es schon: ${path}.`,
  dice: 'Würfel sind keine Entscheidung; sie gehören in dice.',
  figureOf: (name, of, found) => `Zur Angabe ${name} gehört ${OF[of]}, nicht ${found}.`,
  noFigure: name => `Es gibt keine Angabe ${name}.`,
  noKind: (what, name) => `Es gibt k${ONE[what]} ${name}.`,
  kindWith: (what, field) => `Hier muss ${ONE[what]} stehen, als Objekt mit ${field}.`,
  noName: (what, name) => `Es gibt ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Es gibt keinen mitgelieferten Sturmangriff ${name}.`,

  // what values must be, after 'Erwartet:'
  characters: most => `ein Text aus 1 bis ${figure(most)} Zeichen`,
  name: 'ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens 64',
  rule: 'die id einer Regel, etwa A4.2',
  state: 'ein Zustand des Diagramms, etwa a4Attacks.attacks',
  sentence: 'ein Satz mit say und vielleicht rule',
  kind: what => ONE[what],
  moment: 'eine Station des Sturmangriffs mit ihrem Zustand',
  scenario: 'die id eines mitgelieferten Sturmangriffs oder ein Szenario',
  seed: 'eine ganze Zahl',
  lesson: 'eine Lektion',
};

export const books: Words = {
  course,
  'warhammer-40k/course': warhammer40kCourse,
  lesson,
  'lesson/questions': lessonQuestions,
  'lesson/tasks': lessonTasks,
  'lesson/answers': lessonAnswers,
  'scenario/lesson-problems': scenarioLessonProblems,
};
