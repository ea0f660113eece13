import { describe, expect, test } from 'vitest';
import { textWidth, widestWord } from './textWidth.ts';

const name = { face: 'bricolage-grotesque', weight: 800, letterSpacing: -0.045 } as const;

describe('the widest word of a name', () => {
  /** Widths in em as Chromium draws them at 135 pixels. Others than Latin ones are in a fallback font. */
  test.each([
    ['Święcki', 3.55, 1.01],
    ['Wyszyński', 4.97, 1.01],
    ['Őrségyűlés', 5.12, 1.01],
    ['Nguyễn', 3.59, 1.01],
    ['Ştefănescu', 5.19, 1.01],
    ['Dasgupta', 4.38, 1.01],
    ['Zimmermann', 6.22, 1.01],
    ['Mammamia', 5.55, 1.01],
    ['William', 3.38, 1.01],
    ['Hohenlohe', 4.94, 1.01],
    ['WWWW', 3.93, 1.01],
    ['Абрамович', 5.98, 1.2],
    ['الهاشمي', 4.42, 1.2],
    ['田中', 1.91, 1.2],
  ])('%s is as wide as it is drawn', async (word, drawn, tolerance) => {
    const width = await widestWord([word], name);
    expect(width).toBeGreaterThan(drawn - 0.01);
    expect(width).toBeLessThan(drawn * tolerance);
  });

  test.each([
    ['Anna von Hohenlohe', 'Hohenlohe'],
    ['Anna Hohenlohe-Ansbach', 'Hohenlohe-'],
    ['2020–2023', '2020–'],
    ['May 2020\u{A0}– June', '2020\u{A0}–'],
    ['2020-23', '2020-23'],
    ['Rene\u0301', 'Ren\u00E9'],
    ['はじめまして、佐藤です。', 'はじめまして、'],
    ['一緒に作りましょう', '作りましょう'],
    ['一緒に仕事をしましょう', 'しましょう'],
    ['ページがありません', 'ありません'],
    ['สวัสดีค่ะฉันชื่อมาลี', 'สวัสดี'],
    ['안녕하세요, 김민지입니다', '김민지입니다'],
  ])('in "%s" it is "%s"', async (text, word) => {
    expect(await widestWord([text], name)).toBe(await widestWord([word], name));
  });

  test('keeps a run of Katakana together, with the ending after it', async () => {
    const word = await textWidth('インフラストラクチャの', name);
    expect(await widestWord(['インフラストラクチャの構築'], name)).toBe(word);
  });

  test('is 1 at least, also without any text', async () => {
    expect(await widestWord([], name)).toBe(1);
    expect(await widestWord(['I'], name)).toBe(1);
  });
});
