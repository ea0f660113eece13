import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type OutputInfo } from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { crop, encode, readRequests, writeOwnPictures, type OwnPicture } from './ownPicture.ts';

describe('a request', () => {
  const read = (...words: string[]) =>
    readRequests(words).map(({ kind, file, name }) => [kind, file, name].join(' '));

  test('is a kind and files, each with a name or named by the file', () => {
    expect(read('project', 'shop.png', 'my-shop')).toEqual(['project shop.png my-shop']);
    expect(read('avatar', 'a/Zoë Müller.JPG', 'b.png', 'bea', './c.webp')).toEqual([
      'avatar a/Zoë Müller.JPG zoe-muller',
      'avatar b.png bea',
      'avatar ./c.webp c',
    ]);
  });

  test('may name a focus', () => {
    const [request] = readRequests(['project', 'a.png', '--focus', '0.5,0.3']);
    expect(request?.focus).toEqual({ x: 0.5, y: 0.3 });
  });

  test('may name no focus', () => {
    expect(readRequests(['project', 'a.png'])[0]?.focus).toBeUndefined();
  });

  test.each([
    ['山.jpg', '山'],
    ['Магазин 2.png', 'магазин-2'],
    ['ガイド.png', 'ガイド'],
    ['Nhà hàng.png', 'nha-hang'],
    ['दुकान.png', 'दुकान'],
  ])('names the picture %s as its script does: %s', (written, name) => {
    expect(read('avatar', written)).toEqual([`avatar ${written} ${name}`]);
  });

  test.each([
    [['project'], 'Expected <kind> <file> [name]'],
    [['stills', 'a.png'], 'Kinds: portrait, project, avatar, case'],
    [['toString', 'a.png'], 'Kinds: portrait, project, avatar, case'],
    [['project', 'a.png', '--', 'My Shop'], 'cannot be a name'],
    [['project', 'a.png', '--', 'a--b'], 'cannot be a name'],
    [['project', 'a.png', '--', 'Étude'], 'cannot be a name'],
    [['project', 'a.png', 'my', 'shop'], '"shop" follows no file'],
    [['project', 'my-shop', 'a.png'], '"my-shop" follows no file'],
    [['portrait', 'a.png', '--whole'], '--whole is for pictures of the kinds project and case'],
    [['project', 'a.png', '--whole', '--focus', '0,0'], 'leave one of them out'],
    [['avatar', 'a/me.jpg', 'b/me.jpg'], 'Two pictures would have the name me'],
    [['project', 'a.png', '--focus', '0.5'], 'two numbers from 0 to 1'],
    [['project', 'a.png', '--focus', '0.5,1.2'], 'two numbers from 0 to 1'],
    [['project', 'a.png', '--focus', '0.5,'], 'two numbers from 0 to 1'],
    [['project', 'a.png', '--focus', '1,1,1'], 'two numbers from 0 to 1'],
  ])('%j is refused', (words, message) => {
    expect(() => readRequests(words)).toThrow(message);
  });
});

describe("an owner's picture", () => {
  const folder = temporaryFolder();
  const output = join(folder, 'assets');
  const file = (name: string) => join(folder, name);
  const avatar = (name: string, focus?: OwnPicture['focus']): OwnPicture => ({
    kind: 'avatar',
    file: file(name),
    name: 'me',
    focus,
  });

  afterEach(() => rm(output, { recursive: true, force: true }));

  /** Left half red, right half blue. */
  function halves(width: number, height: number) {
    const right = {
      create: { width: width / 2, height, channels: 3, background: '#0000ff' },
    } as const;
    return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
      { input: right, left: width / 2, top: 0 },
    ]);
  }

  /** Whether a picture is red or blue at points, given in fractions of its size. */
  async function colorsAt(picture: Buffer, ...points: (readonly [number, number])[]) {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    return points.map(([x, y]) => {
      const at =
        (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return data[at]! > 128 ? 'red' : 'blue';
    });
  }

  test('becomes an AVIF and a WebP at both widths', async () => {
    await halves(400, 300).avif({ effort: 0 }).toFile(file('me.avif'));
    await writeOwnPictures([avatar('me.avif')], output);
    const names = await readdir(output);
    expect(names).toHaveLength(4);
    for (const name of names) {
      const { width, height, format } = await sharp(join(output, name)).metadata();
      expect(name).toBe(`me-${width}.${format === 'heif' ? 'avif' : format}`);
      expect(height).toBe(width);
    }
  });

  test('has its files counted as they are written', async () => {
    await halves(400, 300).avif({ effort: 0 }).toFile(file('me.avif'));
    const progress: string[] = [];
    await writeOwnPictures([avatar('me.avif')], output, ({ path }, number, of) =>
      progress.push(`${number} of ${of} ${path.slice(output.length + 1)}`),
    );
    expect(progress).toEqual([
      '1 of 4 me-128.avif',
      '2 of 4 me-128.webp',
      '3 of 4 me-256.avif',
      '4 of 4 me-256.webp',
    ]);
  });

  test.each([
    ['with', '#22d3ee80', true],
    ['without', '#22d3eeff', false],
  ])('%s transparency stays so', async (_what, background, hasAlpha) => {
    const create = { width: 200, height: 300, channels: hasAlpha ? 4 : 3, background } as const;
    await sharp({ create }).png().toFile(file('me.png'));
    await writeOwnPictures([avatar('me.png')], output);
    for (const name of await readdir(output)) {
      expect((await sharp(join(output, name)).metadata()).hasAlpha, name).toBe(hasAlpha);
    }
  });

  test('is not enlarged', async () => {
    await halves(200, 300).png().toFile(file('me.png'));
    await writeOwnPictures([avatar('me.png')], output);
    const { width } = await sharp(join(output, 'me-256.webp')).metadata();
    expect(width).toBe(200);
  });

  test('has the best quality that is light enough, or the lowest', async () => {
    const create = { width: 64, height: 64, channels: 3, background: '#000' } as const;
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({ create: { ...create, noise } })
      .png()
      .toBuffer();
    for (const quality of [80, 72, 48, 32]) {
      const lightest = await encode(picture, 'webp', 1, [quality, quality]);
      expect(await encode(picture, 'webp', lightest.length)).toEqual(lightest);
    }
    expect(await encode(picture, 'webp', 1)).toEqual(await encode(picture, 'webp', 1, [32, 32]));
  });

  test('is turned upright by its EXIF before it is cropped', async () => {
    // Orientation 6: the left edge in the file is the top of the picture.
    await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toFile(file('me.jpg'));
    const upright = await crop(avatar('me.jpg', { x: 0.5, y: 0.5 }));
    expect(await colorsAt(upright, [0.8, 0.1], [0.1, 0.8])).toEqual(['red', 'blue']);
  });

  test.each([
    [0, ['red', 'red']],
    [0.5, ['red', 'blue']],
    [1, ['blue', 'blue']],
  ])('is cropped around a focus %s from the left', async (x, colors) => {
    await halves(800, 400).png().toFile(file('me.png'));
    const cropped = await crop(avatar('me.png', { x, y: 0.5 }));
    expect(await colorsAt(cropped, [0.05, 0.5], [0.95, 0.5])).toEqual(colors);
  });

  test('stays whole as a screenshot of 16:9: its lower edge goes on, without a letter that it cuts', async () => {
    const letter = {
      create: { width: 8, height: 900, channels: 3, background: '#0000ff' },
    } as const;
    const screenshot = await halves(1600, 900).png().toBuffer();
    const cut = sharp(screenshot).composite([{ input: letter, left: 400, top: 0 }]);
    await cut.png().toFile(file('me.png'));
    const picture = await crop({ ...avatar('me.png'), kind: 'project' });
    const points = [
      [0.2525, 0.89],
      [0.49, 0.95],
      [0.51, 0.95],
      [0.2525, 0.95],
    ] as const;
    expect(await colorsAt(picture, ...points)).toEqual(['blue', 'red', 'blue', 'red']);
  });

  describe('is told about', () => {
    const write = (own: OwnPicture) => writeOwnPictures([own], output);

    /** All that is printed while a picture is cropped, or made as `make` does. */
    async function notesOn(
      own: OwnPicture,
      make: (own: OwnPicture) => Promise<unknown> = crop,
    ): Promise<string> {
      const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      await make(own);
      const printed = log.mock.calls.join('\n');
      log.mockRestore();
      return printed;
    }

    test('each cut, also of a portrait', async () => {
      await halves(2000, 1000).png().toFile(file('wide.png'));
      const portrait = { ...avatar('wide.png'), kind: 'portrait' } as const;
      expect(await notesOn(portrait)).toContain('wide.png: 57% of its width is cut away');
      expect(await notesOn(avatar('wide.png'))).toContain('50% of its width is cut away');
    });

    test('a portrait of 400 pixels', async () => {
      await halves(400, 400).png().toFile(file('me.png'));
      expect(await notesOn({ ...avatar('me.png'), kind: 'portrait' }, write)).toContain(
        'it has 400 by 400 pixels, so large screens show it less sharp',
      );
    });

    test('a portrait below 400 pixels, which is not taken', async () => {
      await halves(398, 398).png().toFile(file('me.png'));
      await expect(notesOn({ ...avatar('me.png'), kind: 'portrait' })).rejects.toThrow(
        'needs at least 346 by 400',
      );
    });

    test('a picture without a visible pixel', async () => {
      const background = { width: 400, height: 400, channels: 4, background: '#0000' } as const;
      await sharp({ create: background }).png().toFile(file('me.png'));
      expect(await notesOn(avatar('me.png'))).toContain('so it can hardly be seen');
    });

    test('a picture that it replaces', async () => {
      await halves(400, 400).png().toFile(file('me.png'));
      expect(await notesOn(avatar('me.png'), write)).not.toContain('Replaces');
      expect(await notesOn(avatar('me.png'), write)).toContain('Replaces the picture me');
    });

    test.each([
      ['black', true],
      ['gold', false],
    ])('a drawing in %s that is transparent: %s', async (color, isTold) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="90" fill="${color}"/></svg>`;
      await sharp(Buffer.from(svg)).png().toFile(file('me.png'));
      expect((await notesOn(avatar('me.png'))).includes('transparent and dark')).toBe(isTold);
    });
  });

  describe('of a phone', () => {
    let picture: { data: Buffer; info: OutputInfo };

    beforeAll(async () => {
      await halves(600, 1300).png().toFile(file('phone.png'));
      const cropped = await crop({ ...avatar('phone.png'), kind: 'project', whole: true });
      picture = await sharp(cropped).raw().toBuffer({ resolveWithObject: true });
    });

    /** Red, green and blue at a point, given in fractions of the size. */
    function colorAt(x: number, y: number): number[] {
      const { data, info } = picture;
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
      return [...data.subarray(start, start + 3)];
    }

    test('is as wide as those of other projects', () => {
      expect(picture.info.width / picture.info.height).toBeCloseTo(1.6, 2);
    });

    test('stands upright and whole', () => {
      // 0.86 of the height, so a fourth of the width: its edges are at 0.376 and 0.624.
      expect(colorAt(0.4, 0.1)[0]).toBeGreaterThan(230);
      expect(colorAt(0.6, 0.9)[2]).toBeGreaterThan(230);
    });

    test('has a darker background', () => {
      expect(Math.max(...colorAt(0.1, 0.5))).toBeLessThan(220);
    });
  });

  test.each([
    ['white with a blue button', '#fafafa', '#2563eb', true],
    ['black with a blue cover', '#0b0b12', '#2563eb', true],
    ['white with grey letters', '#fafafa', '#52525b', false],
  ])(
    'of a phone in %s (%s, %s) has a coloured background: %s',
    async (_name, paper, part, isColored) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1300"><rect width="600" height="1300" fill="${paper}"/><rect x="450" y="40" width="100" height="60" fill="${part}"/></svg>`;
      await sharp(Buffer.from(svg)).png().toFile(file('phone.png'));
      const picture = await crop({ ...avatar('phone.png'), kind: 'project', whole: true });
      const corner = sharp(picture).extract({ left: 9, top: 9, width: 1, height: 1 });
      const [red, , blue] = await corner.raw().toBuffer();
      expect(blue! - red! > 40).toBe(isColored);
    },
  );

  test('stops the whole call if it cannot be used', async () => {
    await halves(400, 300).jpeg().toFile(file('good.jpg'));
    const pictures = ['good.jpg', 'gone.jpg'].map((name) => avatar(name));
    await expect(writeOwnPictures(pictures, output)).rejects.toThrow('No picture was written');
    expect(await readdir(folder)).not.toContain('assets');
  });

  test('is named with all others that cannot be used', async () => {
    await halves(400, 300).jpeg().toFile(file('good.jpg'));
    await halves(100, 100).jpeg().toFile(file('small.jpg'));
    await halves(300, 300).gif().toFile(file('moving.gif'));
    const frames = [await halves(300, 300).png().toBuffer(), file('good.jpg')];
    await sharp(frames, { join: { animated: true } }).toFile(file('frames.webp'));
    await writeFile(file('notes.heic'), 'These are not the bytes of a picture.');
    const whole = await halves(400, 400).png({ compressionLevel: 0 }).toBuffer();
    await writeFile(file('half.png'), whole.subarray(0, whole.length / 2));
    const names = 'good.jpg gone.jpg small.jpg moving.gif frames.webp notes.heic half.png';
    const pictures = names.split(' ').map((name) => avatar(name));
    const error: unknown = await writeOwnPictures(pictures, output).catch((each: unknown) => each);
    expect(String(error).split('\n')).toEqual([
      'Error: No picture was written:',
      `There is no file ${file('gone.jpg')}. A path with spaces needs quotes, a name has only small letters, digits and single hyphens`,
      `${file('small.jpg')} is 100 by 100 pixels. The kind avatar needs at least 128 by 128, better 256 by 256: take the original from the camera or a larger export`,
      expect.stringMatching(/moving\.gif is not a JPEG, PNG, WebP or AVIF file/),
      `${file('frames.webp')} is animated. Export one picture of it as JPEG or PNG`,
      expect.stringMatching(/notes\.heic is not a JPEG/),
      expect.stringMatching(/half\.png cannot be read to its end/),
    ]);
  });

  test('is made by the command from a path in the folder of the call, into the public folder', async () => {
    await halves(1600, 800).png().toFile(file('ada.png'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'scripts/pictures/pictures.ts', 'avatar', 'ada.png'],
      { env: { ...process.env, PUBLIC_FOLDER: folder, INIT_CWD: folder } },
    );
    expect(stdout).toMatch(/50% of its width is cut away[^]*4 of 4 .*ada-256\.webp +\d+\.\d kB/);
    expect(await readdir(output)).toHaveLength(4);
  });
});
