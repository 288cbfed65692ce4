/** Rosters with made-up armies, in the two forms in which other programs write them. */

export interface Selected {
  readonly name: string;
  readonly type: 'unit' | 'model' | 'upgrade';
  readonly number?: number;
  /** What its profile describes, where it has one. */
  readonly sheet?: string;
  readonly inside?: readonly Selected[];
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const selectionXml = ({ name, type, number = 1, sheet, inside = [] }: Selected): string =>
  `<selection id="a-1" name="${escaped(name)}" entryId="b-2" number="${number}" type="${type}">`
  + (sheet ? `<profiles><profile id="c" name="${escaped(name)}" typeName="${sheet}"/></profiles>` : '')
  + `<rules><rule name="A rule"><description>Words &lt;b&gt; of it</description></rule></rules>`
  + `<selections>${inside.map(selectionXml).join('')}</selections>`
  + '<costs><cost name="pts" typeId="points" value="25.0"/></costs></selection>';

export const xmlRoster = (army: string, selections: readonly Selected[]): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  + '<roster id="r" name="My army" battleScribeVersion="2.03" gameSystemName="Epic" '
  + 'xmlns="http://www.battlescribe.net/schema/rosterSchema">\n'
  + `<forces><force id="f" name="Army" catalogueName="${escaped(army)}"><selections>`
  + `${selections.map(selectionXml).join('\n')}</selections></force></forces></roster>`;

const selectionJson = ({ name, type, number = 1, sheet, inside = [] }: Selected): object => ({
  id: 'a-1', name, number, type, from: 'entry', categories: [{ name: 'Formations', primary: true }],
  costs: [{ name: 'pts', value: 25 }],
  ...(sheet ? { profiles: [{ name, typeName: sheet }] } : {}),
  ...(inside.length > 0 ? { selections: inside.map(selectionJson) } : {}),
});

export const jsonRoster = (army: string, selections: readonly Selected[]): string => JSON.stringify({
  roster: {
    name: 'My army', forces: [{ name: 'Army', catalogueName: army, selections: selections.map(selectionJson) }],
  },
});
