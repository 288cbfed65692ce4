/** A walk through a phase in chapters: the charge, each step of the fight, and what comes after, one stage each. */
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { presentIn } from '../../history.ts';
import type { PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import type { SaidLine } from '../game.ts';
import { IN_ENGLISH, phaseLine, type PhaseLanguage } from '../phase-game.ts';
import type { WalkMoment, ThrownDie, Walk } from '../walk.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';

export type ChapterKind = 'charge' | 'fight' | 'panic' | 'morale' | 'break-off' | 'pile-in' | 'consolidate' | 'untold';

export interface Chapter {
  /** Its number in its walk. */
  readonly at: number;
  readonly kind: ChapterKind;
  /** Where on the ladder of Initiative; null: it is no step of the fight. */
  readonly rung: Rung | null;
  /** The models that strike in it, by their ids. */
  readonly strikers: readonly string[];
  readonly lines: readonly SaidLine[];
  readonly dice: readonly ThrownDie[];
  /** How the phase stands after it. */
  readonly after: PhaseTimeline;
}

type PhaseMoment = WalkMoment<PhaseTimeline, PhaseEvent>;

/** What each region of the statechart belongs to. */
const KINDS: Readonly<Record<string, ChapterKind>> = {
  charge: 'charge', fight: 'fight', panic: 'panic', morale: 'morale',
  breakOff: 'break-off', pileIn: 'pile-in', consolidate: 'consolidate', outcome: 'untold',
};

const kindOf = ({ place: { path } }: PhaseMoment): ChapterKind =>
  path.split('.').map(key => KINDS[key]).find(kind => kind !== undefined) ?? 'charge';

const phaseIn = (timeline: PhaseTimeline): Phase => presentIn(timeline).context.phase;

const rungOf = (moment: PhaseMoment): Rung | null =>
  (kindOf(moment) === 'fight' ? phaseIn(moment.before).fight?.rung ?? null : null);

/** Moments that belong together, in order. Who strikes at a step of the fight is told in it, not before it. */
export const chaptersOf = (
  { moments, begin }: Walk<PhaseTimeline, PhaseEvent>, language: PhaseLanguage = IN_ENGLISH,
): readonly Chapter[] => {
  const groups: PhaseMoment[][] = [];
  for (const moment of moments) {
    const last = groups.at(-1)?.[0];
    if (last !== undefined && kindOf(last) === kindOf(moment) && rungOf(last) === rungOf(moment)) {
      groups.at(-1)!.push(moment);
    } else groups.push([moment]);
  }
  let ahead: readonly SaidLine[] = phaseIn(begin).log.map(entry => phaseLine(entry, language));
  return groups.map(chapterOf).map((chapter, i, all): Chapter => {
    const next = all[i + 1];
    const lines = [...ahead, ...chapter.lines];
    const isAhead = next?.kind === 'fight' && STRIKES.includes(lines.at(-1)?.rule ?? '');
    ahead = isAhead ? lines.slice(-1) : [];
    return { ...chapter, lines: isAhead ? lines.slice(0, -1) : lines };
  });
};

/** The rules by which it is said who strikes now. */
const STRIKES: readonly string[] = ['40k.27', '40k.28'];

const chapterOf = (moments: readonly PhaseMoment[], at: number): Chapter => {
  const dice = moments.flatMap(moment => moment.dice);
  return {
    at,
    kind: kindOf(moments[0]!),
    rung: rungOf(moments[0]!),
    strikers: [...new Set(dice.filter(({ purpose }) => purpose === 'hit').map(({ id }) => id))],
    lines: moments.flatMap(({ lines }) => lines),
    dice,
    after: moments.at(-1)!.after,
  };
};
