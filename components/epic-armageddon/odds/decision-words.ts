/** What players can decide now, in the language of the screen. */
import type { DecisionKind, DecisionValues, OpenDecision } from '../../../machines/epic-armageddon/open-decisions.ts';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { ChangeWords } from '../../../src/epic-armageddon/odds/changes/phrases.ts';
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

/** The words of each kind of decision: what is done, and what comes of it. */
type Decisions = { readonly [K in DecisionKind]: (values: Readonly<DecisionValues[K]>) => ChangeWords };

const WAYS: Readonly<Record<WayToFight, string>> = { 'close-combat': 'strikes', firefight: 'fires' };
const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'armour', cover: 'cover', holofield: 'holofield', 'knight-shield': 'knight shield',
  'ion-shield': 'ion shield', none: 'no save',
};
const SIDES: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

const DECISIONS: Decisions = {
  'target-other': ({ formation }) => ({ name: `Charge ${formation}`, more: 'another target' }),
  'joined-left-out': ({ formation }) => ({ name: `Leave ${formation} out`, more: 'not part of this assault' }),
  'charge-without': ({ unit }) => ({ name: `Hold ${unit} back`, more: 'all others charge as usual' }),
  'charge-to-fire': () => ({ name: 'Charge to fire, nobody touches', more: 'all stop short of contact' }),
  'charge-also': ({ unit }) => ({ name: `Charge with ${unit} too`, more: 'as it usually goes' }),
  'charge-all': () => ({ name: 'Charge with everybody', more: 'all who have not, as they usually go' }),
  'called-off': () => ({ name: 'Call it off', more: 'no assault, nobody wins' }),
  'counter-charge': ({ unit }) => ({ name: `${unit} counter-charges`, more: 'straight at the nearest enemy' }),
  'counter-charge-all': () => ({ name: 'Everybody counter-charges', more: 'straight at the nearest enemy' }),
  'way-chosen': ({ unit, by }) => ({ name: `${unit} ${WAYS[by]}`, more: 'at those in contact' }),
  'dice-split': ({ unit, closeCombat, of }) => ({
    name: `${unit}: ${figure(closeCombat)} of ${figure(of)} dice strike`, more: `${figure(of - closeCombat)} fire`,
  }),
  'hit-moved': ({ unit, other }) => ({ name: `The hit goes to ${other}`, more: `rather than ${unit}` }),
  'sniper-aimed': ({ unit, other }) => ({ name: `The sniper aims at ${other}`, more: `rather than ${unit}` }),
  'save-chosen': ({ unit, save }) => ({ name: `${unit} saves otherwise`, more: SAVES[save] }),
  'support-all': ({ side }) => ({ name: 'Call all supporters', more: `of ${SIDES[side]}` }),
  'support-none': ({ side }) => ({ name: 'Call no supporters', more: `of ${SIDES[side]}` }),
};

export const decisionWords = spoken('odds/decisions', DECISIONS);

/** A decision, and what comes of it. */
export const decisionText = ({ kind, values }: Pick<OpenDecision, 'kind' | 'values'>): ChangeWords =>
  (decisionWords[kind] as (values: OpenDecision['values']) => ChangeWords)(values);
