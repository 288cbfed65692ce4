/** The built embed on a page of its own: one script tag, as a webmaster pastes it. */
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { play } from '../../../machines/epic-armageddon/play.ts';
import {
  click, find, findAll, focused, heading, isOver, logOf, mainButton, MANY, panelOf, press, ready, settled, textOf,
  type Driven,
} from '../epic-armageddon/resolver/driving.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';
import { until } from '../../support/until.ts';

const SAMPLE = '/dist/embed/assault-sample-marines-charge-warband.js';
const SCRIPT = '/dist/embed/assault-resolver.js';

const run = (src: string): Promise<void> => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${src} is not there: build first.`)));
  document.head.append(script);
});

const loaded = (): readonly string[] => performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname)
  .filter(path => path.startsWith('/dist/'));

const placed = async (scenario = ''): Promise<Driven> => {
  const resolver = document.createElement('assault-resolver') as unknown as Driven;
  if (scenario !== '') resolver.setAttribute('scenario', scenario);
  document.body.append(resolver);
  await settled(resolver);
  return resolver;
};

/** What a script makes of the same bundled assault. */
const scripted = (id: string): readonly string[] => {
  const { scenario, decisions, seed } = sampleOf(id)!;
  return play(scenario, { dice: { seed }, decisions }).log.map(line => line.say);
};

/** While it runs by itself the next action is to stop it. */
const stopped = async (resolver: Driven): Promise<void> => {
  await until('its end', () => findAll(resolver.shadowRoot!, '[part=primary]').every(one => textOf(one) !== 'Stop'));
  await settled(resolver);
};

before(async () => {
  await setViewport({ width: 1280, height: 800 });
  await emulateMedia({ reducedMotion: 'reduce' });
  await run(SCRIPT);
});

afterEach(() => document.querySelectorAll('assault-resolver').forEach(resolver => resolver.remove()));

describe('the built script', () => {
  it('shows its first screen alone; game and odds come when it is turned to, units when they are lacking', async () => {
    const resolver = await placed();
    await until('its first screen', () => findAll(resolver.shadowRoot!, '.title').length > 0);
    expect(textOf(find(resolver, '.title'))).to.equal('Assault marines charge a warband');
    expect(loaded()).to.eql([SCRIPT, SAMPLE]);
    await ready(resolver);
    expect(loaded()[2]).to.equal('/dist/embed/assault-resolver-game.js');
    for (let step = 0; step < 2; step += 1) await resolver.playOn();
    await until('the odds', () => loaded().includes('/dist/embed/assault-odds-engine.js'));
    await ready(await placed());
    expect(loaded().filter(path => path === SAMPLE)).to.eql([SAMPLE]);
    resolver.scenario = {
      format: 1, ruleset: 'epic-armageddon', engage: { formation: 'a', target: 'b' },
      formations: ['a', 'b'].map((id, i) => ({
        id, name: id, side: ['attacker', 'defender'][i], initiative: 1,
        units: [{ id: `${id}1`, profile: 'tactical', at: [30, 20 + 10 * i] }],
      })),
    };
    await until('the scenario', () => findAll(resolver.shadowRoot!, '.title').map(textOf).includes('An assault'));
    expect(loaded()).to.include('/dist/embed/assault-resolver-units.js');
  });

  it('tells the odds from here, from a worker that comes with the game', async () => {
    const resolver = await placed('banshees-and-terminators');
    await ready(resolver);
    for (let step = 0; step < 3; step += 1) await resolver.playOn();
    await until('the odds', () => findAll(resolver.shadowRoot!, 'odds-bar').length > 0);
    await until('them worked out', () => /wins , .*\d %/.test(textOf(find(resolver, 'odds-from-here'))));
    expect(document.head.querySelector('script[src$="assault-odds-engine.js"]')).to.equal(null);
  });

  it('may be on the page twice', async () => {
    await run(`${SCRIPT}?again`);
    const resolver = await placed();
    await ready(resolver);
    expect(heading(resolver)).to.match(/engages/);
  });

  it('needs nothing that a strict content policy forbids', async () => {
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; "
      + 'trusted-types lit-html assault-resolver';
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
      <script src="${SCRIPT}"></script><assault-resolver></assault-resolver>`;
    document.body.append(frame);
    await new Promise(resolve => frame.addEventListener('load', resolve));
    const violations: string[] = [];
    frame.contentDocument!.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      violations.push(`${violatedDirective} ${sample}`));
    const resolver = frame.contentDocument!.querySelector('assault-resolver') as unknown as Driven;
    for (let step = 0; step < 8; step += 1) await resolver.playOn();
    await until('the dice', () => findAll(resolver.shadowRoot!, 'dice-hand').length > 0);
    await until('the odds', () => findAll(resolver.shadowRoot!, 'odds-bar').length > 0);
    expect(violations).to.eql([]);
    frame.remove();
  });
});

describe('the built script, with the odds turned off', () => {
  withOddsTurnedOff();

  it('plays an assault to its end with clicks', async () => {
    const id = 'marines-charge-warband';
    const resolver = await placed(id);
    await ready(resolver);
    for (let turn = 0; turn < MANY && !isOver(resolver); turn += 1) {
      const isMoving = /a2-charge|a3-counter/.test(panelOf(resolver).localName);
      await click(resolver, isMoving ? find(resolver, '.run') : mainButton(resolver)!);
      await stopped(resolver);
    }
    expect(heading(resolver)).to.equal('Assault detachment has won');
    expect(logOf(resolver)).to.eql(scripted(id));
  });

  it('plays an assault to its end with the keyboard alone, and takes a step back', async () => {
    const id = 'banshees-and-terminators';
    const resolver = await placed(id);
    await ready(resolver);
    for (let tab = 0; tab < MANY && !focused()?.matches('.run'); tab += 1) await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(find(resolver, '.run'));
    const goOn = async (): Promise<void> => {
      await press(resolver, 'Enter');
      await stopped(resolver);
    };
    for (let turn = 0; turn < 3; turn += 1) await goOn();
    const before = [heading(resolver), ...logOf(resolver)];
    await goOn();
    await press(resolver, 'Control+z');
    expect(heading(resolver)).to.equal(before[0]);
    for (let turn = 0; turn < MANY && !isOver(resolver); turn += 1) {
      await goOn();
      expect(document.activeElement, heading(resolver)).to.equal(resolver);
    }
    expect(isOver(resolver)).to.equal(true);
    expect(logOf(resolver)).to.eql(scripted(id));
  });

  it('plays through its panels with the keyboard alone', async () => {
    const resolver = await placed('marines-charge-warband');
    await ready(resolver);
    for (let turn = 0; turn < MANY && !isOver(resolver); turn += 1) {
      const panel = panelOf(resolver) as HTMLElement & { focusMain(): void };
      panel.focusMain();
      const main = mainButton(resolver);
      const isCharge = panel.localName === 'a2-charge-step' && !/Moved/.test(textOf(panel));
      if (isCharge || main === undefined) await resolver.playOn();
      else {
        for (let tab = 0; tab < MANY && focused() !== main; tab += 1) await sendKeys({ press: 'Tab' });
        await press(resolver, 'Enter');
      }
      await settled(resolver);
      expect(document.activeElement, heading(resolver)).to.equal(resolver);
    }
    expect(isOver(resolver)).to.equal(true);
  });
});
