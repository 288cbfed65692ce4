/** All layers of the map from the ground up. What did not change since the last drawing is not drawn again. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { bookOf } from '../languages/speech.ts';
import { frameOf, isLow, paperOrigin, toPaper } from './camera.ts';
import type { Load } from './carrying.ts';
import { counterTemplate, type Look } from './counters.ts';
import type { carriedTemplate } from './ghost.ts';
import { labelTemplate } from './labels.ts';
import { groundLabels, placeWords, needsOf, type WordPlaces, type Outlook } from './layout.ts';
import { contactTemplate, lineTemplate, pushTemplate } from './lines.ts';
import { hasRing, ringTemplate } from './rings.ts';
import { CENTIMETRES } from './measure.ts';
import { move } from './paths.ts';
import { scaleBarTemplate } from './scale-bar.ts';
import { groundTemplate, texturesTemplate } from './terrain.ts';
import type { Carried } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** Everything that a drawing depends on. */
export interface Scene extends Outlook {
  /** Tab comes to this counter or token first. */
  readonly entry: string | null;
  readonly load: Load | null;
  /** Draws what is in a hand, and what was refused; not given where nothing is moved. */
  readonly carriedTemplate?: typeof carriedTemplate | undefined;
  /** What is measured. */
  readonly ruler?: SVGTemplateResult | typeof nothing | undefined;
}

export class Drawing {
  #layout: WordPlaces | null = null;
  #laidOutFor: readonly unknown[] = [];

  render(whole: Scene): SVGTemplateResult {
    const scene = whole.layers > 1 ? whole : { ...whole, view: bare(whole.view) };
    const { view, camera, window, text } = scene;
    const { scale } = camera;
    const layout = this.#layoutOf(scene);
    return svg`
      ${guard([view.terrain, view.details], () => svg`<defs>
        ${texturesTemplate(view.terrain)}${view.details?.hullPatternsTemplate()}${view.details?.closedPatternTemplate()}
      </defs>`)}
      <g transform=${move(paperOrigin(camera, window))}>
        <g aria-hidden="true">
          ${guard([view.terrain, view.width, view.depth, scale], () => groundTemplate(view, scale))}
          ${guard([layout.hulls], () => view.details?.hullsTemplate(layout.hulls))}
          ${guard([view.areas, view.details, scale], () => view.details?.areasTemplate(view.areas, scale))}
          ${repeat(groundLabels(scene, layout), label => label.key, labelTemplate)}
          ${this.#linesTemplate(scene, layout)}
          ${guard([view.plans, layout.roll, scale, text], () =>
            view.plans?.map(plan => view.details?.planTemplate(plan, layout.roll, scale, text)))}
          ${this.#ringsTemplate(scene)}
        </g>
        ${this.#countersTemplate(scene, layout)}
        ${this.#wordsTemplate(scene, layout)}
        ${this.#tokensTemplate(scene, layout)}
        <g aria-hidden="true">${this.#loadTemplate(scene)}${scene.ruler}</g>
      </g>
      ${guard([scale, window, text], () => (isLow(window) ? nothing
        : scaleBarTemplate(scale, window, text, view.measure ?? CENTIMETRES)))}`;
  }

  #layoutOf(scene: Scene): WordPlaces {
    const needs = needsOf(scene);
    if (this.#layout !== null && needs.every((need, i) => isSame(need, this.#laidOutFor[i]))) return this.#layout;
    this.#layout = placeWords(scene, this.#layout);
    this.#laidOutFor = needs;
    return this.#layout;
  }

  #linesTemplate({ view, camera: { scale } }: Scene, { roll }: WordPlaces): unknown {
    const lines = view.lines.filter(line => line.drawn && line.kind !== 'contact');
    return guard([view.lines, view.counters, scale], () =>
      repeat(lines, line => line.id, line => lineTemplate(line, roll, scale)));
  }

  #ringsTemplate({ view, camera: { scale }, load }: Scene): unknown {
    const aimedAt = load?.kind === 'token' ? load.over : null;
    const ringed = view.counters.filter(one => hasRing(one, aimedAt));
    const now = ringed.filter(one => one.now || one.id === aimedAt);
    return [
      ...ringed.filter(one => !now.includes(one)).map(one => ringTemplate(one, scale)),
      now.length === 0 ? nothing : view.details?.turnTemplate(now, scale),
    ];
  }

  /**
   * The large ones under the small ones, then in the order of their ids, whatever the keyboard's: no counter moves
   * about in the tree and loses its focus.
   */
  #countersTemplate(scene: Scene, { named }: WordPlaces): unknown {
    const { view, camera, text, entry, load } = scene;
    const look: Look = {
      scale: camera.scale,
      text,
      entry,
      lifted: carriedCounter(scene)?.counter.id ?? null,
      aimedAt: load?.kind === 'token' ? load.over : null,
      details: view.details,
      named,
    };
    const spoken = bookOf('battlefield');
    return guard([view.counters, view.pushes, spoken, ...Object.values(look)], () => {
      const pushes = new Map(view.pushes?.map(push => [push.unit, push]));
      const counters = [...view.counters].sort((a, b) => b.radius - a.radius || (a.id < b.id ? -1 : 1));
      return repeat(counters, counter => counter.id, counter =>
        guard(
          [
            counter, look.scale, text, spoken, pushes.get(counter.id), view.details, named.get(counter.id),
            ...[entry, look.lifted, look.aimedAt].map(id => id === counter.id),
          ],
          () => counterTemplate(counter, look, pushes.get(counter.id)),
        ));
    });
  }

  #wordsTemplate(scene: Scene, { roll, labels, rim }: WordPlaces): SVGTemplateResult {
    const { view, camera: { scale } } = scene;
    const lifted = carriedCounter(scene)?.counter.id ?? null;
    const contacts = view.lines.filter(line => line.kind === 'contact');
    return svg`
      <g aria-hidden="true">
        ${guard([view.lines, view.counters, scale], () =>
          repeat(contacts, line => line.id, line => contactTemplate(line, roll, scale)))}
        ${guard([view.plans, roll, scale], () =>
          view.plans?.map(plan => view.details?.planContacts(plan, roll, scale)))}
        ${guard([rim, lifted], () => rim.marks.map(mark => view.details?.markTemplate(mark, lifted)))}
        ${guard([view.pushes, roll, scale], () => view.pushes?.map(push => pushTemplate(push, roll, scale)))}
        ${guard([labels], () => repeat(labels, label => label.key, labelTemplate))}
      </g>`;
  }

  #tokensTemplate({ view, entry, load }: Scene, { rim }: WordPlaces): unknown {
    return repeat([...view.tokens].sort((a, b) => (a.id < b.id ? -1 : 1)), token => token.id, token => {
      const spot = rim.tokens.get(token.id);
      const isLifted = load?.kind === 'token' && load.id === token.id;
      return spot === undefined ? nothing : view.details?.tokenTemplate(token, spot, entry === token.id, isLifted);
    });
  }

  #loadTemplate(scene: Scene): unknown {
    const { view, camera, window, text, load } = scene;
    const { details } = view;
    const carried = carriedCounter(scene);
    if (carried !== null || view.refused) {
      const around = { counters: view.counters, frame: frameOf(camera, window), scale: camera.scale, text };
      return scene.carriedTemplate?.(carried, view.refused ?? null, around) ?? nothing;
    }
    const token = load?.kind === 'token' ? view.tokens.find(one => one.id === load.id) : undefined;
    if (token === undefined || load === null) return nothing;
    return details?.carriedTokenTemplate(token, toPaper(load.to, camera.scale));
  }
}

const bare = (view: BattlefieldView): BattlefieldView =>
  ({ ...view, counters: [], lines: [], tokens: [], areas: [], pushes: [] });

/** The same thing, or a list of the same things. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i]));

/** The counter that is on its way: the one in hand, or one whose move is shown by the view alone. */
const carriedCounter = ({ view, load }: Scene): Carried | null => {
  const id = view.ghost?.unit ?? (load?.kind === 'counter' ? load.id : undefined);
  const counter = view.counters.find(one => one.id === id);
  if (counter === undefined) return null;
  const at = view.ghost?.to ?? (load?.kind === 'counter' ? load.to : counter.at);
  return { counter, at, ghost: view.ghost };
};
