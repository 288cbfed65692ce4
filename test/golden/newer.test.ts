/** What only a newer program writes is refused whole, in a sentence that says so. */
import { describe, expect, it } from 'vitest';
import { readLessonLink } from '../../components/epic-armageddon/lesson/lesson-link.ts';
import { readAnyLink } from '../../components/share/any-link.ts';
import { openShelfFile } from '../../src/shelf/shelf-file.ts';
import { parseLesson } from '../../src/lessons/parse-lesson.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';

const NEWER = 'is 2: a newer version of this program wrote it. This one reads 1.';

describe('a number that is not known yet', () => {
  it.each([
    ['a scenario', 'format', parseScenario({ format: 2, ruleset: 'epic-armageddon' })],
    ['a phase', 'format', parsePhase({ format: 2, ruleset: 'warhammer-40k-7th' })],
    ['a lesson', 'version', parseLesson({ version: 2 })],
  ] as const)('of %s is a problem of its own', (_, path, read) => {
    expect('problems' in read && read.problems[0]).toEqual({ path, code: 'wrong-format', say: `${path} ${NEWER}` });
  });

  it.each([0, 1.5, -1, '1', null])('that there cannot be, %j, is called what it is', format => {
    const read = parseScenario({ format });
    expect('problems' in read && read.problems[0]!.say).toMatch(/^format must be 1, but it is /);
  });

  it.each(['play=2.AAAA', 'play=40k-2.AAAA'])('of a link, %s, is named', async link => {
    const read = await readAnyLink(link);
    expect('problems' in read && read.problems[0]).toContain(`the unknown kind “${link.slice(5, -5)}”`);
  });

  it('of a link to a lesson is refused', async () => {
    expect(await readLessonLink('lesson=2.AAAA')).toHaveProperty('problem');
  });

  it('of a shelf is refused', () => {
    const opened = openShelfFile('{"format":2,"file":"assault-shelf","things":[]}');
    expect('problem' in opened && opened.problem).toContain('another version of this program');
  });
});
