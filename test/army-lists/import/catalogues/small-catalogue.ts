/** A made-up game system and two catalogues with made-up armies, each with a way of its own to write things down. */

const SYSTEM = `<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="8f10-ee06-8dc1-beb6" name="Epic Armageddon" battleScribeVersion="2.03">
  <profileTypes><profileType id="t1" name="Unit"/><profileType id="t2" name="War Engine"/></profileTypes>
  <sharedRules>
    <rule id="r-fire" name="Critical Hit: Smoke" hidden="false"><description>The unit is destroyed.</description></rule>
  </sharedRules>
</gameSystem>`;

const COLUMNS = [
  'Type', 'Speed', 'Armour', 'CC', 'FF', 'Weapons', 'Range', 'Firepower', 'Notes', 'Unit Notes', 'DC', 'Crit',
];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A shared profile with the values of its columns, as later files and as earlier ones have it. */
const profile = (id: string, name: string, ...values: readonly string[]): string =>
  `<profile id="${id}" name="${escaped(name)}" hidden="false" typeName="${
    values.length > 10 ? 'War Engine' : 'Unit'}"><characteristics>${values.map((value, i) =>
    `<characteristic name="${COLUMNS[i]}">${escaped(value)}</characteristic>`).join('')}</characteristics></profile>`;
const earlier = (id: string, name: string, ...values: readonly string[]): string =>
  `<profile id="${id}" name="${escaped(name)}" profileTypeId="t1"><characteristics>${values.map((value, i) =>
    `<characteristic name="${COLUMNS[i]}" value="${escaped(value)}"/>`).join('')}</characteristics></profile>`;

const limits = (least: number, most: number): string => '<constraints>'
  + `<constraint id="min" field="selections" scope="parent" value="${least}.0" type="min"/>`
  + `<constraint id="max" field="selections" scope="parent" value="${most}.0" type="max"/></constraints>`;
const info = (id: string, type = 'profile'): string => `<infoLink targetId="${id}" type="${type}"/>`;
const entry = (id: string, name: string, type: string, inside: string): string =>
  `<selectionEntry id="${id}" name="${escaped(name)}" hidden="false" type="${type}">${inside}</selectionEntry>`;
const link = (id: string, inside = ''): string =>
  `<entryLink id="l-${id}" hidden="false" targetId="${id}" type="selectionEntry">${inside}</entryLink>`;

const catalogue = (name: string, version: string, lists: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<catalogue id="c" name="${name}" battleScribeVersion="${version}" `
  + `gameSystemId="8f10-ee06-8dc1-beb6">${lists}</catalogue>`;

const GUNS = [
  entry('g3', 'Zorg Gun w/ Long Barrel', 'model', `<infoLinks>${info('p-long')}</infoLinks>`),
  entry('g4', '2x Watcher, Hover Pod', 'unit',
    `${limits(0, 1)}<infoLinks>${info('p-watch')}${info('p-pod')}${info('r-room', 'rule')}</infoLinks>`),
].join('');

/** Numbers and several units in names, gear behind `w/`, groups, links, upgrades that are nobody, and aircraft. */
const ZORGS = catalogue('Zorgs: Drop Host', '2.03', `<selectionEntries>${
  entry('host', 'Zorg Host', 'unit', `<selectionEntries>${
    entry('z1', '*Zorglings', 'unit', `${limits(4, 8)}<infoLinks>${info('p-zorg')}</infoLinks>`)}${
    entry('z2', '3D6x Zorg Hounds', 'unit', `${limits(0, 1)}<infoLinks>${info('p-hound')}</infoLinks>`)}
    </selectionEntries><selectionEntryGroups><selectionEntryGroup id="g1" name="Rides" defaultSelectionEntryId="l-pod">
    ${limits(1, 2)}<entryLinks>${link('pod')}${link('pods')}</entryLinks></selectionEntryGroup></selectionEntryGroups>
    <entryLinks>${link('chief')}${link('mark')}</entryLinks>`)}${
  entry('line', 'Zorg Gun Line', 'unit', `<selectionEntryGroups><selectionEntryGroup id="g2" name="Guns">${limits(3, 3)}
    <selectionEntries>${GUNS}</selectionEntries></selectionEntryGroup></selectionEntryGroups>`)}${
  entry('lord', 'Great Zorg', 'model', `<infoLinks>${info('p-great')}${info('r-fire', 'rule')}</infoLinks>
    <entryLinks>${link('crown', limits(1, 1))}</entryLinks>`)}${
  entry('wing', 'Zorg Bomber Wing', 'unit', `<selectionEntries>${
    entry('w1', 'Zorgplane', 'model', `${limits(2, 2)}<infoLinks>${info('p-plane')}</infoLinks>`)}</selectionEntries>`)}
  </selectionEntries><sharedSelectionEntries>${
  entry('pod', 'Hover Pod', 'model', `<infoLinks>${info('p-pod')}${info('r-room', 'rule')}</infoLinks>`)}${
  entry('pods', '3x Hover Pod', 'model', `<infoLinks>${info('p-pod')}${info('r-room', 'rule')}</infoLinks>`)}${
  entry('chief', 'Zorg Chief', 'upgrade', `${limits(0, 1)}<infoLinks>${info('p-chief')}</infoLinks>`)}${
  entry('mark', 'Mark of the Zorg', 'upgrade', limits(0, 1))}${
  entry('crown', 'Great Zorg', 'upgrade', limits(0, 1))}</sharedSelectionEntries>
  <sharedRules><rule id="r-room" name="Transport (ZRG)" hidden="false"><description>As follows-
Hover Pod: 2 infantry units.</description></rule></sharedRules>
  <sharedProfiles>${
  profile('p-zorg', 'Zorgling', 'Infantry', '15cm', '5+', '4+', '6+', 'Teeth', '(contact)', 'Assault Weapons', '+1A',
    'Infiltrate')}${
  profile('p-hound', 'Zorg Hounds', 'Infantry', '20cm', '-', '5+', '-', '-', '', '', '', '')}${
  profile('p-pod', 'Hover Pod', 'Armoured Vehicle', '35cm', '5+', '6+', '5+', 'Sting<BR><BR>Burner', '30cm<BR><BR>15cm',
    'AP5+<BR><BR>AP6+', '-<BR><BR>Disrupt', 'Skimmer, Transport')}${
  profile('p-chief', 'Zorg Chief', 'Character', 'n/a', 'n/a', 'n/a', 'n/a', 'Fork,\n\nShout', '(contact),\n\n(15cm)',
    'Assault Weapons,\n\nSmall Arms', 'Macro-weapon, +1A,\n\n-', 'Leader')}${
  profile('p-long', 'Zorg Gun L', 'Light Vehicle', '10cm', '6+', '6+', '4+', 'Long Gun<BR>and', '60cm<BR>and (15cm)',
    'AT4+<BR>and Small Arms', 'Lance<BR>Lance, +1A', '')}${
  profile('p-watch', 'Zorg Watcher', 'Infantry', '15cm', '6+', '5+', '5+', 'Eyes', '(15cm) and 30cm',
    'Small Arms and AP5+', 'First Strike and Disrupt', 'Scout')}${
  profile('p-great', 'Great Zorg', 'War Engine', '15cm', '4+', '3+', '4+', '2x Claw', '(contact)', 'Assault Weapons',
    'Titan Killer (D3), +1A', 'Fearless, 2 Sh', '4', 'Smoke')}${
  profile('p-plane', 'Zorgplane', 'War Engine', 'Bomber', '5+', 'n/a', 'n/a', 'Bombs', '15cm', '3BP', '-', '', '2',
    'Destroyed')}</sharedProfiles>`);

/** As files were written before: values in attributes, links without names. */
const MIMES = catalogue('Mimes: Wild Hunt', '2.01', `<selectionEntries>${
  entry('hunt', 'Hunt', 'unit', `<selectionEntries>${
    entry('m1', 'Huntsmen', 'unit', `${limits(5, 5)}<infoLinks>${info('p-man')}</infoLinks>`)}${
    entry('m2', 'Wild Ones', 'unit', `${limits(0, 2)}<infoLinks>${info('p-beast')}</infoLinks>
      <entryLinks>${link('horn', limits(0, 1))}</entryLinks>`)}</selectionEntries>
    <entryLinks>${link('horn')}${link('gone')}</entryLinks>`)}${
  entry('gate', 'Old Gate', 'upgrade', '')}</selectionEntries>
  <sharedSelectionEntries>${
  entry('horn', 'Horn Blower', 'upgrade', `${limits(0, 1)}<infoLinks>${info('p-horn')}</infoLinks>`)}
  </sharedSelectionEntries><sharedProfiles>${
  earlier('p-man', 'Huntsman', 'Infantry', '30cm', '4+', '3+', '5+', 'Spears', '(contact)', 'Assault Weapon',
    'First Strike', 'Mounted')}${
  earlier('p-beast', 'Wild Beast', 'Infantry', '20cm', '5+', '3+', '-', '', '', '', '', 'Walker')}${
  earlier('p-horn', 'Horn Blower', 'Character', 'n/a', 'n/a', 'n/a', 'n/a', 'none', '', '', '', 'Inspiring')}
  </sharedProfiles>`);

export const SMALL_CATALOGUES: readonly string[] = [SYSTEM, ZORGS, MIMES];
