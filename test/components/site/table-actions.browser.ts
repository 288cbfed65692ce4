/** What is done with an assault on the built site: shared, kept, reported, complained of. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { writeLink } from '../../../components/share/any-link.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { comesTrue, until } from '../../support/until.ts';
import {
  addressOf, click, clickTableAction, faultsOf, focused, focusIsIn, forget, leave, pageOf, playedOn, press,
  shown, tableOf, textOf, visit, type Visit,
} from './visit.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';

withOddsTurnedOff();

const { scenario } = SAMPLES.find(({ id }) => id === 'orks-storm-ruins')!;
const TITLE = 'Thursday at the club';

const DEEDS = [
  ['share', 'Share', 'assault-share >> input'],
  ['keep', 'Save', 'assault-shelf >> h3'],
  ['fault', 'Report a fault', 'assault-bug-report >> textarea'],
] as const;

const dialogOf = (visited: Visit): HTMLDialogElement | null => pageOf(visited).querySelector('dialog[open]');
const isAt = (visited: Visit, steps: number): boolean =>
  tableOf(visited).played?.scenario.title === TITLE && playedOn(visited).types.length === steps;

/** The site with an assault on the table after some steps. */
const played = async (): Promise<Visit> => {
  const visited = await visit(`#${await writeLink({ scenario: { ...scenario, title: TITLE }, events: [] })}`);
  await until('the assault', () => isAt(visited, 0));
  await tableOf(visited).playOn();
  await tableOf(visited).playOn();
  return visited;
};

const open = async (visited: Visit, name: string, holds: string): Promise<HTMLDialogElement> => {
  await clickTableAction(visited, name);
  await until(`what ${name} opens`, () => shown(visited, holds));
  return dialogOf(visited)!;
};

describe('what is done with an assault', () => {
  let visited: Visit;

  afterEach(async () => {
    leave(visited);
    await forget();
  });

  for (const [, name, holds] of DEEDS) {
    it(`${name} opens with the focus in it and gives it back, fits a phone and is clean for axe`, async () => {
      visited = await played();
      for (const close of [() => press(visited, 'Escape'), () => click(visited, 'dialog > .close')]) {
        const dialog = await open(visited, name, holds);
        expect(textOf(dialog.querySelector('h2')!), 'it has a title').to.equal(name);
        expect(dialog.getAttribute('aria-labelledby')).to.equal(dialog.querySelector('h2')!.id);
        await comesTrue(() => expect(focusIsIn(visited, 'dialog')).to.equal(true));
        if (innerWidth === 360) {
          expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
          expect(pageOf(visited).documentElement.scrollWidth).to.equal(360);
          // The page behind it is the same behind each.
          expect(await faultsOf(visited, IS_WHOLE || name === 'Share' ? undefined : dialog)).to.eql([]);
        }
        await close();
        await until('no dialog', () => dialogOf(visited) === null);
        await comesTrue(() => expect(focused(visited)!.matches('.menu > summary, [slot=actions]')).to.equal(true));
        await setViewport({ width: 360, height: 800 });
        await tableOf(visited).updateComplete;
      }
    });
  }

  it('opens another in the very moment in which one closes', async () => {
    visited = await played();
    const dialog = await open(visited, 'Share', DEEDS[0][2]);
    dialog.close();
    await open(visited, 'Report a fault', DEEDS[2][2]);
  });

  it('closes when the address leads to something else', async () => {
    visited = await played();
    await open(visited, 'Share', DEEDS[0][2]);
    visited.frame.contentWindow!.location.hash = '#odds';
    await until('no dialog', () => dialogOf(visited) === null);
  });

  it('has the link of the moment, and says where the assault stands', async () => {
    visited = await played();
    await until('the address', () => addressOf(visited).length > 0);
    await open(visited, 'Share', DEEDS[0][2]);
    const events = tableOf(visited).played!.events;
    const link = await writeLink({ scenario: tableOf(visited).played!.scenario, events });
    const field = shown(visited, 'assault-share >> input') as HTMLInputElement;
    await until('the link', () => field.value.endsWith(link));
    await press(visited, 'Escape');
    await until('no dialog', () => dialogOf(visited) === null);
    await open(visited, 'Report a fault', DEEDS[2][2]);
    const report = (): HTMLElement | undefined => shown(visited, 'assault-bug-report >> take-away >> textarea');
    await comesTrue(() => expect((report() as HTMLTextAreaElement).value)
      .to.contain(link).and.to.match(/a\d\w+\.\w+/));
  });

  it('keeps an assault that the shelf gives back where it stood', async () => {
    visited = await played();
    const steps = playedOn(visited).types.length;
    await open(visited, 'Save', 'dialog > button:not(.close)');
    await click(visited, 'dialog > button', 'Save this assault');
    await until('it is kept', () => textOf(dialogOf(visited)!).includes(`${TITLE} is saved.`));
    await press(visited, 'Escape');
    await until('no dialog', () => dialogOf(visited) === null);
    await tableOf(visited).playOn();
    await open(visited, 'Save', 'assault-shelf >> button');
    await click(visited, 'assault-shelf >> button', `Open: ${TITLE}`);
    await until('the assault where it stood', () => dialogOf(visited) === null && isAt(visited, steps));
    await until('its address', () => addressOf(visited).startsWith('#play=1.'));
    await until('the focus in the step', () => focusIsIn(visited, 'assault-resolver'));
  });
});
