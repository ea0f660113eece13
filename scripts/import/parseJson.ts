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

/** Text in UTF-8 or UTF-16, which PowerShell writes. Everything else is taken for Windows-1252. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
