import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import type { LiveRegion } from '../../../../components/shared/parts/live-region.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import '../../../../components/shared/parts/live-region.ts';

/** The region, and everything that a screen reader would be told by it. */
const listenedTo = async (): Promise<{ region: LiveRegion; heard: string[] }> => {
  const region = await fixture<LiveRegion>(html`<live-region></live-region>`);
  const status = region.renderRoot.querySelector('[role=status]') ?? region;
  const heard: string[] = [];
  new MutationObserver(() => {
    const said = status.textContent ?? '';
    if (said) heard.push(said);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return { region, heard };
};

const QUIET_MS = 200;

const say = async (region: LiveRegion, message: string): Promise<void> => {
  region.message = message;
  await aTimeout(QUIET_MS);
  await until(message, () => region.renderRoot.querySelector('[role=status]')!.textContent === message);
};

describe('the live region', () => {
  it('says a message politely, after the region itself is there', async () => {
    const region = await fixture<LiveRegion>(html`<live-region message="Five hits."></live-region>`);
    const status = region.renderRoot.querySelector('[role=status]');
    expect(status?.textContent).to.equal('');
    await until('the message', () => status?.textContent === 'Five hits.');
  });

  it('says a message once, however often it is set', async () => {
    const { region, heard } = await listenedTo();
    await say(region, 'Five hits.');
    region.requestUpdate();
    await say(region, 'Five hits.');
    expect(heard).to.eql(['Five hits.']);
  });

  it('says only the last of messages that follow each other at once', async () => {
    const { region, heard } = await listenedTo();
    region.message = 'First.';
    await region.updateComplete;
    region.message = 'Second.';
    await region.updateComplete;
    await say(region, 'Third.');
    expect(heard).to.eql(['Third.']);
  });

  it('says a message again after silence', async () => {
    const { region, heard } = await listenedTo();
    await say(region, 'Too far.');
    await say(region, '');
    await say(region, 'Too far.');
    expect(heard).to.eql(['Too far.', 'Too far.']);
  });

  it('says nothing more once it is taken off the page', async () => {
    const { region, heard } = await listenedTo();
    region.message = 'Too late.';
    await region.updateComplete;
    region.remove();
    await aTimeout(QUIET_MS);
    expect(heard).to.eql([]);
  });

  it('takes no room and shows text as text', async () => {
    const { region } = await listenedTo();
    await say(region, '<img src=x>');
    const status = region.renderRoot.querySelector('[role=status]');
    expect(status?.getBoundingClientRect().width).to.be.at.most(1);
    expect(status?.textContent).to.equal('<img src=x>');
  });

  it('has no fault that axe finds', async () => {
    const { region } = await listenedTo();
    await say(region, 'Five hits.');
    expect(await faultsOf(region)).to.eql([]);
  });
});
