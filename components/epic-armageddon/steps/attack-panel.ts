/** One batch of attacks as its players live through it: the dice, then the hits as they fall. Shared by A4 and A5. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Volley } from '../../../src/epic-armageddon/model/volley.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { aftermath } from './aftermath.ts';
import { hitForce, handLabels, tellingHit } from './hand-labels.ts';
import { thrownAttacks } from './attack-throw.ts';
import { hitsInWords, HitPanel } from './hit-panel.ts';
import { settledHits } from './hit-rows.ts';
import { ruleNote } from './rule-notes.ts';
import { attackWords } from './attack-words.ts';
import '../../shared/parts/dice-throw.ts';

const MACRO: readonly Effect[] = ['macro-weapon', 'titan-killer'];

/** The parts of a batch that are shown here, by the names of their states. */
type Phase = 'rolling' | 'allocating' | 'macroAllocating';

/** The frame of a step with attacks. */
export abstract class AttackPanel extends HitPanel {
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
        return attackWords.batchHits(this.batchName, this.hitWords(volley!));
      case 'macroAllocating':
        return attackWords.macroHits(this.hitWords(volley!));
    }
  }

  protected override lead(): unknown {
    switch (this.phase as Phase) {
      case 'rolling':
        return this.rollingLead;
      case 'allocating':
        return this.allocatingLead;
      case 'macroAllocating':
        return attackWords.macroLead;
    }
  }

  protected override body(): unknown {
    return html`${this.dice()}${this.whatFollows()}`;
  }

  protected override notes(): unknown {
    return this.phase === 'rolling' ? this.rollingNotes() : this.hitNotes();
  }

  /** Those who stand in the assault and do not strike. */
  protected whyIdleNote(): unknown {
    return nothing;
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
        return html`${this.whyIdleNote()}${this.thrownBefore() ?? aftermath(this.assault)}`;
      case 'allocating':
        return this.hitLists(volley!, 'place');
      case 'macroAllocating':
        return html`${this.hitLists(volley!, 'place')}${settledHits(this.assault)}`;
    }
  }

  private hitWords(volley: Volley): string {
    return hitsInWords(volley, side => hitForce(this.assault, volley, side));
  }

  private get allocatingLead(): string {
    const { hits, targets } = this.assault.volley!;
    const everybody = SIDES.every(side => hits[side].length <= targets[side].length);
    const told = tellingHit(this.assault, this.assault.volley!);
    return [everybody ? attackWords.oneEach : attackWords.oneEachFirst, told].filter(Boolean).join(' ');
  }

  /** What else decides who is hit. */
  private get allocatingFact(): string {
    return [
      this.hitsEngines ? attackWords.enginesTake : '',
      attackWords.ownerChooses,
      this.hasSnipers ? attackWords.sniperPicks : '',
      this.hasMacroHits ? attackWords.macroLater : '',
    ].filter(Boolean).join(' ');
  }

  private get hasSnipers(): boolean {
    return SIDES.some(side => this.assault.volley!.hits[side].some(hit => hit.effect === 'sniper'));
  }

  private get hasMacroHits(): boolean {
    return SIDES.some(side => this.assault.batch?.hits[side]?.some(({ effect }) => MACRO.includes(effect)) ?? false);
  }

  /** The dice: to be thrown, or as they fell, then below what has come of them. */
  private dice(): TemplateResult {
    const open = this.hands.length > 0;
    const thrown = thrownAttacks(this.assault, this.phase === 'macroAllocating' ? MACRO : null);
    const labels: readonly HandLabel[] = open ? handLabels(this.assault, this.hands) : thrown.labels;
    return html`<dice-throw
      ?last=${!open}
      .hands=${open ? this.hands : thrown.hands}
      .labels=${labels}
      .faces=${open ? [] : thrown.faces}
      .thrown=${this.isThrown}
    ></dice-throw>`;
  }

  /** Dice of this batch that lie already while a number of extra attacks is thrown; null if there are none. */
  private thrownBefore(): TemplateResult | null {
    const { hands, faces, labels } = thrownAttacks(this.assault);
    if (hands.length === 0) return null;
    return html`<dice-throw .hands=${hands} .faces=${faces} .labels=${labels}></dice-throw>`;
  }

  private hitNotes(): TemplateResult {
    const { assault, phase } = this;
    const hits = SIDES.flatMap(side => assault.volley!.hits[side]);
    const has = (...effects: readonly Effect[]): boolean => hits.some(hit => effects.includes(hit.effect));
    return html`
      ${this.whyNotHit()}
      ${ruleNote(assault, { heading: attackWords.whyThere, rules: ['H1', 'H2', 'H5'], fact: this.allocatingFact })}
      ${ruleNote(assault, { heading: attackWords.whoCanBeHit, rules: ['A4.6', 'H12'] })}
      ${has('ignore-cover', 'lance')
        ? ruleNote(assault, { heading: attackWords.specialHits, rules: ['H8'] })
        : nothing}
      ${has('sniper') ? ruleNote(assault, { heading: attackWords.sniperHits, rules: ['H6', 'V11'] }) : nothing}
      ${hits.some(hit => hit.from !== null)
        ? ruleNote(assault, { heading: attackWords.engineHits, rules: ['W3'] })
        : nothing}
      ${this.hitsEngines
        ? ruleNote(assault, { heading: attackWords.engineTakes, rules: ['H9', 'H10'] })
        : nothing}
      ${hits.some(hit => hit.stopped > 0)
        ? ruleNote(assault, { heading: attackWords.shields, rules: ['V10'] })
        : nothing}
      ${phase === 'macroAllocating'
        ? ruleNote(assault, { heading: attackWords.whyLast, rules: ['H6', 'H7'] })
        : nothing}
    `;
  }

  private get hitsEngines(): boolean {
    const { hits, targets } = this.assault.volley!;
    return SIDES.some(side => hits[side].length > 0 && targets[side].some(({ takes = 1 }) => takes > 1));
  }
}
