import 'server-only'
import { encode } from 'uqr'

/** The QR code of a text, row by row: a 1 for each dark square and a 0 for each light one, of its border too. */
export const qrCode = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 4 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
