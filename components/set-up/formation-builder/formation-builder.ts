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
import { FormationBuilt, type BuiltDetail } from './events.ts';
import { canStand, formationTemplate, type FormationActions } from './formation-panel.ts';
import { lineTemplate, listSign, listsTemplate, waitingForListsTemplate } from './builder-templates.ts';
import type { FormationBuilderLazyParts, ArmyCatalogue } from '../lazy-parts.ts';
import {
  editingOf, optionsFor, ownTemplate, profileFor, withKept, withOwnOf, type ProfileEditing, type OwnActions,
} from './own-profiles.ts';
import { isLost, NOTHING_TYPED, ownPart, remarksOnTokens, TypedLine } from './typed-line.ts';
import { candidatesIn, foundFor, suggestionsFor, withLast } from './suggestions.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

const NO_PROFILES: Readonly<Record<string, Profile>> = {};

/**
 * Puts a formation together: from a line of text, from an army list with everything that it allows, unit by unit, with
 * profiles of one's own. What is typed is understood while it is typed.
 *
 * Enter in its first field ends the line; the suggestions below are formations with their choices, and units.
 *
 * @fires formation-built - It has changed: `detail.side`, `detail.built`, and of a line its `detail.text`, the terrain
 *   it stands in, `detail.cover`, and the other side, `detail.against`.
 * @fires profile-kept - A profile of one's own was made or changed: `detail.id`, `detail.profile`.
 * @slot - Where the units stand, and what state they are in.
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
    text: { attribute: false },
    hint: {},
    areListsOpen: { state: true },
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
  /** The line that it was typed as; null: it has come in another way, and is written out. */
  declare text: string | null;
  /** An example in the empty field. */
  declare hint: string;
  declare private areListsOpen: boolean;
  declare private choosing: PickedFormation | null;
  /** The list that is open; empty: none. */
  declare private listId: string;
  declare private editing: ProfileEditing | null;
  declare private said: string;
  private readonly lazyCatalogue = new LazyValue(
    this, () => FormationBuilder.lazyParts!.catalogue(), () => this.readWhatWasTyped(),
  );
  /** What is typed stands on the table a moment later. */
  private readonly line = new TypedLine(this, () => this.readLine(), NOTHING_TYPED);
  /** It was typed before there was anything to read it with. */
  private isAwaited = false;
  /** That line said what it stands in. */
  private isCoverTold = false;

  constructor() {
    super();
    this.side = 'attacker';
    this.profiles = NO_PROFILES;
    this.built = null;
    this.text = null;
    this.hint = '';
    this.areListsOpen = false;
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

  /** What comes from elsewhere is written in the field; what has been typed stays as it is. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('text') && !changed.has('built')) return;
    if (!this.line.isUnread) this.writeLine();
  }

  protected override firstUpdated(): void {
    void this.lazyCatalogue.load();
  }

  protected override render(): TemplateResult {
    const { side, catalogue, line, areListsOpen } = this;
    return html`<section class=${side} aria-labelledby="heading">
      <div class="top">
        <h3 id="heading">${sideMark(side)}${formationBuilderWords.heading(side)}</h3>
        <button type="button" class="quiet choose" aria-expanded=${areListsOpen}
          @click=${() => (this.areListsOpen = !areListsOpen)}
        >${listSign}<span>${formationBuilderWords.fromList}</span></button>
        ${lineTemplate(line, this.hint, catalogue === null ? [] : suggestionsFor(line.text, catalogue), {
          enter: text => this.enter(text),
          choose: id => this.choose(id),
          leave: () => this.leave(),
        })}
      </div>
      ${catalogue !== null ? nothing
        : waitingForListsTemplate(this.lazyCatalogue.isUnreachable, () => void this.lazyCatalogue.load())}
      ${areListsOpen && catalogue !== null ? this.lists(catalogue) : nothing}
      <slot></slot>
      ${this.built === null || catalogue === null || areListsOpen ? nothing : html`<details class="units">
        <summary>${formationBuilderWords.change}</summary>
        ${this.formation(this.built, catalogue)}
      </details>`}
      <live-region message=${this.said}></live-region>
    </section>`;
  }

  private lists(catalogue: ArmyCatalogue): TemplateResult {
    return html`${listsTemplate(this.listId, this.choosing, catalogue, {
      openList: id => this.openList(id),
      pickFormation: (list, at) => this.pickFormation(list, at),
      pick: choosing => this.pick(choosing),
    })}
    ${this.built === null ? nothing : this.formation(this.built, catalogue)}
    ${ownTemplate(this.editing, this.built, this.profiles, catalogue, this.ownActions)}`;
  }

  private formation(built: BuiltFormation, catalogue: ArmyCatalogue): TemplateResult {
    return html`${formationTemplate({
      built, isPicked: this.choosing !== null,
      profileOf: profileFor(built, this.profiles, catalogue.library),
      optionsOf: optionsFor(built, this.profiles, catalogue.library),
      find: text => candidatesIn(text, catalogue, this.profiles),
    }, this.formationActions)}
    ${this.editing === null || this.areListsOpen ? nothing
      : ownTemplate(this.editing, built, this.profiles, catalogue, this.ownActions)}`;
  }

  private readonly formationActions: FormationActions = {
    change: change => this.become({ ...this.built!, ...change }),
    unitsEdited: ({ detail: { built, said } }) => {
      this.become(this.tidied(withOwnOf(built, this.profiles)));
      this.said = said || formationBuilderWords.count(built.units.length);
    },
    editProfile: id => this.edit(id),
  };

  /** Null until it is loaded. */
  private get catalogue(): ArmyCatalogue | null {
    return this.lazyCatalogue.value;
  }

  private readWhatWasTyped(): void {
    if (this.line.isEntered) this.enter(this.line.text);
    else if (this.isAwaited) this.readLine();
    else if (!this.line.isUnread) this.writeLine();
  }

  /** The line of what has not been typed. */
  private writeLine(): void {
    const { text, built, catalogue } = this;
    if (text !== null) this.line.write(text);
    else if (built === null) this.line.clear();
    else if (catalogue !== null) this.line.write(catalogue.write(built));
  }

  private readLine(isEntered = false): void {
    this.isAwaited = this.catalogue === null;
    if (this.catalogue === null) return;
    const { built, cover, against, tokens } = this.line.readWith(this.catalogue.formationFromText);
    this.choosing = null;
    if (!this.line.isEmpty && (built === null || !canStand(built))) return;
    const [, ...others] = ownPart(this.line.text);
    const other = against?.built ? { ...against, text: others.join(' ').trim() } : null;
    const isCoverSaid = cover !== null || this.isCoverTold;
    this.isCoverTold = cover !== null;
    const isWhole = isEntered && !tokens.some(isLost);
    this.tell({ built, text: this.line.text, ...isCoverSaid ? { cover } : {}, against: other, isEntered: isWhole });
  }

  /** Entered text is all there is to do, if every word of it stands on the table. */
  private enter(text: string): void {
    this.line.write(text);
    this.line.isEntered = this.catalogue === null; // then it is once there is something to read it with
    if (this.line.isEntered) return;
    this.readLine(true);
    this.said = remarksOnTokens(this.line.read.tokens.filter(isLost)).join(' ');
    this.leave();
  }

  /** Where both sides were typed into this line, it keeps its own. */
  private leave(): void {
    if (this.line.isUnread) this.readLine();
    const [own = '', ...others] = ownPart(this.line.text);
    if (others.length === 0 || this.line.read.against === null || this.built === null) return;
    this.line.write(own.trim());
    this.tell({ built: this.built, text: own.trim(), against: null, isEntered: false });
  }

  private choose(id: string): void {
    const found = this.catalogue === null ? undefined : foundFor(this.line.text, this.catalogue)[Number(id)];
    if (found === undefined) return;
    if (found.kind === 'formation') {
      this.listId = found.list.id;
      this.areListsOpen = true;
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
    this.writeLine();
    if (canStand(built)) this.tell({ built, text: null, against: null, isEntered: false });
  }

  private tell(detail: Omit<BuiltDetail, 'side'>): void {
    this.built = detail.built;
    this.text = detail.text;
    this.dispatchEvent(new FormationBuilt({ ...detail, side: this.side }));
  }
}

if (!customElements.get('formation-builder')) customElements.define('formation-builder', FormationBuilder);

declare global {
  interface HTMLElementTagNameMap {
    'formation-builder': FormationBuilder;
  }
}
