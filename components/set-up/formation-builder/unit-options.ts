/** What a datasheet leaves to its player, to be chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LibraryOption } from '../../../src/army-lists/unit-options.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** Takes the options of one choice, and which of them are chosen now. */
export type Choose = (choice: readonly LibraryOption[], ids: readonly string[]) => void;

/**
 * A list for each choice, and where there may be several of one choice a number for each option. `who` has the choice;
 * options that come with a character are picked with that.
 */
export const optionsTemplate = (
  who: string, all: readonly LibraryOption[], chosen: readonly string[], choose: Choose,
): TemplateResult | typeof nothing => {
  const open = all.filter(({ isMounted }) => !isMounted);
  const choices = [...new Set(open.map(({ choice }) => choice))].map(id => open.filter(one => one.choice === id));
  if (choices.length === 0) return nothing;
  return html`<div class="options">${choices.map(choice => (choice[0]!.room > 1
    ? countsTemplate(who, choice, chosen, choose) : listTemplate(who, choice, chosen, choose)))}</div>`;
};

/** Where one is usual it is chosen as long as no other is. */
const listTemplate = (
  who: string, choice: readonly LibraryOption[], chosen: readonly string[], choose: Choose,
): TemplateResult => {
  const usual = choice.find(({ isUsual }) => isUsual);
  const now = choice.find(({ id }) => chosen.includes(id)) ?? usual;
  const pick = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    choose(choice, value === '' ? [] : [value]);
  };
  return html`<select aria-label=${formationBuilderWords.optionOf(who)} @change=${pick}>
    ${usual === undefined
      ? html`<option value="" .selected=${now === undefined}>${formationBuilderWords.noOption}</option>` : nothing}
    ${choice.map(option => html`<option value=${option.id} .selected=${option === now}>${option.name}</option>`)}
  </select>
  ${idleTemplate(choice)}`;
};

const countsTemplate = (
  who: string, choice: readonly LibraryOption[], chosen: readonly string[], choose: Choose,
): TemplateResult => {
  const ids = chosen.filter(id => choice.some(one => one.id === id));
  const free = choice[0]!.room - ids.length;
  const count = (id: string): number => ids.filter(one => one === id).length;
  return html`${choice.map(({ id, name, most }) => html`<span class="counted"><span>${name}</span>
    <count-stepper label=${formationBuilderWords.optionAmount(name, who)} .count=${count(id)}
      .most=${Math.min(most, count(id) + free)}
      @count-changed=${({ count: to }: CountChanged) =>
        choose(choice, [...ids.filter(one => one !== id), ...Array<string>(to).fill(id)])}
    ></count-stepper></span>`)}
  ${idleTemplate(choice)}`;
};

const idleTemplate = (choice: readonly LibraryOption[]): TemplateResult | typeof nothing => {
  const isIdle = choice.every(({ values, abilities, weapons }) =>
    Object.keys(values).length + abilities.length + weapons.length === 0);
  return isIdle ? html`<small>${formationBuilderWords.idleOption}</small>` : nothing;
};
