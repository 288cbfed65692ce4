import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import decodeQR from 'qr/decode.js';
import { readLink } from '../../../components/share/any-link.ts';
import type { AssaultShare, LinkKnown } from '../../../components/share/assault-share.ts';
import { MOST_IN_CODE } from '../../../components/shared/report/qr-code.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { marinesChargeWarband } from '../../../src/epic-armageddon/scenario/samples/marines-charge-warband.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { click, find, findAll, textOf, type Driven } from '../epic-armageddon/resolver/driving.ts';
import '../../../components/share/assault-share.ts';
import { until } from '../../support/until.ts';

type Share = AssaultShare & Driven;

const { scenario, decisions } = marinesChargeWarband;
const ADDRESS = 'https://example.org/play/';

const shared = async (
  of: Scenario | null = scenario, events: readonly AssaultEvent[] = decisions,
): Promise<Share> => {
  const element = await fixture<Share>(html`<assault-share
    .scenario=${of} .events=${events} address=${ADDRESS}
  ></assault-share>`);
  await until('there is a link or a reason', () => of === null || !textOf(element).includes('being made'));
  return element;
};

const field = (element: Share): HTMLInputElement => find(element, 'input');
const said = (element: Share): string => textOf(find(element, '[role=status]'));

/** What the browser offers, for one test. */
const offer = (name: 'clipboard' | 'share', value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

describe('the link of an assault', () => {
  it('opens the same assault, and is told to whoever listens', async () => {
    const told: string[] = [];
    const listen = (event: Event): unknown => told.push((event as LinkKnown).detail.fragment);
    document.addEventListener('link-known', listen);
    const element = await shared();
    document.removeEventListener('link-known', listen);
    const link = field(element).value;
    expect(link.startsWith(`${ADDRESS}#play=1.`)).to.equal(true);
    expect(await readLink(link)).to.eql({ scenario, events: decisions, notes: [] });
    expect(told).to.eql([link.slice(ADDRESS.length + 1)]);
    expect(textOf(element)).to.contain('nothing leaves this browser');
    expect(textOf(element)).to.contain(`${link.length} characters`);
  });

  it('follows the assault, and keeps what is unfolded and focused', async () => {
    const element = await shared();
    const before = field(element).value;
    find(element, 'button.copy').focus();
    element.events = decisions.slice(0, 1);
    await until('there is another link', () => field(element).value !== before);
    expect(await readLink(field(element).value)).to.eql({ scenario, events: decisions.slice(0, 1), notes: [] });
    expect(element.shadowRoot!.activeElement).to.equal(find(element, 'button.copy'));
  });

  it('is that of this page where no other is said', async () => {
    const element = await shared();
    element.address = '';
    await element.updateComplete;
    expect(field(element).value.split('#')[0]).to.equal(location.href.split('#')[0]);
  });

  it('is not there while there is nothing to share', async () => {
    const element = await shared(null);
    expect(textOf(element)).to.contain('nothing to share');
    expect(findAll(element.shadowRoot!, 'button')).to.eql([]);
  });

  it('is not there where the table could not be opened from it, and the reasons are', async () => {
    const element = await shared({ ...scenario, formations: [] }, []);
    expect(textOf(element)).to.contain('There is no link to this table yet');
    expect(textOf(element)).to.contain('yet: There is no formation of the attacker.');
    expect(findAll(element.shadowRoot!, 'button')).to.eql([]);
  });

  it('is not there for what is no table at all', async () => {
    const element = await shared({ ...scenario, profiles: {} }, []);
    expect(textOf(element)).to.contain('Something on this table is not whole.');
  });
});

describe('a link that is asked for while it is being made', () => {
  for (const way of ['copy', 'share']) {
    it(`is that of the table as it stands: ${way}`, async () => {
      const given: string[] = [];
      offer('clipboard', { writeText: async (text: string) => void given.push(text) });
      offer('share', async ({ url }: ShareData) => void given.push(url!));
      const element = await shared();
      element.events = decisions.slice(0, 1);
      await element.updateComplete;
      find(element, `button.${way}`).click();
      await until('it is given', () => given.length === 1);
      expect(await readLink(given[0]!)).to.eql({ scenario, events: decisions.slice(0, 1), notes: [] });
    });
  }
});

describe('copying', () => {
  it('puts the link onto the clipboard, by keyboard too', async () => {
    const copied: string[] = [];
    offer('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const element = await shared();
    await click(element, find(element, 'button.copy'));
    await until('it is copied', () => copied.length === 1);
    find(element, 'button.copy').focus();
    await sendKeys({ press: 'Enter' });
    await until('it is copied again', () => copied.length === 2);
    expect(copied).to.eql([field(element).value, field(element).value]);
    await until('it says so', () => said(element) === 'The link is copied.');
  });

  for (const [what, clipboard] of [
    ['is refused', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
    ['is not there at all', undefined],
  ] as const) {
    it(`selects the link and says so where the clipboard ${what}`, async () => {
      offer('clipboard', clipboard);
      const element = await shared();
      await click(element, find(element, 'button.copy'));
      await until('it says so', () => said(element).includes('The link is selected'));
      const { selectionStart, selectionEnd, value } = field(element);
      expect([selectionStart, selectionEnd]).to.eql([0, value.length]);
      expect(element.shadowRoot!.activeElement).to.equal(field(element));
    });
  }
});

describe('sending', () => {
  it('hands the link to the device', async () => {
    const sent: unknown[] = [];
    offer('share', async (what: unknown) => void sent.push(what));
    const element = await shared();
    await click(element, find(element, 'button.share'));
    await until('it is sent', () => sent.length === 1);
    expect(sent).to.eql([{ title: scenario.title, url: field(element).value }]);
    expect(said(element)).to.equal('');
  });

  it('is not offered where the device cannot', async () => {
    offer('share', undefined);
    expect(findAll((await shared()).shadowRoot!, 'button.share')).to.eql([]);
  });

  for (const [name, says] of [['AbortError', ''], ['DataError', 'could not send the link']] as const) {
    it(`that ends in ${name} says ${says || 'nothing'}`, async () => {
      let asked = 0;
      offer('share', () => {
        asked += 1;
        return Promise.reject(new DOMException('No.', name));
      });
      const element = await shared();
      await click(element, find(element, 'button.share'));
      await until('it has been asked', () => asked === 1);
      await new Promise(requestAnimationFrame);
      if (says === '') expect(said(element)).to.equal('');
      else await until('it says so', () => said(element).includes(says));
    });
  }
});

describe('the QR code', () => {
  const unfolded = async (element: Share): Promise<SVGSVGElement | null> => {
    find(element, 'summary').focus();
    await sendKeys({ press: 'Enter' });
    await until('there is something', () => textOf(find(element, '.unfolded')) !== '');
    return element.shadowRoot!.querySelector('svg');
  };

  /** The code as a camera would see it. */
  const seen = async (code: SVGSVGElement): Promise<ImageData> => {
    const size = 4 * Number(code.getAttribute('viewBox')!.split(' ')[2]);
    const drawing = code.cloneNode(true) as SVGSVGElement;
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    drawing.setAttribute('width', `${size}`);
    drawing.setAttribute('height', `${size}`);
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, size, size);
  };

  it('is read by a camera as the link', async () => {
    const element = await shared();
    const code = await unfolded(element);
    expect(code?.getAttribute('role')).to.equal('img');
    expect(code?.getAttribute('aria-label')).to.equal('QR code of the link');
    expect(decodeQR(await seen(code!))).to.equal(field(element).value);
  });

  it('is drawn anew when the assault goes on', async () => {
    const element = await shared();
    const before = (await unfolded(element))!.querySelector('path')!.getAttribute('d');
    element.events = [];
    const path = (): string | null => element.shadowRoot!.querySelector('path')!.getAttribute('d');
    await until('it is another', () => path() !== before);
    expect(decodeQR(await seen(element.shadowRoot!.querySelector('svg')!))).to.equal(field(element).value);
  });

  it('is not made of a link that is too long, which is said', async () => {
    const noise = Array.from({ length: 900 }, (_, i) => String.fromCharCode(0x4e00 + ((i * i * 31) % 20_000))).join('');
    const element = await shared({ ...scenario, title: noise }, []);
    expect(field(element).value.length).to.be.greaterThan(MOST_IN_CODE);
    expect(await unfolded(element)).to.equal(null);
    expect(textOf(find(element, '.unfolded'))).to.contain('too long for a QR code');
  });
});

describe('whoever uses it', () => {
  it('finds no fault, folded and unfolded, whole and unfinished', async () => {
    offer('share', async () => undefined);
    const element = await shared();
    expect(await faultsOf(element)).to.eql([]);
    await click(element, find(element, 'summary'));
    await until('there is a code', () => element.shadowRoot!.querySelector('svg') !== null);
    expect(await faultsOf(element)).to.eql([]);
    expect(await faultsOf(await shared({ ...scenario, formations: [] }, []))).to.eql([]);
  });

  it('need not scroll sideways at 360 px, and has buttons of 44 px', async () => {
    offer('share', async () => undefined);
    await setViewport({ width: 360, height: 740 });
    const element = await shared();
    await click(element, find(element, 'summary'));
    await until('there is a code', () => element.shadowRoot!.querySelector('svg') !== null);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    for (const one of findAll(element.shadowRoot!, 'button, summary, input')) {
      expect(one.getBoundingClientRect().height, one.className).to.be.at.least(44);
    }
    await setViewport({ width: 1280, height: 800 });
  });
});
