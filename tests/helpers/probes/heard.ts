import type { ChromiumVisitor } from '../drivers/chromium.ts';

/** Something that a screen reader comes to. */
export interface Heard {
  role: string;
  name: string;
  /** Of a heading, 1 to 6. */
  level?: number;
  /** Where a link leads. */
  url?: string;
}

/** Of no account to those who listen: boxes, pieces of text, marks of lists. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker', 'RootWebArea']);

/** The page as Chromium tells it to screen readers, from top to bottom; texts as `StaticText`. */
export async function heard(visitor: ChromiumVisitor): Promise<Heard[]> {
  const session = await visitor.page.context().newCDPSession(visitor.page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told: Heard[] = [];
  const tell = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? 'none');
    const property = (wanted: string) =>
      node.properties?.find(({ name }) => name === wanted)?.value.value as unknown;
    const [level, url] = [property('level'), property('url')];
    if (!node.ignored && !SILENT.has(role)) {
      told.push({
        role,
        name: String(node.name?.value ?? ''),
        ...(role === 'heading' && typeof level === 'number' && { level }),
        ...(typeof url === 'string' && { url }),
      });
    }
    for (const child of node.childIds ?? []) tell(child);
  };
  tell(nodes[0]!.nodeId);
  return told;
}
