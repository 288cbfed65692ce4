/** In Polish: hands of dice: what they are thrown for, by whom, and what a die is called that counts. */
import { figure } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../epic-armageddon/steps/dice-words.ts';
import { dice, hits } from '../counts.ts';

export const words: typeof english = {
  dice,
  ways: { 'close-combat': 'walka wręcz', firefight: 'wymiana ognia' },
  effects: {
    'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer',
  },
  saves: {
    armour: 'pancerz', cover: 'osłona', holofield: 'Holofield', 'knight-shield': 'Knight Shield', none: 'bez obrony',
  },
  attack: (thrown, way, target) => `${thrown}, ${way} ${target}+`,
  withEffect: (said, effect) => `${said}, ${effect}`,
  withDice: (names, count) => `${names} (${dice(count)})`,
  withDiceEach: (names, count) => `${names} (po ${figure(count)} kości)`,
  hits,
  again: 'jeszcze raz',
  invulnerable: 'niewrażliwość',
  save: (how, target) => `${how} ${target}+`,
  savePerPoint: (how, target) => `${how} ${target}+, kość za każdy punkt`,
  titanKiller: name => `Titan Killer: ${name}`,
  points: thrown => `Punkty obrażeń, ${thrown}`,
  critical: (name, thrown, from) => `${name}: ${thrown}, krytyczne od ${from}`,
  splash: target => `trafienie na ${target}+`,
  test: (name, target) => `${name}: ${target}+`,
  testTooHigh: name => `${name}: żadna kość nie wystarczy`,
  grief: 'Znaczniki wybuchu, K3',
  etherealsLost: lost => `Za zabitych Ethereali: ${figure(lost)}`,
  inTerrain: (name, terrain) => `${name}, teren: ${terrain}`,
  dangerousTerrain: 'niebezpieczny teren',
  walkerAgain: 'Walker rzuca jeszcze raz: strata na 1',
  lostOnOne: 'Strata na 1',
  extraAttacks: thrown => `Liczba dodatkowych ataków, ${thrown}`,
  verdicts: {
    save: { counts: 'obronione', countsNot: 'nieobronione' },
    critical: { counts: 'trafienie krytyczne', countsNot: 'bez krytycznego' },
    splash: { counts: 'trafienie', countsNot: 'pudło' },
    test: { counts: 'zdany', countsNot: 'oblany' },
    terrain: { counts: 'bezpieczna', countsNot: 'stracona' },
  },

  modifiers: {
    kills: 'zabici', 'more units': 'więcej jednostek', 'more than twice as many': 'ponad dwa razy więcej',
    'no Blast markers': 'bez znaczników wybuchu', 'enemy has more Blast markers': 'wróg ma więcej znaczników wybuchu',
    Inspiring: 'Inspiring', 'Blast markers': 'znaczniki wybuchu', 'keeping the initiative': 'utrzymanie inicjatywy',
    army: 'armia',
  },
  modifier: (name, value) => `${name} ${value}`,
  nothingToAdd: 'Nic do dodania',
  higherOfTwo: (force, added) => `${force}: wyższa z dwóch kości, ${added}`,
};
