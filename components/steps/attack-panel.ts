/** One batch of attacks as its players live through it: dice, hits, saves. Shared by A4 and A5. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Effect } from '../../src/epic-armageddon/combatant.ts';
import type { Purpose } from '../../src/epic-armageddon/hands.ts';
import { savesAgainst } from '../../src/epic-armageddon/saves.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/state.ts';
import type { Volley } from '../../src/epic-armageddon/volley.ts';
import type { HandLabel } from '../parts/dice-throw.ts';
import { aftermath } from './aftermath.ts';
import { hitForce, handLabels, tellingHit } from './attack-words.ts';
import { thrownAttacks } from './attack-throw.ts';
import { hitsInWords, HitPanel } from './hit-panel.ts';
import { settledHits } from './hit-rows.ts';
import { ruleNote } from './rule-notes.ts';
import { capital, countOf, forceOf } from './wording.ts';
import '../parts/dice-throw.ts';

const MACRO: readonly Effect[] = ['macro-weapon', 'titan-killer'];

/** The parts of a batch, by the names of their states. */
type Phase = 'rolling' | 'allocating' | 'saving' | 'macroAllocating' | 'macroSaving';

/** What the dice of a throw of saves are for. */
const PURPOSES: Readonly<Partial<Record<Purpose, string>>> = {
  save: 'One die for each hit that can be saved.',
  're-roll': 'Reinforced Armour throws failed saves again.',
  invulnerable: 'An invulnerable save is a last chance on a 6.',
};

/** The frame of a step with attacks. */
export abstract class AttackPanel extends HitPanel {
  static override properties = { ...HitPanel.properties, tumbles: { state: true } };
  /** The program threw the last dice, so they tumble into place. */
  declare private tumbles: boolean;

  constructor() {
    super();
    this.tumbles = false;
  }

  /** What this batch is called: 'First Strike'. */
  protected abstract get batchName(): string;

  /** What happens while its dice are thrown. */
  protected abstract get rollingLead(): string;

  protected override heading(): unknown {
    const { volley } = this.assault;
    switch (this.phase as Phase) {
      case 'rolling':
        return this.batchName;
      case 'allocating':
        return `${this.batchName}: ${this.hitWords(volley!)}`;
      case 'macroAllocating':
        return `Macro-weapons: ${this.hitWords(volley!)}`;
      case 'saving':
      case 'macroSaving':
        return `Saves: ${forceOf(this.assault, this.savingSide)}`;
    }
  }

  protected override lead(): unknown {
    switch (this.phase as Phase) {
      case 'rolling':
        return this.rollingLead;
      case 'allocating':
        return this.allocatingLead;
      case 'macroAllocating':
        return 'Thrown with the others, saved after them: they fall on those who are left, from the nearest outwards.';
      case 'saving':
      case 'macroSaving':
        return this.savingLead;
    }
  }

  protected override body(): unknown {
    return html`${this.dice()}${this.whatFollows()}`;
  }

  protected override notes(): unknown {
    switch (this.phase as Phase) {
      case 'rolling':
        return this.rollingNotes();
      case 'allocating':
      case 'macroAllocating':
        return this.hitNotes();
      case 'saving':
      case 'macroSaving':
        return this.saveNotes();
    }
  }

  /** Those on a side that is hit who cannot be. */
  protected whyNotHit(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** The rules behind the dice of the attacks. */
  protected abstract rollingNotes(): TemplateResult;

  /** Under the dice: what became of them, or what is to be done about it. */
  private whatFollows(): unknown {
    const { volley } = this.assault;
    switch (this.phase as Phase) {
      case 'rolling':
        return this.thrownBefore() ?? aftermath(this.assault);
      case 'allocating':
        return html`${this.onward()}${this.hitLists(volley!, 'place')}`;
      case 'macroAllocating':
        return html`${this.onward()}${this.hitLists(volley!, 'place')}${settledHits(this.assault)}`;
      case 'saving':
      case 'macroSaving':
        return this.hitLists(volley!, 'save');
    }
  }

  private hitWords(volley: Volley): string {
    return hitsInWords(volley, side => hitForce(this.assault, volley, side));
  }

  private get savingSide(): Side {
    return this.hands[0]?.side ?? 'defender';
  }

  private get allocatingLead(): string {
    const later = this.hasMacroHits ? ' Macro-weapon hits come after these are saved.' : '';
    const everybody = SIDES.every(side => {
      const { hits, targets } = this.assault.volley!;
      return hits[side].length <= targets[side].length;
    });
    const laps = everybody ? 'one each' : 'one each before anybody takes a second';
    const telling = tellingHit(this.assault, this.assault.volley!);
    return `Hits fall from the nearest unit outwards, ${laps}.${telling} `
      + `Of equally near units their owner chooses.${later}`;
  }

  private get savingLead(): string {
    const side = this.savingSide;
    const now = PURPOSES[this.hands[0]?.purpose ?? 'save'] ?? '';
    const waiting = side === 'defender' ? this.savesOf(enemyOf(side)) : 0;
    if (waiting === 0) return now;
    return `${now} Then ${forceOf(this.assault, enemyOf(side))} has ${countOf(waiting, 'hit')} to save.`;
  }

  private get hasMacroHits(): boolean {
    const hits = SIDES.map(side => this.assault.batch?.hits[side] ?? {});
    return hits.some(one => MACRO.some(effect => (one[effect] ?? 0) > 0));
  }

  private savesOf(side: Side): number {
    return this.assault.volley!.hits[side].filter(hit => savesAgainst(this.assault, hit).length > 0).length;
  }

  /** The dice: to be thrown, or as they fell. The same element for both, so that they fall where they lay. */
  private dice(): TemplateResult {
    const open = this.hands.length > 0;
    const thrown = thrownAttacks(this.assault, this.phase === 'macroAllocating' ? MACRO : null);
    const labels: readonly HandLabel[] = open ? handLabels(this.assault, this.hands) : thrown.labels;
    return html`<dice-throw
      ?data-next=${open}
      .hands=${open ? this.hands : thrown.hands}
      .labels=${labels}
      .faces=${open ? [] : thrown.faces}
      .thrown=${this.tumbles}
      .action=${this.action}
      @throw-wanted=${() => (this.tumbles = true)}
      @dice-entered=${() => (this.tumbles = false)}
    ></dice-throw>`;
  }

  /** Dice of this batch that lie already while a number of extra attacks is thrown; null if there are none. */
  private thrownBefore(): TemplateResult | null {
    const { hands, faces, labels } = thrownAttacks(this.assault);
    if (hands.length === 0) return null;
    return html`<dice-throw .hands=${hands} .faces=${faces} .labels=${labels}></dice-throw>`;
  }

  private get action(): string {
    if (!this.phase.endsWith('aving')) return '';
    const dice = this.hands.length;
    return dice === 1 ? 'Throw 1 save' : `Throw ${dice} saves`;
  }

  private onward(): TemplateResult {
    const saves = SIDES.reduce((sum, side) => sum + this.savesOf(side), 0);
    return html`<div class="actions">
      <button type="button" class="main" data-next @click=${() => this.decide({ type: 'hits.allocated' })}>
        ${saves > 0 ? 'On to the saves' : 'On: nothing saves them'}
      </button>
    </div>`;
  }

  private hitNotes(): TemplateResult {
    const { assault, phase } = this;
    const effects = SIDES.flatMap(side => assault.volley!.hits[side].map(hit => hit.effect));
    const isSpecial = effects.includes('ignore-cover') || effects.includes('lance');
    return html`
      ${this.whyNotHit()}
      ${ruleNote(assault, { heading: 'Why do they fall there?', rules: ['H1', 'H2', 'H5'] })}
      ${ruleNote(assault, { heading: 'Who can be hit at all?', rules: ['A4.6', 'H12'] })}
      ${isSpecial ? ruleNote(assault, { heading: 'Where do special hits fall?', rules: ['H8'] }) : nothing}
      ${phase === 'macroAllocating'
        ? ruleNote(assault, { heading: 'Why do these come last?', rules: ['H6', 'H7'] })
        : nothing}
    `;
  }

  private saveNotes(): TemplateResult {
    const { assault } = this;
    const stage = capital(this.hands[0]?.purpose ?? 'save');
    return html`
      ${stage === 'Re-roll' ? ruleNote(assault, { heading: 'Why again?', rules: ['V4'] }) : nothing}
      ${stage === 'Invulnerable' ? ruleNote(assault, { heading: 'Which save is this?', rules: ['V9'] }) : nothing}
      ${this.phase === 'macroSaving'
        ? ruleNote(assault, { heading: 'What saves against these hits?', rules: ['V6', 'V7'] })
        : nothing}
      ${this.phase === 'saving' && stage === 'Save'
        ? ruleNote(assault, { heading: 'Armour or cover?', rules: ['V1', 'V2', 'V3'] })
        : nothing}
      ${ruleNote(assault, { heading: 'In which order?', rules: ['V10', 'H3', 'H11'] })}
    `;
  }
}
