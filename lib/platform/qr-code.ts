import 'server-only'
import { encode } from 'uqr'

/** A QR code to draw: how many squares wide it is, and the dark ones as the path of an SVG. */
export type QrCode = { size: number; path: string }

/** The QR code of a text, with the light border that readers need. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
