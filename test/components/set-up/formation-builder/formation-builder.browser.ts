import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { FormationBuilder } from '../../../../components/set-up/formation-builder/formation-builder.ts';
import '../../../../components/embed/lazy/formation-builder.ts';
import type { FormationBuilt, ProfileKept } from '../../../../components/set-up/formation-builder/events.ts';
import type { BuiltFormation } from '../../../../src/army-lists/built-formation.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import {
  click, find, findAll, focused, press, settled, textOf, type Driven,
} from '../../epic-armageddon/resolver/driving.ts';

type Picker = FormationBuilder & Driven;

const picker = async (): Promise<{ element: Picker; told: BuiltFormation[] }> => {
  const element = await fixture<Picker>(html`<formation-builder side="attacker"></formation-builder>`);
  const told: BuiltFormation[] = [];
  element.addEventListener('formation-built', event => {
    const { built } = (event as FormationBuilt).detail;
    if (built !== null) told.push(built);
  });
  await until('the lists', () => !textOf(element).includes('on their way'));
  return { element, told };
};

/** What lies in an element of the picker. */
const within = <E extends HTMLElement>(element: Picker, host: string, selector: string): E => {
  const found = find(element, host).shadowRoot!.querySelector<E>(selector);
  if (found === null) throw new Error(`${host} has no ${selector}.`);
  return found;
};

/** The first field. */
const typed = (element: Picker): HTMLElement => within(element, '.first', 'input');

const fill = (element: Picker, id: string, value: string): void => {
  const input = within<HTMLInputElement>(element, 'profile-form', `#${id}`);
  input.value = value;
  input.dispatchEvent(new Event('input'));
};

const type = async (element: Picker, text: string): Promise<void> => {
  typed(element).focus();
  await sendKeys({ type: text });
  await settled(element);
};

/** The text has been read, and the formation is that. */
const becomes = (element: Picker, units: string): Promise<boolean> =>
  until(units, () => element.built !== null && kindsOf(element.built) === units);

const kindsOf = ({ units }: BuiltFormation): string => [...new Set(units.map(({ profile }) => profile))]
  .map(id => `${units.filter(({ profile }) => profile === id).length} ${id}`).join(', ');

const choose = async (element: Picker, label: string, option: string): Promise<void> => {
  const select = await until(label, () => findAll<HTMLSelectElement>(element.shadowRoot!, 'select').find(one =>
    (one.getAttribute('aria-label') ?? textOf(one.closest('label')?.querySelector('span') ?? one)) === label));
  const found = [...select.options].find(one => one.text.trim() === option);
  if (!found) throw new Error(`${label} has no ${option}: ${[...select.options].map(one => one.text).join(', ')}`);
  select.value = found.value;
  select.dispatchEvent(new Event('change'));
  await settled(element);
};

const stepper = (element: Picker, label: string): HTMLElement => {
  const found = findAll<HTMLElement & { label: string }>(element.shadowRoot!, 'count-stepper')
    .find(one => one.label === label);
  if (!found) throw new Error(`There is no stepper ${label}.`);
  return found;
};

const button = (element: Picker, text: string): HTMLElement => {
  const found = findAll<HTMLElement>(element.shadowRoot!, 'button')
    .find(one => (one.getAttribute('aria-label') ?? textOf(one)) === text);
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
};

describe('a formation that is typed', () => {
  for (const [text, units, characters] of [
    ['8 boyz, 2 nobz, warlord', '8 boyz, 2 nobz', 1],
    ['codex tactical with a captain, in rhinos', '6 tactical, 3 rhino', 1],
    ['10-stand war horde mob', '2 nobz, 6 boyz, 2 grotz', 0],
  ] as const) {
    it(`is taken with Enter: ${text}`, async () => {
      const { element, told } = await picker();
      await type(element, text);
      await press(element, 'Enter');
      expect(kindsOf(told.at(-1)!)).to.eql(units);
      expect(told.at(-1)!.units.flatMap(one => one.characters).length).to.equal(characters);
      expect(JSON.parse(JSON.stringify(told.at(-1)))).to.eql(told.at(-1));
    });
  }

  it('tells the terrain it stands in, and the other side where the line names both', async () => {
    const { element } = await picker();
    const details: FormationBuilt['detail'][] = [];
    element.addEventListener('formation-built', event => details.push((event as FormationBuilt).detail));
    await type(element, 'codex tactical in rhinos against a 10-stand war horde mob in ruins');
    await press(element, 'Enter');
    const { side, text, cover, against } = details.find(({ isEntered }) => isEntered)!;
    expect([side, text, cover, against?.text, against?.cover, kindsOf(against!.built!)]).to.eql([
      'attacker', 'codex tactical in rhinos against a 10-stand war horde mob in ruins', undefined,
      'a 10-stand war horde mob in ruins', 'ruins', '2 nobz, 6 boyz, 2 grotz',
    ]);
    expect((typed(element) as HTMLInputElement).value, 'it keeps its own side').to.equal('codex tactical in rhinos');
    expect(details.at(-1)).to.include({ text: 'codex tactical in rhinos', against: null });
  });

  it('says what is not understood, and is not taken', async () => {
    const { element, told } = await picker();
    await type(element, 'qqqqq');
    await press(element, 'Enter');
    expect(told).to.eql([]);
    expect(textOf(find(element, '.remark'))).to.contain('qqqqq');
  });

  it('is understood while it is typed, and not ended while a part of it is not', async () => {
    const { element, told } = await picker();
    const ended: boolean[] = [];
    element.addEventListener('formation-built', event => ended.push((event as FormationBuilt).detail.isEntered));
    await type(element, '8 boyz, 2 qqqqq');
    await becomes(element, '8 boyz');
    expect(told.map(kindsOf)).to.include('8 boyz');
    await press(element, 'Enter');
    expect(ended).not.to.include(true);
    expect(textOf(find(element, '.remark'))).to.contain('qqqqq');
  });

  it('is written out where it has come in another way, and as it was typed where that is known', async () => {
    const { element } = await picker();
    await type(element, '8 boyz');
    await becomes(element, '8 boyz');
    const { built } = element;
    Object.assign(element, { built: { ...built!, units: built!.units.slice(3) }, text: null });
    await element.updateComplete;
    await settled(element);
    expect((typed(element) as HTMLInputElement).value).to.equal('5 Boyz');
    Object.assign(element, { built: null, text: null });
    await settled(element);
    expect((typed(element) as HTMLInputElement).value).to.equal('');
    Object.assign(element, { built, text: 'eight boyz' });
    await settled(element);
    expect((typed(element) as HTMLInputElement).value).to.equal('eight boyz');
  });

  it('that is emptied is nobody', async () => {
    const { element } = await picker();
    await type(element, '8 boyz');
    await becomes(element, '8 boyz');
    (typed(element) as HTMLInputElement).select();
    await sendKeys({ press: 'Delete' });
    await until('nobody', () => element.built === null);
  });

  it('shows markup as the text it is', async () => {
    const { element } = await picker();
    await type(element, '<img src=x onerror=alert(1)>');
    await until('a remark', () => textOf(element).includes('<img'));
    expect(findAll(element.shadowRoot!, 'img')).to.eql([]);
  });
});

describe('suggestions', () => {
  it('are gone through with arrows; one taken with Enter is a formation with its choices', async () => {
    const { element, told } = await picker();
    await type(element, 'codex tact');
    await press(element, 'ArrowDown');
    const input = typed(element);
    expect(input.getAttribute('aria-activedescendant')).to.equal('option-0');
    await press(element, 'Enter');
    expect(kindsOf(told.at(-1)!)).to.equal('6 tactical, 3 rhino');
    expect(textOf(find(element, 'formation-choices'))).to.contain('Six Tactical units plus transport');
    expect(kindsOf(element.built!)).to.equal('6 tactical, 3 rhino');
  });

  it('are put away with Escape', async () => {
    const { element } = await picker();
    await type(element, 'boyz');
    const input = typed(element);
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    await press(element, 'Escape');
    expect(input.getAttribute('aria-expanded')).to.equal('false');
  });

  it('complete the last name of a line', async () => {
    const { element } = await picker();
    await type(element, '8 boyz, 2 nob');
    await press(element, 'ArrowDown', 'Enter');
    expect(element.built!.units.length).to.equal(10);
    expect(kindsOf(element.built!)).to.match(/^8 boyz, 2 nob/);
  });
});

describe('what a datasheet leaves to its player', () => {
  const optionsIn = ({ built }: Picker): readonly string[] => built!.units.map(({ options }) => options.join(' '));
  const cards = (element: Picker): readonly string[] =>
    findAll(element.shadowRoot!, '.kind > unit-card').map(card => textOf(find(card as Driven, 'h4')));
  const unfold = (element: Picker): void => {
    for (const one of findAll<HTMLDetailsElement>(element.shadowRoot!, '.kind > details')) one.open = true;
  };

  it('is chosen for all units of a kind, whose card shows what comes of it', async () => {
    const { element, told } = await picker();
    await type(element, '4 razorback');
    await becomes(element, '4 razorback');
    await choose(element, 'Choice of Razorback', 'Twin Heavy Bolter');
    expect(optionsIn(element)).to.eql(Array(4).fill('twin-heavy-bolter'));
    expect(cards(element)).to.eql(['Razorback (Twin Heavy Bolter) Armoured vehicle']);
    expect(textOf(find(element, '.kind > unit-card'))).to.contain('FF 4+');
    expect(told.at(-1)!.units.map(({ options }) => options.length)).to.eql([1, 1, 1, 1]);
  });

  it('or for one of them, which is of a kind of its own then', async () => {
    const { element } = await picker();
    await type(element, '3 razorback');
    await becomes(element, '3 razorback');
    unfold(element);
    await choose(element, 'Choice of Razorback 2', 'Twin Lascannon');
    expect(optionsIn(element)).to.eql(['', 'twin-lascannon', '']);
    expect(cards(element)).to.eql(['Razorback Armoured vehicle', 'Razorback (Twin Lascannon) Armoured vehicle']);
  });

  it('has what is usual chosen, and goes with a character', async () => {
    const { element } = await picker();
    await type(element, '3 chaos space marines + champion of chaos');
    await becomes(element, '3 chaos-space-marines');
    await choose(element, 'Choice of Champion of Chaos', 'Tzeentch');
    expect(optionsIn(element)).to.eql(['tzeentch', '', '']);
    unfold(element);
    await choose(element, 'Move Champion of Chaos to', 'Chaos Space Marines 3');
    expect(optionsIn(element)).to.eql(['', '', 'tzeentch']);
  });

  it('is counted where there may be two, and never more than there is room for', async () => {
    const { element } = await picker();
    await type(element, 'hierodule bio-titan');
    await becomes(element, '1 hierodule-bio-titan');
    find<HTMLDetailsElement>(element, 'details.units').open = true;
    stepper(element, 'Razorclaw of Hierodule Bio-Titan').focus();
    await press(element, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(optionsIn(element)).to.eql(['razorclaw razorclaw']);
    expect(await faultsOf(element)).to.eql([]);
  });
});

const COMMANDER = 'Captain, Chaplain, Librarian or Supreme Commander';

describe('a formation of a list', () => {
  const tactical = async (): Promise<{ element: Picker; told: BuiltFormation[] }> => {
    const made = await picker();
    await click(made.element, button(made.element, 'Choose from a list'));
    await choose(made.element, 'Army list', 'Space Marine – Codex Astartes');
    await choose(made.element, 'Formation', 'Tactical');
    return made;
  };

  it('takes upgrades, characters and another transport', async () => {
    const { element, told } = await tactical();
    await choose(element, COMMANDER, 'Chaplain');
    stepper(element, 'Number of Dreadnought').focus();
    await press(element, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    await choose(element, 'Comes with', 'On foot');
    const last = told.at(-1)!;
    expect(kindsOf(last)).to.eql('6 tactical, 2 dreadnought');
    expect(last).to.deep.include({ name: 'Tactical', list: 'space-marine-codex-astartes', initiative: 1 });
    expect(last.units[0]!.characters).to.eql(['chaplain']);
  });

  it('loses its dead one by one, and anybody may join it', async () => {
    const { element, told } = await tactical();
    for (const one of findAll<HTMLDetailsElement>(element.shadowRoot!, '.kind > details')) one.open = true;
    await click(element, button(element, 'Remove Tactical 2'));
    expect(kindsOf(element.built!)).to.equal('5 tactical, 3 rhino');
    stepper(element, 'Number of Tactical').focus();
    await press(element, '3');
    within(element, 'formation-units', 'search-field').focus();
    await sendKeys({ type: 'avatar' });
    await press(element, 'Enter');
    expect(kindsOf(told.at(-1)!)).to.eql('3 tactical, 3 rhino, 1 avatar');
  });

  it('puts everybody on foot with one box', async () => {
    const { element } = await tactical();
    expect(element.built!.units.some(({ aboard }) => aboard !== null)).to.equal(true);
    await click(element, within(element, 'formation-units', '.tick input'));
    expect(element.built!.units.every(({ aboard }) => aboard === null)).to.equal(true);
  });

  it('shows a card for each kind with what counts in an assault', async () => {
    const { element } = await tactical();
    const [card] = findAll<HTMLElement>(element.shadowRoot!, 'unit-card');
    for (const word of ['Tactical', 'Infantry', 'Armour 4+', 'CC 4+', 'FF 4+']) expect(textOf(card!)).to.contain(word);
  });

  it('fits a phone, and large text', async () => {
    const { element } = await tactical();
    for (const width of ['320px', '640px']) {
      element.parentElement!.setAttribute('style', `inline-size: ${width}`);
      for (const size of ['16px', '32px']) {
        element.style.setProperty('--assault-size', size);
        await settled(element);
        expect(element.scrollWidth, `${width} ${size}`).to.be.at.most(element.clientWidth);
      }
    }
  });

  it('is clean for axe', async () => {
    const { element } = await tactical();
    for (const one of findAll<HTMLDetailsElement>(element.shadowRoot!, 'details')) one.open = true;
    await settled(element);
    expect(await faultsOf(element)).to.eql([]);
    await type(element, 'boyz');
    expect(await faultsOf(element)).to.eql([]);
  });
});

describe('a profile of one’s own', () => {
  it('is told field by field what is wrong, and kept when nothing is', async () => {
    const { element, told } = await picker();
    const kept: ProfileKept['detail'][] = [];
    element.addEventListener('profile-kept', event => kept.push((event as ProfileKept).detail));
    await click(element, button(element, 'Choose from a list'));
    await click(element, button(element, 'Make a unit of your own'));
    expect(focused()?.id).to.equal('name');
    await sendKeys({ type: 'Ümläut Guard' });
    within(element, 'profile-form', '#abilities').focus();
    await sendKeys({ type: 'first strike, fearles' });
    fill(element, 'armour', '9');
    await click(element, button(element, 'Keep this unit'));
    expect(kept).to.eql([]);
    expect(textOf(within(element, 'profile-form', '#armour-faults'))).to.contain('1 to 6');
    expect(textOf(within(element, 'profile-form', '#abilities-faults'))).to.contain('fearless');
    expect(await faultsOf(element)).to.eql([]);
    fill(element, 'armour', '4+');
    fill(element, 'abilities', 'first strike, fearless');
    await settled(element);
    await click(element, button(element, 'Keep this unit'));
    expect(kept.map(({ id, profile }) => [id, profile.name, profile.armour, profile.abilities]))
      .to.eql([['own-umlaut-guard', 'Ümläut Guard', 4, ['first-strike', 'fearless']]]);
    expect(kindsOf(told.at(-1)!)).to.equal('1 own-umlaut-guard');
    expect(Object.keys(told.at(-1)!.profiles)).to.eql(['own-umlaut-guard']);
  });

  it('may begin with one of the library, which its units have then', async () => {
    const { element } = await picker();
    await type(element, '3 tactical');
    await becomes(element, '3 tactical');
    await settled(element);
    for (const one of findAll<HTMLDetailsElement>(element.shadowRoot!, '.units, .kind > details')) one.open = true;
    await click(element, button(element, 'Edit Tactical'));
    fill(element, 'name', 'Heroes');
    await click(element, button(element, 'Keep this unit'));
    expect(kindsOf(element.built!)).to.equal('3 own-heroes');
    expect(element.built!.profiles['own-heroes']!.cc).to.equal(4);
  });
});
