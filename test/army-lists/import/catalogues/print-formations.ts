/** Chosen formations as programs write them to files, and as they print them for people. */
import type { Chosen, ChosenProfile } from './choose-formations.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const profileXml = ({ name, kind, columns }: ChosenProfile): string =>
  `<profile id="p" name="${escaped(name)}" hidden="false" typeName="${escaped(kind)}"><characteristics>${
    columns.map(([column, text]) => `<characteristic name="${escaped(column)}">${escaped(text)}</characteristic>`)
      .join('')}</characteristics></profile>`;

const selectionXml = ({ name, type, count, profiles, rules, inside }: Chosen): string =>
  `<selection id="s" name="${escaped(name)}" entryId="e" number="${count}" type="${type}"><rules>${
    rules.map(rule => `<rule name="${escaped(rule.name)}"><description>${escaped(rule.text)}</description></rule>`)
      .join('')}</rules><profiles>${profiles.map(profileXml).join('')}</profiles><selections>${
    inside.map(selectionXml).join('')}</selections><costs><cost name="pts" value="25.0"/></costs></selection>`;

const xml = (army: string, formations: readonly Chosen[]): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<roster id="r" name="Mine" battleScribeVersion="2.03" '
  + 'gameSystemId="8f10-ee06-8dc1-beb6" gameSystemName="Epic Armageddon" '
  + 'xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces><force id="f" name="Epic Armageddon" '
  + `catalogueName="${escaped(army)}"><selections>${formations.map(selectionXml).join('')}</selections>`
  + '</force></forces></roster>';

const selectionJson = ({ name, type, count, profiles, rules, inside }: Chosen): object => ({
  id: 's', name, type, number: count,
  profiles: profiles.map(profile => ({
    name: profile.name, hidden: false, typeName: profile.kind,
    characteristics: profile.columns.map(([column, $text]) => ({ name: column, $text })),
  })),
  rules: rules.map(rule => ({ name: rule.name, description: rule.text })),
  selections: inside.map(selectionJson),
});

const json = (army: string, formations: readonly Chosen[]): string => JSON.stringify({ roster: {
  name: 'Mine', gameSystemName: 'Epic Armageddon',
  forces: [{ name: 'Epic Armageddon', catalogueName: army, selections: formations.map(selectionJson) }],
} });

const counted = ({ name, count }: Chosen): string => (count === 1 ? name : `${count}x ${name}`);

/** `6x Boyz, 2x Nobz`, with the selections of each below it. */
const insideOf = ({ inside }: Chosen, depth: number): readonly string[] => inside.flatMap(one => [
  `${'. '.repeat(depth)}${counted(one)}${one.inside.length === 0 ? ''
    : `: ${one.inside.map(counted).join(', ')}`}`,
]);

const text = (army: string, formations: readonly Chosen[]): string => [
  `++ Epic Armageddon (${army}) [3,000pts] ++`, '', '+ Formations +', '',
  ...formations.flatMap(one => [`${one.name} [200pts]`, ...insideOf(one, 1), '']),
].join('\n');

const bullets = (army: string, formations: readonly Chosen[]): string => [
  `${army} - 3000 pts`, '',
  ...formations.flatMap(one => [`${one.name} [200 pts]:`,
    ...one.inside.map(inner => `• ${inner.count}x ${inner.name}`), '']),
].join('\n');

/** With profiles, as files. */
export const FILE_PRINTERS = { 'XML': xml, 'JSON': json } as const;
/** Without profiles, as texts. */
export const TEXT_PRINTERS = { 'as BattleScribe prints it': text, 'as New Recruit prints it': bullets } as const;

export type FormationPrinter = (army: string, formations: readonly Chosen[]) => string;
