/** The page of lists against lists: which of them meet is in the address, and what was worked out last is kept. */
import { AssaultLists } from '../elements/assault-lists.ts';
import type { PairWanted } from '../epic-armageddon/lists/events.ts';
import type { Match } from '../epic-armageddon/lists/match.ts';
import type { MatchAsked } from '../epic-armageddon/lists/question.ts';
import { canonical } from '../../src/shared/canonical.ts';
import '../embed/lazy/assault-lists.ts';
import { VERSION } from '../shared/version.ts';
import { opened } from './play-on-table.ts';
import type { Page } from './site-page.ts';
import { siteWords } from './site-words.ts';
import { store } from './table/table-store.ts';
import { asPlayed } from './table/table-version.ts';

/** In local storage: the lists that were matched last, with all that is known of them. */
const KEY = 'assault-resolver.lists';

/** Another version may reckon otherwise. */
const nameOf = (asked: MatchAsked): string => canonical([VERSION, asked]);

interface KeptLists {
  readonly name: string;
  readonly asked: MatchAsked;
  readonly formations: Match['formations'];
  readonly pairs: readonly (readonly [string, NonNullable<ReturnType<Match['pairs']['get']>>])[];
}

const keptLists = (): KeptLists | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptLists | null;
  } catch {
    return null;
  }
};

/** Lists against lists on the site, where what is known of them lasts. */
export class SiteLists extends AssaultLists {
  protected override recall(asked: MatchAsked): Match | null {
    const kept = keptLists();
    return kept?.name === nameOf(asked) ? { formations: kept.formations, pairs: new Map(kept.pairs) } : null;
  }

  protected override keep(asked: MatchAsked, { formations, pairs }: Match): void {
    const kept: KeptLists = { name: nameOf(asked), asked, formations, pairs: [...pairs] };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // it is worked out again
    }
  }
}

if (!customElements.get('site-lists')) customElements.define('site-lists', SiteLists);

declare global {
  interface HTMLElementTagNameMap {
    'site-lists': SiteLists;
  }
}

const lists = document.createElement('site-lists');

/** In the top bar, where the views of the table stand; the element says it by itself to those who hear it. */
const heading = document.createElement('p');
heading.className = 'brand';
heading.ariaHidden = 'true';
heading.dataset.words = 'lists';
heading.textContent = siteWords.lists;
document.querySelector('.brand')!.before(heading);

/** 'space-marine-codex-astartes/ork-war-horde'; nothing where a list is one's own. */
const addressNow = (): string => {
  const { attacker, defender } = lists;
  return typeof attacker === 'string' && typeof defender === 'string' ? `#lists=${attacker}/${defender}` : '#lists';
};

lists.addEventListener('lists-chosen', () => {
  if (/^#lists\b/.test(location.hash)) history.replaceState(null, '', addressNow());
});
lists.addEventListener('pair-wanted', ({ detail: { scenario } }: PairWanted) => void opened.then(() => {
  store.open(asPlayed({ scenario, events: [], at: 0 }));
  location.hash = 'set-up';
}));

/** What was asked last, where the address does not say: on the first visit the lists that are there anyway. */
let isFirst = true;

const showKept = (): void => {
  const asked = keptLists()?.asked;
  if (asked === undefined) return;
  const { attacker, defender } = asked.markers;
  Object.assign(lists, { ...asked.lists, markers: `${attacker} ${defender}`, cover: asked.cover });
};

export const page: Page = {
  element: lists,
  show: asked => {
    const [attacker = '', defender = ''] = asked.split('/');
    if (attacker !== '' && defender !== '') Object.assign(lists, { attacker, defender });
    else if (isFirst) showKept();
    isFirst = false;
  },
};
