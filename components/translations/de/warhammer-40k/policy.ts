/** In German: the questions in which the editions differ, and their answers. */
import type { POLICY_WORDS as english } from '../../../warhammer-40k/spoken/policy.ts';
import { yesOrNo as YES_NO } from './yes-or-no.ts';

export const words: typeof english = {
  chargeShape: {
    asks: 'In welcher Reihenfolge greifen Einheiten an?',
    answers: { together: 'alle sagen an, dann ziehen alle', 'in-turn': 'eine sagt an und zieht vor der nächsten' },
  },
  chargeRange: {
    asks: 'Wie weit reicht ein Angriff?',
    answers: { unit: 'so weit, wie die Einheit darf', six: '6″', 'two-dice': 'zwei Würfel' },
  },
  chargeTerrain: {
    asks: 'Was macht schwieriges Gelände mit einem Angriff?',
    answers: { 'keep-higher': 'der höhere von zwei Würfeln ist seine Reichweite', 'minus-two': '2″ weniger '
      + 'Reichweite' },
  },
  chargeSight: { asks: 'Muss ein Angreifer sein Ziel sehen?', answers: YES_NO },
  multiCharge: {
    asks: 'Was bindet einen Angriff auf mehrere Einheiten?',
    answers: {
      primary: 'alle sind erreichbar, das Hauptziel zuerst', cluster: 'jede höchstens 2″ von einer anderen',
      disordered: 'er ist ungeordnet und bringt keinen Bonus',
    },
  },
  shotThenCharge: {
    asks: 'Wen darf eine Einheit angreifen, die geschossen hat?',
    answers: {
      'shot-unit-first': 'zuerst die beschossene, andere dazu', 'shot-unit-only': 'nur die beschossene',
      'shot-unit-primary': 'die beschossene als Hauptziel',
    },
  },
  stationaryFireBan: {
    asks: 'Darf eine Einheit angreifen, die zum Schießen stillstand?',
    answers: { banned: 'nein', allowed: 'ja', caller: 'das sagt, wer den Tisch aufbaut' },
  },
  overwatch: { asks: 'Dürfen Angegriffene zuerst schießen?', answers: { no: 'nein', yes: 'ja, einmal pro Zug' } },
  support: {
    asks: 'Wie schlagen Modelle zu, die nah an einem Freund in Kontakt stehen?',
    answers: { 'one-attack': 'mit einer einfachen Attacke', full: 'mit allem, was sie haben' },
  },
  supportReach: {
    asks: 'Bei welchen Freunden müssen sie stehen?',
    answers: { 'own-unit': 'bei Freunden der eigenen Einheit', 'any-friend': 'bei jedem Freund im Nahkampf' },
  },
  engagedWhen: {
    asks: 'Wann wird bestimmt, wer kämpft?',
    answers: {
      'fight-start': 'einmal, zu Beginn des Nahkampfs', step: 'bei jedem Initiativeschritt',
      'step-after-pile-in': 'bei jedem Schritt, nach 3″ Nachrücken',
    },
  },
  vulnerable: {
    asks: 'Wer kann fallen?',
    answers: {
      'danger-zone': 'Modelle in Kontakt mit den Zuschlagenden oder höchstens 2″ von so einem',
      engaged: 'wer in diesem Schritt kämpft', 'whole-unit': 'jedes Modell der Einheit, das nächste zuerst',
    },
  },
  chargeBonusBar: {
    asks: 'Was nimmt den Angriffsbonus weg?',
    answers: {
      'fired-but-terminators': 'Schießen; nicht bei Terminatoren, Bikes und Läufern',
      fired: 'Schießen; nicht bei Bikes und Läufern', disordered: 'ein ungeordneter Angriff',
      photon: 'Photonengranaten',
    },
  },
  cover: {
    asks: 'Was bringt Deckung denen, die darin angegriffen werden?',
    answers: {
      'initiative-10': 'sie schlagen mit Initiative 10 zu', 'before-all': 'sie schlagen vor allen '
        + 'zu', nothing: 'nichts',
    },
  },
  coverLine: {
    asks: 'Wer wird gefragt, ob der Angriff über Deckung kam?',
    answers: { unit: 'die ganze Einheit', model: 'jedes Modell' },
  },
  terrainStrikesLast: {
    asks: 'Schlagen Angreifer durch schwieriges Gelände zuletzt zu?',
    answers: { no: 'nein', yes: 'ja, mit Initiative 1' },
  },
  majorityOver: {
    asks: 'Über wen werden Kampfgeschick und Widerstand gezählt?',
    answers: { unit: 'über die ganze Einheit', engaged: 'über ihre kämpfenden Modelle' },
  },
  tieWeaponSkill: {
    asks: 'Welches Kampfgeschick zählt, wenn mehrere gleich häufig sind?',
    answers: { lowest: 'das niedrigste', highest: 'das höchste' },
  },
  tieToughness: {
    asks: 'Welcher Widerstand zählt, wenn mehrere gleich häufig sind?',
    answers: { owner: 'der Besitzer wählt', lowest: 'der niedrigste', highest: 'der höchste' },
  },
  armour: {
    asks: 'Was verhindert einen Rüstungswurf?',
    answers: {
      'denied-or-capped': 'Waffen, bei denen es steht oder die höchstens 4+ erlauben', denied: 'Waffen, bei denen es '
        + 'steht',
      'armour-piercing': 'Waffen, deren DS so gut ist wie der Wurf',
    },
  },
  allocation: {
    asks: 'Wie werden Verwundungen verteilt?',
    answers: {
      lap: 'auf die größte Rüstungsgruppe, dann die nächste, dann von vorn',
      iterative: 'auf die größte Rüstungsgruppe, nach jedem Schub neu gezählt',
      pools: 'ein Topf nach dem anderen, das nächste Modell zuerst', 'owner-picks': 'der Besitzer wählt unter den '
        + 'Kämpfenden',
    },
  },
  splitAttacks: {
    asks: 'Wie schlägt ein Modell zu, das mehrere Einheiten erreicht?',
    answers: { 'by-model': 'es wählt eine Einheit', 'by-attack': 'es teilt seine Attacken auf' },
  },
  stageOrder: {
    asks: 'In welcher Reihenfolge kommen die Schritte nach einem Nahkampf?',
    answers: {
      'pile-in-first': 'Nachrücken, Absetzen, Neupositionieren', 'break-off-first': 'Absetzen, Neupositionieren, '
        + 'Nachrücken',
      'sweep-first': 'Vorstürmen, Nachrücken, Neupositionieren',
    },
  },
  panic: {
    asks: 'Geraten Freunde einer ausgelöschten Einheit in Panik?', answers: { no: 'nein', 'within-6': 'ja, bis 6″' },
  },
  moralePenalty: {
    asks: 'Wird der Moraltest schwerer, je mehr Verwundungen eine Seite zurückliegt?', answers: YES_NO,
  },
  autoFail: {
    asks: 'Dürfen Verlierer ihren Moraltest absichtlich verpatzen?',
    answers: { no: 'nein', yes: 'ja, wenn sie dem Gegner nichts anhaben können' },
  },
  sweep: {
    asks: 'Was wird aus denen, die beim Vorstürmen eingeholt werden?',
    answers: {
      relock: 'sie bleiben im Nahkampf', 'free-round': 'sie stecken noch einmal Schläge ein und entkommen',
      destroy: 'sie werden vernichtet',
    },
  },
  consolidate: {
    asks: 'Wie weit positionieren sich Sieger neu, und wen dürfen sie berühren?',
    answers: { 'three-any': '3″, alle', 'three-new': '3″, neue Gegner', 'die-none': 'ein Würfel, niemanden' },
  },
  endPileIn: {
    asks: 'Wie rücken die am Ende nach, die noch gebunden sind?',
    answers: {
      'six-unengaged-first': '6″ durch alles, freie Gegner zuerst', six: '6″ durch alles',
      'three-as-charge': '3″, wie beim Angriff',
    },
  },
  lockedShooting: {
    asks: 'Wer schießt gebunden nicht und wird nicht beschossen?',
    answers: { model: 'Modelle in Kontakt und die höchstens 2″ davon', unit: 'die ganze Einheit' },
  },
  characterStrike: {
    asks: 'Wen schlagen Gegner, die ein Charaktermodell und seine Einheit berühren?',
    answers: { may: 'beide stehen frei', must: 'das Charaktermodell' },
  },
  monsterIsCharacter: { asks: 'Gilt eine monströse Kreatur als Charaktermodell?', answers: YES_NO },
};
