/** Files that come from outside: dropped onto an element, or chosen. */
import type { ReactiveControllerHost } from 'lit';

/** Types of a drag as the browser names them. */
export type Wanted = 'Files' | 'text/plain';

/** Listens for what is dragged over an element and dropped there. Anything else goes its usual way. */
export class FileDrop {
  /** Whether something that would be taken is held over it. */
  isOver = false;
  readonly #host: ReactiveControllerHost;
  readonly #wanted: readonly Wanted[];
  readonly #take: (dropped: DataTransfer) => void;

  constructor(host: ReactiveControllerHost, wanted: readonly Wanted[], take: (dropped: DataTransfer) => void) {
    this.#host = host;
    this.#wanted = wanted;
    this.#take = take;
  }

  readonly hover = (event: DragEvent): void => {
    if (!this.#isWanted(event)) return;
    event.preventDefault();
    this.#turn(true);
  };

  readonly leave = (): void => this.#turn(false);

  readonly drop = (event: DragEvent): void => {
    this.#turn(false);
    if (!this.#isWanted(event)) return;
    event.preventDefault();
    this.#take(event.dataTransfer!);
  };

  #isWanted({ dataTransfer }: DragEvent): boolean {
    return this.#wanted.some(type => dataTransfer?.types.includes(type));
  }

  #turn(isOver: boolean): void {
    this.isOver = isOver;
    this.#host.requestUpdate();
  }
}

/** For a button beside a hidden field for files: opens the browser's own dialog. */
export const askForFiles = ({ currentTarget }: Event): void =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('[type=file]')!.click();

/** What was chosen there; the same files can be chosen once more. */
export const filesChosen = ({ currentTarget }: Event): readonly File[] => {
  const input = currentTarget as HTMLInputElement;
  const files = [...input.files ?? []];
  input.value = '';
  return files;
};

/** Keeps the browser from opening a file in place of the page, where it is dropped beside what takes files. */
const hold = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** From now on a stray file leaves the page as it is. */
export const holdStrayFiles = (): void => {
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hold);
};
