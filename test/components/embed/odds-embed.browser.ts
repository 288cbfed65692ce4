/** The built calculator on pages of their own: one script tag, and whatever the page forbids. */
import { expect } from '@open-wc/testing';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { answersTo } from '../../../components/epic-armageddon/odds/engine.ts';
import { forces } from '../../../components/epic-armageddon/odds/forces.ts';
import { planOf } from '../../../components/epic-armageddon/odds/plan.ts';
import { writeLink } from '../../../components/share/any-link.ts';
import { percent } from '../../../components/shared/parts/figures.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { oddsOfFight, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { until } from '../../support/until.ts';

const SCRIPT = '/dist/embed/assault-odds.js';
const MATCH = '2 assault v 3 boyz';
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";

/** What the engine itself answers. */
const expected = (): Odds => {
  const { scenario } = forces.read(planOf(MATCH));
  let last: Odds | undefined;
  const answers = answersTo({ kind: 'scenario', scenario: scenario! });
  for (let answer = answers.next(); answer.done !== true; answer = answers.next()) last = answer.value ?? last;
  return last!;
};

interface Opened {
  readonly frame: HTMLIFrameElement;
  readonly odds: Odds;
  /** What the page forbade. */
  readonly violations: readonly string[];
  /** The engine runs on the page itself. */
  readonly isOnPage: boolean;
}

type Host = HTMLElement & { readonly odds: Odds | null };

/** A page with nothing but the script and the element, within reach of the test. */
const opened = async (policy: string | null): Promise<Opened> => {
  const meta = policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><head>${meta}<script src="${SCRIPT}"></script></head>
    <body><assault-odds match="${MATCH}"></assault-odds></body></html>`;
  const violations: string[] = [];
  const page = new Promise(resolve => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await page;
  const inside = frame.contentDocument!;
  inside.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  const element = inside.querySelector('assault-odds') as Host;
  let odds: Odds | null = null;
  element.addEventListener('odds-known', ({ detail }) => {
    odds = detail.odds;
  });
  await until('the answer', () => (odds ??= finished(element)) !== null);
  const isOnPage = 'assaultOddsEngine' in frame.contentWindow!;
  return { frame, odds: odds!, violations, isOnPage };
};

/** The answer, if it came before anybody listened. */
const finished = (element: Host): Odds | null =>
  (element.odds !== null && element.odds.unresolved < 1e-9 ? element.odds : null);

/** A page without an origin, which tells its answer and where it was found by a message. */
const openedApart = (policy: string | null): Promise<{ readonly odds: Odds; readonly isOnPage: boolean }> => {
  const meta = policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<!doctype html><html lang="en"><head>${meta}<script nonce="own">
      addEventListener('odds-known', event => parent.postMessage({
        odds: event.detail.odds, isOnPage: 'assaultOddsEngine' in window,
      }, '*'));
    </script><script nonce="own" src="${location.origin}${SCRIPT}"></script></head>
    <body><assault-odds match="${MATCH}"></assault-odds></body></html>`;
  return new Promise(resolve => {
    window.addEventListener('message', ({ data }) => {
      frame.remove();
      resolve(data as { readonly odds: Odds; readonly isOnPage: boolean });
    }, { once: true });
    document.body.append(frame);
  });
};

describe('the built calculator', () => {
  let page: Opened | null = null;

  afterEach(() => page?.frame.remove());

  it('is one script; units, lists and the engine come from beside it', async () => {
    page = await opened(null);
    const files = page.frame.contentWindow!.performance.getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    expect(files).to.include.members([SCRIPT, '/dist/embed/assault-odds-forces.js']);
    expect(files.filter(file => /resolver|links|samples|40k|problems/.test(file))).to.eql([]);
  });

  it('answers from a worker, bit for bit as the engine does', async () => {
    page = await opened(null);
    expect(page.isOnPage).to.equal(false);
    expect(page.odds).to.eql(expected());
  });

  it('does so under a strict content policy, and needs nothing that it forbids', async () => {
    page = await opened(STRICT);
    expect(page.isOnPage).to.equal(false);
    expect(page.odds).to.eql(expected());
    expect(page.violations).to.eql([]);
  });

  it('answers the same in slices on a page that allows no worker', async () => {
    page = await opened(`${STRICT}; worker-src 'none'`);
    expect(page.isOnPage).to.equal(true);
    expect(page.odds).to.eql(expected());
  });

  it('keeps to trusted types', async () => {
    page = await opened(`${STRICT}; require-trusted-types-for 'script'; trusted-types lit-html assault-odds`);
    expect(page.isOnPage).to.equal(false);
    expect(page.odds).to.eql(expected());
    expect(page.violations).to.eql([]);
  });

  it('has its worker in a frame without an origin', async () => {
    const { odds, isOnPage } = await openedApart(null);
    expect(isOnPage).to.equal(false);
    expect(odds).to.eql(expected());
  });

  it('answers the same in a frame without an origin that allows no worker from memory', async () => {
    const policy = `default-src 'none'; script-src 'nonce-own' ${location.origin}; style-src 'self'`;
    const { odds, isOnPage } = await openedApart(policy);
    expect(isOnPage).to.equal(true);
    expect(odds).to.eql(expected());
  });

  it('opens a link, by scripts from beside it', async () => {
    page = await opened(STRICT);
    const odds = page.frame.contentDocument!.querySelector('assault-odds') as Host;
    const { scenario } = SAMPLES[0]!;
    odds.setAttribute('scenario', `#${await writeLink({ scenario, events: [] })}`);
    await until('its title', () => odds.shadowRoot!.querySelector('.title')?.textContent === scenario.title);
    expect(page.violations).to.eql([]);
  });

  it('may be on a page twice, and beside the resolver', async () => {
    page = await opened(null);
    const inside = page.frame.contentDocument!;
    for (const src of [`${SCRIPT}?again`, '/dist/embed/assault-resolver.js']) {
      await new Promise((resolve, reject) => {
        const script = inside.createElement('script');
        script.src = src;
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(new Error(`${src} is not there: build first.`)));
        inside.head.append(script);
      });
    }
    const second = inside.createElement('assault-odds') as Host;
    second.setAttribute('match', '1 assault v 2 boyz');
    inside.body.append(second);
    await until('the second answer', () => finished(second) !== null);
    expect(second.odds!.lost.defender).to.have.length(3);
  });
});

/** A fight of the other game, on a page that forbids what is said. */
const openedFight = (policy: string): { readonly frame: HTMLIFrameElement; readonly odds: () => ShadowRoot | null } => {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}"><script src="${SCRIPT}"></script></head>
    <body><assault-odds ruleset="warhammer-40k-7th" scenario="sweeping-advance"></assault-odds></body></html>`;
  document.body.append(frame);
  const odds = (): ShadowRoot | null => frame.contentDocument?.querySelector('assault-odds')
    ?.shadowRoot?.querySelector('phase-calculator')?.shadowRoot?.querySelector('phase-odds')?.shadowRoot ?? null;
  return { frame, odds };
};

const fightInSeventh = (): FightOdds => oddsOfFight(setUpPhase({
  ...phaseSampleOf('sweeping-advance')!.scenario('4th'), ruleset: 'warhammer-40k-7th',
}), 'combat-1');

describe('the built calculator with another game', () => {
  let frame: HTMLIFrameElement | null = null;

  afterEach(() => frame?.remove());

  const WAYS = [
    ['a worker', STRICT, false],
    ['the page itself, in slices, where none is allowed', `${STRICT}; worker-src 'none'`, true],
    [
      'a worker on a page of trusted types',
      `${STRICT}; require-trusted-types-for 'script'; trusted-types lit-html assault-odds`, false,
    ],
  ] as const;
  for (const [by, policy, isOnPage] of WAYS) {
    it(`has the same odds from ${by}; the engine of this one stays away`, async () => {
      const page = openedFight(policy);
      ({ frame } = page);
      await until('all odds', () => page.odds()?.querySelector('.answer[aria-busy=false]'));
      const { winner } = fightInSeventh();
      expect(page.odds()!.querySelector('.winner p')!.textContent).to.contain(percent(winner!.attacker));
      const inside = frame.contentWindow!;
      expect('assault40kEngine' in inside).to.equal(isOnPage);
      const files = inside.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      expect(files).to.include.members([SCRIPT, '/dist/embed/assault-odds-40k.js']);
      expect(files.filter(file => /odds-engine|forces/.test(file))).to.eql([]);
    });
  }
});

describe('a charge that cannot end as it stands', () => {
  const pinned = {
    format: 1, ruleset: 'epic-armageddon', startAt: 'a1ChooseTarget', engage: { formation: 'a', target: 'd' },
    formations: [
      { id: 'a', side: 'attacker', units: [{ id: 'a1', profile: 'tactical', at: [30, 20] }] },
      { id: 'd', side: 'defender', units: [{ id: 'd1', profile: 'boyz', at: [30, 26] }] },
    ],
  };

  for (const [lang, words] of [
    ['en', 'There are no odds unless somebody moves: Tactical began in the zone of control of Boyz (A2.7).'],
    ['de', 'Die Chancen lassen sich nicht berechnen, solange sich niemand bewegt: Tactical hat in der Kontrollzone von '
      + 'Boyz begonnen und darf dort so nicht bleiben (A2.7).'],
  ] as const) {
    it(`A2.7: has no odds, and a whole sentence says why, in the language of the page: ${lang}`, async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<!doctype html><html lang="${lang}"><head><script src="${SCRIPT}"></script></head><body>
        <assault-odds><script type="application/json">${JSON.stringify(pinned)}</script></assault-odds></body></html>`;
      document.body.append(frame);
      const told = (): string => frame.contentDocument?.querySelector('assault-odds')?.shadowRoot
        ?.querySelector('.failure p')?.textContent?.trim() ?? '';
      await until('the sentence', () => told() !== '');
      expect(told()).to.equal(words);
      frame.remove();
    });
  }
});
