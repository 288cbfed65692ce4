/** Bytes deflated by the browser, and back. */

/** Whether this browser can; older ones cannot. */
export const canDeflate = (): boolean => {
  try {
    return new CompressionStream('deflate-raw').readable instanceof ReadableStream;
  } catch {
    return false;
  }
};

/** All bytes of a stream; null if it fails, or gives more than there may be. */
const gather = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > most) {
        reader.cancel().catch(() => undefined);
        return null;
      }
      parts.push(next.value);
    }
  } catch {
    return null;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Through a stream that takes bytes and gives bytes. What fails shows where its output is read. */
const through = (
  bytes: Uint8Array, { readable, writable }: CompressionStream | DecompressionStream, most: number,
): Promise<Uint8Array | null> => {
  const writer = writable.getWriter();
  writer.write(Uint8Array.from(bytes)).catch(() => undefined);
  writer.close().catch(() => undefined);
  return gather(readable, most);
};

export const deflate = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await through(bytes, new CompressionStream('deflate-raw'), Infinity))!;

/** Null if these bytes were never deflated, or stand for more than `most`. */
export const inflate = (bytes: Uint8Array, most: number): Promise<Uint8Array | null> =>
  through(bytes, new DecompressionStream('deflate-raw'), most);
