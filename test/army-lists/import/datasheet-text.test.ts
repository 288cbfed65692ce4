/** Datasheets that are pasted into a text, in the forms in which people paste them. */
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { rosterIn } from './forces.ts';

const LIST = 'Zorghost:\n3 Zorgblatz\n2 Boyz\n\n';
const FORMS: Readonly<Record<string, string>> = {
  'in lines with tabs, from a PDF': 'Zorgblatz\nType\tSpeed\tArmour\tClose Combat\tFirefight\nINF\t15cm\t4+\t3+\t5+\n'
    + 'Weapon\tRange\tFirepower\tNotes\n'
    + 'Hammers\t(base contact)\tAssault Weapons\tMacro-weapon, Extra Attacks (+1)\n'
    + 'Big Gun\t30cm\tAP5+/AT6+\t-\nPistols\t(15cm)\tSmall Arms\tIgnore Cover\nNotes: Fearless, Walker',
  'with the name in the header': 'Zorgblatz   Type  Speed  Armour  CC  FF\n            INF   15cm   4+      3+  5+\n'
    + 'Weapon      Range         Firepower        Notes\n'
    + 'Hammers     (contact)  Assault Weapons  Macro-weapon, +1A\n'
    + 'Big Gun     30cm          AP5+/AT6+\n'
    + 'Pistols     (15cm)        Small Arms       Ignore Cover\nNotes: Fearless, Walker',
  'with the name in the row': 'Name  Type  Speed  Armour  CC  FF\nZorgblatz  INF  15cm  4+  3+  5+\n'
    + 'Hammers (contact) Assault Weapons Macro-weapon, +1A\n'
    + 'Pistols (15cm) Small Arms, Ignore Cover\nNotes: Fearless. Walker',
  'as a table of a web page': '| Name | Type | Speed | Armour | CC | FF |\n|---|---|---|---|---|---|\n'
    + '| Zorgblatz | INF | 15cm | 4+ | 3+ | 5+ |\n\n'
    + '| Hammers | (contact) | Assault Weapons | Macro-weapon, +1A |\n'
    + '| Pistols | (15cm) | Small Arms | Ignore Cover |\n\nNotes: Fearless, Walker',
  'line by line': 'Zorgblatz\nType: INF\nSpeed: 15cm\nArmour: 4+\nCC: 3+\nFF: 5+\n'
    + 'Hammers: (contact) Assault Weapons Macro-weapon, +1A\n'
    + 'Pistols: (15cm) Small Arms Ignore Cover\nNotes: Fearless, Walker',
};

const WANTED: Partial<Profile> = {
  name: 'Zorgblatz', type: 'infantry', speed: 15, armour: 4, cc: 3, ff: 5, abilities: ['fearless', 'walker'], weapons: [
    { name: 'Hammers', kind: 'assault', extraAttacks: 1, rules: ['macro-weapon'] },
    { name: 'Pistols', kind: 'small-arms', extraAttacks: 0, rules: ['ignore-cover'] },
  ],
};

describe.each(Object.entries(FORMS))('a datasheet %s', (_, sheet) => {
  it.each([['behind', `Ork\n\n${LIST}${sheet}`], ['before', `${sheet}\n\n${LIST}`]])(
    '%s a list belongs to the unit of its name', async (__, text) => {
      const { formations, questions, notes } = await rosterIn(text);
      expect(formations.map(({ units }) => units.map(({ profile }) => profile)))
        .toEqual([['zorgblatz-own', 'zorgblatz-own', 'zorgblatz-own', 'boyz', 'boyz']]);
      expect(formations[0]!.units[0]!.own).toMatchObject(WANTED);
      expect([questions, notes]).toEqual([[], []]);
    },
  );

  it('alone is one stand, and a note says so', async () => {
    const { formations, notes } = await rosterIn(sheet);
    expect(formations.map(({ units }) => units.length)).toEqual([1]);
    expect(formations[0]!.units[0]!.own).toMatchObject(WANTED);
    expect(notes.map(({ say }) => say))
      .toEqual(['"Zorgblatz" is a datasheet without a list; one stand of it was taken.']);
  });
});

it('two datasheets, one below the other, are two units', async () => {
  const { formations } = await rosterIn(`${LIST}1 Zorgotitan\n\n${FORMS['line by line']}\n\nZorgotitan\n`
    + 'Type Speed Armour CC FF\nWE 15cm 5+ 4+ -\nDamage Capacity 6\nCritical Hit Effect: Destroyed\n'
    + 'Notes: 2 Void Shields');
  const own = new Map(formations.flatMap(({ units }) => units.map(({ name, own: profile }) => [name, profile])));
  expect(own.get('Zorgblatz')).toMatchObject(WANTED);
  expect(own.get('Zorgotitan')).toMatchObject({
    damageCapacity: 6, abilities: ['void-shields-2'], critical: { damage: 'all' }, ff: null,
  });
});

it('values without a name of their own are no datasheet, and take no line from the one above', async () => {
  const values = 'Type Speed Armour CC FF\nINF 15cm 6+ 6+ 6+';
  const { formations, questions } = await rosterIn(`${LIST}${FORMS['line by line']}\n${values}`);
  expect(formations[0]!.units[0]!.own).toMatchObject(WANTED);
  expect(questions.map(({ text }) => text).join()).toMatch(/INF 15cm/);
});

it('a datasheet of nobody in the list is told', async () => {
  const { notes } = await rosterIn(`Ork\n\nWarband:\n6 Boyz\n\n${FORMS['line by line']}`);
  expect(notes.map(({ say }) => say))
    .toEqual(['Nobody in this list is called "Zorgblatz", which has a datasheet here.']);
});
