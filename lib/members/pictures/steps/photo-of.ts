import 'server-only'
import { redraw } from '@/lib/platform/documents/images'

/** Twice the largest display size, for high-density screens, and some room. */
const PIXELS = 256

export const photoOf = (file: Uint8Array) => redraw(file, { pixels: PIXELS, fit: 'cover' })
