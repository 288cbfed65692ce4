/** In German: hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../epic-armageddon/steps/dice-words.ts';
import { dice, hits } from '../counts.ts';

/** After 'mit'. */
const withSo = (count: number): string => counted(count, { one: 'Würfel', other: 'Würfeln' });

export const words: typeof english = {
  dice,
  ways: { 'close-combat': 'Nahkampf', firefight: 'Feuergefecht' },
  effects: {
    'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze', 'macro-weapon': 'Makrowaffe',
    'titan-killer': 'Titan Killer',
  },
  saves: {
    armour: 'Rüstung', cover: 'Deckung', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'kein Schutz',
  },
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} mit ${withSo(count)}`,
  withDiceEach: (names, count) => `${names} mit je ${withSo(count)}`,
  hits,
  again: 'noch einmal',
  invulnerable: 'Rettungswurf',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, ein Würfel je Punkt`,
  titanKiller: name => `Titan Killer auf ${name}`,
  points: thrown => `Schadenspunkte, ${thrown}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, kritisch ab ${from}`,
  splash: target => `Treffer ab ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: Kein Würfel ist hoch genug`,
  grief: 'Blastmarker, W3',
  etherealsLost: lost => `Für verlorene Ethereals: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name} in: ${terrain}`,
  dangerousTerrain: 'gefährliches Gelände',
  walkerAgain: 'Ein Walker wirft noch einmal: verloren auf der 1',
  lostOnOne: 'Verloren auf der 1',
  extraAttacks: thrown => `Anzahl der Extra-Attacken, ${thrown}`,
  verdicts: {
    save: { counts: 'abgewehrt', countsNot: 'nicht abgewehrt' },
    critical: { counts: 'ein kritischer Treffer', countsNot: 'nicht kritisch' },
    splash: { counts: 'getroffen', countsNot: 'nicht getroffen' },
    test: { counts: 'bestanden', countsNot: 'verpatzt' },
    terrain: { counts: 'sicher', countsNot: 'verloren' },
  },

  modifiers: {
    kills: 'Kills', 'more units': 'mehr Einheiten', 'more than twice as many': 'mehr als doppelt so viele',
    'no Blast markers': 'keine Blastmarker', 'enemy has more Blast markers': 'Gegner hat mehr Blastmarker',
    Inspiring: 'Inspiring', 'Blast markers': 'Blastmarker', 'keeping the initiative': 'Initiative behalten',
    army: 'Armee',
  },
  modifier: (name, value) => `${name} ${value}`,
  nothingToAdd: 'Nichts dazuzuzählen',
  higherOfTwo: (force, added) => `${force}: der höhere von zwei Würfeln, ${added}`,
};
