/** What each answer about war engines comes to: whom hits reach, how they strike, and when they blow up. */
import type { Striker, Target } from '../../../../src/epic-armageddon/model/batch.ts';
import { enemyOf, SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit } from '../../../../src/epic-armageddon/model/volley.ts';
import { isEngine, ofFreshHits, sheetOf, type Moment, type RulingLaw } from './law.ts';

const MACRO: readonly string[] = ['macro-weapon', 'titan-killer'];

/** Whom a war engine’s hits can still fall on. */
const reachedBy = (assault: Assault, from: string, by: AllocatedHit['by']): readonly string[] =>
  (assault.batch?.reach[from]?.[by] ?? []).filter(id => isOnTable(unitOf(assault, id)));

/** The own dice of war engines that are about to strike with all of them at once, nobody of theirs striking first. */
const strikersWithAll = ({ after, from, to }: Moment): readonly Striker[] => {
  const { batch } = after;
  if (from === to || !/a4Attacks.*rolling$/.test(to) || batch?.kind !== 'attacks') return [];
  const blows = SIDES.flatMap(side => batch.strikers[side]).filter(({ by }) => by === 'close-combat');
  return blows.filter(({ unit }, i) => {
    const { damageCapacity, attacks } = sheetOf(after, unit);
    return isEngine(after, unitOf(after, unit)) && blows.findIndex(other => other.unit === unit) === i
      && unitOf(after, unit).closeCombatDice === damageCapacity
      && [...attacks['close-combat'], ...attacks.firefight].every(({ firstStrike }) => !firstStrike);
  });
};

export const ENGINE_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'soak',
    claim: 'hits reach everybody by distance, or war engines before everybody else',
    isKept: moment => ofFreshHits(moment, (volley, side) => {
      const targets = volley.targets[side].filter(({ unit }) => unitOf(moment.after, unit).aboard === null);
      const isEngineOf = ({ unit }: Target): boolean => isEngine(moment.after, unitOf(moment.after, unit));
      const engines = targets.filter(isEngineOf);
      if (engines.length === 0 || engines.length === targets.length) return null;
      const byDistance = targets.every(({ cm }, i) => i === 0 || targets[i - 1]!.cm <= cm);
      const enginesFirst = targets.slice(0, engines.length).every(isEngineOf);
      if (byDistance && enginesFirst) return null;
      return moment.after.rulings.soak === 'war-engines-first' ? enginesFirst : byDistance;
    }),
  },
  {
    ruling: 'nomination',
    claim: 'hits fall on war engines and others, or on the one kind while there is any of it',
    isKept: moment => ofFreshHits(moment, (volley, side) => {
      const { after } = moment;
      if (after.batch === null || volley.hits[side].length === 0) return null;
      const isEngineOf = ({ unit }: Target): boolean => isEngine(after, unitOf(after, unit));
      const living = after.batch.targets[side].filter(({ unit }) => isOnTable(unitOf(after, unit)));
      const kinds = new Set(living.map(isEngineOf));
      if (kinds.size < 2) return null;
      const { nomination } = after.rulings;
      const due = nomination === 'none' ? living
        : living.filter(one => isEngineOf(one) === (nomination === 'war-engines'));
      return due.length === volley.targets[side].length
        && due.every(({ unit }) => volley.targets[side].some(target => target.unit === unit));
    }),
  },
  {
    ruling: 'impossibleHits',
    claim: 'hits of a war engine that can reach nobody any more are lost, or fall on anybody engaged',
    isKept: moment => ofFreshHits(moment, (volley, side) => {
      const { after } = moment;
      const scored = (after.batch?.hits[enemyOf(side)] ?? []).filter(({ from, by, effect }) => from !== null
        && MACRO.includes(effect) === volley.macro && effect !== 'sniper'
        && reachedBy(after, from, by).length === 0);
      if (scored.length === 0 || volley.targets[side].length === 0) return null;
      const due = scored.reduce((sum, { count }) => sum + count, 0);
      const fallen = volley.hits[side].filter(hit => scored.some(({ from, by, effect }) =>
        from === hit.from && by === hit.by && effect === hit.effect)).length;
      return fallen === (after.rulings.impossibleHits === 'lost' ? 0 : due);
    }),
  },
  {
    ruling: 'titanDice',
    claim: 'a war engine strikes with a die for each point, or half as many macro-weapon ones and splits none',
    isKept: moment => {
      const { before, event, after } = moment;
      const isHalf = after.rulings.titanDice === 'half-macro';
      if (event.type === 'dice.split') {
        const most = sheetOf(before, event.unit).damageCapacity;
        return event.closeCombat === 0 || event.closeCombat === most ? null : !isHalf;
      }
      const striking = strikersWithAll(moment);
      if (striking.length === 0) return null;
      return striking.every(({ unit, dice, effect }) => {
        const size = sheetOf(after, unit).damageCapacity;
        return isHalf ? dice === Math.ceil(size / 2) && effect === 'macro-weapon' : dice === size;
      });
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'dice.split' || refusal.key !== 'no-such-split') return null;
      const most = sheetOf(before, decision.unit).damageCapacity;
      return decision.closeCombat > most ? null : before.rulings.titanDice === 'half-macro';
    },
  },
  {
    ruling: 'splashTiming',
    claim: 'a war engine’s blast comes with the hits that did for it, or once all of the step are settled',
    isKept: ({ before, after, from, to }) => {
      const isLate = after.rulings.splashTiming === 'after-the-attacks';
      if (after.heldBlasts.length > before.heldBlasts.length) return isLate;
      const blasts = after.log.slice(before.log.length)
        .filter(one => one.key === 'blast' && one.values.hit.length > 0
          && (one.step === 'a4Attacks' || one.step === 'a5SupportingFire'));
      if (blasts.length === 0 || before.winner !== null || after.winner !== null) return null;
      if (![from, to].some(state => /saving$|blasting$/.test(state))) return null;
      return [from, to].some(state => state.includes('.blasts')) === isLate;
    },
  },
];
