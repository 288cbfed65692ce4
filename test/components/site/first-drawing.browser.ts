/** How the site draws its table for the first time. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultResolver } from '../../../components/elements/assault-resolver.ts';
import { SpokenElement } from '../../../components/shared/languages/spoken-element.ts';
import { until } from '../../support/until.ts';
import { find, findAll } from '../epic-armageddon/resolver/driving.ts';

const resolver = (): Promise<AssaultResolver> =>
  fixture<AssaultResolver>(html`<assault-resolver scenario="marines-charge-warband" seed="1"></assault-resolver>`);

/** All text and all attributes of an element and of what lies in its elements, without the marks of templates. */
const drawn = (element: Element): string => {
  const inside = element.shadowRoot ?? element;
  const own = element.getAttributeNames().sort().map(name => `${name}=${element.getAttribute(name)}`);
  const texts = [...inside.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent);
  return [element.localName, ...own, texts.join(''), ...[...inside.children].map(drawn)].join('\n');
};

const counters = (place: AssaultResolver): number => findAll(place.shadowRoot!, '[data-counter]').length;

/** What of the map is there. */
const stage = (place: AssaultResolver): string => {
  const svg = findAll(place.shadowRoot!, 'svg.map').length > 0;
  return [svg && 'ground', counters(place) > 0 && 'counters'].filter(Boolean).join();
};

/** Notes what of the map is there at the beginning of every turn. */
const noteStages = (): ReadonlySet<string> => {
  const { turn } = SpokenElement;
  const stages = new Set<string>();
  SpokenElement.turn = draw => turn!(() => {
    const places = findAll<AssaultResolver>(document, 'assault-resolver');
    stages.add(stage(places.at(-1)!));
    return draw();
  });
  return stages;
};

describe('the first drawing of the table', () => {
  it('gives way again and again, and ends with the very screen that is drawn at once', async () => {
    const atOnce = await resolver();
    await until('its map', () => counters(atOnce) > 0);
    const { allDrawn } = await import('../../../components/site/first-drawing.ts');
    expect(SpokenElement.turn, 'the table is named').not.to.equal(null);
    const stages = noteStages();
    const place = await resolver();
    await allDrawn();
    expect([...stages]).to.eql(['', 'ground', 'ground,counters']);
    expect(SpokenElement.turn, 'from now on all is drawn at once').to.equal(null);
    await until('all of it', () => drawn(place) === drawn(atOnce));
    expect(find(place, '[part=primary]')).to.have.property('disabled', false);
  });
});
