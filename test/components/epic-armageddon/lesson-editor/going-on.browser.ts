import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { tagOf } from '../../../../components/epic-armageddon/lesson-editor/lesson-export.ts';
import { SetUpReady } from '../../../../components/set-up/events.ts';
import { readLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { trialOf } from '../../../../machines/lessons/epic-armageddon/trial.ts';
import { loadLesson } from '../../../../src/lessons/epic-armageddon/course/course.ts';
import { whatAnAssaultIs } from '../../../../src/lessons/epic-armageddon/course/01-what-an-assault-is.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { until } from '../../../support/until.ts';
import { fileOf, madeWith, make, openJson } from './teacher.ts';

describe('what is begun in the lesson editor', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await setViewport({ width: 1280, height: 900 });
  });

  it('is there again after the page was loaded anew', async () => {
    const teacher = await madeWith();
    const before = await fileOf(teacher);
    teacher.element.remove();
    const again = await make();
    expect(await fileOf(again)).to.equal(before);
    expect(again.text('.stop')).to.contain('after 1 step');
  });

  it('is taken back and done again, and the table is left as it is', async () => {
    const teacher = await madeWith();
    await teacher.press('button Remove “Question 1”');
    expect(teacher.says('None yet.')).to.equal(true);
    await teacher.press('button Undo');
    expect(teacher.text('.moments')).to.contain('Question 1');
    expect(teacher.text('.stop')).to.contain('after 1 step');
    await teacher.press('button Redo');
    expect(teacher.says('None yet.')).to.equal(true);
  });

  it('loses nothing when the table goes back: an earlier moment comes first', async () => {
    const teacher = await madeWith();
    await teacher.press('button Done');
    const table = teacher.all('assault-resolver')[0] as HTMLElement & { undo(): Promise<void> };
    await table.undo();
    await until('the start', () => teacher.says('after 0 steps'));
    await teacher.press('button Add a moment here');
    await until('two moments', () => teacher.all('.moments li').length === 2);
    expect(teacher.all('.moments .name').map(one => one.textContent)).to.eql(['Question 2', 'Question 1']);
    expect(JSON.parse(await fileOf(teacher)).decisions[0]).to.include({ type: 'target.chosen' });
  });

  it('says beside the field what is still to be mended, and offers nothing to take along until then', async () => {
    const teacher = await madeWith();
    await teacher.write('field Title of the lesson', '');
    expect(teacher.text('.fault')).to.contain('a text of 1 to 200 characters');
    expect(teacher.find('field The lesson as JSON')).to.equal(undefined);
    await teacher.write('field Title of the lesson', 'A');
    await teacher.write('field What is said first, sentence 1', 'Look at {unit nobody}.');
    expect(teacher.text('.problems')).to.contain('There is no unit');
    expect(teacher.text('.moments .wrong')).to.contain('There is no unit');
  });

  it('says that there is no such rule', async () => {
    const teacher = await madeWith();
    await teacher.write('field Rule of sentence 1: What is said first', 'A9.9');
    expect(teacher.text('.fault')).to.contain('There is no rule A9.9.');
    await teacher.write('field Rule of sentence 1: What is said first', 'A4.1');
    expect(teacher.text('.fault')).to.equal('');
  });
});

describe('a lesson from outside', () => {
  beforeEach(() => sessionStorage.clear());

  it('is gone on with: the same moments, the same answers', async () => {
    const lesson = (await loadLesson('who-is-engaged'))!;
    const teacher = await make();
    await openJson(teacher, JSON.stringify(lesson));
    await until('its moments', () => teacher.all('.moments li').length === lesson.moments.length);
    const again = JSON.parse(await fileOf(teacher)) as Lesson;
    expect(again.moments).to.eql(JSON.parse(JSON.stringify(lesson.moments)));
    const answers = async (json: unknown): Promise<unknown> => {
      const made = readLesson(json);
      if ('problems' in made) throw new Error(made.problems[0]!.say);
      return (await trialOf(made.ready)).map(({ is, right }) => ({ is, right }));
    };
    expect(await answers(again)).to.eql(await answers(lesson));
  });

  it('tells in words what is wrong with it', async () => {
    const teacher = await make();
    await openJson(teacher, '{"version": 1, "moments": [{"kind": "sea"}]}');
    await until('problems', () => teacher.text('.problems').includes('There is no kind of moment'));
    expect(teacher.text('.problems')).to.contain('title');
  });

  it('comes out of its tag as it went in, whatever is written in it', () => {
    const lesson: Lesson = {
      ...whatAnAssaultIs, title: `It’s 'one' </script><img src=x onerror=alert(1)> & "two" &amp;`,
    };
    const page = new DOMParser().parseFromString(tagOf(lesson), 'text/html');
    expect(page.images).to.have.length(0);
    expect(JSON.parse(page.querySelector('assault-lesson')!.getAttribute('lesson')!))
      .to.eql(JSON.parse(JSON.stringify(lesson)));
  });
});

describe('an assault of one’s own', () => {
  beforeEach(() => sessionStorage.clear());

  it('is taken from JSON, played, and goes along whole in the lesson', async () => {
    const teacher = await make();
    await teacher.write('field Title of the lesson', 'My own');
    await teacher.write('field What it teaches', 'Mine.');
    await openJson(teacher, JSON.stringify(whatAnAssaultIs.scenario));
    await teacher.takeNext();
    await until('the charge', () => teacher.says('after 1 step'));
    await teacher.press('button Add a moment here');
    const made = readLesson(await fileOf(teacher));
    expect('ready' in made && made.ready.scenario.title).to.equal(whatAnAssaultIs.title);
  });

  it('and a file that is too large for one is refused in a sentence', async () => {
    const teacher = await make();
    await teacher.press('button A lesson or a scenario as JSON');
    const input = teacher.all('lesson-source')[0]!.shadowRoot!.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(4_000_001)], 'lesson.json'));
    input!.files = chosen.files;
    input!.dispatchEvent(new Event('change'));
    await until('the sentence', () => teacher.text('.problems li').includes('larger than 1 MB'));
    expect(teacher.all('assault-resolver')).to.have.lengthOf(0);
  });

  it('is set up in place, where somebody wants to', async () => {
    const teacher = await make();
    await teacher.press('button Your own: set up');
    await until('the set-up', () => teacher.all('assault-set-up').length === 1);
    const parsed = parseScenario(whatAnAssaultIs.scenario);
    if ('problems' in parsed) throw new Error(parsed.problems[0]!.say);
    teacher.all('assault-set-up')[0]!.dispatchEvent(new SetUpReady(parsed.scenario));
    await until('the table', () => teacher.all('assault-resolver').length === 1);
    expect(teacher.says(`${whatAnAssaultIs.title} lies on the table.`)).to.equal(true);
  });
});
