import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { strToU8, zipSync } from 'fflate';
import '../../../../components/set-up/import/assault-import.ts';
import type { AssaultImport } from '../../../../components/set-up/import/assault-import.ts';
import { importWords } from '../../../../components/set-up/import/import-words.ts';
import type { ImportedContent } from '../../../../components/set-up/events.ts';
import { IMPORT_LIMITS } from '../../../../src/army-lists/import/limits.ts';
import type { BuiltFormation } from '../../../../src/army-lists/built-formation.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { inShort } from '../../../army-lists/import/in-short.ts';
import { xmlRoster } from '../../../army-lists/import/roster-files.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { focused, textOf } from '../../epic-armageddon/resolver/driving.ts';

const LIST = 'Space Marine\n\nTactical [300]\n6 Tactical in 3 Rhino, Captain\n\n'
  + 'Armour [250]\n4 Predators, 1 Hunter, 3 Zorg';
const ROSTER = xmlRoster('Space Marine', [
  { name: 'Tactical', type: 'unit', inside: [{ name: 'Tactical', type: 'model', number: 6 }] },
]);

const all = <E extends HTMLElement>(element: AssaultImport, selector: string): readonly E[] =>
  [...element.shadowRoot!.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(element: AssaultImport, selector: string): E => {
  const [found] = all<E>(element, selector);
  if (found === undefined) throw new Error(`There is no ${selector}.`);
  return found;
};
const texts = (element: AssaultImport, selector: string): readonly string[] => all(element, selector).map(textOf);

/** An element, and what it has sent so far. */
const staged = async (): Promise<{ readonly element: AssaultImport; readonly sent: readonly ImportedContent[] }> => {
  const sent: ImportedContent[] = [];
  const page = await fixture<HTMLElement>(html`<div
    @imported=${(event: CustomEvent<ImportedContent>) => sent.push(event.detail)}>
    <assault-import></assault-import>
  </div>`);
  return { element: page.querySelector('assault-import')!, sent };
};

const shown = async (element: AssaultImport): Promise<void> => {
  await until('a result', () => all(element, '.result').length > 0);
  await element.updateComplete;
};

const paste = async (element: AssaultImport, text: string): Promise<void> => {
  const area = one<HTMLTextAreaElement>(element, 'textarea');
  area.value = text;
  area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  await element.updateComplete;
  await shown(element);
};

const dropped = (...things: readonly (File | string)[]): DragEvent => {
  const dataTransfer = new DataTransfer();
  for (const thing of things) {
    if (typeof thing === 'string') dataTransfer.setData('text/plain', thing);
    else dataTransfer.items.add(thing);
  }
  return new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
};
const drop = async (element: AssaultImport, ...things: readonly (File | string)[]): Promise<void> => {
  one(element, 'section').dispatchEvent(dropped(...things));
  await element.updateComplete;
  await shown(element);
};

const formationsIn = (taken: ImportedContent | undefined): readonly string[] =>
  (taken && 'formations' in taken ? taken.formations.map((formation: BuiltFormation) => inShort(formation)) : []);

beforeEach(() => setViewport({ width: 1280, height: 900 }));

describe('what is handed in', () => {
  it('is pasted into a field that says what it is for', async () => {
    const { element } = await staged();
    const { labels } = one<HTMLTextAreaElement>(element, 'textarea');
    expect([...labels].map(({ textContent }) => textContent)).to.eql([importWords.paste]);
  });

  it('is read as soon as it is pasted, and shown formation by formation', async () => {
    const { element } = await staged();
    await paste(element, LIST);
    expect(texts(element, '.name')).to.eql(['Tactical', 'Armour']);
    expect(texts(element, '.units li')).to.eql([
      '1 Tactical with Captain', '5 Tactical', '3 Rhino', '6 units aboard', '1 Hunter',
    ]);
  });

  it('names units with their options', async () => {
    const { element } = await staged();
    await paste(element, 'Space Marine\n\nTactical [300]\n6 Tactical\n4 Razorback (1 twin heavy bolter)');
    expect(texts(element, '.units li')).to.eql(['6 Tactical', '1 Razorback (Twin Heavy Bolter)', '3 Razorback']);
    await paste(element, 'Black Legion\n\nRetinue [300]\n8 Chaos Space Marines\nChampion of Chaos (Khorne)');
    expect(texts(element, '.units li')[0]).to.equal('1 Chaos Space Marines with Champion of Chaos (Khorne)');
  });

  it('may be a file that is chosen', async () => {
    const { element } = await staged();
    const input = one<HTMLInputElement>(element, 'input[type=file]');
    const { files } = dropped(new File([ROSTER], 'army.ros')).dataTransfer!;
    input.files = files;
    input.dispatchEvent(new Event('change'));
    await shown(element);
    expect(texts(element, '.units li')).to.eql(['6 Tactical']);
  });

  it('may be dropped: an archive, or text', async () => {
    const { element } = await staged();
    await drop(element, new File([zipSync({ 'a.ros': strToU8(ROSTER) }) as BlobPart], 'anything.bin'));
    expect(texts(element, '.units li')).to.eql(['6 Tactical']);
    await drop(element, '8 boyz');
    await until('the boyz', () => texts(element, '.units li').join() === '8 Boyz');
  });

  it('is allowed to be dropped where it can be read, and nothing else is', async () => {
    const { element } = await staged();
    const over = (dataTransfer: DataTransfer): boolean => one(element, 'section')
      .dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    expect(over(dropped('text').dataTransfer!)).to.equal(false);
    expect(over(new DataTransfer())).to.equal(true);
  });

  it('may be a table, which is handed on whole', async () => {
    const { element, sent } = await staged();
    await paste(element, JSON.stringify(SAMPLES[0]!.scenario));
    one(element, '.take').click();
    expect(sent).to.have.length(1);
    expect(sent[0]).to.have.nested.property('scenario.formations');
  });

  it('counts no more when something else has been handed in', async () => {
    const { element } = await staged();
    one(element, 'section').dispatchEvent(dropped(new File(['2 nobz\n'.repeat(40)], 'slow.txt')));
    await drop(element, '8 boyz');
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(texts(element, '.units li')).to.eql(['8 Boyz']);
  });

  it('is not even opened where it is too large', async () => {
    const { element } = await staged();
    const file = new File(['x'], 'army.ros');
    Object.defineProperty(file, 'size', { value: IMPORT_LIMITS.file + 1 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => expect.fail('It was opened.') });
    await drop(element, file);
    expect(texts(element, '.problems').join()).to.contain('far too large');
  });

  it('keeps its markup as text', async () => {
    const { element } = await staged();
    await paste(element, 'Mob <img src=x onerror=alert(1)>:\n6 Boyz\n2 <b id="planted">Zorg</b>');
    expect(texts(element, '.name')).to.eql(['Mob <img src=x onerror=alert(1)>']);
    expect(all(element, 'img, #planted')).to.eql([]);
  });

  it('that cannot be read is told in words', async () => {
    const { element } = await staged();
    await paste(element, '<!DOCTYPE x [<!ENTITY a "a">]><roster/>');
    expect(texts(element, '.problems li')).to.have.length(1);
    expect(all(element, '.take')).to.eql([]);
    await until('a word', () => textOf(one(element, 'live-region')).includes('DOCTYPE'));
  });
});

describe('a table with very many faults', () => {
  it('names some of them, and says how many there are', async () => {
    const { element } = await staged();
    const faults = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`fault${i}`, i]));
    await paste(element, JSON.stringify({ ...SAMPLES[0]!.scenario, ...faults }));
    expect(texts(element, '.problems li')).to.have.length(9);
    expect(texts(element, '.problems li').at(-1)).to.equal('There are 12 more like these.');
  });
});

describe('what was not understood', () => {
  const open = (element: AssaultImport): readonly string[] => texts(element, '.open > span:first-child');
  const press = async (element: AssaultImport, name: string): Promise<void> => {
    const button = all<HTMLButtonElement>(element, '.open button').find(each => textOf(each) === name)!;
    button.focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await element.updateComplete;
  };

  it('stands under its formation with near names, and is left out unless something is said', async () => {
    const { element, sent } = await staged();
    await paste(element, LIST);
    expect(open(element)).to.eql(['4 × “Predators” is not understood.', '3 × “Zorg” is not understood.']);
    one(element, '.take').click();
    expect(formationsIn(sent[0])).to.eql([
      'tactical+captain@6, tactical@6, 2 tactical@7, 2 tactical@8, 3 rhino', 'hunter',
    ]);
  });

  it('becomes what is chosen, and the focus goes on to the next, then to the end', async () => {
    const { element, sent } = await staged();
    await paste(element, LIST);
    await press(element, 'Predator Destructor');
    expect(texts(element, '.units li').slice(-2)).to.eql(['1 Hunter', '4 Predator Destructor']);
    expect(focused()!.closest('.open')).to.equal(one(element, '.open'));
    await press(element, 'Leave out');
    expect(open(element)).to.eql([]);
    expect(focused()).to.equal(one(element, '.take'));
    await sendKeys({ press: 'Enter' });
    expect(formationsIn(sent[0])[1]).to.equal('hunter, 4 predator-destructor');
  });

  it('is said, with what became of it', async () => {
    const { element } = await staged();
    await paste(element, LIST);
    await until('a word', () => textOf(one(element, 'live-region')) === '2 formations understood, 2 names open.');
    await press(element, 'Predator Annihilator');
    await until('another', () => textOf(one(element, 'live-region')) === '“Predators” is Predator Annihilator.');
  });
});

describe('where a file has other values than the library', () => {
  const values = { Type: 'Infantry', Speed: '15cm', Armour: '4+', CC: '3+', FF: '6+' };
  const sheet = `<profile typeName="Unit" name="Boyz"><characteristics>${Object.entries(values)
    .map(([name, value]) => `<characteristic name="${name}">${value}</characteristic>`).join('')}
    </characteristics></profile>`;
  const file = '<roster gameSystemName="Epic: Armageddon"><forces><force catalogueName="Orks"><selections>'
    + '<selection name="Warband" type="unit"><selections><selection name="Boyz" type="model" number="6">'
    + `<profiles>${sheet}</profiles>`
    + '</selection></selections></selection></selections></force></forces></roster>';
  const profilesIn = (taken: ImportedContent | undefined): readonly string[] => (taken && 'formations' in taken
    ? taken.formations.flatMap(({ units }) => units.map(({ profile }) => profile)) : []);

  it('says which, value by value, and plays the library unless the file is chosen, once for all of it', async () => {
    const { element, sent } = await staged();
    await drop(element, new File([file], 'orks.ros'));
    await until('the choice', () => all(element, '.differences').length > 0);
    expect(textOf(one(element, '.differences label'))).to.equal(importWords.byFile(1));
    expect(texts(element, '.differences li')).to.eql(['Boyz: armour 4+, not 6+; CC 3+, not 4+']);
    one(element, '.take').click();
    one(element, '.differences input').click();
    await element.updateComplete;
    expect(texts(element, '.units li')).to.eql(['6 Boyz']);
    one(element, '.take').click();
    expect(sent.map(profilesIn)).to.eql([Array(6).fill('boyz'), Array(6).fill('boyz-own')]);
    expect(sent[1]).to.have.nested.property('formations[0].profiles.boyz-own.armour', 4);
  });
});

describe('formations', () => {
  it('that are not ticked are not taken over', async () => {
    const { element, sent } = await staged();
    await paste(element, LIST);
    one(element, '.tick input').click();
    await element.updateComplete;
    expect(textOf(one(element, '.take'))).to.equal('Take over 1 formation');
    one(element, '.take').click();
    expect(formationsIn(sent[0])).to.eql(['hunter']);
  });

  it('of which nothing was understood cannot be taken over', async () => {
    const { element } = await staged();
    await paste(element, 'Space Marine\n\nArmour:\n4 Predators');
    expect(one<HTMLInputElement>(element, '.tick input').disabled).to.equal(true);
    expect(one<HTMLButtonElement>(element, '.take').disabled).to.equal(true);
  });
});

describe('anybody', () => {
  it('can do everything with the keyboard alone', async () => {
    const { element, sent } = await staged();
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(one(element, '.choose'));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: '8 boyz, 2 nobz' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await shown(element);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(one(element, '.tick input'));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(formationsIn(sent[0])).to.eql(['8 boyz, 2 nobz']);
  });

  it('can read it: axe finds nothing, empty, understood or refused, in light and in dark', async () => {
    const { element } = await staged();
    expect(await faultsOf(element)).to.eql([]);
    await paste(element, LIST);
    expect(await faultsOf(element)).to.eql([]);
    await paste(element, 'Zorg');
    await until('a problem', () => all(element, '.problems').length > 0);
    expect(await faultsOf(element)).to.eql([]);
  });

  it('can use it at 360 pixels without scrolling sideways', async () => {
    await setViewport({ width: 360, height: 640 });
    const { element } = await staged();
    await paste(element, `${LIST}\n\n${'W'.repeat(120)}:\n6 ${'Z'.repeat(78)}, 2 Boyz`);
    expect(document.documentElement.scrollWidth).to.equal(360);
    for (const button of all(element, '.choose, .read, .take')) {
      expect(button.getBoundingClientRect().height).to.be.at.least(44);
    }
  });

  it('can begin again', async () => {
    const { element } = await staged();
    await paste(element, LIST);
    one(element, '.again').click();
    await element.updateComplete;
    expect(all(element, '.result')).to.eql([]);
    expect(focused()).to.equal(one(element, '.choose'));
  });
});
