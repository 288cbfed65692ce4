/** Which lists meet, in which state, and a list of one's own in the place of one that is known. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { filesChosen } from '../../shared/parts/file-drop.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { kindName } from '../spoken/terrain-names.ts';
import { listsWords } from './lists-words.ts';
import type { ChooserActions, ListsChosen, OwnList } from './view.ts';

/** What stands for a list of one's own among the ids of lists. */
const OWN = ' own';
/** So many markers can be chosen; what a page asks for beyond them is one more choice. */
const MARKERS = [0, 1, 2, 3, 4] as const;
const COVERING = TERRAIN_KINDS.filter(kind => TERRAIN[kind].cover !== null);

const valueOf = ({ target }: Event): string => (target as HTMLSelectElement | HTMLTextAreaElement).value;

/** `sides`: those whose markers are chosen here. */
export const choosersTemplate = (
  chosen: ListsChosen, sides: readonly Side[], actions: ChooserActions,
): TemplateResult => html`
  <form class="choose" part="choose" @submit=${(event: Event) => event.preventDefault()}>
    ${listTemplate('attacker', chosen, actions)}
    <span class="soft">${listsWords.charge}</span>
    ${listTemplate('defender', chosen, actions)}
    <button type="button" class="icon quiet" aria-label=${listsWords.swap} title=${listsWords.swap}
      @click=${actions.swap}>${svg`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 5h11l-3-3M14 11H3l3 3"></path></svg>`}</button>
    <span class="state">
      ${sides.map(side => html`<label><span>${side === 'attacker' ? listsWords.markers.attacker : listsWords.onThem}
        </span>${markersTemplate(side, chosen, actions, String)}</label>`)}
      <label><span>${listsWords.cover}</span>
        <select class="cover"
          @change=${(event: Event) => actions.coverIn((valueOf(event) || null) as TerrainKind | null)}>
          <option value="" .selected=${chosen.cover === null}>${listsWords.noCover}</option>
          ${COVERING.map(kind => html`<option value=${kind} .selected=${kind === chosen.cover}>
            ${kindName(kind)}</option>`)}
        </select></label>
    </span>
  </form>
  ${chosen.own === null ? nothing : ownTemplate(chosen.own, actions)}`;

const listTemplate = (side: Side, { names, lists, own }: ListsChosen, { choose }: ChooserActions): TemplateResult => {
  const isOwn = own?.side === side || lists[side] === '';
  return html`<span class="list ${side}">${sideMark(side)}
    <select aria-label=${listsWords.lists[side]}
      @change=${(event: Event) => choose(side, valueOf(event) === OWN ? '' : valueOf(event))}>
      ${names.length > 0 || isOwn ? nothing : html`<option value=${lists[side]} selected>…</option>`}
      ${names.map(({ id, name }) => html`<option value=${id} .selected=${!isOwn && id === lists[side]}>
        ${name}</option>`)}
      <option value=${OWN} .selected=${isOwn}>${listsWords.own}</option>
    </select></span>`;
};

/** How many Blast markers lie on each formation of a side, in figures or in words. */
export const markersTemplate = (
  side: Side, { markers }: ListsChosen, { mark }: ChooserActions, told: (count: number) => string,
): TemplateResult => html`
  <select class="markers" aria-label=${listsWords.markers[side]}
    @change=${(event: Event) => mark(side, Number(valueOf(event)))}>
    ${[...new Set([...MARKERS, markers[side]])].map(count =>
      html`<option value=${count} .selected=${count === markers[side]}>${told(count)}</option>`)}
  </select>`;

const ownTemplate = ({ side, text, says, isReading }: OwnList, { type, read }: ChooserActions): TemplateResult => html`
  <div class="own ${side}">
    <label>${listsWords.lists[side]}
      <textarea rows="5" placeholder=${listsWords.paste} .value=${text}
        @input=${(event: Event) => type(valueOf(event))}></textarea></label>
    <div class="row">
      <button type="button" class="main" ?disabled=${isReading || text.trim() === ''}
        @click=${() => read(text)}>${listsWords.read}</button>
      <label class="file">${listsWords.file}
        <input type="file" accept=".ros,.rosz,.json,.xml,.txt,text/plain"
          @change=${(event: Event) => filesChosen(event).slice(0, 1).forEach(read)}></label>
    </div>
    ${says.length === 0 ? nothing
      : html`<div role="alert"><ul>${says.map(say => html`<li>${say}</li>`)}</ul></div>`}
  </div>`;
