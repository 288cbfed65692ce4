/** Formations that join an assault: those that stand among the target, and those that a Commander brings along. */
import { html, nothing, type TemplateResult } from 'lit';
import { whyNotTarget, type TargetChoice } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { sentence } from '../spoken/sentences.ts';
import { formationOf, isOnTable, livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { ChecksChanged } from '../../shared/parts/check-list.ts';
import { theme } from '../../shared/theme/theme.ts';
import { ruleNote } from './rule-notes.ts';
import { UnitsShown } from './step.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { centimetres } from './wording.ts';
import { targetWords } from './target-words.ts';
import '../../shared/parts/check-list.ts';
import { spoken } from '../../shared/languages/spoken.ts';

/** What is said of formations that join an assault. */
export const joiningWords = spoken('steps/joined-formations', {
  together: 'Charged together with it',
  along: 'Charging along with a Commander',
  whoTogether: 'Who may be charged together?',
  whoAlong: 'Whom may a Commander bring?',
  awayFrom: (length: string, name: string): string => `${length} from ${name}`,
});

/** Sent when other formations are to join. */
export class JoinedChanged extends Event {
  readonly joined: Pick<TargetChoice, 'intermingled' | 'combined'>;

  constructor(joined: Pick<TargetChoice, 'intermingled' | 'combined'>) {
    super('joined-changed', { bubbles: true, composed: true });
    this.joined = joined;
  }
}

const gapTo = (assault: Assault, a: string, b: string): number =>
  Math.min(...livingIn(assault, a).filter(isOnTable).flatMap(one =>
    livingIn(assault, b).filter(isOnTable).map(other => gapBetween(assault, one, other))));

const factsOf = (assault: Assault, { id, broken }: Formation, near: string): string => [
  joiningWords.awayFrom(centimetres(gapTo(assault, id, near)), formationOf(assault, near).name),
  targetWords.units(livingIn(assault, id).length),
  ...(broken ? [targetWords.broken] : []),
].join(' · ');

/**
 * Who else is charged, and who else charges; with the reason why somebody may not.
 *
 * @fires joined-changed - Other formations are to join: `joined`.
 * @fires units-shown - The units of those that join.
 */
export class JoinedFormations extends SpokenElement {
  static override styles = [theme, panelStyles];
  static override properties = { assault: { attribute: false }, targets: { attribute: false } };
  /** The assault as it stands. */
  declare assault: Assault;
  /** What is being thought of. */
  declare targets: TargetChoice;

  /** It is said why some may not join. */
  protected override get words(): readonly string[] {
    return ['refusals'];
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assault || !this.targets) return nothing;
    const { side } = formationOf(this.assault, this.assault.engaging);
    const among = this.others(enemyOf(side), this.targets.target);
    const along = this.others(side, this.assault.engaging);
    return html`<section>
      ${this.list(joiningWords.together, 'intermingled', among, this.targets.target)}
      ${this.list(joiningWords.along, 'combined', along, this.assault.engaging)}
      <div class="notes">
        ${among.length === 0 ? nothing : ruleNote(this.assault, {
          heading: joiningWords.whoTogether, rules: ['A1.2', 'A1.3', 'A1.4'], ruling: 'reachToTarget',
        })}
        ${along.length === 0 ? nothing : ruleNote(this.assault, {
          heading: joiningWords.whoAlong, rules: ['A1.5', 'A1.7'], ruling: 'combinedFormations',
        })}
      </div>
    </section>`;
  }

  private others(side: Formation['side'], but: string): readonly Formation[] {
    return this.assault.formations.filter(formation => formation.side === side && formation.id !== but
      && livingIn(this.assault, formation.id).some(isOnTable));
  }

  private list(
    legend: string, kind: 'intermingled' | 'combined', formations: readonly Formation[], near: string,
  ): TemplateResult | typeof nothing {
    if (formations.length === 0) return nothing;
    const checked = this.targets[kind];
    const options = formations.map((formation): Choice => {
      const refusal = checked.includes(formation.id) ? null
        : whyNotTarget(this.assault, { ...this.targets, [kind]: [...checked, formation.id] });
      return {
        id: formation.id, label: formation.name, detail: factsOf(this.assault, formation, near),
        refusal: refusal === null ? null : sentence(refusal),
      };
    });
    return html`<check-list
      legend=${legend}
      .options=${options}
      .checked=${checked}
      @checks-changed=${({ ids }: ChecksChanged) => this.change(kind, ids)}
    ></check-list>`;
  }

  private change(kind: 'intermingled' | 'combined', ids: readonly string[]): void {
    const { intermingled, combined }: TargetChoice = kind === 'combined'
      ? { ...this.targets, combined: ids } : { ...this.targets, intermingled: ids };
    this.dispatchEvent(new UnitsShown(ids.flatMap(id => livingIn(this.assault, id)).map(unit => unit.id)));
    this.dispatchEvent(new JoinedChanged({ intermingled, combined }));
  }
}

if (!customElements.get('joined-formations')) customElements.define('joined-formations', JoinedFormations);

declare global {
  interface HTMLElementTagNameMap {
    'joined-formations': JoinedFormations;
  }
  interface HTMLElementEventMap {
    'joined-changed': JoinedChanged;
  }
}
