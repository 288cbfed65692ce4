/** What could be decided at a moment of a phase that bears on who wins a fight, one thing at a time. */
import { lookOutHands } from '../../../src/warhammer-40k/allocation/look-out.ts';
import { otherSaves, saveHands } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import type { ChoiceQuestion } from '../../../src/warhammer-40k/model/choices.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { otherSide, type Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { isAlive, modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { attacksWith } from '../../../src/warhammer-40k/fight/attacks.ts';
import { aimersNow } from '../../../src/warhammer-40k/fight/aim.ts';
import { strikableUnits } from '../../../src/warhammer-40k/fight/struck.ts';
import { weaponOf } from '../../../src/warhammer-40k/fight/weapons.ts';
import { whyNot, type PhaseSnapshot } from '../why.ts';

/** Choices that fall before it is known who has won. */
const BEFORE_RESULT: readonly ChoiceQuestion[] = [
  'combat', 'toughness', 'armour-group', 'casualty', 'pool', 'nominee', 'force-victim',
];

/** Whose decision an event is, if it is one that odds can tell apart; null: it is none of those. */
export const deciderOf = ({ context: { phase } }: PhaseSnapshot, event: PhaseEvent): Side | null => {
  switch (event.type) {
    case 'charge.declared':
    case 'declarations.ended':
      return phase.active;
    case 'strikes.aimed':
    case 'weapon.chosen':
      return modelOf(phase, event.model).side;
    case 'wound.kept':
      return lookOutHands(phase)[event.hand]?.side ?? null;
    case 'save.chosen':
      return saveHands(phase)[event.hand]?.side ?? null;
    case 'choice.made':
      return phase.choice !== null && BEFORE_RESULT.includes(phase.choice.question) ? phase.choice.side : null;
    default:
      return null;
  }
};

/** Whom to charge, whom to strike and with what, who takes wounds, which save: of one side, always in this order. */
export const triedChoices = (snapshot: PhaseSnapshot, side: Side): readonly Decision[] => {
  const { phase } = snapshot.context;
  return [...charges(phase), ...aims(phase), ...weapons(phase), ...saves(phase), ...unheard(phase),
    ...answers(phase)]
    .filter(event => deciderOf(snapshot, event) === side && whyNot(snapshot, event) === null);
};

const unitsOn = (phase: Phase, side: Side): readonly string[] => phase.units
  .filter(unit => unit.side === side && phase.models.some(model => model.unit === unit.id && isAlive(model)))
  .map(({ id }) => id);

const charges = (phase: Phase): readonly Decision[] => [
  { type: 'declarations.ended' },
  ...unitsOn(phase, phase.active).flatMap(unit => unitsOn(phase, otherSide(phase.active))
    .map((target): Decision => ({ type: 'charge.declared', unit, targets: [target] }))),
];

/** All of the attacks of a model at one unit. */
const aims = (phase: Phase): readonly Decision[] => (phase.fight === null ? [] : aimersNow(phase).flatMap(model =>
  strikableUnits(phase, model).map((target): Decision => {
    const attacks = attacksWith(phase, model, weaponOf(phase, model));
    return { type: 'strikes.aimed', model: model.id, at: { [target]: attacks } };
  })));

const weapons = (phase: Phase): readonly Decision[] => phase.models.filter(isAlive).flatMap(({ id, profile }) =>
  phase.profiles[profile]!.weapons.map(({ name }): Decision => ({ type: 'weapon.chosen', model: id, weapon: name })));

const saves = (phase: Phase): readonly Decision[] => (phase.fight === null ? [] : otherSaves(phase)
  .flatMap((other, hand): readonly Decision[] =>
    (other === null ? [] : [{ type: 'save.chosen', hand, dice: saveHands(phase)[hand]!.dice, save: other.by }])));

const unheard = (phase: Phase): readonly Decision[] =>
  lookOutHands(phase).map((_, hand) => ({ type: 'wound.kept', hand }));

const answers = ({ choice }: Phase): readonly Decision[] => (choice === null ? []
  : choice.options.map(option => ({ type: 'choice.made', question: choice.question, option })));
