/** The value of a JSON file. Throws an error with a sentence for the owner. */
export function parseJson(bytes: Uint8Array, file: string): unknown {
  const json = decoded(bytes);
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = json.slice(0, Number(position ?? json.length)).split('\n').length;
    throw new Error(`${file} is no JSON: look for a missing comma, quote or bracket near line ${line}`, {
      cause: error,
    });
  }
}

/** Text in UTF-16, with or without a BOM, or in UTF-8. Everything else is taken for Windows-1252. */
function decoded(bytes: Uint8Array): string {
  // JSON begins with an ASCII character: in UTF-16 one of its two bytes is 0.
  const [first, second] = bytes;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
