import { expect, fixture, html } from '@open-wc/testing';

const widthOf = async (font: string, text: string): Promise<number> => {
  const span = await fixture<HTMLSpanElement>(html`<span>${text}</span>`);
  span.style.fontFamily = font;
  span.style.fontSize = '16px';
  return span.getBoundingClientRect().width;
};

describe('the browser of the tests', () => {
  for (const font of ['system-ui', 'sans-serif', 'monospace', 'serif']) {
    it(`gives text a width in ${font}, so that checks of contrast and overlap see text`, async () => {
      expect(await widthOf(font, 'Supporting fire')).to.be.greaterThan(50);
    });
  }

  it('measures more text as wider, so that the width is that of real letters', async () => {
    expect(await widthOf('system-ui', 'WWWW')).to.be.greaterThan(await widthOf('system-ui', 'iiii') * 1.5);
  });

  it('draws frames, without which no element would ever finish', async () => {
    const first = await new Promise<number>(requestAnimationFrame);
    expect(await new Promise<number>(requestAnimationFrame)).to.be.greaterThan(first);
  });
});
