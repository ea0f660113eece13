/** The end of a line where a sentence goes on. GitHub would break the line there, as it does in comments. */
const WRAP = /(?<!\n)\n(?!\n| *(?:- |#+ |\d+\. )) */g;
/** The start of a link to a file, from the changelog's folder. GitHub would look for it beside the release. */
const FILE_LINK = /\]\((?!\w+:|#)/g;

/**
 * The notes of a release: the section of `version` in the text of the changelog. Undefined if it has none.
 * `folder` is the address of the changelog's folder in that version, without a slash at its end.
 */
export function releaseNotes(
  changelog: string,
  version: string,
  folder: string,
): string | undefined {
  const sections = changelog.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes?.replaceAll(WRAP, ' ').replaceAll(FILE_LINK, `](${folder}/`);
}
