/**
 * Cuts the site's faces out of the @fontsource-variable packages (`npx tsx scripts/fonts/cut.ts`): the weights that the style sheets
 * use, the characters of the first screen apart from the rest. The results are committed; run it after a change to
 * faces.ts or of the packages' versions. The licences of the faces, the SIL Open Font License, lie beside them.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { faceFiles, licenseFiles, type FaceFile } from './faces.ts';

for (const face of faceFiles) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(face.from)));
  const cut = await subsetFont(whole, charactersOf(face), {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weights },
  });
  await writeFile(new URL(`../../${face.file}`, import.meta.url), cut);
  console.log(`${face.file}: ${cut.length} of ${whole.length} bytes`);
}

for (const { file, from } of licenseFiles)
  await copyFile(fileURLToPath(import.meta.resolve(from)), new URL(`../../${file}`, import.meta.url));

function charactersOf({ ranges }: FaceFile): string {
  const codePoints = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  return String.fromCodePoint(...codePoints);
}
