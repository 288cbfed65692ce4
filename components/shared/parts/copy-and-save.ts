/** Text on its way out of the page: to the clipboard, or into a file. Nothing is sent anywhere. */

/** Whether the text is on the clipboard now; pages may be refused that. */
export const isCopied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** How long a browser may take to fetch what it saves. */
const FETCH_MS = 60_000;

/** Saves a file under this name in the way of the browser. */
export const saveFile = (name: string, type: string, content: string | Blob): void => {
  const whole = typeof content === 'string' ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob([content], { type: whole }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
};
