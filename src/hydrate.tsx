import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadContent } from 'virtual:content';
import { App } from './App.tsx';
import { fillFields } from './sections/Contact/formFields.ts';
import { EMPTY_VALUES, haveSameValues, loadDraft } from './sections/Contact/message.ts';
import type { SiteContent } from './siteContent.ts';

const root = document.getElementById('root')!;
const served = root.cloneNode(true) as HTMLElement;
// The copy is shown only after a crash. No reveal runs then, so its sections must not wait for one.
for (const section of served.querySelectorAll('section')) section.dataset.revealed = 'shown';

/** Rejects if the content of the page does not arrive. */
export async function startReact(): Promise<void> {
  const content = await loadContent();
  startTransition(() => hydrate(content));
}

function hydrate(content: SiteContent): void {
  hydrateRoot(root, <App content={content} />, {
    onUncaughtError(error) {
      console.error('The page stays as it was served:', error);
      root.replaceWith(served);
      const { values } = loadDraft();
      // Text typed since React started is only in the draft.
      if (!haveSameValues(values, EMPTY_VALUES)) {
        fillFields(served.querySelector('#contact form'), values);
      }
    },
  });
}
