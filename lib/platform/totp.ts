import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { isSameToken } from './secrets'

// Authenticator apps take other digests, lengths and periods for these, whatever the address of the key says.
const DIGITS = 6
const PERIOD_SECONDS = 30
/** Clocks of phones differ by this many steps at most. */
const DRIFT = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits in base32, as authenticator apps take a key. */
export const newTotpKey = () => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

function bytesOf(key: string) {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The time step (RFC 6238) of a moment. */
export const totpStep = (at: Date) => Math.floor(at.getTime() / 1000 / PERIOD_SECONDS)

/** The code of a key at a time step: HOTP (RFC 4226) with the step as its counter. */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step around a moment whose code this is, or null. */
export function matchingStep(key: string, code: string, at: Date): number | null {
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => totpStep(at) - DRIFT + index)
  return steps.filter((step) => isSameToken(totpCode(key, step), code)).at(-1) ?? null
}

/** The address by which authenticator apps take over a key, for a QR code. */
export function totpAddress({ issuer, account, key }: Record<'issuer' | 'account' | 'key', string>): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD_SECONDS}`
}
