import 'server-only'
import { encode } from 'uqr'

/** Row by row, border included: 1 is dark, 0 is light. */
export const qrCode = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 4 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
