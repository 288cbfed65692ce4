/** A form for a profile of one's own of Warhammer 40,000. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { plainJson, UNREADABLE } from '../../../src/parsing/plain-json.ts';
import { problemList, type Problem } from '../../../src/parsing/problems.ts';
import { isWhole, readShape } from '../../../src/parsing/shapes.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { profileShape } from '../../../src/warhammer-40k/scenario/profile.ts';
import { weaponNamed } from '../../../src/warhammer-40k/units/weapons.ts';
import { respoken, spokenProblem } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

/** Sent when a profile is right and to be kept. */
export class PhaseProfileKept extends Event {
  readonly profile: Profile;

  constructor(profile: Profile) {
    super('phase-profile-kept', { bubbles: true });
    this.profile = profile;
  }
}

const NUMBERS = [
  'weaponSkill', 'strength', 'toughness', 'wounds', 'initiative', 'attacks', 'leadership', 'save', 'invulnerable',
] as const;
type NumberField = (typeof NUMBERS)[number];
type Field = 'name' | NumberField | 'weapons';

const EMPTY: Readonly<Record<Field, string>> = {
  name: '', weaponSkill: '4', strength: '4', toughness: '4', wounds: '1', initiative: '4', attacks: '1',
  leadership: '8', save: '3', invulnerable: '', weapons: '',
};

type Draft = typeof EMPTY;
type Read = { readonly profile: Profile } | { readonly problems: readonly Problem[] };

const SAVES: readonly string[] = ['save', 'invulnerable'];

/** A text that is no number stays one, so that the reader refuses it. */
const numberIn = (field: string, text: string): unknown => {
  const plain = text.trim().replace(SAVES.includes(field) ? /\+$/ : /$^/, '');
  if (plain === '' || plain === '-') return SAVES.includes(field) ? null : undefined;
  return /^\d{1,3}$/.test(plain) ? Number(plain) : plain;
};

/** What stands in the fields, read as a scenario would be. */
export const readPhaseDraft = (draft: Draft): Read => {
  const problems = problemList();
  const names = draft.weapons.split(',').map(one => one.trim()).filter(Boolean);
  const weapons = names.flatMap(name => weaponCalled(name) ?? []);
  const numbers = Object.fromEntries(NUMBERS.flatMap(field => {
    const value = numberIn(field, draft[field]);
    return value === undefined ? [] : [[field, value]];
  }));
  const json = plainJson({ name: draft.name.trim(), ...numbers, weapons }, problems);
  const read = json === UNREADABLE ? undefined : readShape(profileShape, json, problems);
  const strange = names.filter(name => weaponCalled(name) === null)
    .map(name => spokenProblem('weapons', 'out-of-range', () => phaseSetUpWords.noWeapon(name)));
  const nameless = draft.name.trim() === ''
    ? [spokenProblem('name', 'out-of-range', () => phaseSetUpWords.fields.name)] : [];
  const all = [...nameless, ...problems.all(), ...strange];
  return all.length === 0 && read !== undefined && isWhole<Profile>(read) ? { profile: read } : { problems: all };
};

const weaponCalled = (name: string): Profile['weapons'][number] | null => {
  try {
    return weaponNamed(name.toLowerCase());
  } catch {
    return null;
  }
};

/**
 * The characteristics of a model. What is wrong is said below its field when it is to be kept, and from then on.
 *
 * @fires phase-profile-kept - The profile is right and to be kept: `profile`.
 * @fires phase-profile-dropped - The form is to be put away.
 */
export class PhaseForm extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, css`
    form {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
      gap: calc(var(--_space) * 2);
    }
    .field {
      display: grid;
      gap: var(--_space);
      align-content: start;
      min-inline-size: 0;
      font-size: var(--_size-s);
      font-weight: 600;
    }
    .field input {
      inline-size: 100%;
      min-block-size: 44px;
    }
    .wide {
      grid-column: 1 / -1;
    }
    .ends {
      display: flex;
      gap: calc(var(--_space) * 2);
    }
    .ends button {
      min-block-size: 44px;
    }
    .fault {
      color: var(--_bad);
      font-weight: 400;
    }
  `];
  static override properties = { draft: { state: true }, problems: { state: true } };
  declare private draft: Draft;
  /** Null until it was first to be kept. */
  declare private problems: readonly Problem[] | null;

  constructor() {
    super();
    this.draft = EMPTY;
    this.problems = null;
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('#name')?.focus(options);
  }

  protected override get words(): readonly string[] {
    return ['problems'];
  }

  protected override render(): TemplateResult {
    return html`<form novalidate @submit=${this.#keep}>
      ${this.#field('name', 'wide')}${NUMBERS.map(field => this.#field(field))}${this.#field('weapons', 'wide')}
      <div class="wide ends">
        <button class="main">${phaseSetUpWords.keep}</button>
        <button type="button" class="quiet" @click=${() => this.dispatchEvent(new Event('phase-profile-dropped'))}>
          ${phaseSetUpWords.drop}</button>
      </div>
    </form>`;
  }

  #field(field: Field, width = ''): TemplateResult {
    const faults = (this.problems ?? []).filter(({ path }) => path === field || path.startsWith(`${field}[`));
    return html`<label class="field ${width}"><span>${phaseSetUpWords.fields[field]}</span>
      <input id=${field} type="text" autocomplete="off" spellcheck="false"
        inputmode=${field === 'name' || field === 'weapons' ? 'text' : 'numeric'}
        placeholder=${field === 'weapons' ? phaseSetUpWords.weaponsHint : nothing}
        aria-invalid=${faults.length > 0} aria-describedby="${field}-faults" .value=${this.draft[field]}
        @input=${({ target }: Event) => this.#change(field, (target as HTMLInputElement).value)}>
      <span class="fault" id="${field}-faults">${faults.map(({ say }) => html`<span>${respoken(say)}</span>`)}</span>
    </label>`;
  }

  #change(field: Field, value: string): void {
    this.draft = { ...this.draft, [field]: value };
    if (this.problems !== null) this.problems = this.#problemsNow();
  }

  #problemsNow(): readonly Problem[] {
    const read = readPhaseDraft(this.draft);
    return 'problems' in read ? read.problems : [];
  }

  readonly #keep = (event: Event): void => {
    event.preventDefault();
    const read = readPhaseDraft(this.draft);
    this.problems = 'problems' in read ? read.problems : [];
    if ('profile' in read) {
      this.dispatchEvent(new PhaseProfileKept(read.profile));
      return;
    }
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
}

if (!customElements.get('phase-form')) customElements.define('phase-form', PhaseForm);

declare global {
  interface HTMLElementTagNameMap {
    'phase-form': PhaseForm;
  }
  interface HTMLElementEventMap {
    'phase-profile-kept': PhaseProfileKept;
  }
}
