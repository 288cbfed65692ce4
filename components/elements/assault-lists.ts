/** List against list: every formation of one army charging every one of another. */
import type { PropertyValues, TemplateResult } from 'lit';
import { bySide, enemyOf, type BySide, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { ListsChosen, ListsKnown, PairWanted } from '../epic-armageddon/lists/events.ts';
import { ComingPairs } from '../epic-armageddon/lists/coming-pairs.ts';
import { listsTemplate, type ListsActions } from '../epic-armageddon/lists/frame.ts';
import type { ListsLazyParts } from '../epic-armageddon/lists/lazy-parts.ts';
import { listsWords } from '../epic-armageddon/lists/lists-words.ts';
import {
  isAllKnown, matchRows, orderOf, pairAt, pairsIn, withPairs, type KnownPair, type Match, type Places,
} from '../epic-armageddon/lists/match.ts';
import { MatchInput } from '../epic-armageddon/lists/match-input.ts';
import {
  listAnswersWanted, type ListAnswerer, type ListAnswers, type ListKind, type ListName, type ListQuestion,
  type ListTrouble, type MatchAnswer, type MatchAsked, type PairAnswer,
} from '../epic-armageddon/lists/question.ts';
import { listsStyles } from '../epic-armageddon/lists/styles.ts';
import { ownAfter, type Filter, type MatchView, type OwnList } from '../epic-armageddon/lists/view.ts';
import { respoken } from '../shared/languages/spoken.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import { fieldStyles } from '../shared/parts/field.styles.ts';
import { sideMarkStyles } from '../shared/parts/side-mark.ts';
import { define } from '../shared/public/define.ts';
import { answererBy } from '../shared/worker/answerers.ts';
import { Asker } from '../shared/worker/asker.ts';
import type { AnswererOf, Listener } from '../shared/worker/asking.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** One worker for all of a page. */
const answerer = onceLoaded(() => answererBy(AssaultLists.lazyParts!, listAnswersWanted) as Promise<ListAnswerer>);

const asker = (): Asker<ListQuestion, ListAnswers[ListKind]> => new Asker(
  async () => await answerer() as AnswererOf<ListQuestion, ListAnswers[ListKind]>, () => listsWords.notLoaded,
);

/** Under so much width there is one formation at a time. */
const NARROW = 640;
const NOBODY: BySide<null> = { attacker: null, defender: null };
const FIRST: Places = { attacker: 0, defender: 0 };

/**
 * Two army lists against each other: how likely each formation of the one is to win if it charges each of the other.
 *
 * @fires {CustomEvent<{ version: 1, rows: readonly MatchRow[] }>} lists-known - Every pair is known.
 * @fires {CustomEvent<{ version: 1, scenario: Scenario }>} pair-wanted - One pair is to be set up as a table.
 * @slot - Shown without the script, and beside what is wrong where the lists cannot be matched.
 * @csspart choose - Which lists meet, and in which state.
 * @csspart table - All pairs.
 * @csspart cell - One pair.
 * @csspart pair - The pair that is selected.
 * @csspart bar - What is known, and what can be done with it.
 * @csspart primary - The way to set the pair up.
 * @cssprop --assault-height - Its height; 85 % of the window's unless set, between 560 and 900 px.
 */
export class AssaultLists extends MatchInput {
  /** How the parts come that need not be there at once. */
  static lazyParts: ListsLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, fieldStyles, sideMarkStyles, ...listsStyles];
  static override properties = {
    ...MatchInput.properties,
    names: { state: true },
    match: { state: true },
    selected: { state: true },
    sortedBy: { state: true },
    detail: { state: true },
    filter: { state: true },
    own: { state: true },
    trouble: { state: true },
    failure: { state: true },
    isNarrow: { state: true },
    isChoosing: { state: true },
    said: { state: true },
  };
  declare private names: readonly ListName[];
  declare private match: Match | null;
  declare private selected: Places;
  declare private sortedBy: BySide<number | null>;
  declare private detail: PairAnswer | null;
  declare private filter: Filter;
  declare private own: OwnList | null;
  declare private trouble: ListTrouble | null;
  declare private failure: string;
  declare private isNarrow: boolean;
  declare private isChoosing: boolean;
  declare private said: string;
  readonly #lists = asker();
  readonly #pairs = asker();
  readonly #named = asker();
  readonly #coming = new ComingPairs(pairs => this.#show(pairs));
  readonly #width = new ResizeObserver(([entry]) => {
    const width = entry!.contentRect.width;
    if (width > 0) this.isNarrow = width < NARROW;
  });

  constructor() {
    super();
    this.names = [];
    this.match = null;
    this.selected = FIRST;
    this.sortedBy = NOBODY;
    this.detail = null;
    this.filter = 'all';
    this.own = null;
    this.trouble = null;
    this.failure = '';
    this.isNarrow = false;
    this.isChoosing = false;
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width.observe(this);
    if (this.hasUpdated) this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#width.disconnect();
    for (const asker of [this.#lists, this.#pairs, this.#named]) asker.cancel();
  }

  protected override get words(): readonly string[] {
    return ['screen', 'lists'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('attacker') || changed.has('defender')) this.dispatchEvent(new ListsChosen());
    if ((['attacker', 'defender', 'markers', 'cover'] as const).some(name => changed.has(name))) this.#ask();
  }

  protected override render(): TemplateResult {
    const { own, isNarrow, isChoosing, trouble, failure, said } = this;
    return listsTemplate({
      chosen: { names: this.names, lists: this.ids, markers: this.asked.markers, cover: this.asked.cover, own },
      view: this.#view, trouble, failure, isNarrow, isChoosing, said,
      shows: part => this.controls === null || this.controls.split(/\s+/).includes(part),
    }, this.#actions);
  }

  protected override backOnline(): void {
    if (this.failure !== '') this.#ask();
  }

  get #view(): MatchView | null {
    const { match, selected, sortedBy, detail, filter } = this;
    return match === null ? null : {
      match, selected, sortedBy, detail, filter,
      order: bySide(side => orderOf(match, side, sortedBy[enemyOf(side)])),
    };
  }

  /** What is known already; null: nothing. */
  protected recall(_: MatchAsked): Match | null {
    return null;
  }

  /** Everything is known. */
  protected keep(_: MatchAsked, __: Match): void {
    // most pages keep nothing
  }

  /** Everything anew; nothing of other lists stays. */
  #ask(): void {
    Object.assign(this, {
      match: null, selected: FIRST, sortedBy: NOBODY, detail: null, trouble: null, failure: '', said: '',
    });
    this.#coming.forget();
    this.#pairs.cancel();
    if (this.names.length === 0) {
      this.#named.ask({ kind: 'names' }, this.#listener<readonly ListName[]>(names => (this.names = names)));
    }
    const asked = this.asked;
    const known = this.recall(asked);
    if (known !== null) {
      this.#lists.cancel();
      this.match = known;
      return this.#tell(known);
    }
    this.#lists.ask({ kind: 'match', ...asked }, {
      ...this.#listener<MatchAnswer>(answer => this.#take(answer)),
      ended: () => this.#end(),
    });
  }

  #listener<A>(told: (answer: A) => void): Listener<ListAnswers[ListKind]> {
    return {
      told: answer => told(answer as A),
      ended: () => {},
      failed: why => (this.failure = respoken(why)),
    };
  }

  #take(answer: MatchAnswer): void {
    if (answer.kind === 'trouble') this.trouble = answer.trouble;
    else if (answer.kind === 'lists') this.match = { formations: answer.formations, pairs: new Map() };
    else {
      const { kind: _, ...pair } = answer;
      this.#coming.add(pair);
    }
  }

  #show(pairs: readonly KnownPair[]): void {
    if (this.match === null) return;
    const isFirst = pairAt(this.match, this.selected) === null;
    this.match = withPairs(this.match, pairs);
    if (isFirst) this.#askPair();
  }

  #end(): void {
    this.#coming.show();
    const { match } = this;
    if (match === null || !isAllKnown(match)) return;
    this.keep(this.asked, match);
    this.said = listsWords.allKnown(pairsIn(match));
    this.#tell(match);
  }

  /** The page hears of it, and the first pair is looked into. */
  #tell(match: Match): void {
    this.dispatchEvent(new ListsKnown(matchRows(match)));
    if (this.detail === null) this.#askPair();
  }

  #askPair(): void {
    this.detail = null;
    if (this.match === null || pairAt(this.match, this.selected) === null) return this.#pairs.cancel();
    this.#pairs.ask({ kind: 'pair', ...this.asked, places: this.selected },
      this.#listener<PairAnswer>(detail => (this.detail = detail)));
  }

  #select(places: Places): void {
    this.selected = places;
    this.#askPair();
  }

  #setUp(): void {
    const { lineUp } = pairAt(this.match!, this.selected)!.best;
    this.#named.ask({ kind: 'table', ...this.asked, places: this.selected, lineUp },
      this.#listener<ListAnswers['table']>(scenario => this.dispatchEvent(new PairWanted(scenario))));
  }

  async #read(list: string | File): Promise<void> {
    const own = this.own!;
    this.own = { ...own, isReading: true, says: [] };
    try {
      const read = await AssaultLists.lazyParts!.reader();
      const found = await read(typeof list === 'string' ? list : new Uint8Array(await list.arrayBuffer()));
      if (this.own?.side !== own.side) return;
      if (!('problems' in found)) this[own.side] = found.formations;
      this.own = ownAfter(own, found);
    } catch {
      this.own = { ...own, says: [listsWords.notLoaded], isReading: false };
    }
  }

  #choose(side: Side, id: string): void {
    if (this.isNarrow) this.isChoosing = true;
    if (id === '') this.own = { side, text: '', says: [], isReading: false };
    else {
      if (this.own?.side === side) this.own = null;
      this[side] = id;
    }
  }

  readonly #actions: ListsActions = {
    choose: (side, id) => this.#choose(side, id),
    swap: () => {
      [this.attacker, this.defender] = [this.defender, this.attacker];
      this.own = null;
    },
    mark: (side, count) => this.mark(side, count),
    coverIn: kind => (this.cover = kind),
    type: text => (this.own = { ...this.own!, text }),
    read: list => void this.#read(list),
    select: places => this.#select(places),
    sort: (side, place) => {
      this.sortedBy = { ...this.sortedBy, [side]: this.sortedBy[side] === place ? null : place };
    },
    show: filter => (this.filter = filter),
    setUp: () => this.#setUp(),
    unfold: () => (this.isChoosing = !this.isChoosing),
    tryAgain: () => this.#ask(),
  };
}

define('assault-lists', AssaultLists);

declare global {
  interface HTMLElementTagNameMap {
    'assault-lists': AssaultLists;
  }
}
