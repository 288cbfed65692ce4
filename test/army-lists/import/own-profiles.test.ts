/** Profiles that rosters bring with them are read as what they say. */
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { differentFields } from '../../../src/army-lists/import/compare-profiles.ts';
import { jsonRoster } from '../../../src/army-lists/import/json-roster.ts';
import { rosterList } from '../../../src/army-lists/import/roster-list.ts';
import { xmlRoster } from '../../../src/army-lists/import/xml-roster.ts';
import type { OwnSheet } from '../../../src/army-lists/import/own-sheets.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { ROSTER_PRINTERS } from './profile-files.ts';

const sheetsIn = (text: string): readonly OwnSheet[] => {
  const tree = text.startsWith('<') ? xmlRoster(text) : jsonRoster(JSON.parse(text));
  if ('problem' in tree) throw new Error(tree.problem);
  return rosterList(tree.roster).sheets ?? [];
};

/** Its datasheet has more in it than damage, destruction and a blast. */
const isUntold = ({ critical }: Profile): boolean => critical !== null && (critical.entered || critical.later);

/** All that fight; in the suite a third of them. */
const FIGHTING = neteaLibrary.all.filter(({ profile }, i) => profile !== null && (IS_WHOLE || i % 3 === 0));

/** What the library has of a critical hit that no words of a profile tell. */
const UNTOLD = /Staggers about|Explosion/;

describe.each(Object.entries(ROSTER_PRINTERS))('in %s', (_, print) => {
  it('every unit of the library is read back as it is, or what is not understood is named', () => {
    const units = FIGHTING.map(({ id, profile }) => ({ name: id, number: 1, profile, inside: [] }));
    const sheets = sheetsIn(print('Army', [{ name: 'Everybody', units }]));
    expect(sheets.map(({ unit }) => unit.name)).toEqual(FIGHTING.map(({ id }) => id));
    const wrong = sheets.flatMap(({ unit, unread }, i) => {
      const { profile } = FIGHTING[i]!;
      const isNamed = unread.some(words => UNTOLD.test(words));
      const fields = differentFields(profile!, unit.profile!).filter(field => field !== 'critical' || !isNamed);
      const others = unread.filter(words => !UNTOLD.test(words));
      const isRight = fields.length + others.length === 0 && isNamed === isUntold(profile!);
      return isRight ? [] : [[unit.name, ...fields, ...others]];
    });
    expect(wrong).toEqual([]);
  });
});
