/** What has been found, in words: who strikes, who fires and who stays out, or what else is decided. */
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { combatantOf, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { capital, listed } from '../../shared/languages/forms.ts';
import { chargesLeft } from '../steps/move-primaries.ts';
import { unitNames } from '../steps/wording.ts';
import { adviceWords } from './advice-words.ts';
import type { FoundDecision } from './best-search.ts';
import type { AdvisedKind } from './deciders.ts';

/** In one line; empty: nothing else than usual is decided. */
export const foundInWords = (kind: AdvisedKind, before: Assault, side: Side, found: FoundDecision): string => {
  const { suggestion: { decisions, contact, fire, out } } = found;
  if (kind === 'target') return targetWords(before, decisions);
  if (kind === 'other') return listed(choicesInWords(before, found.after, side, decisions));
  const { assault } = found.after.context;
  const part = (ids: readonly string[], words: (units: string) => string): readonly string[] =>
    (ids.length === 0 ? [] : [words(unitNames(assault, ids))]);
  return capital([
    ...part(contact, adviceWords.strike), ...part(fire, adviceWords.fire), ...part(out, adviceWords.out),
  ].join('; '));
};

const targetWords = (assault: Assault, decisions: readonly Decision[]): string =>
  listed(decisions.flatMap(one => (one.type === 'target.chosen'
    ? [one.target, ...one.intermingled ?? [], ...one.combined ?? []] : [])).map(id => formationOf(assault, id).name));

/** Every kind of choice once. */
const choicesInWords = (
  before: Assault, after: AssaultSnapshot, side: Side, decisions: readonly Decision[],
): readonly string[] => {
  const { assault } = after.context;
  const said = decisions.map(decision => {
    switch (decision.type) {
      case 'way.chosen': {
        const { name } = unitOf(before, decision.unit);
        return decision.by === 'firefight' ? adviceWords.fires(name) : adviceWords.strikes(name);
      }
      case 'dice.split': {
        const unit = unitOf(before, decision.unit);
        const { damageCapacity } = combatantOf(before, unit);
        return adviceWords.split(unit.name, decision.closeCombat, damageCapacity - decision.closeCombat);
      }
      case 'hit.moved': case 'sniper.aimed':
        return adviceWords.hits(unitNames(assault, hitIn(assault, decision.side)));
      case 'save.chosen': return adviceWords.saves(unitNames(assault, savingOtherwise(before, decisions)));
      case 'supporters.called': return adviceWords.supporters(unitNames(assault, assault.support.called[side]));
      default: return '';
    }
  });
  return [...new Set(said)].filter(one => one !== '');
};

const hitIn = ({ volley }: Assault, side: Side): readonly string[] =>
  [...new Set(volley?.hits[side].map(({ unit }) => unit))];

const savingOtherwise = ({ volley }: Assault, decisions: readonly Decision[]): readonly string[] =>
  [...new Set(decisions.flatMap(one => (one.type === 'save.chosen' && volley !== null
    ? [volley.hits[one.side][one.hit]!.unit] : [])))];

/** Ids of the units that the map marks: who moves is drawn anyway. */
export const unitsIn = (before: Assault, { suggestion: { decisions }, after }: FoundDecision): readonly string[] =>
  decisions.flatMap(one => {
    switch (one.type) {
      case 'way.chosen': case 'dice.split': return [one.unit];
      case 'hit.moved': case 'sniper.aimed': return [one.to];
      case 'save.chosen': return savingOtherwise(before, [one]);
      case 'supporters.called': return after.context.assault.support.called[one.side];
      case 'target.chosen': return before.units.filter(unit => unit.formation === one.target).map(({ id }) => id);
      default: return [];
    }
  });

const ENDS: readonly Decision['type'][] = ['charge.ended', 'counterCharge.ended'];

/** Nothing else is decided than what is usual anyway. */
export const isUsual = (kind: AdvisedKind, before: Assault, decisions: readonly Decision[]): boolean => {
  const made = decisions.filter(({ type }) => !ENDS.includes(type));
  const usual = kind === 'charge' ? chargesLeft(before).map(move => ({ type: 'unit.moved', ...move })) : [];
  return JSON.stringify(made) === JSON.stringify(usual);
};
