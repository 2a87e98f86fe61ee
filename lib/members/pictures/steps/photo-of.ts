import 'server-only'
import { redraw } from '@/lib/platform/documents/images'

/** Twice the largest size at which a photo is shown, for screens with fine pixels, and some room. */
const PIXELS = 256

/** A file drawn anew as somebody's photo, or null: it is no picture. */
export const photoOf = (file: Uint8Array) => redraw(file, { pixels: PIXELS, fit: 'cover' })
