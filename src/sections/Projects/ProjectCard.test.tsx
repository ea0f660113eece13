import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Projects } from './Projects.tsx';
import type { ProjectsContent } from './schema.ts';

const links = {
  liveUrl: 'https://www.shop.example.com/?from=page',
  githubUrl: 'https://github.example.com/ada/shop',
};

const content: ProjectsContent = {
  menuLabel: 'Work',
  heading: 'Work',
  items: ['Shop', 'Atlas'].map((title) => ({
    title,
    description: 'A {tool} that is used every day.',
    image: { src: 'assets/none', alt: '' },
    tech: ['React'],
  })),
};

test('links of projects are shown once by address, apart from each other, in a new tab, large enough', async () => {
  const [first, second] = content.items;
  await renderProjects({
    ...content,
    items: [
      { ...first!, ...links },
      { ...second!, liveUrl: `${links.githubUrl}-2`, githubUrl: `${links.githubUrl}-2` },
    ],
  });
  const names = [
    'shop.example.com',
    'github.example.com/ada/shop',
    'github.example.com/ada/shop-2',
  ];
  for (const name of names) {
    const link = page
      .getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
      .element() as HTMLAnchorElement;
    expect(link.href).toContain(name);
    const line = getComputedStyle(link.querySelector('bdi span') ?? link).textDecorationLine;
    expect([link.target, link.rel, line]).toEqual(['_blank', 'noopener noreferrer', 'underline']);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
  }
  expect(page.getByRole('link').elements()).toHaveLength(names.length);
});

test('the needle stays in a project that has something to point at while the reader is at one that has not', async () => {
  const [first, second] = content.items;
  const pointer = { phrase: 'every day', x: 0.5, y: 0.5, from: 'upper-left' } as const;
  await renderProjects({
    ...content,
    items: [
      { ...first!, pointer },
      { ...second!, ...links },
    ],
  });
  expect(document.querySelector('#project-1')!.textContent).toContain(first!.description);
  await userEvent.hover(page.getByRole('heading', { name: 'Atlas' }));
  await nextFrame();
  await nextFrame();
  const needle = document.querySelector('#project-1 svg:has(g)')!;
  await expect.poll(() => needle.checkVisibility({ opacityProperty: true })).toBe(true);
});

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

function renderProjects(projects: ProjectsContent) {
  const owner = {
    name: 'Ada',
    brand: 'Ada',
    title: 'Engineer',
    email: 'ada@example.org',
    location: 'London',
  };
  return render(
    <Projects
      content={projects}
      owner={owner}
      page={{ sections: [], newTabNote: 'opens in a new tab', projects: [] }}
    />,
  );
}
