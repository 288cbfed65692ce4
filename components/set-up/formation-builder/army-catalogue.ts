/** The unit library, the army lists, and what reads with them. */
import { searchAll } from '../../../src/army-lists/choices/search.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { plainJson, UNREADABLE } from '../../../src/parsing/plain-json.ts';
import { problemList } from '../../../src/parsing/problems.ts';
import { profile as profileShape } from '../../../src/epic-armageddon/scenario/profile.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import { groupsOf } from '../../../src/deployment/line-up-entries.ts';
import { writeQuickEntry } from '../../../src/deployment/quick-entry/write.ts';
import { once } from '../../../src/shared/once.ts';
import { formationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import { isWhole, readShape } from '../../../src/parsing/shapes.ts';
import type { ArmyCatalogue } from '../lazy-parts.ts';
import type { ReadProfile } from './profile-draft.ts';

const lists = neteaLists();
const lexicon = lexiconOf(neteaLibrary, knownFormations(lists, neteaLibrary));

const readProfile: ReadProfile = value => {
  const problems = problemList();
  const json = plainJson(value, problems);
  const read = json === UNREADABLE ? undefined : readShape(profileShape, json, problems);
  return problems.count() === 0 && read !== undefined && isWhole<Profile>(read)
    ? { profile: read } : { problems: problems.all() };
};

export const armyCatalogue: ArmyCatalogue = {
  library: neteaLibrary,
  lists,
  find: searchAll(lists, neteaLibrary),
  formationFromText: text => formationFromText(text, lexicon, lists),
  write: once(built => writeQuickEntry({ attacker: groupsOf(built), defender: [] }, lexicon)),
  readProfile,
};
