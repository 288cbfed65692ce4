// What the page of a report says, part by part, as it is printed. Runs in the page: it uses nothing from outside.

/** @returns {Promise<{ head: string[], rows: { part: string, texts: string[] }[], faults: string[] }>} */
export const readReport = async () => {
  const report = document.querySelector('.report > *');
  const root = report.shadowRoot;
  dispatchEvent(new Event('beforeprint'));
  for (const map of root.querySelectorAll('still-map')) await map.updateComplete;
  const faults = [];
  const page = root.querySelector('article').getBoundingClientRect();

  const isTold = node => {
    const element = node.parentElement;
    return element.closest('.spoken, title, style') === null && element.checkVisibility();
  };
  const textsIn = start => {
    const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent.trim() === '' || !isTold(node)) continue;
      texts.push(node.textContent);
      const range = document.createRange();
      range.selectNode(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < page.left - 1 || right > page.right + 1) faults.push(`cut at the side: ${node.textContent.trim()}`);
    }
    return texts;
  };

  const head = textsIn(root.querySelector('header'));
  const rows = [];
  for (const part of root.querySelectorAll('.body > *')) {
    const name = part.getAttribute('aria-labelledby') ?? (part.className || part.localName);
    const inner = [...part.querySelectorAll('tr, li, figure, h3, h4, p')];
    for (const one of inner) {
      if (inner.some(other => other !== one && other.contains(one))) continue;
      const map = one.querySelector('still-map')?.shadowRoot.querySelector('svg.map');
      rows.push({ part: name, texts: [...textsIn(one), ...map ? textsIn(map) : []] });
    }
  }
  if (root.querySelectorAll('still-map').length !== 2) faults.push('not two maps');
  const code = root.querySelector('.qr path')?.getAttribute('d') ?? '';
  if (report.link !== null && report.link.length < 2000 && code.length < 1000) faults.push('no QR code');
  return { head, rows: rows.filter(({ texts }) => texts.length > 0), faults };
};

/** How much of a picture, given as base64, is not white. */
export const inkIn = async picture => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] + data[at + 1] + data[at + 2] < 600) dark += 1;
  return dark / (data.length / 4);
};
