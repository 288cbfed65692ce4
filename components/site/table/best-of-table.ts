/** The best change to the table that is set up: looked for once its odds are known, and gone with the next table. */
import { AssaultResolver } from '../../elements/assault-resolver.ts';
import { NO_CHARACTERS } from '../../epic-armageddon/odds/inquiry.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { OddsAsker } from '../../epic-armageddon/odds/odds-asker.ts';
import type { Matter } from '../../epic-armageddon/odds/question.ts';
import { sharedAnswerer } from '../../epic-armageddon/resolver/live-odds/shared-answerer.ts';
import type { BestChange, CardFolded } from '../../set-up/best-change.ts';
import '../../set-up/best-change.ts';
import { keepInTab, textInTab } from '../site-page.ts';
import type { OddsSettled } from './table-odds-line.ts';

/** Under which a browser tab remembers that the card is folded or open. */
const FOLDED_KEY = 'assault-resolver.best-folded';
/** Where the map has so little room it is a chip: a card would lie over stands. */
const little = matchMedia('(width < 900px) or (height < 720px)');

export const card: BestChange = document.createElement('best-change');
card.slot = 'over';
card.isFolded = textInTab(FOLDED_KEY) === 'yes';
card.isCompact = little.matches;
little.addEventListener('change', ({ matches }) => (card.isCompact = matches));
card.addEventListener('card-folded', ({ isFolded }: CardFolded) => void keepInTab(FOLDED_KEY, isFolded ? 'yes' : 'no'));

const asker = new OddsAsker(sharedAnswerer(AssaultResolver.lazyParts!.odds), () => '');

/** What draws a change on the map; it comes with the first that is shown. */
export const ghostsOf = async (scenario: Scenario): Promise<(view: BattlefieldView) => BattlefieldView> => {
  const { withChange } = await import('../../epic-armageddon/odds/odds-map.ts');
  return view => withChange(view, { after: scenario, units: [] });
};

/** Nothing is known of another table. */
export const forgetBest = (): void => {
  asker.cancel();
  card.matters = [];
};

/** Looks for it, before anything has been played. */
export const lookForBest = ({ played: { scenario, events }, odds }: OddsSettled): void => {
  forgetBest();
  if (events.length > 0 || scenario.startAt !== 'a4Attacks') return;
  const found = new Map<string, Matter>();
  const question = { kind: 'matters', scenario, before: odds, characters: NO_CHARACTERS } as const;
  asker.ask(question, {
    told: matter => {
      found.set(matter.id, matter);
      card.matters = [...found.values()];
    },
    ended: () => {},
    failed: () => {},
  });
};
