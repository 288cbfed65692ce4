/** In German: what lessons say to answers and to what was done. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { AnswerWords } from '../../../../machines/lessons/answer-words.ts';
import { dice as diceOf, hits as hitsOf, units } from '../counts.ts';
import { SAVES } from '../epic-armageddon/reason-words.ts';
import { SIDES } from '../sides.ts';

const nearer = (count: number): string => (count === 0 ? 'niemand ist näher'
  : `näher ${form(count, { one: 'ist', other: 'sind' })} ${units(count)} ihrer Seite`);

/** After 'Der Angreifer hat'. */
const kills = (count: number): string => counted(count, { one: 'Kill', other: 'Kills' });

export const words: AnswerWords = {
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
  leftAfter: (attackers, engaged, defenders) => `Nach diesen Würfeln hat der Angreifer noch ${units(attackers)} im `
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
  standsLeft: left => `Wenn alles vorbei ist, hat sie noch ${units(left)}.`,
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
