/** In German: what is said round the odds of a fight. */
import { figure } from '../../../shared/languages/forms.ts';
import type { oddsWords as english } from '../../../warhammer-40k/odds/odds-words.ts';
import { SIDES } from '../sides.ts';

const percent = (chance: number): string => `${figure(chance * 100, 1)}\u00a0%`;

export const words: typeof english = {
  odds: 'Chancen dieses Nahkampfs von hier aus',
  oddsOf: (attackers, defenders) => `Chancen des Nahkampfs: ${attackers} gegen ${defenders}`,
  calculator: 'Chancen eines Nahkampfs',
  edition: 'Regeln',
  fight: 'Nahkampf',
  ownFight: 'Dein eigener',
  afterCharge: 'Die Modelle stehen wie nach dem Angriff, in jeder Edition gleich.',
  beforeCharges: 'Die Angriffe stehen noch aus: Chancen gibt es, wenn die Modelle in Kontakt sind.',
  nobodyTouches: 'Niemand ist in Kontakt mit einem Gegner, also gibt es keinen Nahkampf.',
  reckoning: 'Wird berechnet …',
  failed: 'Die Chancen dieses Nahkampfs lassen sich nicht berechnen.',
  sides: SIDES,
  wins: 'Wer gewinnt',
  mostWounds: 'Wer mehr Verwundungen zufügt',
  none: 'Niemand',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Was passieren kann',
  wipedOut: 'Niemand ist mehr da',
  breaks: 'Eine Einheit verpatzt ihren Moraltest',
  swept: {
    relock: 'Eine Einheit wird eingeholt und bleibt gebunden',
    'free-round': 'Eine Einheit wird eingeholt und steckt noch einmal Schläge ein',
    destroy: 'Eine Einheit wird eingeholt und vernichtet',
  },
  untold: 'Was aus dem Nahkampf wird, sagt dieser Text nicht.',
  unresolved: chance =>
    `${percent(chance)} der Verläufe wurden nicht verfolgt: Die Zahlen können um so viel höher sein.`,
  stillOpen: chance =>
    `${percent(chance)} der Verläufe werden noch verfolgt: Die Zahlen können um so viel steigen.`,
  readingLegend: 'Wie gezählt wird',
  reading: { exactly: 'Genau', atLeast: 'Mindestens' },
  lost: 'Verlorene Modelle von hier an',
  wounds: 'Zugefügte Verwundungen in der Runde',
  count: 'Wie viele',
  assumed: {
    'usual-choices': 'Beide Spieler wählen, was üblich ist.',
    'usual-pile-ins': 'Modelle rücken auf dem kürzesten Weg nach.',
    'usual-weapons': 'Wer nicht gewählt hat, schlägt mit der Waffe zu, die am meisten bringt.',
  },
};
