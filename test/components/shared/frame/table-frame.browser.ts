/** How a frame lies, by its own box; nothing but its panel scrolls, whatever stands in it. */
import { expect } from '@open-wc/testing';
import { AXE_RULES, faultsOf } from '../../../support/accessibility.ts';
import { boxOf, framed, framedBeside, isSeen, part, settled, touched, uncovered, type Framed } from './framed.ts';

const isStacked = ({ frame }: Framed): boolean => getComputedStyle(part(frame, '.sheet')).position === 'absolute';

afterEach(() => {
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

describe('a frame', () => {
  for (const [width, height] of [[320, 568], [360, 740], [599, 480], [768, 1024], [899, 1024], [640, 560]] as const) {
    it(`of ${width} × ${height} is stacked`, async () => {
      expect(isStacked(await framed(width, height))).to.equal(true);
    });
  }

  for (const [width, height] of [[600, 500], [740, 360], [900, 1024], [1280, 800], [720, 600]] as const) {
    it(`of ${width} × ${height} has its panel beside the map`, async () => {
      expect(isStacked(await framedBeside(width, height))).to.equal(false);
    });
  }

  it('of a phone leaves 363 of 604 px of the map uncovered; the sheet has 241', async () => {
    const { frame } = await framed(360, 740);
    expect(boxOf(frame, '.top').height).to.equal(48);
    expect(boxOf(frame, '.space').height).to.equal(604);
    expect(boxOf(frame, '.sheet').height).to.equal(241);
    expect(uncovered(frame)).to.equal(363);
    expect(isSeen(frame, '.rail')).to.equal(false);
    expect(part(frame, '.steps summary').textContent).to.equal('step 4 of 8');
  });

  it('of a tablet has the rail over the map, and 324 px of sheet', async () => {
    const { frame } = await framed(768, 1024, { bar: 64 });
    expect(boxOf(frame, '.rail').height).to.equal(40);
    expect(boxOf(frame, '.sheet').height).to.equal(324);
    expect(uncovered(frame)).to.equal(548);
    expect(isSeen(frame, '.steps')).to.equal(false);
  });

  for (const [width, height, map, panel] of [
    [1280, 800, 616, 384], [1280, 650, 466, 384], [1000, 800, 616, 320],
  ] as const) {
    it(`of ${width} × ${height} has ${map} px of map, ${panel} of panel, and the bar across both`, async () => {
      const { frame, box } = await framedBeside(width, height);
      expect(boxOf(frame, '.map').height).to.equal(map);
      expect(boxOf(frame, '.sheet').width).to.equal(panel);
      expect(boxOf(frame, '.map').width).to.equal(width - panel);
      expect(boxOf(frame, '.log').height).to.equal(32);
      expect(box.querySelector('[slot=bar]')!.getBoundingClientRect().width).to.equal(width);
    });
  }

  it('beside and under 480 high has the steps in the head of the panel, and no rail', async () => {
    const { frame } = await framedBeside(740, 400);
    expect([isSeen(frame, '.rail'), isSeen(frame, '.steps')]).to.eql([false, true]);
  });

  it('is laid out by its own box, not by the window', async () => {
    const made = await framed(1280, 800);
    made.box.style.inlineSize = '600px';
    await settled(made.frame);
    expect(isStacked(made)).to.equal(true);
    expect(innerWidth).to.equal(1280);
  });

  it('takes a sheet that is no higher than what is in it', async () => {
    const { frame } = await framed(360, 740, { paragraphs: 1 });
    const { height } = boxOf(frame, '.sheet');
    expect(height).to.be.lessThan(241);
    expect(part(frame, '.content').scrollHeight).to.equal(part(frame, '.content').clientHeight);
  });

  it('of hardly any height shows its panel, and the map where it is asked for', async () => {
    const { frame } = await framed(360, 400);
    expect([isSeen(frame, '.fold'), isSeen(frame, '.sheet')]).to.eql([true, true]);
    expect(boxOf(frame, '.fold').height).to.equal(44);
    part(frame, '.fold').click();
    await settled(frame);
    expect(isSeen(frame, '.sheet')).to.equal(false);
    expect(part(frame, '.fold').ariaExpanded).to.equal('true');
    expect(boxOf(frame, '.map').height).to.be.greaterThan(200);
  });

  it('does not tell the map anew what is covered where that is the same', async () => {
    const { frame, box } = await framedBeside(1280, 800);
    const map = box.querySelector('assault-battlefield')!;
    const { covered } = map;
    expect(covered).to.eql({ top: 0, right: 0, bottom: 0, left: 0 });
    box.style.blockSize = '700px';
    await settled(frame);
    expect(map.covered).to.equal(covered);
    box.style.inlineSize = '500px';
    await settled(frame);
    expect(map.covered!.bottom).to.be.greaterThan(100);
  });

  it('shows the parts that are named', async () => {
    const { frame, box } = await framedBeside(1280, 800);
    const all = ['.top', '.rail', '.sheet', '.log', '.map'];
    const shown = (): readonly string[] => all.filter(one => isSeen(frame, one));
    frame.controls = 'rail log';
    await settled(frame);
    expect(shown()).to.eql(['.rail', '.log', '.map']);
    expect(boxOf(frame, '.map').width).to.equal(1280);
    expect(box.querySelector('[slot=bar]')!.checkVisibility()).to.equal(false);
    frame.controls = '';
    await settled(frame);
    expect(shown()).to.eql(['.map']);
    expect(boxOf(frame, '.map').height).to.equal(800);
    frame.controls = 'title panel';
    await settled(frame);
    expect(shown()).to.eql(['.top', '.sheet', '.map']);
  });
});

describe('nothing but the panel scrolls', () => {
  for (const [width, height] of [[320, 568], [360, 740], [768, 1024], [1280, 800], [740, 360]] as const) {
    it(`at ${width} × ${height}, also with text twice as large`, async () => {
      const made = await framed(width, height);
      for (const size of ['', '200%']) {
        document.documentElement.style.fontSize = size;
        await settled(made.frame);
        const { scrollWidth, scrollHeight } = made.box;
        expect([scrollWidth, scrollHeight], size).to.eql([width, height]);
        for (const selector of ['.space', '.sheet', '.top', '.head', '.log']) {
          const one = part(made.frame, selector);
          expect(one.scrollWidth, `${selector} ${size}`).to.be.at.most(Math.max(one.clientWidth, one.offsetWidth));
        }
        expect(part(made.frame, '.content').scrollHeight).to.be.greaterThan(part(made.frame, '.content').clientHeight);
        made.frame.scrollIntoView({ block: 'center' });
        expect([scrollX, scrollY], size).to.eql([0, 0]);
      }
    });
  }
});

describe('axe finds no fault', () => {
  for (const [name, width, height] of [
    ['stacked', 360, 740], ['beside', 1280, 800], ['on a tablet', 768, 1024],
  ] as const) {
    it(`in a frame that is ${name}, in light and in dark`, async () => {
      const made = await framed(width, height);
      await touched(made);
      expect(await faultsOf(made.box)).to.eql([]);
      made.box.style.colorScheme = 'dark';
      made.box.style.background = '#1a1d24';
      await settled(made.frame);
      const { violations } = await (globalThis as unknown as {
        readonly axe: { run(what: Element, how: object): Promise<{ readonly violations: readonly { id: string }[] }> };
      }).axe.run(made.box, AXE_RULES.dark);
      expect(violations.map(({ id }) => id)).to.eql([]);
    });
  }
});
