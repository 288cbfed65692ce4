/** Many assaults under drawn answers, which laws they broke, and how often each answer mattered. */
import { createActor } from 'xstate';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { RULINGS, type Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { LIST_ENDING_LAWS } from '../list-armies/ending-laws.ts';
import { factsOf } from '../list-armies/facts.ts';
import { Ledger } from '../list-armies/ledger.ts';
import { LIST_STEP_LAWS } from '../list-armies/step-laws.ts';
import { fightable, playAtRandom, stepOn, type Step } from '../random-play.ts';
import { sourceOf } from '../random/source.ts';
import { BatchMemory } from './batch-memory.ts';
import { COVER_LAWS } from './laws/cover.ts';
import { CHARGE_LAWS } from './laws/charge.ts';
import { HIT_LAWS } from './laws/hits.ts';
import type { RulingLaw } from './laws/law.ts';
import { MOVE_LAWS } from './laws/moves.ts';
import { RESULT_LAWS } from './laws/result.ts';
import { SUPPORT_LAWS } from './laws/support.ts';
import { ENGINE_LAWS } from './laws/war-engines.ts';
import { drawRulings, ruledScenario } from './scenarios.ts';
import { wishUnderRulings } from './wishes.ts';

export const RULING_LAWS: readonly RulingLaw[] = [
  ...CHARGE_LAWS, ...HIT_LAWS, ...COVER_LAWS, ...ENGINE_LAWS, ...SUPPORT_LAWS, ...RESULT_LAWS,
];

const STEP_LAWS = [...LIST_STEP_LAWS, ...MOVE_LAWS];
export const OTHER_CLAIMS: readonly string[] = [...STEP_LAWS, ...LIST_ENDING_LAWS].map(({ claim }) => claim);

/** An assault as it was played: what happened in it but for what was taken back, and its end. */
export interface RuledGame {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  readonly end: Assault;
}

export class RuledFindings {
  games = 0;
  /** The claims that were broken, each with some of the assaults in which it was. */
  readonly broken = new Map<string, string[]>();
  readonly endings = new Set<string>();
  /** Types of the events that were met. */
  readonly events = new Set<string>();
  /** How often each answer made a difference. */
  readonly mattered = new Map<string, number>();
  /** Answers after which a law was kept that would have been broken had another been given. */
  readonly told = new Set<string>();

  accuse(claim: string, where: string): void {
    const cases = this.broken.get(claim) ?? [];
    if (!cases.includes(where) && cases.length < 5) this.broken.set(claim, [...cases, where]);
  }

  /** Holds a law against what has come, as it would be under any answers. */
  judge({ ruling, claim }: RulingLaw, rulings: Rulings, isKept: Verdict, where: string): void {
    const verdict = isKept(rulings);
    if (verdict === null) return;
    const answer = answerName(ruling, rulings[ruling]);
    this.mattered.set(answer, (this.mattered.get(answer) ?? 0) + 1);
    if (!verdict) this.accuse(claim, where);
    else if (!this.told.has(answer)) {
      const others = Object.keys(RULINGS[ruling].answers).filter(other => other !== rulings[ruling]);
      if (others.some(other => isKept({ ...rulings, [ruling]: other }) === false)) this.told.add(answer);
    }
  }
}

/** What a law says if these answers had been given. */
type Verdict = (rulings: Rulings) => boolean | null;

export const answerName = (ruling: string, answer: string): string => `${ruling}: ${answer}`;

/** How often players try something, in cases of a hundred: in some games next to never, in others all the time. */
const RESTLESS = [0, 45, 75, 92] as const;

/** So many games are played of each scenario, each under answers of its own. */
const GAMES = 3;

/** The game of a number, played and held to the laws. */
export const playRuled = (game: number, findings: RuledFindings): RuledGame => {
  const seed = Math.floor(game / GAMES) + 1;
  const source = sourceOf(1_000_000 + game);
  const scenario = fightable({ ...scenarioOf(seed), rulings: drawRulings(source) });
  return fought(scenario, game, findings);
};

/** The scenario of the last seed, which several games share. */
let last: { readonly seed: number; readonly scenario: Scenario } | null = null;

const scenarioOf = (seed: number): Scenario => {
  if (last?.seed !== seed) last = { seed, scenario: ruledScenario(seed) };
  return last.scenario;
};

const fought = (scenario: Scenario, game: number, findings: RuledFindings): RuledGame => {
  const facts = factsOf(scenario);
  const ledger = new Ledger(facts);
  const memory = new BatchMemory();
  const where = `game ${game}`;
  const steps: Step[] = [];
  const watch = (step: Step): void => {
    stepOn(steps, step);
    findings.events.add(step.event.type);
    ledger.write(step);
    memory.write(step);
    for (const { claim, isKept } of STEP_LAWS) if (!isKept(step, facts)) findings.accuse(claim, where);
    const moment = { ...step, facts, memory };
    for (const law of RULING_LAWS) {
      if (law.isKept === undefined) continue;
      findings.judge(law, scenario.rulings, rulings => law.isKept!(ruledBy(moment, rulings)), where);
    }
  };
  const source = sourceOf(2_000_000 + game);
  const { end, dice } = playAtRandom(scenario, source, source.pick(RESTLESS), watch, wishUnderRulings, refused => {
    for (const law of RULING_LAWS) {
      if (law.isRefusedRightly === undefined) continue;
      findings.judge(law, scenario.rulings, rulings => law.isRefusedRightly!(ruledBy(refused, rulings)), where);
    }
  });
  const report = reportOf(end);
  for (const { claim, isKept } of LIST_ENDING_LAWS) {
    if (!isKept({ end, report, ledger, dice })) findings.accuse(claim, where);
  }
  findings.games += 1;
  findings.endings.add(`${report.winner ?? 'nobody'} by ${report.ending}`);
  return { scenario, events: steps.map(({ event }) => event), end };
};

/** The same as if other answers had been given. */
const ruledBy = <T extends { readonly before: Assault; readonly after?: Assault }>(moment: T, rulings: Rulings): T => {
  const { before, after } = moment;
  if (rulings === before.rulings) return moment;
  const ruled = (assault: Assault): Assault => ({ ...assault, rulings });
  return { ...moment, before: ruled(before), ...(after === undefined ? {} : { after: ruled(after) }) };
};

/** How the same events end once more. */
export const endOf = ({ scenario, events }: RuledGame): Assault => {
  const actor = createActor(assaultMachine, { input: { scenario } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().context.assault;
};
