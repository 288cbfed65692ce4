import { expect } from '@open-wc/testing';
import { holdStrayFiles } from '../../../components/shared/parts/file-drop.ts';

/** Whether the browser would still do what it does with a file: leave the page for it. */
const isLeft = (type: 'dragover' | 'drop', target: EventTarget, fill: (drag: DataTransfer) => void): boolean => {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  return target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
};
const file = ({ items }: DataTransfer): void => {
  items.add(new File(['6 tactical'], 'list.txt'));
};

describe('a file that is dropped beside what takes it', () => {
  it('does not take the place of the page, however often that is asked for', () => {
    holdStrayFiles();
    holdStrayFiles();
    for (const type of ['dragover', 'drop'] as const) expect(isLeft(type, document.body, file), type).to.equal(false);
  });

  it('is told from text that is dragged into a field', () => {
    holdStrayFiles();
    expect(isLeft('drop', document.body, drag => drag.setData('text/plain', '6 boyz'))).to.equal(true);
  });
});
