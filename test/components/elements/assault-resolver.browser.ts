import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../components/embed/lazy/assault-resolver.ts';
import { AssaultResolver } from '../../../components/elements/assault-resolver.ts';
import type { AssaultEnded, AssaultStep } from '../../../components/shared/resolver/events.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import { UnitsShown, type StepPanel } from '../../../components/epic-armageddon/steps/step.ts';
import { SAMPLES, sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { MARINES_IN_CONTACT } from '../../support/all-in-contact.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { IS_WHOLE, shareOf } from '../../support/share.ts';
import { until } from '../../support/until.ts';
import {
  click, drag, find, findAll, focused, heading, isOver, logOf, MANY, openLog, panelOf, press, ready, settled, textOf,
  type Driven,
} from '../epic-armageddon/resolver/driving.ts';
import { withoutOdds } from '../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

const shown = async (scenario: unknown = null, more: Partial<Driven> = {}): Promise<Driven> => {
  const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${scenario}></assault-resolver>`);
  Object.assign(resolver, more);
  await ready(resolver);
  return resolver;
};

const playOn = async (resolver: Driven, presses = 1): Promise<void> => {
  for (let press = 0; press < presses; press += 1) await resolver.playOn();
  await settled(resolver);
};

const untilIn = async (resolver: Driven, words: RegExp): Promise<void> => {
  for (let press = 0; press < MANY && !words.test(heading(resolver)); press += 1) await playOn(resolver);
  expect(heading(resolver)).to.match(words);
};

const counter = (resolver: Driven, id: string): Element => {
  const found = find(resolver, 'assault-battlefield').shadowRoot!.querySelector(`[data-counter="${id}"]`);
  if (found === null) throw new Error(`There is no counter ${id}.`);
  return found;
};

const spoken = (resolver: Driven, id: string): string => counter(resolver, id).getAttribute('aria-label') ?? '';
const told = (resolver: Driven): string => findAll(resolver.shadowRoot!, '.note').map(textOf).join();

beforeEach(() => setViewport({ width: 1280, height: 800 }));

describe('the resolver', () => {
  it('shows the first bundled assault before anything else has come', async () => {
    const resolver = await fixture<Driven>(html`<assault-resolver></assault-resolver>`);
    await settled(resolver);
    expect(textOf(find(resolver, '.title'))).to.equal(SAMPLES[0]!.title);
    expect(counter(resolver, 'a1')).to.exist;
    expect(heading(resolver)).to.match(/engages/);
  });

  it('has the odds of a bundled assault in its bar from the beginning, and asks for none of any other', async () => {
    const resolver = await fixture<Driven>(html`<assault-resolver></assault-resolver>`);
    await settled(resolver);
    const bar = (): string => textOf(find(resolver, 'odds-from-here')).replaceAll('\u202f', ' ');
    expect(bar()).to.match(/^Assault detachment wins .*78\.1 % if so · exact$/);
    resolver.scenario = JSON.stringify(writeScenario(SAMPLES[1]!.scenario));
    await until('the other', () => textOf(find(resolver, '.title')) === SAMPLES[1]!.title && bar() === 'Odds');
  });

  it('shows the bundled assault that its attribute names, and another when it changes', async () => {
    const resolver = await fixture<Driven>(html`<assault-resolver scenario="orks-storm-ruins"></assault-resolver>`);
    const title = (): string => findAll(resolver.shadowRoot!, '.title').map(textOf).join();
    await until('the one named', () => title() === 'Orks storm a company in ruins');
    resolver.setAttribute('scenario', 'banshees-and-terminators');
    await until('the other', () => title() === 'Banshees strike at terminators');
  });

  it('shows the last bundled assault that was asked for, in whatever order they come', async () => {
    const resolver = await shown('falcons-refuse-close-combat');
    resolver.scenario = 'orks-storm-ruins';
    resolver.scenario = SAMPLES[0]!.id;
    await until('the last', () => textOf(find(resolver, '.title')) === SAMPLES[0]!.title);
    await settled(resolver);
    expect(textOf(find(resolver, '.title'))).to.equal(SAMPLES[0]!.title);
  });

  it('tells the page each step and the report of the end, in plain data', async () => {
    const resolver = await shown();
    const heard: unknown[] = [];
    resolver.addEventListener('assault-step', event => heard.push((event as AssaultStep).detail));
    resolver.addEventListener('assault-ended', event => heard.push((event as AssaultEnded<Report>).detail));
    await playOn(resolver);
    expect(heard).to.eql([{ version: 1, path: 'a2Charge.moving.choosing', at: 1 }]);
    for (let press = 0; press < MANY && !isOver(resolver); press += 1) await playOn(resolver);
    await playOn(resolver); // after the end nothing is told any more
    const { report } = heard.at(-1) as AssaultEnded<Report>['detail'];
    expect(report.winner).to.equal('attacker');
    expect(JSON.parse(JSON.stringify(heard))).to.eql(heard);
    expect(heard.filter(one => 'report' in (one as object))).to.have.length(1);
  });

  it('plays a scenario from outside with units of the library, from the step it names', async () => {
    const unit = (id: string, profile: string, x: number, y: number) => ({ id, profile, at: [x, y] });
    const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${{
      format: 1, ruleset: 'epic-armageddon', title: 'Two stands', startAt: 'a4Attacks',
      engage: { formation: 'marines', target: 'orks' },
      formations: [
        { id: 'marines', name: 'Marines', side: 'attacker', initiative: 1, units: [unit('a1', 'assault', 30, 20)] },
        { id: 'orks', name: 'Orks', side: 'defender', initiative: 3, units: [unit('d1', 'boyz', 30, 22)] },
      ],
    }}></assault-resolver>`);
    await until('a table', () => findAll(resolver.shadowRoot!, '.title').length > 0);
    await ready(resolver);
    expect(heading(resolver)).to.equal('Attacks');
    expect(textOf(find(resolver, 'step-rail'))).to.match(/1 Target , skipped/);
  });

  it('keeps what players typed in: known dice give a known result', async () => {
    const resolver = await shown();
    await untilIn(resolver, /^Attacks$/);
    find(resolver, '[part=my-dice]').click();
    await settled(resolver);
    await press(resolver, ...'1'.repeat(13), 'Enter');
    expect(logOf(resolver).slice(-6)).to.include('The attacker throws 1 1 1 at close combat 3+: 0 hits.');
  });
});

describe('what has been earned so far', () => {
  it('is counted from the attacks until somebody has won', async () => {
    const resolver = await shown();
    const isCounted = (): boolean => findAll(resolver.shadowRoot!, 'assault-tally').length > 0;
    await untilIn(resolver, /counter-charges$/);
    expect(isCounted()).to.equal(false);
    await untilIn(resolver, /^Attacks$/);
    expect(isCounted()).to.equal(true);
    await untilIn(resolver, /^Result$/);
    expect(textOf(find(resolver, 'assault-tally'))).to.match(/Kills \+5 \+2/);
    await playOn(resolver);
    expect(isCounted()).to.equal(false);
  });
});

describe('what a page sets', () => {
  it('the seed decides the dice, and what is no whole number decides nothing', async () => {
    const faces = async (seed: number | null): Promise<string> => {
      const resolver = await shown(null, { seed });
      await untilIn(resolver, /^Attacks: |^Attacks$/);
      await playOn(resolver);
      return logOf(resolver).filter(line => /throws/.test(line)).join();
    };
    const usual = await faces(null);
    expect(await faces(3)).not.to.equal(usual);
    expect(await faces(Number.NaN)).to.equal(usual);
  });

  it('its decisions are those that playing on takes', async () => {
    const decisions = [{ type: 'target.chosen', target: 'warband' }, { type: 'unit.moved', unit: 'a2', to: [53, 24] }];
    const resolver = await shown(null, { decisions });
    await playOn(resolver, 2);
    expect(logOf(resolver)).to.eql(['Assault detachment engages Warband.', 'Assault 2 moves 10 cm.']);
  });

  it('its theme holds whatever the reader prefers', async () => {
    const resolver = await shown();
    const ground = (): string => getComputedStyle(resolver).backgroundColor;
    resolver.setAttribute('theme', 'light');
    const light = ground();
    resolver.setAttribute('theme', 'dark');
    expect(ground()).not.to.equal(light);
  });
});

describe('presses while the game is on its way', () => {
  let whole: NonNullable<typeof AssaultResolver.lazyParts>;
  let come: () => void;

  before(() => {
    whole = AssaultResolver.lazyParts!; // by then without odds
  });

  const waiting = async (): Promise<Driven> => {
    const held = new Promise<void>(resolve => (come = resolve));
    AssaultResolver.lazyParts = { ...whole, controller: () => held.then(whole.controller) };
    const resolver = await fixture<Driven>(html`<assault-resolver></assault-resolver>`);
    await settled(resolver);
    return resolver;
  };
  const primary = (resolver: Driven): HTMLElement => find(resolver, '[part=primary]');
  const isBusy = (resolver: Driven): string | null => find(resolver, '[part=bar]').getAttribute('aria-busy');
  const pressIt = (resolver: Driven, part: string): void => find(resolver, `[part=${part}]`).click();

  afterEach(() => {
    AssaultResolver.lazyParts = whole;
  });

  it('count once, and are seen to be on their way', async () => {
    const resolver = await waiting();
    expect([isBusy(resolver), primary(resolver).ariaDisabled]).to.eql(['false', 'false']);
    for (let press = 0; press < 3; press += 1) pressIt(resolver, 'primary');
    await settled(resolver);
    expect([isBusy(resolver), primary(resolver).ariaDisabled]).to.eql(['true', 'true']);
    pressIt(resolver, 'primary');
    pressIt(resolver, 'play-on');
    come();
    await until('the game', () => isBusy(resolver) === 'false');
    await settled(resolver);
    expect(logOf(resolver)).to.eql(['Assault detachment engages Warband.']);
    expect(primary(resolver).ariaDisabled).to.equal('false');
  });

  it('on different things are all answered, in their order', async () => {
    const resolver = await waiting();
    for (let tap = 0; tap < 2; tap += 1) panelOf(resolver).dispatchEvent(new UnitsShown(['a1']));
    pressIt(resolver, 'primary');
    come();
    await until('the game', () => isBusy(resolver) === 'false');
    await settled(resolver);
    expect(logOf(resolver)).to.eql(['Assault detachment engages Warband.']);
    await click(resolver, primary(resolver));
    expect(logOf(resolver).length).to.be.greaterThan(1);
  });

  it('are each a step where a page asks for it by name', async () => {
    const resolver = await waiting();
    const both = Promise.all([resolver.playOn(), resolver.playOn()]);
    come();
    await both;
    await settled(resolver);
    expect(logOf(resolver).length).to.be.greaterThan(1);
  });
});

describe('a part of the program that does not come', () => {
  it('is said, and can be tried again', async () => {
    const whole = AssaultResolver.lazyParts!;
    AssaultResolver.lazyParts = { ...whole, controller: () => Promise.reject(new Error('no connection')) };
    const resolver = await fixture<Driven>(html`<assault-resolver></assault-resolver>`);
    await resolver.playOn();
    await settled(resolver);
    expect(textOf(find(resolver, '.lack'))).to.match(/could not be loaded.* Try again/);
    AssaultResolver.lazyParts = whole;
    await click(resolver, find(resolver, '.lack button'));
    await until('the game', () => findAll(resolver.shadowRoot!, '.lack').length === 0);
    await resolver.playOn();
    await settled(resolver);
    expect(heading(resolver)).to.match(/charges$/);
  });
});

describe('a scenario that cannot be played', () => {
  it('is a list of everything that is wrong, and no table', async () => {
    const wrong = { format: 1, formations: [], more: 1 };
    const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${wrong}></assault-resolver>`);
    await until('the problems', () => findAll(resolver.shadowRoot!, '.problems li').length > 0);
    const said = findAll(resolver.shadowRoot!, '.problems li').map(textOf).join('\n');
    expect(said).to.match(/ruleset/).and.to.match(/more/).and.to.match(/engage/);
    expect(findAll(resolver.shadowRoot!, 'assault-battlefield')).to.have.length(0);
    expect(await faultsOf(resolver)).to.eql([]);
  });

  it('is told when no bundled assault has that name, with the names there are', async () => {
    const resolver = await fixture<Driven>(html`<assault-resolver scenario="marines"></assault-resolver>`);
    await until('the problem', () => findAll(resolver.shadowRoot!, '.problems').length > 0);
    expect(textOf(find(resolver, '.problems'))).to.contain('"marines"').and.to.contain('firefight-to-a-tie');
  });

  it('gives way to one that can', async () => {
    const resolver = await fixture<Driven>(html`<assault-resolver scenario="{"></assault-resolver>`);
    await until('the problems', () => findAll(resolver.shadowRoot!, '.problems').length > 0);
    resolver.scenario = 'orks-storm-ruins';
    await until('its counters', () => counter(resolver, 'b1'));
    expect(findAll(resolver.shadowRoot!, '.problems')).to.have.length(0);
  });
});

describe('names from outside', () => {
  it('are shown as the text they are', async () => {
    const markup = '<img src=x onerror="window.wasRun=1"><u>Under</u>';
    const { scenario, decisions } = sampleOf('marines-charge-warband')!;
    const hostile = {
      ...scenario,
      title: markup,
      table: { ...scenario.table, terrain: scenario.table.terrain.map(piece => ({ ...piece, name: markup })) },
      formations: scenario.formations.map(formation => ({ ...formation, name: markup })),
      profiles: Object.fromEntries(
        Object.entries(scenario.profiles).map(([id, one]) => [id, { ...one, name: markup }]),
      ),
    };
    const resolver = await fixture<Driven>(html`<assault-resolver
      .scenario=${hostile} .decisions=${decisions}></assault-resolver>`);
    await until('a table', () => findAll(resolver.shadowRoot!, '.title').length > 0);
    await ready(resolver);
    for (let press = 0; press < MANY && !isOver(resolver); press += 1) {
      await playOn(resolver);
      expect(findAll(resolver.shadowRoot!, 'img, u')).to.have.length(0);
    }
    expect(heading(resolver)).to.match(/has won$/);
    expect(textOf(find(resolver, '.title'))).to.equal(markup);
    expect((window as { wasRun?: number }).wasRun).to.equal(undefined);
  });
});

describe('moves on the map', () => {
  it('dragged near an enemy come into contact; the log says so', async () => {
    const resolver = await shown();
    await playOn(resolver);
    // The centres are 26cm apart, bases touch at 2cm; 0.4cm short is near enough.
    const [from, to] = [counter(resolver, 'a1'), counter(resolver, 'b1')].map(one => one.getBoundingClientRect());
    await drag(resolver, counter(resolver, 'a1'), [0, (to!.y - from!.y) * (26 - 2.4) / 26]);
    expect(logOf(resolver).at(-1)).to.match(/^Assault 1 moves 24 cm into contact with Boyz 1\.$/);
  });

  it('dropped where they may not end change nothing and are refused with the rule', async () => {
    const resolver = await shown();
    await playOn(resolver);
    await drag(resolver, counter(resolver, 'a1'), [-400, 0]);
    expect(told(resolver)).to.match(/^Assault 1 would move .* A2\.1$/);
    expect(spoken(resolver, 'a1')).to.match(/too far/);
    expect(logOf(resolver)).to.have.length(1);
    await playOn(resolver);
    expect(told(resolver)).to.equal('');
  });

  it('are made with the arrow keys as well', async () => {
    const resolver = await shown();
    await playOn(resolver);
    (counter(resolver, 'a1') as SVGElement).focus();
    await press(resolver, 'Enter', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowLeft', 'Enter');
    expect(logOf(resolver).at(-1)).to.equal('Assault 1 moves 10 cm.');
    expect(focused()?.getAttribute('data-counter')).to.equal('a1');
  });
});

describe('hits on the map', () => {
  it('that may not go elsewhere say why', async () => {
    const { scenario, decisions, seed } = MARINES_IN_CONTACT;
    const resolver = await shown(scenario, { decisions, seed });
    await untilIn(resolver, /^Attacks: .*hits/);
    const battlefield = find(resolver, 'assault-battlefield');
    const token = battlefield.shadowRoot!.querySelector('[data-token="defender-0"]')!;
    expect(token).to.exist;
    battlefield.dispatchEvent(Object.assign(new Event('token-moved', { bubbles: true, composed: true }), {
      id: 'defender-0', to: 'b6',
    }));
    await settled(resolver);
    expect(told(resolver)).to.match(/Boyz 6 cannot be hit/);
  });
});

describe('back and forward', () => {
  it('a line of the log leads back to its moment, and redoing leads on', async () => {
    const resolver = await shown();
    await untilIn(resolver, /^Result$/);
    const whole = logOf(resolver).length;
    await click(resolver, (await openLog(resolver))[0]!);
    expect(heading(resolver)).to.match(/charges$/);
    expect(logOf(resolver)).to.have.length(whole);
    find(resolver, '.redo').click();
    await settled(resolver);
    expect(heading(resolver)).to.match(/charges$/);
    expect(spoken(resolver, 'a1')).to.match(/in contact with Boyz 3/);
  });

  it('Ctrl+Z takes back and Ctrl+Shift+Z does again, wherever the focus is inside', async () => {
    const resolver = await shown();
    await playOn(resolver, 2);
    find(resolver, '[part=primary]').focus();
    await press(resolver, 'Control+z');
    expect(spoken(resolver, 'a1')).to.match(/too far/);
    await press(resolver, 'Control+Shift+z');
    expect(spoken(resolver, 'a1')).to.match(/in contact/);
  });

  it('new dice begin anew with other faces, the same dice with the same', async () => {
    const resolver = await shown();
    const first = async (): Promise<string> => {
      await untilIn(resolver, /^Attacks: /);
      return logOf(resolver).filter(line => /throws/.test(line)).join();
    };
    const choose = async (name: string): Promise<void> => {
      await click(resolver, find(resolver, '.menu summary'));
      await click(resolver, findAll(resolver.shadowRoot!, '.menu button').find(one => textOf(one).startsWith(name))!);
    };
    const before = await first();
    await choose('Start again');
    expect(logOf(resolver)).to.eql([]);
    expect(await first()).to.equal(before);
    await choose('New dice');
    expect(await first()).not.to.equal(before);
  });

  it('what a page puts into the menu comes before the bundled assaults', async () => {
    const resolver = await shown();
    const labels = findAll(resolver.shadowRoot!, '.menu button, .menu slot, .menu p').map(one =>
      one.localName === 'slot' ? one.getAttribute('name') : textOf(one));
    expect(labels.indexOf('menu')).to.be.greaterThan(0);
    expect(labels.slice(labels.indexOf('menu'), labels.indexOf('menu') + 2)).to.eql(['menu', 'Bundled assaults']);
  });

  it('another bundled assault is chosen in the menu', async () => {
    const resolver = await shown();
    await click(resolver, find(resolver, '.menu summary'));
    expect(await faultsOf(resolver)).to.eql([]);
    await click(resolver, findAll(resolver.shadowRoot!, '.menu button').at(-1)!);
    await until('its title', () => textOf(find(resolver, '.title')) === SAMPLES.at(-1)!.title);
  });
});

describe('two resolvers on one page', () => {
  it('know nothing of each other', async () => {
    const page = await fixture(html`<div>
      <assault-resolver></assault-resolver><assault-resolver></assault-resolver>
    </div>`);
    const [one, other] = [...page.querySelectorAll('assault-resolver')] as unknown as [Driven, Driven];
    await ready(one);
    await ready(other);
    await playOn(one, 3);
    expect(heading(one)).to.match(/counter-charges/);
    expect(heading(other)).to.match(/engages/);
    expect(logOf(other)).to.eql([]);
    await playOn(other);
    expect(heading(one)).to.match(/counter-charges/);
  });
});

describe('every step', () => {
  const looks = shareOf(2, 1);
  /** Those of the suite: between them they come to every step. */
  const lookedAt: readonly string[] = ['marines-charge-warband', 'firefight-to-a-tie'];
  const seen = new Map<string, number>();
  for (const { id } of SAMPLES.filter(one => IS_WHOLE || lookedAt.includes(one.id))) {
    it(`of ${id} keeps the focus inside, without a fault that axe finds, wide or narrow`, async () => {
      const resolver = await shown(id);
      (panelOf(resolver) as HTMLElement & { focusMain(): void }).focusMain();
      for (let press = 0; press < MANY && !isOver(resolver); press += 1) {
        const [step] = (panelOf(resolver) as StepPanel).state.path.split('.');
        const times = seen.get(step!) ?? 0;
        if (times < looks) {
          seen.set(step!, times + 1);
          // High enough for a phone's bar to cover nothing; the first two steps are looked at on a wide screen.
          const isNarrow = looks === 2 ? times === 0 : seen.size > 2;
          await setViewport(isNarrow ? { width: 360, height: 3000 } : { width: 1280, height: 800 });
          await settled(resolver);
          expect(await faultsOf(resolver), step).to.eql([]);
        }
        await resolver.playOn();
        await settled(resolver);
        expect(resolver.matches(':focus-within'), heading(resolver)).to.equal(true);
      }
      if (!seen.has('the end')) expect(await faultsOf(resolver), 'the end').to.eql([]);
      seen.set('the end', 1);
    });
  }

  it('has been looked at by then', () => {
    expect(seen.size).to.be.greaterThan(7);
  });
});

describe('a narrow resolver', () => {
  it('is not wider than its place on any step, and playing on is always in sight', async () => {
    await setViewport({ width: 360, height: 760 });
    const resolver = await shown();
    for (let press = 0; press < MANY && !isOver(resolver); press += 1) {
      await playOn(resolver);
      expect(document.documentElement.scrollWidth, heading(resolver)).to.be.at.most(360);
      resolver.scrollIntoView();
      const { top, bottom } = find(resolver, '[part=primary]').getBoundingClientRect();
      expect(top, heading(resolver)).to.be.greaterThan(0);
      expect(bottom, heading(resolver)).to.be.at.most(760);
    }
  });

  it('is not wider than its place with text twice as large', async () => {
    await setViewport({ width: 360, height: 760 });
    document.documentElement.style.fontSize = '200%';
    const resolver = await shown();
    for (let press = 0; press < 8; press += 1) {
      await playOn(resolver);
      expect(document.documentElement.scrollWidth, heading(resolver)).to.be.at.most(360);
    }
    document.documentElement.style.fontSize = '';
  });
});
