/** Models that are moved by hand on the map of a set-up: anywhere on the table where nobody stands. Inches. */
import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { startPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { once } from '../../../src/shared/once.ts';
import type { Ghost } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import {
  TableSelectionBase, type PlaceMeant, type TableNote,
} from '../../shared/resolver/table-selection.ts';
import { sceneWords } from '../../warhammer-40k/spoken/map-words.ts';
import { phaseView } from '../../warhammer-40k/steps/battlefield-view.ts';
import { placeMeant, whoStandsAt } from './phase-places.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

const RULE = '40k.16';

const phaseOf = once((scenario: Scenario): Phase => startPhase(scenario));

export class PhaseHands extends TableSelectionBase<PlaceMeant, string> {
  readonly #table: () => Scenario;
  readonly #isTyped: () => boolean;

  /**
   * @param table that is drawn.
   * @param isTyped whether it is set up here, so that its models can be moved.
   */
  constructor(host: ReactiveControllerHost, table: () => Scenario, isTyped: () => boolean) {
    super(host);
    this.#table = table;
    this.#isTyped = isTyped;
  }

  get view(): BattlefieldView {
    const phase = phaseOf(this.#table());
    const movable = this.#isTyped() ? phase.models.map(({ id }) => id) : [];
    return phaseView(phase, {
      step: this.#table().title, movable, choosable: movable, chosen: this.ghost?.unit ?? this.chosen, shown: [],
      ghost: this.ghost, allowance: null, refused: this.refused, stoodBefore: [],
    });
  }

  /** The place that was meant on the map, unless somebody stands there, which is said. */
  placed(event: Event): PlaceMeant | null {
    const meant = this.answer(event);
    if (meant === null) return null;
    const other = whoStandsAt(this.#table(), meant.id, meant.to);
    if (other === null) {
      this.forget();
      return meant;
    }
    this.hold(null);
    this.refuse(other, meant);
    return null;
  }

  protected ghostAt(id: string, to: Point): Ghost {
    const place = placeMeant(this.#table(), id, to);
    const other = whoStandsAt(this.#table(), id, place);
    return {
      unit: id, path: [modelOf(phaseOf(this.#table()), id).at], to: place, remaining: '', figure: null,
      refusal: other === null ? null : this.#say(other),
    };
  }

  protected moveOf(id: string, to: Point): PlaceMeant {
    return { id, to };
  }

  protected lineNote({ say }: BattlefieldView['lines'][number]): TableNote {
    return { say: sceneWords.told(say), rule: '40k.19', isRefusal: false };
  }

  protected refusalNote(other: string): TableNote {
    return { say: this.#say(other), rule: RULE, isRefusal: true };
  }

  protected placeIn(meant: PlaceMeant): PlaceMeant {
    return meant;
  }

  protected figureOf(): null {
    return null;
  }

  #say(other: string): string {
    return phaseSetUpWords.standsThere(modelOf(phaseOf(this.#table()), other).name);
  }
}
