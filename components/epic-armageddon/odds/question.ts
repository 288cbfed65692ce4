/** What can be asked, and how the answers come: plain data both ways, so that they travel to a worker and back. */
import type { Change } from '../../../src/epic-armageddon/odds/changes/change.ts';
import type { Candidates } from '../../../src/epic-armageddon/odds/changes/characters.ts';
import type { Odds, OddsOptions } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Stakes } from '../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Cancel, Listener, Tell } from '../../shared/worker/asking.ts';

/** As fine as odds are shown, and no more work than somebody waits for. Who asks the same so gets the same bits. */
export const SHOWN_ODDS: OddsOptions = { tolerance: 0.00016, effort: 2_000_000 };

/** So little may be left open of what is exact. */
const EXACT = 1e-6;

export const isExact = ({ unresolved, error }: Pick<Odds, 'unresolved' | 'error'>): boolean =>
  error === 0 && unresolved < EXACT;

/** A moment of a running assault; `at`: the path of the statechart's leaf. */
export interface NamedMoment {
  readonly id: string;
  readonly assault: Assault;
  readonly at: string;
}

/** Questions by their kinds. */
export interface Questions {
  /** The odds of a scenario from where it starts. */
  readonly scenario: { readonly scenario: Scenario; readonly options?: OddsOptions };
  /** The odds of a running assault; `at`: the path of the statechart's leaf. */
  readonly moment: { readonly assault: Assault; readonly at: string; readonly options?: OddsOptions };
  /** The odds of several moments of running assaults, as near as single changes are told. */
  readonly moments: { readonly moments: readonly NamedMoment[] };
  /** What hangs on the next throw of a running assault; nothing where no dice are thrown. */
  readonly stakes: { readonly assault: Assault; readonly at: string; readonly options?: OddsOptions };
  /** Something tiny, by which the engine gets warm. */
  readonly 'warm-up': unknown;
  /** Single changes to a scenario, each with what it is worth. */
  readonly matters: {
    readonly scenario: Scenario;
    /** Its odds. */
    readonly before: Odds;
    /** Characters that a side could have. */
    readonly characters: Candidates;
  };
}
export type Kind = keyof Questions;

/** A single change and what it is worth. */
export interface Matter {
  readonly id: string;
  readonly change: Pick<Change, 'kind' | 'values'>;
  readonly rule: string;
  /** The whole scenario with this one thing changed. */
  readonly scenario: Scenario;
  /** By how many percentage points the attacker wins more often. */
  readonly delta: number;
  /** Nothing of it was sampled or left out: whoever asks longer hears the same. */
  readonly isExact: boolean;
}

/** What comes back, once or several times. Odds get better with each answer. */
export interface Answers {
  readonly scenario: Odds;
  readonly moment: Odds;
  readonly moments: { readonly id: string; readonly odds: Odds };
  readonly stakes: readonly Stakes[];
  readonly 'warm-up': Odds;
  readonly matters: Matter;
}

export type Question<K extends Kind = Kind> = { readonly [kind in K]: { readonly kind: kind } & Questions[kind] }[K];

/** Answers a question slice by slice; undefined: nothing new has come of one. */
export type Engine = <K extends Kind>(question: Question<K>) => Iterator<Answers[K] | undefined, void>;

/** Somebody who answers: a worker, or this page between its other duties. */
export type Answerer = <K extends Kind>(question: Question<K>, listener: Listener<Answers[K]>) => Cancel;

/** Better odds take the place of those before; changes and moments add up. */
export const answersWanted = ({ kind }: { readonly kind: Kind }): Tell =>
  (kind === 'matters' || kind === 'moments' ? 'each' : 'last');
