import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRequest, writeOwnPicture } from './ownPicture.ts';

describe('a request', () => {
  test('is a kind, a file and a name', () => {
    expect(readRequest(['project', 'shop.png', 'my-shop'])).toEqual({
      kind: 'project',
      file: 'shop.png',
      name: 'my-shop',
    });
  });

  test('with too few or too many words says what is expected', () => {
    expect(() => readRequest(['project', 'shop.png'])).toThrow('Expected <kind> <file> <name>, got 2 words');
    expect(() => readRequest(['project', 'my', 'shop.png', 'shop'])).toThrow('got 4 words');
  });

  test.each(['poster', 'toString', ''])('of the unknown kind "%s" names the kinds there are', (kind) => {
    expect(() => readRequest([kind, 'a.png', 'a'])).toThrow('Kinds: portrait, project, avatar');
  });

  test.each(['My Shop', '../shop', 'shop.png', 'über', 'a--b', '-a', ''])('is refused with the name "%s"', (name) => {
    expect(() => readRequest(['project', 'a.png', name])).toThrow('cannot be a name');
  });
});

describe("an owner's picture", () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  const output = () => join(folder, 'assets');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  /** Left half red, right half blue, as the file lies on disk; EXIF may turn it. */
  function halves(width: number, height: number) {
    const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
    return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
      { input: right, left: width / 2, top: 0 },
    ]);
  }

  test('becomes the four files of its kind', async () => {
    await halves(400, 300).jpeg().toFile(file('me.jpg'));
    const written = await writeOwnPicture({ kind: 'avatar', file: file('me.jpg'), name: 'me' }, output());
    expect((await readdir(output())).toSorted()).toEqual(['me-128.avif', 'me-128.webp', 'me-64.avif', 'me-64.webp']);
    expect(written).toHaveLength(4);
  });

  test('stands upright when its EXIF says that it lies', async () => {
    // Orientation 6: the file's left edge is the picture's top.
    await halves(300, 300).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toFile(file('phone.jpg'));
    await writeOwnPicture({ kind: 'avatar', file: file('phone.jpg'), name: 'phone' }, output());
    const { data, info } = await sharp(join(output(), 'phone-128.webp')).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const [topRed = 0, , topBlue = 255] = pixel(100, 20);
    const [bottomRed = 255, , bottomBlue = 0] = pixel(20, 100);
    expect(topRed).toBeGreaterThan(topBlue + 100);
    expect(bottomBlue).toBeGreaterThan(bottomRed + 100);
  });

  test('that is missing is named', async () => {
    const request = { kind: 'avatar', file: file('nobody.jpg'), name: 'nobody' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow(`There is no file ${file('nobody.jpg')}`);
  });

  test.each(['notes.jpg', 'drawing.svg'])('that is no JPEG, PNG or WebP is refused: %s', async (name) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    await writeFile(file(name), name.endsWith('.svg') ? svg : 'These are not the bytes of a picture.');
    const request = { kind: 'avatar', file: file(name), name: 'notes' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow('Use a JPEG, PNG or WebP file');
  });

  test('that breaks off is refused and leaves nothing behind', async () => {
    const whole = await halves(400, 400).png({ compressionLevel: 0 }).toBuffer();
    await writeFile(file('half.png'), whole.subarray(0, whole.length / 2));
    const request = { kind: 'avatar', file: file('half.png'), name: 'half' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow('may be damaged');
    expect(await readdir(folder)).toEqual(['half.png']);
  });

  test('that is too small is refused with both sizes', async () => {
    await halves(1280, 700).png().toFile(file('shop.png'));
    const request = { kind: 'project', file: file('shop.png'), name: 'shop' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow(
      'is 1280 by 700 pixels; a project needs at least 1280 by 800',
    );
    expect(await readdir(folder)).toEqual(['shop.png']);
  });
});
