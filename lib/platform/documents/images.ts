import 'server-only'

/** Far above a one-megabyte photo, and far below what fills the memory. */
const MOST_PIXELS = 40_000_000
const SLOWEST_SECONDS = 10

const latin = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

/** By the file's first bytes, whatever its name says. Nothing else, SVG least of all, reaches a decoder. */
function isPicture(file: Uint8Array) {
  const isPng = latin(file, 0, 8) === '\x89PNG\r\n\x1a\n'
  const isJpeg = latin(file, 0, 3) === '\xff\xd8\xff'
  const isWebp = latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP'
  return isPng || isJpeg || isWebp
}

/** `cover` crops, as for a face; `contain` shows all, as for a logo. */
type Fit = 'cover' | 'contain'

// Loaded with the first picture, because the decoder takes twenty megabytes.
async function draw(file: Uint8Array, pixels: number, fit: Fit) {
  const { default: sharp } = await import('sharp')
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: SLOWEST_SECONDS })
    .autoOrient()
    .resize(pixels, pixels, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 84 })
    .toBuffer()
}

/**
 * Redraws a PNG, JPEG or WebP file as a square WebP without metadata or scripts. Null for other or broken files, and
 * those too large once unpacked.
 */
export async function redraw(
  file: Uint8Array,
  { pixels, fit }: { pixels: number; fit: Fit },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isPicture(file)) return null
  const [drawn] = await Promise.allSettled([draw(file, pixels, fit)])
  return drawn.status === 'fulfilled' ? new Uint8Array(drawn.value) : null
}

/** PNG, which every mail client shows; null for a damaged picture. */
export async function asPng(file: Uint8Array, pixels: number): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  const [drawn] = await Promise.allSettled([sharp(file).resize(pixels, pixels).png().toBuffer()])
  return drawn.status === 'fulfilled' ? drawn.value : null
}
