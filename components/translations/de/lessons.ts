/** In German: what holds a lesson, what it asks and answers, and the lesson editor. */
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, hitsOf, markersOf, pointsOf, SAVES, SIDES, unitsOf } from './grammar.ts';

type Words = English['lessons'] & English['lesson-asked'] & English['lesson-tasks'] & English['lesson-questions']
  & English['lesson-answers'] & English['lesson-editor'];

const RAIL = { done: 'erledigt', missed: 'daneben', later: 'kommt noch', missing: 'kommt nie', now: 'jetzt' } as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Lektion: ${title}`,
  moments: 'Stationen dieser Lektion',
  moment: (at, of) => `${at} von ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `„${title}“ kommt in diesem Sturmangriff nicht vor.`,
  moreRules: rules => `Weitere Regeln: ${rules}`,
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
  stop: 'Anhalten',
  textAgain: 'Worum es geht',
  toLesson: 'Zurück zur Lektion',
  advice: 'Deine Entscheidungen und die Chancen',
  weighing: 'Jede Entscheidung wird an den Chancen gemessen …',
  loading: 'Die Lektion wird geladen …',
  verdicts: { right: 'Richtig', done: 'Erledigt', wrong: 'Dein Gegner sagt', shown: 'Die Antwort' },
  said: {
    right: says => `Richtig. ${says}`.trim(),
    wrong: says => `Das stimmt nicht. ${says}`.trim(),
    shown: says => `Die Antwort wird gezeigt. ${says}`.trim(),
  },
};

/** While an answer is shown on the board. */
const lessonShown: Words['lesson/shown'] = {
  steps: 'Die Antwort, Schritt für Schritt',
  place: (at, of) => `Schritt ${at} von ${of}`,
  yourAnswer: 'deine Antwort',
  way: (gone, all) => `${gone} von ${all}`,
  hit: (number, name) => `Treffer ${number} auf ${name}`,
  yes: 'ja',
  no: 'nein',
  scale: 'Die genaue Chance und deine Schätzung, von 0 bis 100 Prozent',
  exact: percent => `genau: ${percent}`,
  guess: percent => `deine Schätzung: ${percent}`,
};

/** What is asked in a lesson, and what is to be seen on its table. */
const lessonAsked: Words['lesson/asked'] = {
  answerLegends: {
    units: 'Wähle auf der Karte oder hier', formations: 'Wähle hier', number: 'Deine Zahl',
    side: 'Deine Antwort', order: 'Wer zuerst kommt, steht oben', 'yes-no': 'Deine Antwort',
  },
  whyList: 'Nach dem Grund fragen',
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
    critical: 'kritischer Treffer', splash: 'Explosion', result: 'Ergebnis',
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
  less: 'Eins weniger',
  more: 'Eins mehr',
  order: {
    keys: 'Pfeiltasten verschieben den Eintrag nach oben oder unten, Entf nimmt ihn heraus.',
    none: 'Noch niemand: Wähle der Reihe nach, auf der Karte oder hier.',
    rest: 'Noch nicht eingeordnet',
    placed: (name, at, of) => `${name}, ${at} von ${of}`,
    earlier: name => `${name} früher`,
    later: name => `${name} später`,
    out: name => `${name} herausnehmen`,
  },
  unknownLesson: (id, ids) => `Es gibt keine Lektion ${id}. Es gibt: ${ids.join(', ')}.`,
  summary: {
    heading: title => `Das Ende von „${title}“`,
    said: (asked, right) => {
      if (asked === 0) return 'Diesmal wurde nichts gefragt.';
      if (right === asked) return `${asked === 1 ? 'Auf' : `Alle ${figure(asked)} auf`} Anhieb richtig, ohne Hilfe.`;
      const others = form(asked - right, { one: 'Die andere, mit Regel', other: 'Die anderen, jeweils mit Regel' });
      return `${figure(right)} von ${figure(asked)} auf Anhieb richtig, ohne Hilfe. ${
        right === 0 ? form(asked, { one: 'Hier die Regel dazu', other: 'Hier die Regeln dazu' }) : others}:`;
    },
    missed: 'Was danebenging',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'die Antwort wurde gezeigt';
      if (outcome === 'passed') return 'offengelassen';
      const goes = form(wrong, { one: 'beim zweiten Versuch', other: `nach ${figure(wrong)} Fehlversuchen` });
      return ['richtig', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['mit Tipp'])].join(' ');
    },
    back: 'Dorthin',
    goTo: title => `Zu „${title}“`,
    missedAgain: 'Fehler nochmals üben',
    begin: 'Von vorn',
  },
  linkTooOld: 'Dieser Browser ist zu alt für Links: Er kann sie weder packen noch entpacken.',
  linkChanged: 'Dieser Link zu einer Lektion ist unterwegs abgeschnitten oder verändert worden.',
  linkStrange: 'Das ist kein Link zu einer Lektion: So ein Link muss mit lesson=1 beginnen.',
  course: {
    lead: (lessons, done) => `${figure(lessons)} Lektionen: Du sagst, was als Nächstes geschieht, tust es auf dem `
      + 'Tisch, '
      + `und die Regeln antworten. ${done === 0
        ? 'Gefragt wird nur nach dem, was der Tisch zeigt.' : `${figure(done)} davon erledigt.`}`,
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Weiter mit „${title}“`;
      return isAny ? `Als Nächstes: „${title}“` : `Beginnen mit „${title}“`;
    },
    marks: {
      done: () => 'Erledigt',
      missed: moments => `Erledigt, ${figure(moments)} daneben`,
      begun: () => 'Begonnen',
    },
    known: (known, asked) => `${figure(known)} von ${counted(asked, { one: 'Frage', other: 'Fragen' })} `
      + (known === 1 ? 'sitzt' : 'sitzen'),
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': 'Welche Formationen dürfen angegriffen werden?',
  'who-may-join': 'Welche anderen Formationen dürfen in diesem Sturmangriff auf der Seite des {side}s kämpfen?',
  'is-there-an-assault': 'Gäbe es einen Sturmangriff, wenn der Ansturm hier endete?',
  'whose-zones': 'In wessen Kontrollzonen steht {unit}?',
  'who-may-be-contacted': 'Mit welchen Gegnern kann {unit} in Basekontakt kommen?',
  'may-the-charge-end': 'Darf der Ansturm enden, so wie jetzt alle stehen?',
  'who-may-get-out': 'Welche Passagiere des {side}s dürfen jetzt aussteigen?',
  'markers-after-fire': 'Formationen in Feuerbereitschaft schießen. Wie viele Blastmarker hat {formation}, wenn das '
    + 'abgehandelt ist?',
  'counter-charge-distance': 'Wie viele Zentimeter weit darf {unit} beim Gegenstoß gehen?',
  'who-may-attack': 'Welche Einheiten des {side}s dürfen attackieren?',
  'who-strikes-in-close-combat': 'Welche Einheiten des {side}s schlagen im Nahkampf zu?',
  'who-fires-in-the-firefight': 'Welche Einheiten des {side}s attackieren im Feuergefecht?',
  'who-strikes-first': 'Welche Einheiten des {side}s attackieren vor den anderen?',
  'dice-of-a-side': 'Mit wie vielen Würfeln würfelt der {side} auf Treffer?',
  'value-needed': 'Ab welcher Augenzahl trifft {unit}? (0: attackiert nicht.)',
  'hits-of-a-side': 'Diese Würfel sind gefallen. Wie viele Treffer erzielt der {side}?',
  'who-may-be-hit': 'Welche Einheiten des {side}s können getroffen werden?',
  'order-of-hits': 'In welcher Reihenfolge fallen Treffer auf die Einheiten des {side}s?',
  'who-takes-the-hits': 'Treffer auf den {side}: {hits}. Welche seiner Einheiten werden getroffen?',
  'hits-on-a-unit': 'Treffer auf die Seite von {unit}: {hits}. Wie viele davon fallen auf {unit}?',
  'who-is-hit-last': 'Welche Einheit des {side}s wird als allerletzte getroffen?',
  'who-saves-by-cover': 'Welche Einheiten des {side}s, die getroffen werden können, haben einen Deckungswurf?',
  'save-needed': 'Ein Treffer ({effect}) fällt auf {unit}. Ab welcher Augenzahl hilft der beste Schutzwurf? (0: '
    + 'keiner da.)',
  'may-it-save': 'Hilft {unit} irgendetwas gegen einen Treffer ({effect})?',
  'how-many-are-lost': 'Das sind die Schutzwürfe. Wie viele Einheiten verliert der {side}?',
  'damage-left': 'Diese Würfel sind gefallen. Wie viele Punkte Schadenskapazität hat {unit} noch?',
  'does-it-end-here': 'Diese Würfel sind gefallen. Ist der Sturmangriff sofort entschieden?',
  'who-has-won-at-once': 'Diese Würfel sind gefallen. Wer hat sofort gewonnen, wenn überhaupt jemand?',
  'who-may-support': 'Welche Einheiten dürfen den {side} mit Feuer unterstützen?',
  'kills-of-a-side': 'Wie viele Kills zählt der {side} bisher?',
  'counted-for-numbers': 'Wie viele Einheiten zählt der {side} beim Vergleich der Anzahl?',
  'modifier-of-a-side': 'Was zählt der {side} insgesamt zu seiner höheren Augenzahl dazu?',
  'total-of-a-side': 'Diese Würfel sind gefallen. Wie hoch ist die Summe des {side}s?',
  'who-wins-the-result': 'Diese Würfel sind gefallen. Wer gewinnt, wenn überhaupt jemand?',
  'hack-downs': 'Wie viele Treffer ohne Schutzwurf erhält der Verlierer?',
  'who-is-hacked-down': 'Auf welche Einheiten fallen die Treffer beim Niedermachen?',
  'who-breaks': 'Welche Formationen brechen, bevor alles vorbei ist?',
  'who-is-destroyed': 'Von welchen Formationen ist niemand mehr da, wenn alles vorbei ist?',
  'who-must-withdraw': 'Welche Formationen ziehen sich zurück?',
  'who-is-caught': 'Wenn der Rückzug jetzt endete, welche Einheiten wären verloren oder beschädigt?',
  'markers-on': 'Wie viele Blastmarker hat {formation}, wenn alles vorbei ist?',
  'chance-to-win': 'Wie hoch ist die Siegchance des {side}s in Prozent, plus oder minus {within}?',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Wähle das Ziel und wer in diesem Sturmangriff kämpft: {formations}.',
  'in-contact': 'Bring von den Einheiten des {side}s mindestens {count} in Basekontakt.',
  'not-in-contact': 'Stürm so an, dass jemand nah genug ist, aber keine Einheit des {side}s in Basekontakt kommt.',
  near: 'Stell {unit} höchstens {cm} cm von {from} entfernt auf.',
  away: 'Stell {unit} mehr als {cm} cm von {from} entfernt auf.',
  'clear-of-enemies': 'Stell {unit} mehr als {cm} cm von jedem Gegner entfernt auf.',
  'in-cover': 'Stell {units} in Deckung.',
  engaged: 'Sorg dafür, dass Attacken von {units} möglich sind.',
  'not-engaged': 'Halt {units} aus dem Kampf heraus, sodass weder eigene Attacken noch Treffer möglich sind.',
  'hit-last': 'Stell {unit} so auf, dass auf der eigenen Seite niemand nach {unit} getroffen wird.',
  'dice-split': 'Teil die Würfel von {unit} auf: {count} in den Nahkampf, die anderen ins Feuergefecht.',
  hit: 'Verteil die Treffer so, dass {unit} einen erhält.',
  spare: 'Verteil die Treffer so, dass {unit} keinen erhält.',
  'save-by': 'Wähle den Schutzwurf für {unit}: {save}.',
  'supported-by': 'Lass genau {units} den {side} mit Feuer unterstützen.',
  'got-away': 'Zieh diese Formation ({formation}) zurück, ohne unterwegs eine Einheit zu verlieren.',
  'charge-well': 'Stürm an, so gut du kannst, und beende den Ansturm; gemessen wird er an dem besten, der gefunden '
    + 'wurde.',
  'allocate-well': 'Verteil die Treffer auf den {side}, so gut du kannst; gemessen wird das an der besten Verteilung, '
    + 'die gefunden wurde.',
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
  saves: { ...SAVES, none: 'keiner' },

  lookAgain: 'Sieh dir die Regel noch einmal an.',
  timeIsOver: 'Die Zeit dafür ist vorbei.',
  chooseOne: 'Wähle eine Antwort.',
  leftOut: name => `Ausgelassen: ${name}.`,
  not: name => `Nicht ${name}.`,
  notComplete: name => `Die Reihenfolge ist nicht vollständig: ${name} fehlt.`,
  tooEarly: name => `${name} kommt zu früh.`,
  tooMuch: 'Das ist zu viel.',
  tooLittle: 'Das ist zu wenig.',

  mayBeCharged: 'Das ist eine gegnerische Formation mit mindestens einer Einheit auf dem Tisch.',
  mayBeBrought: 'Ein Commander darf sie mitnehmen: Sie ist nah genug und nicht gebrochen.',
  mayBeChargedToo: 'Sie steht höchstens 5 cm vom Ziel entfernt, also darf sie mit angegriffen werden.',
  somebodyNear: 'Eine anstürmende Einheit steht höchstens 15 cm von einer Einheit des Ziels entfernt, und die '
    + 'Schusslinie ist frei.',
  nobodyNear: 'Keine anstürmende Einheit steht im Umkreis von 15 cm um eine Einheit des Ziels und in Schusslinie.',
  speed: (name, speed) =>
    `${name} hat Tempo ${figure(speed)}; ab Tempo 30 darf man den längeren Weg gehen, darunter den kürzeren.`,

  zoneReaches: (name, zone, far) => `Die Zone von ${name} reicht ${zone} weit, von Base zu Base gemessen, und der `
    + `Abstand beträgt ${far}.`,
  hasNoZone: name => `${name} ist berührt worden: Die Zone ist für den Rest dieses Sturmangriffs weg.`,
  mayReach: (name, speed, far) => `${name} darf ${speed} weit anstürmen; bis dorthin sind es ${far}, und keine `
    + 'andere Zone versperrt alle Wege.',
  nobodyPinned: 'Niemand steht, wo er nicht bleiben darf: Wer in einer Zone begonnen hat, hat sie verlassen oder '
    + 'berührt einen Gegner.',
  mayGetOut: (name, transport) => `${name} sitzt in ${transport}; den Transporter hält niemand fest, und höchstens `
    + '5 cm davon entfernt ist Platz.',
  noFireAt: name => `${name} wird nicht beschossen, hat also so viele Marker wie zuvor.`,
  fearlessStays: name => `${name} hat Fearless und hat sich nicht bewegt: Die Einheit darf bleiben.`,

  firstStrike: 'Sie hat First Strike und attackiert vor allen, die es nicht haben.',
  noFirstStrike: 'Sie attackiert mit allen anderen: Hier hat sie kein First Strike.',
  nobodyAttacks: 'Auf dieser Seite attackiert niemand.',
  throwsForOne: (name, dice) => `Zum Beispiel ${name}: ${diceOf(dice)}.`,
  diceEach: 'Jede Einheit, die attackiert, wirft einen Würfel; Extra-Attacken kommen dazu.',
  enginesThrow: 'Eine Kriegsmaschine wirft einen Würfel für jeden Punkt ihrer Startschadenskapazität.',
  whichValue: 'In Kontakt zählt der Nahkampfwert, sonst der Feuergefechtswert.',
  whatHits: 'Ein Würfel trifft, wenn er den Wert der Einheit zeigt, die ihn wirft, oder mehr; nicht alle Einheiten '
    + 'brauchen dasselbe.',

  inContact: count => `Sie ist in Basekontakt; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Sie ist ${far} vom nächsten Gegner entfernt; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Sie ist ${far} vom nächsten Unterstützer entfernt; ${nearer(count)}.`,
  getsAsFar: 'So weit kommt ein Treffer: Vorher erhält niemand einen zweiten.',
  doesNotGetAsFar: 'So weit kommen die Treffer nicht: Erst sind die nächststehenden Einheiten dran.',
  nobodyTwice: 'Niemand wird zweimal getroffen, bevor alle, die getroffen werden können, einmal getroffen sind.',
  takesOfALap: (name, takes) => `${name} erhält in jedem Durchgang bis zu ${hitsOf(takes)}, so viele, wie die `
    + 'Schadenskapazität beträgt, bevor die nächste Einheit einen erhält.',

  noCover: {
    'war-engine': 'Kriegsmaschinen haben keinen Deckungswurf.',
    charged: 'Wer anstürmt, hat die Deckung verlassen, ganz gleich, wo er jetzt steht.',
    'own-bunker': 'Sie ist durch den Bunker geschützt, der für sie gebaut wurde.',
  },
  inCover: 'Sie steht in Deckung und darf einen Deckungswurf statt des Rüstungswurfs machen.',
  coverForInfantry: 'Sie steht in Deckung, die nur für Infanterie gilt.',
  noCoverThere: 'Wo sie steht, ist keine Deckung.',
  againstEffects: {
    normal: 'Gegen einen gewöhnlichen Treffer hilft Rüstung oder Deckung; eine davon wählt der Besitzer '
      + 'der Einheit.',
    'ignore-cover': 'Gegen diesen Treffer hilft keine Deckung, Rüstung schon.',
    lance: 'Gegen eine Lanze gibt es einen Schutzwurf, nie einen zweiten.',
    sniper: 'Der Treffer eines Scharfschützen erschwert den Schutzwurf um 1.',
    'macro-weapon': 'Gegen eine Makrowaffe hilft weder Rüstung noch Deckung; mit Reinforced Armour '
      + 'gibt es einen Schutzwurf.',
    'titan-killer': 'Gegen einen Titan Killer hilft keinerlei Rüstung und keine Deckung.',
  },
  againstAnything: name => `Frag dich auch, ob ${name} einen Schutzwurf hat, der gegen alles hilft.`,
  noInvulnerable: name => `${name} hat keinen Rettungswurf; nur der hilft gegen jeden Treffer.`,
  savesOn: (name, face) => `${name} wehrt diesen Treffer auf ${face}+ ab.`,
  lostWithoutSave: 'Wer getroffen ist und keinen Schutzwurf hat, ist verloren; sonst niemand.',
  damageNow: (name, left) => `${name} hat jetzt noch ${pointsOf(left)}; jeder Treffer, den nichts aufhält, kostet `
    + 'einen, mancher mehr.',
  criticals: 'Für jeden verlorenen Punkt wird ein Würfel geworfen, und ein kritischer Treffer kann noch einen kosten.',
  leftAfter: (attackers, engaged, defenders) => `Nach diesen Würfeln hat der Angreifer noch ${unitsOf(attackers)} im `
    + `Sturmangriff, davon ${figure(engaged)} bisher direkt im Kampf, und der Verteidiger `
    + `${figure(defenders)}.`,

  kills: 'Kills kommen aus den Attacken und dem Unterstützungsfeuer, in jeder Runde dieses Sturmangriffs.',
  damageCounts: 'Auch ein Schadenspunkt an einer Kriegsmaschine ist ein Kill.',
  everybodyCounts: 'Alle aus den Formationen, die kämpfen, zählen mit, ob direkt im Kampf oder nicht; wer nur mit '
    + 'Feuer unterstützt, zählt nicht mit.',
  enginesCount: 'Eine Kriegsmaschine zählt als so viele Einheiten, wie ihre Startschadenskapazität beträgt.',
  nothingCounts: side => `Für den ${side} zählt nichts.`,
  whatCounts: (side, names) => `Was für den ${side} zählt: ${names}.`,
  onlyHigher: 'Von den zwei Würfeln zählt nur der höhere.',
  settledBefore: 'Es wird nicht mehr gewürfelt: Der Sturmangriff ist schon vorher entschieden.',
  totals: (attacker, defender) => `Der Angreifer kommt auf ${figure(attacker)}, der Verteidiger auf `
    + `${figure(defender)}; die höhere Summe gewinnt, bei Gleichstand geht der Kampf weiter.`,
  hackDowns: 'Der Verlierer erhält so viele Treffer, wie er Punkte weniger hat, bei Gleichstand keinen.',
  halved: 'Marines, die keine Furcht kennen, erhalten davon die Hälfte, abgerundet.',
  brutal: 'Sieger mit Brutal fügen einen Treffer hinzu.',

  hasNotFought: 'Sie hat nicht gekämpft: Höchstens ein einzelner Blastmarker erschüttert sie.',
  hasWon: 'Ihre Seite hat gewonnen: Die Formation erhält für jeden ihrer Verluste einen Blastmarker.',
  onlyLosersBreak: 'Nur eine Formation, die den Sturmangriff verloren hat, bricht deswegen.',
  wasBroken: 'Sie war schon vorher gebrochen.',
  allLost: 'Am Ende sind alle ihre Einheiten verloren.',
  standsLeft: left => `Wenn alles vorbei ist, hat sie noch ${unitsOf(left)}.`,
  mustGo: 'Sie hat verloren und darf sich zweimal bewegen.',
  shakenAway: 'Der Marker dafür, dass sie in der Nähe stand, hat sie gebrochen: Sie darf sich zweimal bewegen.',
  nobodyLeft: 'Von ihr ist niemand mehr da, der sich zurückziehen könnte.',
  stays: 'Ihre Seite hat gewonnen: Die Formation bleibt, wo sie steht, auch wenn ihre Verluste sie brechen.',
  losesMarkers: 'Eine Formation, die bricht, verliert alle Blastmarker.',
  keepsAndTakes: 'Sie behält die Marker, die sie hatte, und erhält für jeden ihrer Verluste einen dazu.',
  keepsMarkers: 'Sie behält ihre eigenen Marker; eine Formation auf der Seite des Verlierers, die in der Nähe stand, '
    + 'erhält einen dazu.',
  certain: (attacker, defender) => `Zähl, was sicher ist: Der Angreifer hat ${kills(attacker)}, der Verteidiger `
    + `${figure(defender)}; dann kommt, was noch geworfen wird.`,

  somebodyOut:
    'Jemand kämpft in diesem Sturmangriff nicht mit: Mitkämpfen darf nur, wer zusammen mit dem Ziel benannt ist.',
  formationOut: name =>
    `${name} kämpft in diesem Sturmangriff nicht mit: Mitkämpfen darf nur, wer zusammen mit dem Ziel benannt ist.`,
  diceInContact: (name, dice) => `${name}: ${diceOf(dice)} im Nahkampf. Sagt der Besitzer nichts anderes, gehen alle `
    + 'dorthin, wo der Wert besser ist.',
  cannotBeHit: name => `${name} kann nicht getroffen werden.`,
  hitsAlone: (name, hits) => `${name} erhält ${hitsOf(hits)}; tauschen darf der Besitzer nur mit jemandem, der `
    + 'gleich nah ist, und das ist niemand.',
  hitsAmong: (name, hits, equal) =>
    `${name} erhält ${hitsOf(hits)}; tauschen darf der Besitzer nur mit denen, die gleich nah sind: ${equal}.`,
  hasNotThrown: (name, save) => `${name} hat keinen Schutzwurf dieser Art gemacht: ${save}.`,
  hasNoSave: (name, save) => `${name} hat gegen einen gewöhnlichen Treffer keinen Schutzwurf dieser Art: ${save}.`,
  supportedBy: (side, names) => `Unterstützung für den ${side}: ${names}. Es unterstützen alle, die dürfen, wenn `
    + 'ihr Besitzer nichts anderes sagt.',
  mayNotSupport: name => `${name} darf jetzt nicht unterstützen.`,
  wasNoAssault: 'Es ging anders aus: Es gab keinen Sturmangriff.',
  wentAnotherWay: 'Es ging anders aus: Der Sturmangriff verlief anders.',

  someInContact: (there, count) => `${figure(there)} von ${figure(count)} `
    + `${form(there, { one: 'ist', other: 'sind' })} in Basekontakt, also mit einer Lücke von höchstens 0,05 cm.`,
  strikes: name => `${name} ist in Basekontakt und schlägt im Nahkampf zu.`,
  noAssault: 'Niemand steht im Umkreis von 15 cm und in Schusslinie: Es gibt keinen Sturmangriff.',
  measured: (name, far, from) => `${name} ist ${far} von ${from} entfernt, von Base zu Base gemessen.`,
  isLost: name => `${name} ist verloren.`,
  charges: name => `${name} stürmt an und hat in diesem Sturmangriff keine Deckung.`,
  noCoverFor: name => `An dieser Stelle gibt es keine Deckung für ${name}.`,
  mayNotAttack: name => `${name} darf nicht attackieren.`,
  isEngaged: name => `${name} ist direkt im Kampf.`,
  cannotBeHitAtAll: name => `${name} ist nicht direkt im Kampf und kann gar nicht getroffen werden.`,
  nearerIsFirst: (name, far, other, farther) => `${name} ist ${far} vom Gegner entfernt, ${other} ${farther}: Wer `
    + 'näher ist, wird zuerst getroffen.',
  fearlessLost: name => `${name} hat sich bewegt und ist höchstens 5 cm von einem Gegner entfernt: verloren.`,
  tooNear: name => `${name} steht am Ende zu nah am Gegner: Im Umkreis von 15 cm ist man verloren.`,
  standTooNear: 'Eine Einheit steht am Ende zu nah am Gegner: Im Umkreis von 15 cm ist sie verloren.',

  yes: 'ja',
  no: 'nein',
  theAnswer: what => `Die Antwort: ${what}.`,
  ofThese: names => `${names}:`,
  ofEach: names => `${names}, jeweils:`,
  mayGo: (name, far) => `${name} darf ${far} weit gehen.`,
  adds: (name, value) => `${name}: ${value < 0 ? '−' : '+'}${Math.abs(value)}.`,
  hitsFall: names => `Die Treffer fallen auf: ${names}.`,
  hitGoes: name => `Ein Treffer geht stattdessen an ${name}.`,
  savesBy: (name, save) => `${name}, Schutzwurf: ${save}.`,

  ways: {
    'best-charge': 'mit dem besten Ansturm, der gefunden wurde',
    'best-hits': 'mit den Treffern dort, wo sie am wenigsten kosten',
    'best-found': 'mit dem Besten, was gefunden wurde',
  },
  wasBest: (title, round, chance) => `${title}, Runde ${figure(round)}: Siegchance ${chance}, und nichts, was `
    + 'geprüft wurde, wäre besser gewesen.',
  wasBetter: (title, round, chance, better, way) =>
    `${title}, Runde ${figure(round)}: Siegchance ${chance}; ${better} ${way}.`,
};

const moments = (count: number): string => counted(count, { one: 'Station', other: 'Stationen' });
/** After 'nach'. */
const steps = (count: number): string => counted(count, { one: 'Schritt', other: 'Schritten' });

/** What the lesson editor says of its own accord. */
const lessonEditor: Words['lesson-editor'] = {
  heading: 'Lektion erstellen',
  intro: 'Spiel einen Sturmangriff, halte an, wo sich eine Frage lohnt, und wähle, was gefragt wird. Keine Antwort '
    + 'wird aufgeschrieben: Befragt werden die Regeln.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  anew: 'Neu beginnen',
  begunAnew: 'Eine leere Lektion. „Rückgängig“ holt die andere zurück.',
  loading: 'Es wird geladen …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  about: 'Worum es geht',
  title: 'Titel der Lektion',
  teaches: 'Lernziel, in einem Satz',
  assault: 'Der Sturmangriff',
  bundled: 'Ein mitgelieferter Sturmangriff',
  take: 'Diesen Sturmangriff verwenden',
  other: 'Anderer Sturmangriff',
  taken: title => `Auf dem Tisch: ${title}.`,
  ownWays: 'Eigener Sturmangriff: aufgebaut, aus Regal, Liste oder Datei',
  fileWays: 'Eine Lektion oder ein Szenario als JSON',
  json: 'JSON einer Lektion oder eines Szenarios',
  openJson: 'Dieses JSON öffnen',
  openFile: 'Datei öffnen',
  opened: (title, count) => `„${title}“ ist geöffnet, mit ${moments(count)}.`,
  untitled: 'Ein Sturmangriff ohne Titel',
  play: 'Spielen und anhalten',
  playIntro: 'Lass es laufen, oder entscheide und würfle selbst. Beim Vor- und Zurückgehen geht nichts davon verloren.',
  stoppedAt: (title, round, step) => `Angehalten bei „${title}“, Runde ${round}, nach ${steps(step)}.`,
  add: 'Hier eine Station hinzufügen',
  strays: step => `Als Lektion geht es nach ${steps(step)} anders weiter: Etwas wurde entschieden, als die Würfel `
    + 'schon dran waren. Spätere Stationen können anders sein als das, was du gespielt hast.',
  moments: 'Stationen',
  noMoments: 'Noch keine Station. Halte beim Spielen an und füge eine hinzu.',
  editShort: 'Bearbeiten',
  edit: title => `„${title}“ bearbeiten`,
  remove: title => `„${title}“ entfernen`,
  removed: title => `„${title}“ ist entfernt. „Rückgängig“ macht es ungeschehen.`,
  added: 'Eine Station ist hinzugefügt.',
  up: title => `„${title}“ vorziehen`,
  comes: (title, step) => `„${title}“, nach ${steps(step)}`,
  remarks: {
    'usual-title': 'Noch ohne eigenen Titel: Sag, worum es geht, ohne die Antwort zu verraten.',
    'nothing-told': 'Diese Station soll etwas erzählen und erzählt noch nichts.',
    'empty-sentence': 'Ein Satz ist noch leer; wer die Lektion liest, sieht ihn nicht.',
  },
  trivial: {
    'every-answer': 'Hier wäre jede Antwort richtig, die es gibt: Die Frage erübrigt sich.',
    'one-choice': 'Es gibt nur eine Möglichkeit zur Auswahl: Die Frage erübrigt sich.',
    everybody: 'Die Antwort sind alle, die zur Wahl stehen: Wer alle ankreuzt, hat ohne Nachdenken recht.',
    certain: 'Hier ist das Ergebnis so gut wie sicher: Daran lernt niemand das Schätzen.',
  },
  reader: 'Was man beim Lesen sieht',
  readerChooses: names => `Zur Auswahl: ${listed(names)}.`,
  momentTitles: {
    predict: number => `Frage ${number}`,
    do: number => `Aufgabe ${number}`,
    see: number => `Ansicht ${number}`,
  },
  kinds: {
    predict: { label: 'Fragen', detail: 'Jemand sagt, was folgt, bevor es zu sehen ist.' },
    do: { label: 'Etwas tun lassen', detail: 'Jemand tut etwas auf dem Tisch.' },
    see: { label: 'Zeigen', detail: 'Etwas zum Anschauen.' },
  },
  kind: 'Was geschieht hier?',
  momentTitle: 'Titel der Station',
  question: 'Frage',
  task: 'Aufgabe',
  atHome: 'Gehört hierher',
  elsewhere: 'Geht auch',
  parameters: {
    side: 'Wessen Seite', unit: 'Welche Einheit', from: 'Gemessen ab', formation: 'Welche Formation',
    units: 'Welche Einheiten', formations: 'Welche Formationen', hits: 'Wie viele Treffer', count: 'Wie viele',
    cm: 'Zentimeter', within: 'Plus oder minus, in Prozent', effect: 'Welche Art Treffer', save: 'Welcher Schutzwurf',
    state: 'Welcher Schritt', slack: 'Prozentpunkte, um die eine Entscheidung schlechter sein darf',
  },
  /** In sentences that have them in any case: in brackets they need no ending. */
  something: {
    side: 'Spieler', unit: '[Einheit]', from: '[Einheit]', formation: '[Formation]', units: '[Einheiten]',
    formations: '[Formationen]', hits: '[Zahl]', count: '[Zahl]', cm: '[Zahl]', within: '[Zahl]', effect: '[Art]',
    save: '[Schutzwurf]', state: '[Schritt]',
  },
  effects: {
    normal: 'ein gewöhnlicher Treffer', 'ignore-cover': 'einer, der Deckung ignoriert', lance: 'ein Lanzentreffer',
    sniper: 'ein Scharfschützentreffer', 'macro-weapon': 'ein Makrowaffentreffer',
    'titan-killer': 'ein Titan-Killer-Treffer',
  },
  saves: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield',
    'ion-shield': 'Ion Shield', none: 'keiner',
  },
  sides: SIDES,
  stand: (name, side) => `${name} (${side})`,
  inOrder: names => names.join(', dann '),
  onMap: 'Tippe Einheiten auf der Karte an oder wähle sie in der Liste.',
  text: 'Was zuerst gesagt wird',
  hint: 'Tipp',
  after: 'Was gesagt wird, wenn es stimmt',
  asked: say => `Gesagt wird: „${say}“`,
  ownQuestion: 'Die Frage in deinen eigenen Worten',
  ownTask: 'Die Aufgabe in deinen eigenen Worten',
  objection: 'Was der Gegner zu einer falschen Antwort sagt, vor der Begründung',
  more: 'Eigene Worte, Tipps und was danach gesagt wird',
  figures: 'Angaben, die ein Satz nennen kann',
  figuresIntro: 'Angaben in geschweiften Klammern werden durch das ersetzt, was auf dem Tisch steht, wenn der Satz '
    + 'kommt.',
  sentence: (list, number) => `${list}, Satz ${number}`,
  ruleOf: (list, number) => `Regel zu Satz ${number}: ${list}`,
  rule: 'Regel',
  unknownRule: rule => `Es gibt keine Regel ${rule}.`,
  addSentence: list => `Satz hinzufügen: ${list}`,
  one: 'Satz hinzufügen',
  removeSentence: (list, number) => `Satz ${number} entfernen: ${list}`,
  done: 'Fertig',
  answerNow: 'Was die Regeln hier antworten',
  reckoning: 'Die Regeln werden befragt …',
  noAnswer: 'Auf diese Frage gibt es hier keine Antwort. Wähle eine andere oder halte woanders an.',
  wouldSay: given => `Auf „${given}“ sagt der Gegner:`,
  nobody: 'niemand',
  neither: 'keiner',
  yes: 'ja',
  no: 'nein',
  inWay: 'Was noch zu beheben ist',
  tryIt: 'Ausprobieren',
  check: 'Lektion prüfen',
  checking: 'Jemand, der immer recht hat, geht die Lektion durch …',
  allWell: count => `Alles in Ordnung: ${moments(count)}, ${form(count, {
    one: 'und sie ist zu schaffen', other: 'und jede ist zu schaffen',
  })}.`,
  notWell: count => `${moments(count)} ${form(count, { one: 'geht', other: 'gehen' })} so nicht.`,
  notReady: 'Vor dem Ausprobieren ist noch etwas zu beheben.',
  tried: {
    well: 'gut', stuck: 'Hier gibt es darauf keine Antwort, oder nichts von dem, was geprüft wurde, löst die Aufgabe.',
    missing: 'Die Station kommt nie.',
  },
  results: 'Station für Station',
  columns: { moment: 'Station', comes: 'Kommt', answer: 'Die richtige Antwort' },
  afterStep: step => `nach ${steps(step)}`,
  seen: 'angeschaut',
  doneByPlay: 'es ist zu schaffen',
  preview: 'Vorschau',
  endPreview: 'Vorschau beenden',
  takeAlong: 'Mitnehmen',
  copyJson: 'JSON kopieren',
  saveJson: 'JSON speichern',
  copyTag: 'Tag kopieren',
  copyLink: 'Link kopieren',
  jsonLabel: 'Die Lektion als JSON',
  tagLabel: 'Die Lektion als Tag für eine Webseite',
  linkLabel: 'Die Lektion als Link',
  tagHint: 'Das Tag braucht assault-lesson.js und die Dateien dazu im Ordner der Seite.',
  copied: 'Kopiert.',
  saved: 'Gespeichert.',
  copyRefused: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Der Text ist markiert: Kopiere ihn von Hand.',
  noLink: 'Dieser Browser ist zu alt für Links.',
};

/** What is said of a lesson before it has come. */
const lessonShell: Words['lesson/shell'] = {
  loading: 'Die Lektion wird geladen …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
};

export const lessonsBooks: English['lessons'] = {
  lesson,
  'lesson/shell': lessonShell,
};

export const lessonAskedBooks: English['lesson-asked'] = {
  'lesson/asked': lessonAsked,
  'lesson/shown': lessonShown,
};

export const lessonQuestionsBooks: English['lesson-questions'] = {
  'lesson/questions': lessonQuestions,
};

export const lessonTasksBooks: English['lesson-tasks'] = {
  'lesson/tasks': lessonTasks,
};

export const lessonAnswersBooks: English['lesson-answers'] = {
  'lesson/answers': lessonAnswers,
};

export const lessonEditorBooks: English['lesson-editor'] = {
  'lesson-editor': lessonEditor,
};
