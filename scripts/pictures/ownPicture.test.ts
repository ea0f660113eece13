import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crop, readRequests, writeOwnPictures, type OwnPicture } from './ownPicture.ts';

describe('a request', () => {
  const read = (...words: string[]) =>
    readRequests(words).map(({ kind, file, name }) => [kind, file, name].join(' '));

  test('is a kind, a file and a name', () => {
    expect(read('project', 'shop.png', 'my-shop')).toEqual(['project shop.png my-shop']);
  });

  test('may be for several files, each with a name after it or by that of the file', () => {
    expect(read('avatar', 'a/Zoë Müller.JPG', 'b.png', 'bea', './c.webp')).toEqual([
      'avatar a/Zoë Müller.JPG zoe-muller',
      'avatar b.png bea',
      'avatar ./c.webp c',
    ]);
    expect(() => read('avatar', 'a/me.jpg', 'b/me.jpg')).toThrow('Two pictures would have the name me');
    expect(() => read('avatar', '山.jpg')).toThrow('cannot be a name');
  });

  test('without a file says what is expected', () => {
    expect(() => read('project')).toThrow('Expected <kind> <file> [name]');
  });

  test.each(['poster', 'toString', ''])('of the unknown kind "%s" names the kinds there are', (kind) => {
    expect(() => read(kind, 'a.png', 'a')).toThrow('Kinds: portrait, project, avatar');
  });

  test.each(['My Shop', 'über', 'a--b', '-a', ''])('is refused with the name "%s"', (name) => {
    expect(() => read('project', 'a.png', '--', name)).toThrow('cannot be a name');
  });

  test('says what the crop keeps in its middle', () => {
    expect(readRequests(['project', 'a.png', '--focus', '0.5,0.3'])[0]?.focus).toEqual({ x: 0.5, y: 0.3 });
    expect(readRequests(['project', 'a.png'])[0]?.focus).toBeUndefined();
  });

  test.each(['0.5', '0.5,1.2', 'a,b', '0.5,', '1,1,1'])('is refused with the focus %s', (focus) => {
    expect(() => read('project', 'a.png', '--focus', focus)).toThrow('two numbers from 0 to 1');
  });
});

describe("an owner's picture", () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  const output = () => join(folder, 'assets');
  const writeOwnPicture = (picture: OwnPicture, to: string) =>
    writeOwnPictures([picture], to, async () => '#102030');

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
    expect((await readdir(output())).toSorted()).toEqual([
      'me-128.avif',
      'me-128.webp',
      'me-64.avif',
      'me-64.webp',
    ]);
    expect(written).toHaveLength(4);
  });

  test('stands upright when its EXIF says that it lies', async () => {
    // Orientation 6: the file's left edge is the picture's top.
    await halves(300, 300).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toFile(file('phone.jpg'));
    await writeOwnPicture({ kind: 'avatar', file: file('phone.jpg'), name: 'phone' }, output());
    const { data, info } = await sharp(join(output(), 'phone-128.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    const [topRed = 0, , topBlue = 255] = pixel(100, 20);
    const [bottomRed = 255, , bottomBlue = 0] = pixel(20, 100);
    expect(topRed).toBeGreaterThan(topBlue + 100);
    expect(bottomBlue).toBeGreaterThan(bottomRed + 100);
  });

  test('that is missing is named', async () => {
    const request = { kind: 'avatar', file: file('nobody.jpg'), name: 'nobody' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow(
      `There is no file ${file('nobody.jpg')}`,
    );
  });

  test.each([
    ['notes.jpg', 'Use a JPEG, PNG, WebP or AVIF file'],
    ['drawing.svg', 'is an SVG drawing, which has no pixels. Export it as PNG, 128 by 128 pixels or more'],
    ['moving.gif', 'is a GIF, which has too few colours'],
    ['scan.tif', 'is a TIFF. Save it as PNG or JPEG'],
    ['IMG_1.HEIC', 'is a HEIC, as iPhones write it. Export it as JPEG'],
    ['page.pdf', 'is a PDF. Export its page as PNG'],
  ])('of a format that is not read is refused with a way out: %s', async (name, way) => {
    const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: '#123456' } });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    if (name.endsWith('.gif')) await plain.gif().toFile(file(name));
    else if (name.endsWith('.tif')) await plain.tiff().toFile(file(name));
    else await writeFile(file(name), name.endsWith('.svg') ? svg : 'These are not the bytes of a picture.');
    const request = { kind: 'avatar', file: file(name), name: 'notes' } as const;
    await expect(writeOwnPicture(request, output())).rejects.toThrow(way);
  });

  test('may be an AVIF', async () => {
    await halves(300, 300).avif({ effort: 0 }).toFile(file('me.avif'));
    expect(
      await writeOwnPicture({ kind: 'avatar', file: file('me.avif'), name: 'me' }, output()),
    ).toHaveLength(4);
  });

  test('is cropped around its focus, as far as its edges allow', async () => {
    await halves(600, 200).png().toFile(file('wide.png'));
    const middleOf = async (x: number) => {
      await writeOwnPicture(
        { kind: 'avatar', file: file('wide.png'), name: 'wide', focus: { x, y: 0.5 } },
        output(),
      );
      const { data, info } = await sharp(join(output(), 'wide-128.webp'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [8, 120].map((left) => (data[(64 * info.width + left) * info.channels]! > 128 ? 'red' : 'blue'));
    };
    expect(await middleOf(0)).toEqual(['red', 'red']);
    expect(await middleOf(0.5)).toEqual(['red', 'blue']);
    expect(await middleOf(1)).toEqual(['blue', 'blue']);
  });

  test('that is transparent is laid on the ground of the colours, a portrait stays as it is', async () => {
    const clear = sharp({ create: { width: 1400, height: 1500, channels: 4, background: '#00000000' } });
    await clear.png().toFile(file('clear.png'));
    await writeOwnPicture({ kind: 'avatar', file: file('clear.png'), name: 'clear' }, output());
    const { data } = await sharp(join(output(), 'clear-128.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [index, value] of [0x10, 0x20, 0x30].entries())
      expect(Math.abs(data[index]! - value)).toBeLessThan(5);
    // What is written of it stays transparent, too (encode.test.ts); at the size of portraits that takes long.
    const portrait = await crop(
      { kind: 'portrait', file: file('clear.png'), name: 'cut-out' },
      async () => '#102030',
    );
    expect((await sharp(portrait).stats()).isOpaque).toBe(false);
  });

  test('is not written where others of the same call are refused, which are named one by one', async () => {
    await halves(400, 300).jpeg().toFile(file('me.jpg'));
    await halves(100, 100).jpeg().toFile(file('small.jpg'));
    const all = ['gone.jpg', 'me.jpg', 'small.jpg'].map((name, index): OwnPicture => ({
      kind: 'avatar',
      file: file(name),
      name: `n${index}`,
    }));
    const making = writeOwnPictures(all, output(), async () => '#102030');
    await expect(making).rejects.toThrow(
      /^No picture was made.*\n.*no file .*gone\.jpg\n.*small\.jpg is 100 by 100 pixels.*\n/,
    );
    expect((await readdir(folder)).toSorted()).toEqual(['me.jpg', 'small.jpg']);
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
