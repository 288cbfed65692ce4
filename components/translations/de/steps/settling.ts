/** In German: what is said while hits are settled. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { settlingWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { hits, points } from '../counts.ts';

export const words: typeof english = {
  blowsUp: name => `${name} explodiert`,
  criticalOn: name => `Kritischer Treffer: ${name}`,
  howMuch: 'Wie viel Schaden?',
  criticalsOn: names => `Kritische Treffer auf ${names}?`,
  saves: force => `Schutzwürfe: ${force}`,
  blast: length => `Die Explosion reicht ${length} weit. Ein Würfel für alle in der Nähe.`,
  datasheet: does => `Im Datenblatt steht, was er bewirkt: ${does}. Was keinen Schaden macht, etwa ein Taumeln, `
    + 'spielt ihr am Tisch aus.',
  purposes: {
    save: 'Ein Würfel für jeden Treffer, gegen den es einen Schutzwurf gibt.',
    're-roll': 'Reinforced Armour wirft verpatzte Schutzwürfe noch einmal.',
    invulnerable: 'Ein Rettungswurf ist die letzte Chance, egal gegen welchen Treffer.',
    damage: 'Die Würfel sagen, wie viele Schadenspunkte dieser Treffer macht, und damit, auf wen der nächste fällt.',
    critical: 'Ein Würfel für jeden verlorenen Schadenspunkt: auf der 6 ein kritischer Treffer.',
  },
  causes: {
    overwatch: 'Feuer aus Feuerbereitschaft hat die Anstürmenden getroffen; dagegen dürfen sie Deckung nutzen.',
    'hack-down': 'Vor dem Niedermachen schützt nichts.',
    withdrawal: 'Am Ende zu nah an Gegnern: ein Schadenspunkt für jeden davon, und nichts schützt davor.',
    'dangerous-terrain': 'Vor gefährlichem Gelände schützt nichts.',
    splash: 'Wen die Explosion erwischt hat, der nimmt einen Treffer.',
    passengers: 'Wer aus dem Wrack klettert, nimmt einen Treffer derselben Art wie das Wrack. Es schützt die Rüstung '
      + 'oder eine 6+ vom Wrack.',
    'blast-marker': 'Schon gebrochen, also nehmen sie Treffer statt Blastmarkern.',
    critical: 'Das hat der kritische Treffer bewirkt; nichts schützt davor.',
  },
  thenOthers: (force, count) => `Danach hat ${force} ${hits(count)} abzuwehren.`,
  throwSaves: saves => `${counted(saves, { one: 'Schutzwurf', other: 'Schutzwürfe' })} werfen`,
  throwCriticals: dice => form(dice, { one: 'Auf kritischen Treffer werfen', other: 'Auf kritische Treffer werfen' }),
  throwDamage: 'Schaden auswürfeln',
  sitIn: (names, passengers, transport) =>
    `${names} ${form(passengers, { one: 'sitzt', other: 'sitzen' })} in ${transport}.`,

  asked: {
    overwatch: 'Warum wird auf sie geschossen?',
    'hack-down': 'Warum werden sie getroffen?',
    withdrawal: 'Warum nimmt sie Schaden?',
    'dangerous-terrain': 'Was macht gefährliches Gelände?',
    splash: 'Wen erreicht eine Explosion?',
    passengers: 'Was wird aus Passagieren?',
    'blast-marker': 'Warum verlieren sie Einheiten?',
    critical: 'Was macht ein kritischer Treffer?',
  },
  askedOfDice: {
    're-roll': 'Warum noch einmal?',
    invulnerable: 'Welcher Schutzwurf ist das?',
    damage: 'Warum fallen diese Würfel zuerst?',
    critical: 'Was ist ein kritischer Treffer?',
  },
  whatCriticalDoes: 'Was macht ein kritischer Treffer?',
  whatSaves: 'Was schützt vor diesen Treffern?',
  armourOrCover: 'Rüstung oder Deckung?',
  whatShields: 'Was halten Schilde ab?',
  whatFields: 'Was machen diese Felder?',
  whichOrder: 'In welcher Reihenfolge?',

  destroyed: 'sie ist vernichtet',
  loses: count => `sie verliert ${counted(count, { one: 'weiteren Punkt', other: 'weitere Punkte' })}`,
  splash: (length, blast) => `alle im Umkreis von ${length} nehmen ${blast}`,
  splashOn: (length, blast, target) => `alle im Umkreis von ${length} nehmen auf ${target}+ ${blast}`,
  blasts: {
    normal: 'einen Treffer', 'ignore-cover': 'einen Treffer, der Deckung ignoriert', lance: 'einen Lanzentreffer',
    sniper: 'einen Treffer', 'macro-weapon': 'einen Makrowaffentreffer', 'titan-killer': 'einen Titan-Killer-Treffer',
  },
  entered: 'was sonst im Datenblatt steht, gibst du ein',
  later: 'nach dem Sturmangriff folgt noch mehr',
  nothing: 'im Sturmangriff nichts',
  damage: (taken, capacity) => `Schaden ${figure(taken)} von ${figure(capacity)}`,
  left: count => `noch ${points(count)}`,
  leftAway: (count, length) => `noch ${points(count)}, ${length} entfernt`,

  pointsOfDamage: 'Schadenspunkte',
  pointsFurther: 'Schadenspunkte, weiter weg',
  pointsOn: name => `Schadenspunkte für ${name}`,
  othersFurther: units => `${counted(units, { one: 'andere Einheit', other: 'andere Einheiten' })} weiter weg`,
  nothingMore: 'Mehr ist nicht passiert',
  enter: count => `${counted(count, { one: 'Schadenspunkt', other: 'Schadenspunkte' })} eingeben`,
};
