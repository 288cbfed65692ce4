/** The formation builder. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { builderStyles } from './formation-builder.styles.ts';
import { LazyValue } from './lazy-value.ts';
import {
  smallestFormation, buildPicked, type PickedFormation,
} from '../../../src/army-lists/choices/build-formation.ts';
import { withoutLostOptions } from '../../../src/army-lists/choices/edits.ts';
import { FormationEdited, FormationBuilt, builtDetail } from './events.ts';
import { canStand, formationTemplate, type FormationActions } from './formation-panel.ts';
import { lineTemplate, listsTemplate, waitingForListsTemplate } from './builder-templates.ts';
import type { FormationBuilderLazyParts, ArmyCatalogue } from '../lazy-parts.ts';
import {
  editingOf, optionsFor, ownTemplate, profileFor, withKept, withOwnOf, type ProfileEditing, type OwnActions,
} from './own-profiles.ts';
import { isLost, remarksOnTokens, TypedLine } from './typed-line.ts';
import { candidatesIn, foundFor, suggestionsFor, withLast } from './suggestions.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

const NO_PROFILES: Readonly<Record<string, Profile>> = {};

/**
 * Puts a formation together: from a line of text, from an army list with everything that it allows, unit by unit, with
 * profiles of one's own.
 *
 * Enter in its first field takes what is typed; the suggestions below are formations with their choices, and units.
 *
 * @fires formation-built - The formation is finished: `detail.side`, `detail.built`; and of a line that says so the
 *   terrain it stands in, `detail.cover`, and the other side, `detail.against`.
 * @fires formation-edited - It was changed by hand, finished or not: `detail.side`, `detail.built`.
 * @fires profile-kept - A profile of one's own was made or changed: `detail.id`, `detail.profile`.
 * @csspart formation - What stands on the table.
 */
export class FormationBuilder extends SpokenElement {
  /** How the army lists are loaded. */
  static lazyParts: FormationBuilderLazyParts | null = null;
  static override styles = [theme, buttons, formFieldStyles, disclosure, sideMarkStyles, builderStyles];
  static override properties = {
    side: {},
    profiles: { attribute: false },
    built: { attribute: false },
    placed: { attribute: false },
    isFolded: { state: true },
    choosing: { state: true },
    listId: { state: true },
    editing: { state: true },
    said: { state: true },
  };
  declare side: Side;
  /** Profiles of one's own by their ids, such as those of the shelf. */
  declare profiles: Readonly<Record<string, Profile>>;
  /** What stands on the table so far; null: nothing yet. May be set to go on with a formation. */
  declare built: BuiltFormation | null;
  /** What the page has put on the table already: folded until it is looked at again. */
  declare placed: BuiltFormation | null;
  declare private isFolded: boolean;
  declare private choosing: PickedFormation | null;
  /** The list that is open; empty: none. */
  declare private listId: string;
  declare private editing: ProfileEditing | null;
  declare private said: string;
  private readonly lazyCatalogue = new LazyValue(
    this, () => FormationBuilder.lazyParts!.catalogue(), () => this.readWhatWasTyped(),
  );
  /** What is typed stands on the table a moment later. */
  private readonly line = new TypedLine(this, () => this.readLine());
  /** What was last changed by hand is still being looked at. */
  private edited: BuiltFormation | null = null;

  constructor() {
    super();
    this.side = 'attacker';
    this.profiles = NO_PROFILES;
    this.built = null;
    this.placed = null;
    this.isFolded = false;
    this.choosing = null;
    this.listId = '';
    this.editing = null;
    this.said = '';
  }

  /** The focus belongs in the first field. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('search-field')?.focus(options);
  }

  /** What is built, and what is not understood of a line. */
  protected override get words(): readonly string[] {
    return this.line.text === '' && this.built === null ? [] : ['formation-card', 'notes', 'problems'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('placed') && this.isPlaced && this.placed !== this.edited) this.isFolded = true;
  }

  protected override firstUpdated(): void {
    void this.lazyCatalogue.load();
  }

  protected override render(): TemplateResult {
    const { side, catalogue, line } = this;
    return html`<section class=${side} aria-labelledby="heading">
      <h3 id="heading">${sideMark(side)}${formationBuilderWords.heading(side)}</h3>
      ${lineTemplate(line, catalogue === null ? [] : suggestionsFor(line.text, catalogue), {
        enter: text => this.enter(text),
        choose: id => this.choose(id),
      })}
      ${catalogue === null
        ? waitingForListsTemplate(this.lazyCatalogue.isUnreachable, () => void this.lazyCatalogue.load()) : html`
        ${listsTemplate(this.listId, this.choosing, catalogue, {
          openList: id => this.openList(id),
          pickFormation: (list, at) => this.pickFormation(list, at),
          pick: choosing => this.pick(choosing),
        })}
        ${this.built === null ? nothing : this.formation(this.built, catalogue)}
        ${this.isPlaced && this.isFolded && this.editing === null ? nothing
          : ownTemplate(this.editing, this.built, this.profiles, catalogue, this.ownActions)}`}
      <live-region message=${this.said}></live-region>
    </section>`;
  }

  private formation(built: BuiltFormation, catalogue: ArmyCatalogue): TemplateResult {
    return formationTemplate({
      built, isPlaced: this.isPlaced, isFolded: this.isFolded, isPicked: this.choosing !== null,
      profileOf: profileFor(built, this.profiles, catalogue.library),
      optionsOf: optionsFor(built, this.profiles, catalogue.library),
      find: text => candidatesIn(text, catalogue, this.profiles),
    }, this.formationActions);
  }

  private readonly formationActions: FormationActions = {
    finish: () => this.finish(),
    fold: isFolded => (this.isFolded = isFolded),
    change: change => this.become({ ...this.built!, ...change }),
    unitsEdited: ({ detail: { built, said } }) => {
      this.become(this.tidied(withOwnOf(built, this.profiles)));
      this.said = said || formationBuilderWords.count(built.units.length);
    },
    editProfile: id => this.edit(id),
  };

  /** Whether the page has it on the table as it is. */
  private get isPlaced(): boolean {
    return this.built !== null && this.built === this.placed;
  }

  /** Null until it is loaded. */
  private get catalogue(): ArmyCatalogue | null {
    return this.lazyCatalogue.value;
  }

  private readWhatWasTyped(): void {
    if (this.line.isEntered) this.enter(this.line.text);
    else if (this.line.text !== '') this.readLine();
  }

  private readLine(): void {
    if (this.catalogue === null) return;
    const { built } = this.line.readWith(this.catalogue.formationFromText);
    this.choosing = null;
    if (built !== null || this.line.isEmpty) this.built = built;
  }

  /** Entered text is all there is to do, if every word of it stands on the table. */
  private enter(text: string): void {
    this.line.write(text);
    this.readLine();
    const lost = this.line.read.tokens.filter(isLost);
    this.line.isEntered = this.catalogue === null; // then it is once there is something to read it with
    if (this.line.isEntered) return;
    if (lost.length === 0) this.finish();
    else this.said = remarksOnTokens(lost).join(' ');
  }

  private choose(id: string): void {
    const found = this.catalogue === null ? undefined : foundFor(this.line.text, this.catalogue)[Number(id)];
    if (found === undefined) return;
    if (found.kind === 'formation') {
      this.listId = found.list.id;
      this.pickFormation(found.list, found.list.formations.indexOf(found.formation));
      return;
    }
    this.line.write(withLast(this.line.text, found.unit.id));
    this.readLine();
  }

  private openList(id: string): void {
    this.listId = id;
    this.choosing = null;
  }

  private pickFormation(list: ArmyList, at: number): void {
    const choosing = this.catalogue === null ? null : smallestFormation(list, at, this.catalogue.library);
    if (choosing === null) return;
    this.line.clear();
    this.pick(choosing);
  }

  private pick(choosing: PickedFormation): void {
    if (this.catalogue === null) return;
    this.choosing = choosing;
    const built = buildPicked(choosing, this.catalogue.library);
    this.become(built);
    this.said = formationBuilderWords.count(built.units.length);
  }

  /** One of the library's is edited as a profile of one's own. */
  private edit(id: string | null): void {
    if (this.catalogue === null) return;
    this.editing = editingOf(id, this.built, this.profiles, this.catalogue.library);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('profile-form')?.focus());
  }

  private readonly ownActions: OwnActions = {
    begin: () => this.edit(null),
    keep: ({ detail: { id, profile } }) => {
      const of = this.editing?.of ?? null;
      this.profiles = { ...this.profiles, [id]: profile };
      this.become(this.tidied(withKept(this.built, of, id, profile)));
      this.editing = null;
      this.said = formationBuilderWords.kept(profile.name);
    },
    drop: () => (this.editing = null),
  };

  private tidied(built: BuiltFormation): BuiltFormation {
    return this.catalogue === null ? built
      : withoutLostOptions(built, optionsFor(built, this.profiles, this.catalogue.library));
  }

  /** Changed by hand. */
  private become(built: BuiltFormation): void {
    this.built = built;
    this.edited = built;
    this.dispatchEvent(new FormationEdited(this.side, built));
  }

  /** What has just been typed belongs to it. */
  private finish(): void {
    if (this.line.isUnread) this.readLine();
    const { built } = this;
    if (built === null || !canStand(built)) return;
    this.edited = null;
    this.dispatchEvent(new FormationBuilt(builtDetail(this.side, built, this.line.read)));
  }
}

if (!customElements.get('formation-builder')) customElements.define('formation-builder', FormationBuilder);

declare global {
  interface HTMLElementTagNameMap {
    'formation-builder': FormationBuilder;
  }
}
