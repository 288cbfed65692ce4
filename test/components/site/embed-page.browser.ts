/** The page that builds a tag, in the built site. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { writePhaseLink } from '../../../components/share/phase-link.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { comesTrue, until } from '../../support/until.ts';
import {
  addressOf, all, click, clickInMenu, faultsOf, goTo, leave, pageOf, shown, tableOf, textOf, visit, type Visit,
} from './visit.ts';

type Drawn = HTMLElement & { readonly updateComplete: Promise<unknown> };
type Charted = HTMLElement & { readonly active?: readonly string[] };
type Playing = HTMLElement & { readonly played: { readonly events: readonly unknown[] } | null };

let visited: Visit;

afterEach(() => leave(visited));

const field = <E extends HTMLElement>(id: string): E | undefined => all<E>(visited, `embed-builder >> #${id}`)[0];
const lines = (id: string): string => field<HTMLTextAreaElement>(id)?.value ?? '';
const preview = (tag: string): HTMLElement | undefined => all(visited, `embed-builder >> .page > ${tag}`)[0];
const problems = (): string => all(visited, 'embed-builder >> .problems').map(textOf).join(' ');

const change = async (id: string, value: string): Promise<void> => {
  const changed = await until(id, () => field<HTMLInputElement>(id));
  changed.value = value;
  expect(changed.value, `${id} has ${value}`).to.equal(value);
  changed.dispatchEvent(new Event('change', { bubbles: true }));
  await pageOf(visited).querySelector<Drawn>('embed-builder')!.updateComplete;
};

const opened = async (hash: string, tag: string, width = 1280): Promise<void> => {
  visited = await visit(hash, width);
  await until(tag, () => preview(tag)?.shadowRoot && textOf(preview(tag)!) !== '');
};

describe('the page that builds a tag', () => {
  it('is reached from every page, and shows the walk-through with its tag and its frame', async () => {
    visited = await visit();
    await clickInMenu(visited, '.more a', 'For clubs');
    await until('the walk-through', () => preview('assault-resolver')?.shadowRoot?.querySelector('[part=primary]'));
    expect(tableOf(visited).checkVisibility()).to.equal(false);
    await comesTrue(() => expect(lines('tag')).to.contain('<assault-resolver></assault-resolver>'));
    await comesTrue(() => expect(lines('frame')).to.contain('/dist/site/embed.html"'));
    await comesTrue(() => expect(lines('host')).to.contain('dist/embed'));
    await click(visited, 'embed-builder >> .tick', 'As a module');
    await comesTrue(() =>
      expect(lines('tag')).to.contain('<script type="module" src="/assault-resolver/assault-resolver.js"></script>'));
    await comesTrue(() => expect(lines('host')).to.contain('cp -r dist/page/.'));
  });

  it('follows what is chosen, in the lines, in what they show, and in the address', async () => {
    await opened('#embed', 'assault-resolver');
    await change('shows', 'orks-storm-ruins');
    const seen = (): string => all(visited, 'embed-builder >> .page').map(textOf).join('');
    await until('it', () => seen().includes('Orks storm a company'));
    await change('theme', 'dark');
    await change('height', '480');
    await click(visited, 'embed-builder >> .tick', 'the menu with other assaults');
    await comesTrue(() =>
      expect(addressOf(visited)).to.equal('#embed=resolver&shows=orks-storm-ruins&theme=dark&without=menu&height=480'));
    await comesTrue(() =>
      expect(lines('tag')).to.contain('<assault-resolver scenario="orks-storm-ruins" controls="title fullscreen rail'
        + ' panel odds bar log" theme="dark"></assault-resolver>'));
    await comesTrue(() =>
      expect(lines('frame')).to.contain('embed.html?theme=dark&amp;without=menu#orks-storm-ruins"'));
    const element = preview('assault-resolver')!;
    await comesTrue(() => expect(element.getAttribute('theme')).to.equal('dark'));
    await comesTrue(() => expect(element.shadowRoot!.querySelector('[part=menu]')!.checkVisibility()).to.equal(false));
    await change('element', 'odds');
    await until('other parts', () => all(visited, 'embed-builder >> .tick').map(textOf).includes('the losses'));
    await comesTrue(() => expect(lines('tag')).to.contain('<assault-odds theme="dark"></assault-odds>'));
  });

  it('opens with what its address says, in fields and in what is shown', async () => {
    await opened('#embed=odds&shows=2+boyz+v+1+assault', 'assault-odds');
    await comesTrue(() => expect(field<HTMLInputElement>('match')!.value).to.equal('2 boyz v 1 assault'));
    await comesTrue(() => expect(lines('tag')).to.contain('<assault-odds match="2 boyz v 1 assault"></assault-odds>'));
    goTo(visited, '#embed=resolver&ruleset=warhammer-40k-4th&shows=power-fist-sergeant');
    await until('the phase', () => preview('assault-resolver')?.shadowRoot?.querySelector('phase-resolver'));
    await comesTrue(() => expect(field<HTMLSelectElement>('ruleset')!.value).to.equal('warhammer-40k-4th'));
    await comesTrue(() => expect(lines('frame')).to.contain('embed.html#warhammer-40k-4th/power-fist-sergeant"'));
  });

  it('takes what is on the table, with its steps in the frame and its scenario in the tag', async () => {
    visited = await visit();
    await until('the table', () => tableOf(visited).shadowRoot?.querySelector('[part=primary]'));
    await tableOf(visited).playOn();
    goTo(visited, '#embed');
    await until('the choice', () => field('shows')?.querySelector('[value=on-table]'));
    await change('shows', 'on-table');
    await until('its link', () => lines('frame').includes('embed.html#play=1.'));
    await until('its tag', () => lines('tag').includes('<script type="application/json">{"format":1'));
    await comesTrue(() => expect(addressOf(visited)).to.match(/^#embed=resolver&shows=play%3D1\./));
    const { length } = tableOf(visited).played!.events;
    const playing = (): Playing | undefined => preview('assault-resolver') as Playing | undefined;
    await until('the step', () => playing()?.played?.events.length === length);
  });

  it('draws the chart of a phase that a link tells of', async () => {
    const link = await writePhaseLink({ scenario: phaseSampleOf('two-armours')!.scenario('4th'), events: [] });
    await opened(`#embed=statechart&shows=${encodeURIComponent(link)}`, 'assault-statechart');
    const stands = (): string => (preview('assault-statechart') as Charted | undefined)?.active?.join() ?? '';
    await comesTrue(() => expect(stands()).to.match(/^phase\b.*fight/));
    expect(problems()).to.equal('');
  });

  it('says what is wrong with a link', async () => {
    await opened('#embed', 'assault-resolver');
    await change('shows', 'link');
    await change('link', 'https://club.example/#play=1.nonsense');
    await until('a sentence', () => problems() !== '');
    expect(problems()).to.match(/^This link /);
    expect(field('tag')).to.equal(undefined);
  });

  it('copies lines, or selects them where the browser does not let it', async () => {
    await opened('#embed=statechart', 'assault-statechart');
    await click(visited, 'embed-builder >> [data-copies=tag]');
    const said = await until('an answer', () =>
      all(visited, 'embed-builder >> .said').map(textOf).find(text => text !== ''));
    const area = field<HTMLTextAreaElement>('tag')!;
    const isSelected = area.selectionEnd === area.value.length && area.selectionStart === 0;
    expect(said === 'Copied.' || isSelected).to.equal(true);
  });

  for (const width of [360, 768]) {
    it(`fits a window of ${width} pixels`, async () => {
      await opened('#embed', 'assault-resolver', width);
      expect(pageOf(visited).documentElement.scrollWidth).to.equal(width);
      await comesTrue(() => expect(shown(visited, 'embed-builder >> [data-copies=frame]')).to.not.equal(undefined));
    });
  }

  it('has nothing that axe objects to', async () => {
    await opened('#embed=lesson', 'assault-lesson');
    expect(await faultsOf(visited)).to.eql([]);
    await setViewport({ width: 1280, height: 800 });
  });
});
