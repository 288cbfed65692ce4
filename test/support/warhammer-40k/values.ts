/** What a line of a log is told with. */
import type { LogEntry } from '../../../src/warhammer-40k/model/log.ts';

/** A value of a line, whatever kind of line it is; undefined: it has none of that name. */
export const valueIn = ({ values }: Pick<LogEntry, 'values'>, name: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[name];
