/** A form for a profile of one's own. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { UNIT_ABILITIES, WEAPON_ABILITIES, numberedExample } from '../../../src/epic-armageddon/model/abilities.ts';
import { EFFECTS, UNIT_TYPES, type Effect, type Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { respoken, spokenProblem } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { cardWords, spelled } from './card-words.ts';
import { ProfileKept } from './events.ts';
import {
  draftOf, EMPTY_PROFILE, EMPTY_WEAPON, jsonOf, type ProfileDraft, type ReadProfile, type WeaponDraft,
} from './profile-draft.ts';
import { formStyles } from './profile-form.styles.ts';
import { profileFormWords } from './profile-form-words.ts';

/** Sent when the form is closed without a profile. */
export class ProfileDropped extends CustomEvent<null> {
  constructor() {
    super('profile-dropped', { bubbles: true, detail: null });
  }
}

type TextField = 'name' | 'speed' | 'armour' | 'cc' | 'ff' | 'damageCapacity' | 'radius' | 'abilities'
  | 'criticalDamage' | 'criticalWithin' | 'criticalHitOn' | 'criticalMoves';

/**
 * Every field of a profile. What is wrong is said below its field, by the same reader that reads scenarios, when it is
 * to be kept, and from then on as it is mended.
 *
 * @fires profile-kept - The profile is right and to be kept: `detail.id`, `detail.profile`.
 * @fires profile-dropped - The form is to be put away.
 */
export class ProfileForm extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, tickStyles, formStyles];
  static override properties = {
    profile: { attribute: false },
    idFor: { attribute: false },
    read: { attribute: false },
    draft: { state: true },
    problems: { state: true },
  };
  /** The profile to begin with; null: a new one. */
  declare profile: Profile | null;
  /** The id that a profile of that name gets. */
  declare idFor: (name: string) => string;
  declare read: ReadProfile;
  declare private draft: ProfileDraft;
  /** Null until the form was first submitted. */
  declare private problems: readonly Problem[] | null;

  constructor() {
    super();
    this.profile = null;
    this.idFor = name => name;
    this.read = () => ({ problems: [] });
    this.draft = EMPTY_PROFILE;
    this.problems = null;
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('#name')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('profile')) return;
    this.draft = this.profile === null ? EMPTY_PROFILE : draftOf(this.profile);
    this.problems = null;
  }

  protected override get words(): readonly string[] {
    return ['formation-card', 'problems'];
  }

  protected override render(): TemplateResult {
    const { draft } = this;
    return html`<form novalidate @submit=${this.keep}>
      ${this.field('name', profileFormWords.name, 'wide')}
      <label class="field"><span>${profileFormWords.type}</span>
        <select id="type" @change=${(event: Event) =>
          this.change({ type: (event.target as HTMLSelectElement).value as ProfileDraft['type'] })}>
          ${UNIT_TYPES.map(type => html`<option value=${type} .selected=${draft.type === type}>${cardWords.types[type]}
          </option>`)}
        </select>
        ${this.faults('type')}
      </label>
      ${this.field('speed', profileFormWords.speed)}${this.field('armour', profileFormWords.armour)}
      ${this.field('cc', profileFormWords.cc)}${this.field('ff', profileFormWords.ff)}
      ${this.field('damageCapacity', profileFormWords.damageCapacity)}${this.field('radius', profileFormWords.radius)}
      ${this.field('abilities', profileFormWords.abilities, 'wide', 'unit-abilities')}
      ${draft.weapons.map((weapon, at) => this.weapon(weapon, at))}
      <button type="button" class="wide" @click=${() => this.change({ weapons: [...draft.weapons, EMPTY_WEAPON] })}>
        ${profileFormWords.addWeapon}</button>
      ${draft.type === 'war-engine' ? this.critical() : nothing}
      ${this.others()}
      <div class="wide ends">
        <button class="main">${profileFormWords.keep}</button>
        <button type="button" class="quiet"
          @click=${() => this.dispatchEvent(new ProfileDropped())}>${profileFormWords.drop}
        </button>
      </div>
      ${wordList('unit-abilities', Object.keys(UNIT_ABILITIES))}
      ${wordList('weapon-rules', Object.keys(WEAPON_ABILITIES))}
    </form>`;
  }

  private field(field: TextField, label: string, width = '', list = ''): TemplateResult {
    const path = PATHS[field] ?? field;
    const isWrong = this.faultsAt(path).length > 0;
    return html`<label class="field ${width}"><span>${label}</span>
      <input id=${field} type="text" autocomplete="off" spellcheck="false"
        inputmode=${NUMBERS.has(field) ? 'decimal' : 'text'} list=${list || nothing}
        aria-invalid=${isWrong} aria-describedby="${field}-faults" .value=${this.draft[field]}
        @input=${(event: Event) => this.change({ [field]: (event.target as HTMLInputElement).value })}>
      ${this.faults(path, `${field}-faults`)}
    </label>`;
  }

  private weapon(weapon: WeaponDraft, at: number): TemplateResult {
    const set = (change: Partial<WeaponDraft>): void => this.change({
      weapons: this.draft.weapons.map((one, i) => (i === at ? { ...one, ...change } : one)),
    });
    const text = (field: 'name' | 'extraAttacks' | 'rules', label: string, list = ''): TemplateResult => {
      const path = `weapons[${at}].${field}`;
      return html`<label class="field"><span>${label}</span>
        <input type="text" autocomplete="off" spellcheck="false" list=${list || nothing}
          aria-invalid=${this.faultsAt(path).length > 0} aria-describedby="${field}-${at}-faults"
          .value=${weapon[field]}
          @input=${(event: Event) => set({ [field]: (event.target as HTMLInputElement).value })}>
        ${this.faults(path, `${field}-${at}-faults`)}
      </label>`;
    };
    return html`<fieldset class="wide">
      <legend>${profileFormWords.weapon(at + 1)}</legend>
      ${text('name', profileFormWords.weaponName)}
      <label class="field"><span>${profileFormWords.weaponKind}</span>
        <select @change=${(event: Event) =>
          set({ kind: (event.target as HTMLSelectElement).value as WeaponDraft['kind'] })}>
          <option value="assault" .selected=${weapon.kind === 'assault'}>${profileFormWords.kinds.assault}</option>
          <option value="small-arms"
            .selected=${weapon.kind === 'small-arms'}>${profileFormWords.kinds['small-arms']}</option>
        </select>
      </label>
      ${text('extraAttacks', profileFormWords.extraAttacks)}${
        text('rules', profileFormWords.weaponRules, 'weapon-rules')}
      <button type="button" class="quiet" @click=${() =>
        this.change({ weapons: this.draft.weapons.filter((_, i) => i !== at) })}>${
        profileFormWords.removeWeapon(at + 1)}</button>
    </fieldset>`;
  }

  private critical(): TemplateResult {
    const { draft } = this;
    const tick = (field: 'criticalEntered' | 'criticalLater', label: string): TemplateResult => html`
      <label class="tick"><input type="checkbox" .checked=${draft[field]} @change=${(event: Event) =>
        this.change({ [field]: (event.target as HTMLInputElement).checked })}><span>${label}</span></label>`;
    return html`<fieldset class="wide">
      <legend>${profileFormWords.critical}</legend>
      ${this.field('criticalDamage', profileFormWords.criticalDamage)}
      ${this.field('criticalWithin', profileFormWords.criticalWithin)}
      ${draft.criticalWithin.trim() === '' ? nothing : html`
        ${this.field('criticalHitOn', profileFormWords.criticalHitOn)}
        <label class="field"><span>${profileFormWords.criticalEffect}</span>
          <select @change=${(event: Event) =>
            this.change({ criticalEffect: (event.target as HTMLSelectElement).value as Effect })}>
            ${EFFECTS.map(effect => html`<option value=${effect} .selected=${draft.criticalEffect === effect}>
              ${spelled(effect)}</option>`)}
          </select></label>`}
      ${this.field('criticalMoves', profileFormWords.criticalMoves)}
      ${tick('criticalEntered', profileFormWords.criticalEntered)}${
        tick('criticalLater', profileFormWords.criticalLater)}
    </fieldset>`;
  }

  private faultsAt(path: string): readonly Problem[] {
    return (this.problems ?? []).filter(problem => problem.path === path || problem.path.startsWith(`${path}[`));
  }

  private faults(path: string, id = ''): TemplateResult {
    const faults = this.faultsAt(path).map(({ say }) => html`<span>${respoken(say)}</span>`);
    return html`<span class="fault" id=${id || nothing}>${faults}</span>`;
  }

  /** What is wrong in no field that is shown. */
  private others(): TemplateResult | typeof nothing {
    const weapons = this.draft.weapons.flatMap((_, i) => WEAPON_FIELDS.map(one => `weapons[${i}].${one}`));
    const paths = [...SHOWN, ...weapons];
    const rest = (this.problems ?? []).filter(({ path }) =>
      !paths.some(one => path === one || path.startsWith(`${one}[`)));
    if (rest.length === 0) return nothing;
    return html`<p class="fault wide">${rest.map(({ say }) => html`<span>${respoken(say)}</span>`)}</p>`;
  }

  private change(change: Partial<ProfileDraft>): void {
    this.draft = { ...this.draft, ...change };
    if (this.problems !== null) this.problems = this.problemsNow();
  }

  private problemsNow(): readonly Problem[] {
    const read = this.read(jsonOf(this.draft));
    const nameless: readonly Problem[] = this.draft.name.trim() === ''
      ? [spokenProblem('name', 'out-of-range', () => profileFormWords.nameless)] : [];
    return [...nameless, ...'problems' in read ? read.problems : []];
  }

  private keep(event: Event): void {
    event.preventDefault();
    this.problems = this.problemsNow();
    const read = this.read(jsonOf(this.draft));
    if (this.problems.length === 0 && 'profile' in read) {
      this.dispatchEvent(new ProfileKept(this.idFor(read.profile.name), read.profile));
      return;
    }
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
}

const NUMBERS: ReadonlySet<TextField> =
  new Set([
    'speed', 'armour', 'cc', 'ff', 'damageCapacity', 'radius', 'criticalHitOn', 'criticalWithin', 'criticalMoves',
  ]);

/** Where the reader finds what stands in a field, if not under its own name. */
const PATHS: { readonly [field in TextField]?: string } = {
  criticalDamage: 'critical.damage', criticalWithin: 'critical.splash.within', criticalHitOn: 'critical.splash.hitOn',
  criticalMoves: 'critical.moves',
};
const WEAPON_FIELDS = ['name', 'extraAttacks', 'rules'] as const;
const SHOWN = [
  'name', 'type', 'speed', 'armour', 'cc', 'ff', 'damageCapacity', 'radius', 'abilities', ...Object.values(PATHS),
];

const wordList = (id: string, known: readonly string[]): TemplateResult => html`<datalist id=${id}>
  ${known.map(word => html`<option value=${numberedExample(word) ?? word}></option>`)}
</datalist>`;

if (!customElements.get('profile-form')) customElements.define('profile-form', ProfileForm);

declare global {
  interface HTMLElementTagNameMap {
    'profile-form': ProfileForm;
  }
  interface HTMLElementEventMap {
    'profile-dropped': ProfileDropped;
  }
}
