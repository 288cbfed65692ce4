import { expect } from '@open-wc/testing';
import { readLessonLink, writeLessonLink } from '../../../../components/epic-armageddon/lesson/lesson-link.ts';
import { everyKind } from './every-kind.ts';

const link = async (): Promise<string> => (await writeLessonLink(everyKind, 'order'))!;

describe('a lesson as a link', () => {
  it('comes back whole, with its moment', async () => {
    const read = await readLessonLink(`https://example.org/page#${await link()}`);
    expect(read).to.eql({ json: JSON.stringify(everyKind), moment: 'order' });
    expect(await readLessonLink((await writeLessonLink(everyKind))!)).to.have.property('moment', null);
  });

  it('is made of letters that an address may hold', async () => {
    expect(await link()).to.match(/^lesson=1\.[\w-]+\/order$/);
  });

  it('says that it is broken wherever it is cut or changed', async () => {
    const [whole] = (await link()).split('/');
    for (let at = 'lesson=1.'.length; at < whole!.length; at += 37) {
      expect(await readLessonLink(whole!.slice(0, at)), `cut at ${at}`).to.have.property('problem');
      const changed = `${whole!.slice(0, at)}${whole![at] === 'A' ? 'B' : 'A'}${whole!.slice(at + 1)}`;
      expect(await readLessonLink(changed), `changed at ${at}`).to.have.property('problem');
    }
  });

  it('is no other link', async () => {
    for (const other of ['', 'lesson=2.abc', 'play=1.abc', 'lesson=1.%%%', 'x'.repeat(300_000)]) {
      expect(await readLessonLink(other)).to.have.property('problem').which.matches(/\.$/);
    }
  });
});
