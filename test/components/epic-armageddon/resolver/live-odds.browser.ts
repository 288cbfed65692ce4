import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import '../../../../components/epic-armageddon/resolver/first-parts.ts';
import '../../../../components/epic-armageddon/resolver/later-parts.ts';
import '../../../../components/embed/lazy/assault-compare.ts';
import '../../../../components/embed/lazy/assault-odds.ts';
import '../../../../components/embed/lazy/assault-resolver.ts';
import { AssaultCompare } from '../../../../components/elements/assault-compare.ts';
import { AssaultOdds } from '../../../../components/elements/assault-odds.ts';
import { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import { sharedAnswerer } from '../../../../components/epic-armageddon/resolver/live-odds/shared-answerer.ts';
import type { WorkerLike } from '../../../../components/shared/worker/worker-answerer.ts';
import { winsOf } from '../../../../components/epic-armageddon/resolver/live-odds/throw-stakes.ts';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import { percent } from '../../../../components/shared/parts/figures.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import type { StepPanel } from '../../../../components/epic-armageddon/steps/step.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import {
  click, find, findAll, focused, heading, isOver, MANY, panelOf, press, ready, settled, textOf, type Driven,
} from './driving.ts';
import { silent } from './silent-engine.ts';

const unit = (id: string, profile: string, x: number, y: number) => ({ id, profile, at: [x, y] });

const duel = (startAt = 'a4Attacks', gap = 0) => ({
  format: 1, ruleset: 'epic-armageddon', title: 'Duel', startAt, engage: { formation: 'marines', target: 'orks' },
  formations: [
    { id: 'marines', name: 'Marines', side: 'attacker', initiative: 1,
      units: [unit('a1', 'assault', 30, 20), unit('a2', 'assault', 34, 20)] },
    { id: 'orks', name: 'Orks', side: 'defender', initiative: 3,
      units: [unit('d1', 'boyz', 30, 22 + gap), unit('d2', 'boyz', 34, 22 + gap)] },
  ],
});

const shown = async (scenario: unknown = duel()): Promise<Driven> => {
  const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${scenario} .seed=${3}></assault-resolver>`);
  await until('a table', () => findAll(resolver.shadowRoot!, '.title').length > 0);
  await ready(resolver);
  return resolver;
};

/** The bar, if anything is to be seen of it. */
const bars = (resolver: Driven): readonly HTMLElement[] =>
  findAll(resolver.shadowRoot!, 'odds-from-here').filter(bar => bar.clientHeight > 0);
const barText = (resolver: Driven): string => bars(resolver).map(textOf).join();
const isKnown = (resolver: Driven): boolean =>
  bars(resolver).some(bar => bar.shadowRoot!.querySelector('[aria-busy=false]') !== null);
const known = async (resolver: Driven): Promise<string> => {
  await settled(resolver);
  await until('odds', () => isKnown(resolver));
  await settled(resolver);
  return barText(resolver);
};
const stakesIn = (resolver: Driven): HTMLElement => find(resolver, 'throw-stakes');
/** What hangs on the throw has come, and is as good as it gets. */
const refined = (resolver: Driven): Promise<Element> => until('the last stakes', () =>
  findAll(resolver.shadowRoot!, 'throw-stakes')[0]?.shadowRoot!.querySelector('[aria-busy=false]'));
/** The folded part of an element, if it has one by now. */
const foldIn = (resolver: Driven, name: string): HTMLDetailsElement | null =>
  findAll(resolver.shadowRoot!, name)[0]?.shadowRoot!.querySelector('details') ?? null;
const momentOf = (resolver: Driven) => {
  const { assault, state } = panelOf(resolver) as StepPanel;
  return { assault, at: state.path };
};
const rowsOf = (element: HTMLElement): readonly string[] =>
  [...element.shadowRoot!.querySelectorAll('tbody tr')].map(row => textOf(row));

const bar = async (more: Partial<BarOdds> = {}): Promise<OddsFromHere> => {
  const odds: BarOdds = {
    forces: { attacker: ['Marines', 1], defender: ['Orks', 1] },
    chances: { attacker: 0.6321, defender: 0.3679, none: 0 }, error: 0, isAsking: false, isExact: true, before: null,
    isSupposed: false, isDraw: false, winner: null, failure: null, ...more,
  };
  return fixture<OddsFromHere>(html`<odds-from-here .odds=${odds}></odds-from-here>`);
};
/** As it is seen: what is only spoken is left out. */
const seen = (element: OddsFromHere): string => {
  const line = element.shadowRoot!.querySelector('.line')!.cloneNode(true) as HTMLElement;
  for (const spoken of line.querySelectorAll('.spoken')) spoken.remove();
  return line.textContent!.replace(/\s+/g, ' ').trim();
};
const button = (element: OddsFromHere, name: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(`.${name}`)!;

const { lazyParts } = AssaultResolver;

beforeEach(async () => {
  localStorage.clear();
  await resetMouse();
  await setViewport({ width: 1280, height: 800 });
});

afterEach(() => {
  AssaultResolver.lazyParts = lazyParts;
});

describe('the bar of odds from here', () => {
  it('is the chance of one side by name, and turns to the other', async () => {
    const element = await bar();
    expect(seen(element)).to.equal('Marines wins 63.2 % exact');
    button(element, 'name').click();
    await element.updateComplete;
    expect(seen(element)).to.equal('Orks wins 36.8 % exact');
  });

  it('says how sure it is by three standard errors, rounded up, and whole numbers where it is not sure at all',
    async () => {
      const sampled = { chances: { attacker: 0.422, defender: 0.578, none: 0 }, isExact: false };
      for (const [error, says] of [
        [0.001, '42.2 % ± 0.3'], [0.0011, '42.2 % ± 0.4'], [0.0001, '42.2 %'], [0.025, 'about 42 % ± 8'],
      ] as const) expect(seen(await bar({ ...sampled, error }))).to.equal(`Marines wins ${says}`);
      expect(seen(await bar({ ...sampled, error: 0.001, isAsking: true }))).to.contain('getting closer');
    });

  it('tells what is nobody’s, a charge that is not made yet, and who has won', async () => {
    const chances = { attacker: 0.6, defender: 0.32, none: 0.08 };
    expect(seen(await bar({ chances }))).to.contain('nobody 8.0 %');
    expect(seen(await bar({ isSupposed: true }))).to.contain('if so');
    const won = await bar({ winner: 'defender', before: { attacker: 0.133, defender: 0.867, none: 0 } });
    expect(seen(won)).to.equal('Orks has won was 86.7 %');
    expect(seen(await bar({ winner: 'none' }))).to.contain('Nobody has won');
  });

  it('asks for more where its figure is pressed, which says whose it is', async () => {
    const element = await bar();
    let asked = 0;
    element.addEventListener('odds-wanted', () => (asked += 1));
    button(element, 'figure').click();
    expect(asked).to.equal(1);
    expect(textOf(button(element, 'figure'))).to.equal('Marines wins , 63.2 %');
  });

  it('is not wider than a phone with text twice as large, also while the chances are unsure', async () => {
    await setViewport({ width: 360, height: 760 });
    document.documentElement.style.fontSize = '200%';
    await bar({ error: 0.001 });
    const { scrollWidth } = document.documentElement;
    document.documentElement.style.fontSize = '';
    expect(scrollWidth).to.equal(360);
  });

  it('has no figure while those of the moment are awaited, and is clean for axe in every state', async () => {
    const waiting = await bar({ chances: null, isAsking: true });
    expect(seen(waiting)).to.equal('Marines wins – working it out');
    for (const view of [{}, { failure: 'It broke off.' }, { winner: 'attacker' }] as const) {
      expect(await faultsOf(await bar(view))).to.eql([]);
    }
    expect(await faultsOf(waiting)).to.eql([]);
  });

  it('tells the odds of the moment on the screen, before the first step and after each', async () => {
    const resolver = await shown();
    for (let step = 0; step < 5; step += 1) {
      const { assault, at } = momentOf(resolver);
      const { attacker } = oddsFrom(assault, at).winner;
      const told = assault.winner === null ? percent(attacker).replace('\u202f', ' ') : 'has won';
      expect(await known(resolver), at).to.contain(told);
      await resolver.playOn();
    }
  });

  it('says that nobody is within reach yet', async () => {
    const resolver = await shown(duel('a4Attacks', 30));
    expect(await known(resolver)).to.contain('nobody is within reach');
  });

  it('is turned off in the menu, and stays so', async () => {
    const resolver = await shown();
    await known(resolver);
    const entry = (one: Driven, words: string) =>
      findAll<HTMLElement>(one.shadowRoot!, '.menu button').find(button => textOf(button).startsWith(words))!;
    await click(resolver, find(resolver, '.menu summary'));
    await click(resolver, entry(resolver, 'Hide the odds'));
    expect(bars(resolver)).to.eql([]);
    expect(focused()?.localName).to.equal('summary');
    const other = await shown();
    await other.playOn();
    await settled(other);
    expect(bars(other)).to.eql([]);
    await click(other, find(other, '.menu summary'));
    await click(other, entry(other, 'Show the odds'));
    expect(await known(other)).to.match(/Marines wins/);
    expect(localStorage).to.have.length(0);
  });

  it('is as stored as long as nobody has moved, and worked out from then on', async () => {
    let brought = 0;
    const worker = (): WorkerLike => {
      brought += 1;
      throw new Error('none here');
    };
    AssaultResolver.lazyParts = { ...lazyParts!, odds: { ...lazyParts!.odds, worker } };
    const resolver = await fixture<Driven>(html`<assault-resolver></assault-resolver>`);
    await settled(resolver);
    expect(brought).to.equal(0);
    await ready(resolver);
    expect(await known(resolver)).to.contain('if so');
    for (let step = 0; step < 2; step += 1) await resolver.playOn();
    await until('a worker', () => brought > 0);
    expect(brought).to.equal(1);
  });

  it('comes from the engine of which the calculator and the comparison of its page have theirs', () => {
    const bring = sharedAnswerer(AssaultResolver.lazyParts!.odds);
    expect(sharedAnswerer(AssaultOdds.lazyParts!)).to.equal(bring);
    expect(sharedAnswerer(AssaultCompare.lazyParts!.odds)).to.equal(bring);
    expect(sharedAnswerer({ ...AssaultOdds.lazyParts!, worker: () => silent })).to.not.equal(bring);
  });

  it('holds up no step while its answer is awaited', async () => {
    AssaultResolver.lazyParts = { ...lazyParts!, odds: { ...lazyParts!.odds, worker: () => silent } };
    const resolver = await shown();
    for (let step = 0; step < MANY && !isOver(resolver); step += 1) await press(resolver, 'Control+z', 'Control+y')
      .then(() => resolver.playOn()).then(() => settled(resolver));
    expect(isOver(resolver)).to.equal(true);
    expect(barText(resolver)).to.contain('has won');
  });
});

describe('what hangs on a throw', () => {
  const exactly = ({ assault, at }: ReturnType<typeof momentOf>): readonly Stakes[] => {
    const answers = stakesOf(assault, at);
    for (let answer = answers.next(); ; answer = answers.next()) if (answer.done === true) return answer.value;
  };

  it('is a line for each side that throws, and a table of all numbers', async () => {
    const resolver = await shown();
    await refined(resolver);
    const [ours, theirs] = exactly(momentOf(resolver)) as [Stakes, Stakes];
    const plain = (text: string): string => text.replaceAll('\u202f', ' ');
    const at = (count: number): string => plain(winsOf(ours.stakes[count]!.odds, 'attacker'));
    await until('all of them', () => textOf(stakesIn(resolver))
      .includes(`Attacker at 0 hits ${at(0)} , at 1 hit ${at(1)} , at 2 hits ${at(2)}`));
    const rows = [...ours.stakes, ...theirs.stakes].map(({ count, chance, odds }) =>
      plain([count, percent(chance), winsOf(odds, 'attacker'), winsOf(odds, 'defender')].join(' ')));
    expect(rowsOf(stakesIn(resolver))).to.eql(rows);
    foldIn(resolver, 'throw-stakes')!.open = true;
    expect(await faultsOf(stakesIn(resolver))).to.eql([]);
  });

  it('is told of saves by how many succeed, and of the result by its difference', async () => {
    const resolver = await shown();
    const seen = new Map<string, string>();
    for (let step = 0; step < MANY && !isOver(resolver); step += 1) {
      const { at } = momentOf(resolver);
      if (findAll(resolver.shadowRoot!, '[part=my-dice]').length > 0) {
        await refined(resolver);
        seen.set(at, textOf(stakesIn(resolver)));
      } else expect(foldIn(resolver, 'throw-stakes'), at).to.equal(null);
      await resolver.playOn();
      await settled(resolver);
    }
    expect([...seen.keys()]).to.include.members(['a4Attacks.attacks.rolling', 'a6Result.rolling']);
    expect(seen.get('a4Attacks.attacks.allocating')).to.match(/ at 0 saves .*Saves Chance/);
    expect(seen.get('a6Result.rolling')).to.match(/a tie in 2?\d\.\d %.*attacker by 1/);
  });
});

describe('luck at the end', () => {
  it('is told in a sentence, with its biggest moment and every throw', async () => {
    const resolver = await shown();
    for (let step = 0; step < MANY && !isOver(resolver); step += 1) {
      await resolver.playOn();
      await settled(resolver);
    }
    await until('luck', () => foldIn(resolver, 'throw-luck') !== null);
    const luck = find<HTMLElement>(resolver, 'throw-luck');
    expect(textOf(luck)).to.match(/^Luck The dice were worth \d+\.\d points to the (attacker|defender)\. Most of all/);
    expect(rowsOf(luck).some(row => /^Attacker: hits \d \d\.\d$/.test(row))).to.equal(true);
    expect(rowsOf(luck).at(-1)).to.match(/^Result \d \(4\.5\) \d \(4\.5\) [+−]\d+\.\d$/);
    foldIn(resolver, 'throw-luck')!.open = true;
    expect(await faultsOf(luck)).to.eql([]);
    await resolver.undo();
    await settled(resolver);
    expect(heading(resolver)).not.to.match(/won/);
    expect(findAll(resolver.shadowRoot!, 'throw-luck')).to.eql([]);
  });
});
