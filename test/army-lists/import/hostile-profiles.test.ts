/** Profiles that mean harm, or came to harm: they are read as far as they are some, and nothing is thrown. */
import { describe, expect, it } from 'vitest';
import { imported, problemsOf, readRoster, rosterIn } from './forces.ts';

const jsonWith = (profile: unknown, rules: unknown = []): string => JSON.stringify({ roster: { forces: [{
  catalogueName: 'Zorg', selections: [{ name: 'Mob', type: 'unit', selections: [
    { name: 'Zorg', type: 'model', profiles: [profile], rules },
  ] }],
}] } });

const VALUES = [
  { name: 'Type', $text: 'INF' }, { name: 'Speed', $text: '15cm' },
  { name: 'CC', $text: '4+' }, { name: 'FF', $text: '5+' },
];
const profileWith = (...more: readonly unknown[]): object =>
  ({ name: 'Zorg', typeName: 'Unit', characteristics: [...VALUES, ...more] });

const xmlWith = (characteristics: string): string => '<roster><forces><force catalogueName="Zorg"><selections>'
  + '<selection name="Mob" type="unit"><selections><selection name="Zorg" type="model"><profiles>'
  + `<profile name="Zorg" typeName="Unit"><characteristics>${characteristics}</characteristics></profile>`
  + '</profiles></selection></selections></selection></selections></force></forces></roster>';
const IN_XML = '<characteristic name="Type">INF</characteristic><characteristic name="CC">4+</characteristic>';

describe('a profile in JSON', () => {
  it.each([
    ['of null', null], ['of a number', 7], ['without values', { name: 'Zorg', typeName: 'Unit' }],
    ['with values of null', { ...profileWith(), characteristics: null }],
    ['with values of other kinds', profileWith(null, 7, [], { name: {}, $text: [] }, { name: 'CC', $text: { a: 1 } })],
    ['with names that every object has',
      profileWith(...['__proto__', 'constructor', 'toString'].map(name => ({ name, $text: '5+' })))],
    ['with numbers for texts', profileWith({ name: 'Armour', $text: 4 })],
  ])('%s is read as far as it is one', async (_, profile) => {
    const found = await imported(jsonWith(profile));
    expect('problems' in found || 'formations' in found).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('with a text of megabytes is cut, and the cut is named', async () => {
    const { notes } = await rosterIn(jsonWith(profileWith({ name: 'Notes', $text: 'Zaps '.repeat(200_000) })));
    expect(notes.map(({ say }) => say).join()).toMatch(/^Not understood of the profile of "Zorg": .{80,200}$/);
  });

  it('with very many values is more than any army has', async () => {
    const much = { name: 'Zorg', typeName: 'Unit', characteristics: [...VALUES, ...Array<number>(200_001).fill(0)] };
    expect(await problemsOf(jsonWith(much)))
      .toEqual(['This roster holds more than any army does.']);
  });

  it('with very many rules as well', async () => {
    expect(await problemsOf(jsonWith(profileWith(), Array(20_001).fill({ name: 'a' }))))
      .toEqual(['This roster holds more than any army does.']);
  });
});

describe('a profile in XML', () => {
  it.each([
    ['with entities that nobody declared',
      xmlWith(`${IN_XML}<characteristic name="Notes">&x;&#0;&lt;b&gt;</characteristic>`)],
    ['with elements in its values', xmlWith(`${IN_XML}<characteristic name="Notes"><b>Walker</b></characteristic>`)],
    ['with text that is marked as such', xmlWith(`${IN_XML}<characteristic name="FF"><![CDATA[5+]]></characteristic>`)],
    ['without names', xmlWith(`${IN_XML}<characteristic>5+</characteristic>`)],
  ])('%s is read as far as it is one', async (_, text) => {
    expect(await readRoster(text)).toMatchObject({ formations: [{ units: [{ own: { cc: 4 } }] }] });
  });

  it('with very many values is more than any army has', async () => {
    expect(await problemsOf(xmlWith('<characteristic name="a"/>'.repeat(150_000)).slice(0, 3_900_000))).toHaveLength(1);
  });
});

it.each([
  ['spaces', ' '], ['digits', '1'], ['commas', ','], ['brackets', '('], ['plus signs', '+'], ['values', '4+ '],
  ['contacts', '(contact) '], ['joints', 'and '], ['breaks', '<BR>'],
])('a datasheet of %s alone is read in no time', async (_, piece) => {
  const much = piece.repeat(3000 / piece.length);
  const columns = ['Armour', 'Weapons', 'Range', 'Firepower', 'Notes', 'Unit Notes', 'DC', 'Crit'];
  const found = await readRoster(jsonWith(profileWith(...columns.map(name => ({ name, $text: much })))));
  expect(found).toHaveProperty('formations.length', 1);
  const text = `Zorg\nType Speed Armour CC FF\nINF 15cm 4+ 4+ 4+ ${much}\n${much}\nNotes: ${much}`;
  expect('formations' in await readRoster(text) || 'problems' in await readRoster(text)).toBe(true);
});

describe('a text of empty lines alone', () => {
  it.each(['\n', '\r\n', ' \n', '\t\n'])('is gone through once: %j', async line => {
    expect(await problemsOf(line.repeat(1_200_000))).toContain('Nothing in this was understood as a formation.');
  });
});
