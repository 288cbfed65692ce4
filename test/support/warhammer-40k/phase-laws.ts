/** What must hold of any phase of any edition, step by step and at its end. */
import { isDeepStrictEqual } from 'node:util';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { overlaps } from '../../../src/battlefield/base.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { isAlive, profileOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import type { Step } from './random-play.ts';
import { otherSide } from '../../../src/warhammer-40k/model/procedure.ts';

/** Every law that a step breaks, in words. */
export const brokenByStep = ({ before, event, after }: Step): readonly string[] => {
  const [was, is] = [before.context.phase, after.context.phase];
  const refusal = whyNot(before, event);
  if (refusal !== null) {
    return [
      ...told(is === was && isDeepStrictEqual(before.value, after.value), `${event.type} is refused and does it`),
      ...told(phaseSentence(refusal).length > 5, 'a refusal says why'),
    ];
  }
  const thrown = event.type === 'dice.thrown' ? event.faces.length : 0;
  return [
    ...told(is.diceUsed === was.diceUsed + thrown, `${thrown} dice are thrown and counted`),
    ...told(was.log.every((entry, i) => entry === is.log[i]), 'nothing is taken out of the log'),
    ...is.models.flatMap((model, i) => brokenByModel(was.models[i]!, model)),
    ...told(event.type === 'answer.agreed' || is.models.every(({ unit }, i) => unit === was.models[i]!.unit),
      'nobody changes units, unless players agree on what a character is'),
    ...told(is.models.length === was.models.length && is.units.length === was.units.length, 'nobody comes or goes'),
    ...is.log.slice(was.log.length).flatMap(entry =>
      told(!/undefined|NaN|\[object/.test(phaseSentence(entry)), `a sentence is whole: ${phaseSentence(entry)}`)),
    ...waiting(after),
  ];
};

const told = (isSo: boolean, law: string): readonly string[] => (isSo ? [] : [law]);

const brokenByModel = (was: Model, is: Model): readonly string[] => {
  if (was === is) return [];
  return [
    ...told(was.slain === null || is.slain === was.slain, `${is.id} stays slain`),
    ...told(was.slain === null || is.at === was.at, `${is.id} does not move when slain`),
    ...told(is.wounds <= was.wounds && is.wounds >= 0, `${is.id} only loses wounds`),
    ...told(is.wounds > 0 || is.slain !== null, `${is.id} without wounds is slain`),
    ...told(is.id === was.id && is.writtenIn === was.writtenIn && is.profile === was.profile, `${is.id} is who it was`),
  ];
};

/** Whoever waits says for what: dice, or a decision that has a usual answer. */
const waiting = (snapshot: PhaseSnapshot): readonly string[] => {
  if (snapshot.status !== 'active') return [];
  const { hands, unlessDecided } = metaOf(snapshot);
  const state = JSON.stringify(snapshot.value);
  if (hands !== undefined) return told(diceIn(handsOf(snapshot)) > 0, `${state} asks for dice`);
  const { choice } = snapshot.context.phase;
  return [
    ...told(unlessDecided !== undefined, `${state} has a usual decision`),
    ...told(unlessDecided !== 'choice.made' || isReal(choice), `${state} asks for a choice that is one`),
  ];
};

const isReal = (choice: Phase['choice']): boolean =>
  choice !== null && choice.options.length > 1 && choice.options.includes(choice.usual)
  && new Set(choice.options).size === choice.options.length;

/** Every law that a phase breaks by how it ends. */
export const brokenAtEnd = (begin: Phase, end: Phase): readonly string[] => [
  ...told(end.turn === begin.turn && end.active === begin.active, 'the turn stays'),
  ...told(end.fight === null, 'no fight goes on'),
  ...told(end.aftermath === null, 'no aftermath goes on'),
  ...told(end.choice === null, 'nothing is asked'),
  ...told(end.combats.every(({ fought }) => fought), 'every combat has been fought'),
  ...told(isDeepStrictEqual(findCombats(end).combats.map(({ units }) => units), end.combats.map(({ units }) => units)),
    'the combats are those of the table'),
  ...told(isDeepStrictEqual(JSON.parse(JSON.stringify(end)), end), 'a phase is plain JSON'),
  ...end.results.flatMap(({ combat, wounds, winner, wipedOut }) => [
    ...told(winner === null || wipedOut !== null || wounds[winner] > wounds[otherSide(winner)],
      `the winner of ${combat} has inflicted more`),
  ]),
  ...end.units.flatMap(({ id }) =>
    told(end.results.filter(({ units }) => units.includes(id)).length <= 1, `${id} fights once`)),
  ...told(woundsScored(end) <= woundsLost(begin, end), 'no more wounds are scored than lost'),
  ...overlapsIn(begin).length === 0 ? overlapsIn(end) : [],
  ...end.models.filter(isAlive).flatMap(model => told(isOnTable(end, model), `${model.id} stands on the table`)),
];

const woundsScored = ({ results }: Phase): number =>
  results.reduce((sum, { wounds }) => sum + wounds.attacker + wounds.defender, 0);

const woundsLost = (begin: Phase, end: Phase): number =>
  end.models.reduce((sum, { wounds }, i) => sum + begin.models[i]!.wounds - wounds, 0);

const overlapsIn = (phase: Phase): readonly string[] => {
  const living = phase.models.filter(isAlive);
  const base = (model: Model) => ({ at: model.at, radius: profileOf(phase, model).radius });
  return living.flatMap((one, i) => living.slice(i + 1).filter(other =>
    one.height === other.height && overlaps(base(one), base(other))).map(other => `${one.id} stands on ${other.id}`));
};

const isOnTable = ({ table }: Phase, { at: [x, y] }: Model): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.depth;
