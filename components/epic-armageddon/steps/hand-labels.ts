/** Hands of dice, hits and saves in words. */
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { EventValues } from '../../../src/epic-armageddon/model/log-entries.ts';
import { saveIn, savesAgainst } from '../../../src/epic-armageddon/attacks/saved-hits.ts';
import type { AllocatedHit, SaveStage, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { fightersOnTable, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { capital, listed } from '../../shared/languages/forms.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { pieceName } from '../spoken/terrain-names.ts';
import { CRITICAL, criticalWords } from './criticals.ts';
import { centimetres, namesTogether } from './wording.ts';
import { attackWords } from './attack-words.ts';
import { badgeWords } from './badge-words.ts';
import { diceWords, otherDiceWords } from './dice-words.ts';
import { hitWords } from './hit-words.ts';

const withEffect = (label: string, effect: Effect): string =>
  (effect === 'normal' ? label : diceWords.withEffect(label, badgeWords.effects[effect]));

const verdictsOf = (kind: keyof typeof otherDiceWords.verdicts): readonly [counts: string, countsNot: string] =>
  [otherDiceWords.verdicts[kind].counts, otherDiceWords.verdicts[kind].countsNot];

/** Who throws: 'Assault 1–4', 'Nobz 1 with 2 dice'; characters are named with their unit. */
const strikersIn = (assault: Assault, hand: AssaultHand): string => {
  const dice = new Map<string, number>();
  for (const id of hand.units) dice.set(id, (dice.get(id) ?? 0) + 1);
  const counts = [...new Set(dice.values())].sort((a, b) => a - b);
  return listed(counts.map(count => {
    const ids = [...dice].filter(([, own]) => own === count).map(([id]) => id);
    const names = namesTogether(ids.map(id => unitOf(assault, id).name));
    if (count === 1) return names;
    return ids.length > 1 ? diceWords.withDiceEach(names, count) : diceWords.withDice(names, count);
  }));
};

const WAYS = { 'close-combat': 'strikes', firefight: 'fires' } as const;

const attackLabel = (
  assault: Assault, hand: AssaultHand & { read: 'successes'; purpose: keyof typeof WAYS },
): HandLabel => ({
  label: withEffect(
    diceWords.attack(diceWords.dice(hand.dice), badgeWords.ways[hand.purpose], hand.target), hand.effect,
  ),
  detail: strikersIn(assault, hand),
  short: `${effectWords(hand.effect) ?? badgeWords[WAYS[hand.purpose]]} ${hand.target}+`,
  side: hand.side,
  card: {
    force: listed([...new Set(hand.units.map(id => formationOf(assault, unitOf(assault, id).formation).name))]),
    what: withEffect(badgeWords.ways[hand.purpose], hand.effect),
    expects: 'hits',
  },
});

/** What is said of a hand of which only the log knows. */
export const missedLabel = (
  { side, purpose, effect, dice, target }: EventValues['hand-thrown'],
): HandLabel => {
  const way = badgeWords.ways[purpose as keyof typeof badgeWords.ways];
  return {
    label: withEffect(diceWords.attack(diceWords.dice(dice.length), way, target), effect),
    detail: '', side, outcome: diceWords.hits(0),
  };
};

/** What a hit is met with in a stage. */
const STAGES: Readonly<Record<SaveStage, (hit: AllocatedHit | undefined) => string>> = {
  save: hit => hitWords.saves[hit?.save ?? 'armour'], 're-roll': () => otherDiceWords.again,
  invulnerable: () => otherDiceWords.invulnerable,
};

/** The hits that a unit has still to meet in a stage, in order. */
const hitsToMeet = (assault: Assault, { side, units }: AssaultHand, stage: SaveStage): readonly AllocatedHit[] => {
  const { volley } = assault;
  return volley === null ? []
    : volley.hits[side].filter(hit => hit.unit === units[0] && saveIn(assault, hit, volley.cause, stage) !== null);
};

const saveLabel = (
  assault: Assault, hand: AssaultHand & { read: 'successes'; purpose: SaveStage }, nth: number,
): HandLabel => {
  const how = STAGES[hand.purpose](hitsToMeet(assault, hand, hand.purpose)[nth]);
  return {
    label: unitOf(assault, hand.units[0]!).name,
    detail: hand.dice > 1 ? otherDiceWords.savePerPoint(how, hand.target) : otherDiceWords.save(how, hand.target),
    verdicts: verdictsOf('save'),
    compact: true,
  };
};

const damageLabel = (assault: Assault, hand: AssaultHand): HandLabel => {
  const word = assault.volley?.hits[enemyOf(hand.side)].find(hit => typeof hit.points === 'string')?.points ?? '';
  return {
    label: otherDiceWords.titanKiller(unitOf(assault, hand.units[0]!).name),
    detail: otherDiceWords.points(String(word)),
    side: hand.side,
  };
};

const criticalLabel = (assault: Assault, hand: AssaultHand): HandLabel => {
  const unit = unitOf(assault, hand.units[0]!);
  return {
    label: otherDiceWords.critical(unit.name, diceWords.dice(hand.dice), CRITICAL),
    detail: capital(criticalWords(assault, unit)),
    side: hand.side,
    verdicts: verdictsOf('critical'),
  };
};

const splashLabel = (assault: Assault, hand: AssaultHand & { read: 'successes' }): HandLabel => ({
  label: unitOf(assault, hand.units[0]!).name, detail: otherDiceWords.splash(hand.target),
  verdicts: verdictsOf('splash'), compact: true,
});

const testLabel = (assault: Assault, hand: AssaultHand & { read: 'successes' }): HandLabel => {
  const { name } = formationOf(assault, assault.engaging);
  const label = hand.target > 6 ? otherDiceWords.testTooHigh(name) : otherDiceWords.test(name, hand.target);
  return { label, detail: '', side: hand.side, verdicts: verdictsOf('test') };
};

const griefLabel = (hand: AssaultHand): HandLabel => ({
  label: otherDiceWords.grief, detail: otherDiceWords.etherealsLost(hand.dice), side: hand.side,
});

const terrainLabel = (assault: Assault, hand: AssaultHand): HandLabel => {
  const test = assault.terrainTests[0];
  const piece = assault.table.terrain.find(one => one.id === test?.terrain);
  const name = piece === undefined ? otherDiceWords.dangerousTerrain : pieceName(piece);
  return {
    label: otherDiceWords.inTerrain(unitOf(assault, hand.units[0]!).name, name),
    detail: test?.again ? otherDiceWords.walkerAgain : otherDiceWords.lostOnOne,
    side: hand.side,
    verdicts: verdictsOf('terrain'),
  };
};

/** What dice are called that are read as a number. */
const countedLabel = (assault: Assault, hand: AssaultHand): HandLabel => {
  switch (hand.purpose) {
    case 'extra-attacks': {
      const name = unitOf(assault, hand.units[0]!).name;
      const dice = `${hand.dice > 1 ? hand.dice : ''}${hand.read === 'halves' ? 'D3' : 'D6'}`;
      return { label: withEffect(diceWords.extraAttacks(dice), hand.effect), detail: name, side: hand.side };
    }
    case 'damage':
      return damageLabel(assault, hand);
    case 'blast-markers':
      return griefLabel(hand);
    default:
      return { label: hand.name, detail: '', side: hand.side };
  }
};

const labelOf = (assault: Assault, hand: AssaultHand, nth: number): HandLabel => {
  if (hand.purpose === 'dangerous-terrain') return terrainLabel(assault, hand);
  if (hand.read !== 'successes') return countedLabel(assault, hand);
  switch (hand.purpose) {
    case 'close-combat':
    case 'firefight':
      return attackLabel(assault, { ...hand, purpose: hand.purpose });
    case 'save':
    case 're-roll':
    case 'invulnerable':
      return saveLabel(assault, { ...hand, purpose: hand.purpose }, nth);
    case 'critical':
      return criticalLabel(assault, hand);
    case 'splash':
      return splashLabel(assault, hand);
    case 'action-test':
      return testLabel(assault, hand);
    default:
      return countedLabel(assault, hand);
  }
};

/** What is said about each hand of a throw. */
export const handLabels = (assault: Assault, hands: readonly AssaultHand[]): readonly HandLabel[] =>
  hands.map((hand, i) => {
    const before = hands.slice(0, i).filter(other => other.units[0] === hand.units[0]).length;
    return labelOf(assault, hand, before);
  });

/** How a hit will be saved: 'armour 4+, then 6+', 'no save'. */
export const saveWords = (assault: Assault, hit: AllocatedHit): string => {
  const saves = savesAgainst(assault, hit).map(({ stage, target }, i) => {
    if (stage === 'save') return hitWords.save(hitWords.saves[hit.save], target);
    if (stage === 're-roll') return hitWords.again(target);
    return i === 0 ? hitWords.invulnerable(target) : hitWords.then(target);
  });
  return saves.length === 0 ? hitWords.noSave : saves.join(', ');
};

/** Whose nearness decides who is hit: the enemy in the assault, or in supporting fire the supporters. @rule A5.4 */
const hittersOf = (assault: Assault, volley: Volley, side: Side): readonly Unit[] =>
  (volley.cause === 'support'
    ? assault.support.called[enemyOf(side)].map(id => unitOf(assault, id))
    : fightersOnTable(assault, enemyOf(side)));

/** Where a unit stands that may be hit: 'in contact', '5 cm from Assault 2'; empty where nobody asked. */
export const placeWords = (assault: Assault, volley: Volley, side: Side, id: string): string => {
  const carrier = unitOf(assault, id).aboard;
  if (carrier !== null) return hitWords.aboard(unitOf(assault, carrier).name);
  const cm = volley.targets[side].find(target => target.unit === id)?.cm;
  if (cm === undefined) return '';
  if (cm === 0) return hitWords.inContact;
  const unit = unitOf(assault, id);
  const near = hittersOf(assault, volley, side).find(enemy => Math.abs(gapBetween(assault, unit, enemy) - cm) < 1e-5);
  return near === undefined ? centimetres(cm) : hitWords.from(centimetres(cm), near.name);
};

/** 'lance', 'ignores cover'; null for an ordinary hit. */
export const effectWords = (effect: Effect): string | null => (effect === 'normal' ? null : badgeWords.effects[effect]);

/** The hit to explain, where one side alone is hit: the first of a second lap, or the first out of contact. */
export const tellingHit = (assault: Assault, volley: Volley): string => {
  const sides = SIDES.filter(side => volley.hits[side].length > 0);
  const [side] = sides;
  if (side === undefined || sides.length > 1) return '';
  const units = volley.hits[side].map(hit => hit.unit);
  const isEngine = (id: string): boolean =>
    (volley.targets[side].find(target => target.unit === id)?.takes ?? 1) > 1;
  const second = units.findIndex((unit, i) => units.indexOf(unit) < i && !isEngine(unit));
  if (second !== -1) return attackWords.second(second + 1, unitOf(assault, units[second]!).name);
  const isInContact = (id: string): boolean => volley.targets[side].find(target => target.unit === id)?.cm === 0;
  const beyond = units.findIndex(unit => !isInContact(unit));
  if (beyond < 1) return '';
  return attackWords.beyond(beyond + 1, unitOf(assault, units[beyond]!).name);
};

/** The formations of a side that a volley hits, or the side itself. */
export const hitForce = (assault: Assault, volley: Volley, side: Side): string => {
  const units = volley.hits[side].map(hit => unitOf(assault, hit.unit));
  return listed([...new Set(units.map(unit => formationOf(assault, unit.formation).name))]);
};
