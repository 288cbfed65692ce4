/** A phase of 40k from outside, as a shelf keeps it: read where one comes up, and not before. */
import type { PlayedPhase } from '../warhammer-40k/stages/turns.ts';
import { parsePhase } from '../warhammer-40k/scenario/parse.ts';
import { phaseEventsShape } from './phase-event-shapes.ts';
import { playedContent, readPlayed } from './read-played.ts';
import type { ContentReader } from './read-item.ts';

const content = playedContent('phase', phaseEventsShape);

/** `accepts`: how many of the events the rules accept, one after the other. */
export const phaseReader = (accepts: (played: PlayedPhase) => number): ContentReader<'phase'> =>
  (json, problems) => readPlayed({ content, parse: parsePhase, accepts }, json, problems);
