import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { redraw } from '@/lib/platform/documents/images'
import { aPictureFile } from '@/tests/factories/pictures'

const cover = { pixels: 256, fit: 'cover' } as const
const bytes = (text: string) => new TextEncoder().encode(text)

async function factsOf(file: Uint8Array | null) {
  if (!file) throw new Error('It was not drawn.')
  return sharp(file).metadata()
}

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a square WebP of our size', async (format) => {
  const drawn = await factsOf(await redraw(await aPictureFile(format), cover))
  expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test('nothing else the file held comes along', async () => {
  const told = await sharp(await aPictureFile('jpeg'))
    .withExif({ IFD0: { Copyright: 'secret place', Make: 'secret camera' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(told).metadata()).exif).toBeDefined()
  const drawn = await redraw(new Uint8Array(told), cover)
  expect((await factsOf(drawn)).exif).toBeUndefined()
  expect(Buffer.from(drawn ?? []).includes('secret')).toBe(false)
})

test('a photo taken upright stands upright', async () => {
  const left = { create: { width: 20, height: 40, channels: 3, background: '#ffffff' } } as const
  const halves = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#000000' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const drawn = await redraw(new Uint8Array(halves), cover)
  const { data } = await sharp(drawn ?? new Uint8Array())
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Turned by a quarter to the right, what was on the left is on top.
  expect(data[(10 * 256 + 128) * 3]).toBeGreaterThan(200)
  expect(data[(246 * 256 + 128) * 3]).toBeLessThan(60)
})

test('a logo stands whole in its square', async () => {
  const drawn = await redraw(await aPictureFile('png', 100, 20), { pixels: 64, fit: 'contain' })
  expect(await factsOf(drawn)).toMatchObject({ width: 64, height: 64, hasAlpha: true })
})

describe('is refused', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'not a picture'],
    ['nothing', ''],
    ['only the beginning of a PNG', '\x89PNG\r\n\x1a\n'],
  ])('%s', async (_what, text) => {
    expect(await redraw(bytes(text), cover)).toBeNull()
    expect(await redraw(new Uint8Array(Buffer.from(text, 'latin1')), cover)).toBeNull()
  })

  test.each(['gif', 'tiff', 'avif'] as const)('a %s, which is a picture but none of ours', async (format) => {
    const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
      .toFormat(format)
      .toBuffer()
    expect(await redraw(new Uint8Array(file), cover)).toBeNull()
  })

  test('half of a picture', async () => {
    const file = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .png()
      .toBuffer()
    expect(await redraw(new Uint8Array(file.subarray(0, file.length / 2)), cover)).toBeNull()
  })

  test('few bytes that would unpack to more than the memory holds', async () => {
    const bomb = await sharp({
      create: { width: 6_400, height: 6_400, channels: 3, background: '#000000' },
    })
      .jpeg()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_048_576)
    expect(await redraw(new Uint8Array(bomb), cover)).toBeNull()
  })
})
