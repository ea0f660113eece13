import { expect, test } from 'vitest';
import type {
  SpriteAnimationContent,
  SpriteAnimationInput,
} from '../../src/sections/Projects/SpriteAnimation/schema.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { fileGenerators } from './fileGenerators.ts';

test('a picture with sprites has a file that says how they move', () => {
  const [first] = content.projects.items;
  const answer: SpriteAnimationInput = {
    file: 'assets/a-answer.avif',
    move: 'press',
    place: [9, 9, 9, 9],
  };
  const items = [first!, { ...first!, answer }];
  const generators = fileGenerators({ ...content, projects: { ...content.projects, items } });
  expect(generators).not.toHaveProperty(['project-1-sprites.json']);
  const made = JSON.parse(
    generators['project-2-sprites.json']!() as string,
  ) as SpriteAnimationContent;
  expect(made.file).toBe(answer.file);
  expect(made.sprites).toHaveLength(2);
});
