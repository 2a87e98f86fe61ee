import 'server-only'

/** Far beyond what a camera makes of one megabyte, and far below what would fill the memory. */
const MOST_PIXELS = 40_000_000
const SLOWEST_SECONDS = 10

const latin = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

/** Told by how a file begins, whatever its name or its sender say. Nothing else, SVG least of all, meets a decoder. */
function isPicture(file: Uint8Array) {
  const isPng = latin(file, 0, 8) === '\x89PNG\r\n\x1a\n'
  const isJpeg = latin(file, 0, 3) === '\xff\xd8\xff'
  const isWebp = latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP'
  return isPng || isJpeg || isWebp
}

/** Fills the square and cuts what stands over, as for a face; or stands in it whole, as for a logo. */
type Fit = 'cover' | 'contain'

// Loaded with the first picture: the decoder costs a process that draws none twenty megabytes.
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
 * A PNG, JPEG or WebP file drawn anew as a square WebP without anything else the file held: no place, no camera, no
 * script. Null for what is none of the three, is broken, or would be too large once unpacked.
 */
export async function redraw(
  file: Uint8Array,
  { pixels, fit }: { pixels: number; fit: Fit },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isPicture(file)) return null
  const [drawn] = await Promise.allSettled([draw(file, pixels, fit)])
  return drawn.status === 'fulfilled' ? new Uint8Array(drawn.value) : null
}

/** A picture of ours as a PNG, which every mail client shows; null for a damaged one. */
export async function asPng(file: Uint8Array, pixels: number): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  const [drawn] = await Promise.allSettled([sharp(file).resize(pixels, pixels).png().toBuffer()])
  return drawn.status === 'fulfilled' ? drawn.value : null
}
