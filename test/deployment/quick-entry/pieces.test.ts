/** What the pieces of a line say of themselves. */
import { expect, it } from 'vitest';
import { piecesOf } from '../../../src/deployment/quick-entry/pieces.ts';

it.each([
  ['one alone', '6 boyz - 2 nobz', [false, true]],
  ['one alone beside commas', '6 boyz, 2 nobz – 1 gunwagon', [false, false, true]],
  ['several', '6 boyz - 2 nobz - 1 gunwagon', [false, false, false]],
  ['several, one on either side', '6 boyz - 2 nobz v 4 assault - 1 chaplain', [false, false, false, false]],
  ['one that begins a line', '6 boyz\n- 2 nobz', [false, false]],
  ['one behind words alone', 'warband - 2 nobz', [false, false]],
])('a dash may be a minus only where it is alone: %s', (_, text, dashes) => {
  expect(piecesOf(text).map(({ isBehindDash }) => isBehindDash)).toEqual(dashes);
});
