/** A phase of Warhammer 40,000 at the moment at which the table stands, as the view of its odds shows it. */
import { html, nothing, type TemplateResult } from 'lit';
import { presentIn } from '../../../machines/history.ts';
import { afterUsualCharges } from '../../../machines/warhammer-40k/charged.ts';
import { replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { phaseAddress, phaseNamed } from '../../set-up/phase/phase-draft.ts';
import { phaseInContact, phaseSetUpOf, phaseTable, type PhaseSetUp } from '../../set-up/phase/phase-plan.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { oddsWords } from '../../warhammer-40k/odds/odds-words.ts';
import '../../warhammer-40k/odds/lazy-parts.ts';
import '../../warhammer-40k/odds/phase-odds.ts';
import { stepStateOf } from '../../warhammer-40k/resolver/step-state.ts';
import { phaseWords } from '../../warhammer-40k/resolver/phase-words.ts';
import { phaseView } from '../../warhammer-40k/steps/battlefield-view.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import type { Version } from './table-version.ts';

export interface PhaseHere {
  readonly title: () => string;
  /** The name of the step, in the language in which it is read. */
  readonly step: () => string;
  /** Nothing has been played on it. */
  readonly isStart: boolean;
  readonly view: () => BattlefieldView;
  /** The odds of every fight that is not over. */
  readonly template: () => TemplateResult;
}

/** What an address asks about, and its table; null: a side is missing, or cannot be understood. */
export const tableNamed = (
  address: string,
): { readonly phase: PhaseSetUp; readonly scenario: Scenario | null } | null => {
  const phase = phaseNamed(address);
  return phase === null ? null : { phase, scenario: phaseTable(phase) };
};

/** By which a table can be asked about again; null: no line tells all of it, or it has a name of its own. */
export const addressOf = ({ id, scenario, source }: Version): string | null => {
  const phase = id === null ? source.phase ?? phaseSetUpOf(scenario as Scenario) : null;
  return phase === null ? null : phaseAddress(phase);
};

/** Fights in which blows are still to be struck in their round. */
const openCombats = ({ combats, fight }: Phase): readonly string[] => combats
  .filter(({ id, fought }) => !fought && !(fight?.combat === id && fight.freeRound !== null)).map(({ id }) => id);

/** Why there are none. */
const whyNone = ({ combats, startAt }: Phase): string => {
  if (combats.length > 0) return oddsWords.allFought;
  return startAt === 'charge' ? oddsWords.beforeCharges : oddsWords.nobodyTouches;
};

/** Larger tables take too long to be charged across while somebody waits. */
const MOST_MODELS = 60;

/** The fight after the charges, where nothing has been played on a table that begins with them; null: there is none. */
const chargedIn = ({ source, at }: Version, scenario: Scenario): Phase | null => {
  if (at > 0 || scenario.startAt !== 'charge') return null;
  const contact = source.phase === undefined ? phaseSetUpOf(scenario) : source.phase;
  const table = contact === null ? null : phaseInContact(contact);
  if (table !== null) return setUpPhase({ ...table, completions: scenario.completions, rulings: scenario.rulings });
  const models = scenario.units.reduce((sum, unit) => sum + unit.models.length, 0);
  return models > MOST_MODELS ? null : afterUsualCharges({ scenario });
};

export const phaseIn = (version: Version, { scenario, events }: PlayedPhase): PhaseHere => {
  const { id, at } = version;
  const turns = replayTurns({ scenario, events: events.slice(0, at) });
  const snapshot = presentIn(turns.at(-1)!);
  const { phase } = snapshot.context;
  const charged = chargedIn(version, scenario);
  const asked = charged ?? phase;
  const open = openCombats(asked);
  return {
    title: () => bundledTitle(id?.split('/')[1] ?? null, scenario.title) || phaseWords.untitled,
    step: () => stepStateOf(snapshot).title,
    isStart: at === 0,
    view: () => phaseView(phase, {
      step: [phase.turn, stepOf(stepStateOf(snapshot).path), phase.fight?.combat ?? ''].join(' '),
      movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore: [],
    }),
    template: () => html`
      ${charged === null ? nothing : html`<p class="note">${oddsWords.ifCharged}</p>`}
      ${open.length === 0 ? html`<p class="note">${whyNone(phase)}</p>` : open.map(combat =>
        html`<phase-odds .phase=${asked} .combat=${combat}></phase-odds>`)}`,
  };
};
