import 'server-only'
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** 256 random bits, safe in an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: its SHA-256 in hexadecimal. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A keyed hash that cannot be made again once the key is destroyed. */
export const keyedHash = (key: Uint8Array, value: string) => createHmac('sha256', key).update(value).digest('hex')

export const newKey = () => new Uint8Array(randomBytes(32))

const dataKey = () => Buffer.from(env.DATA_KEY, 'base64')

/**
 * A token that is kept nowhere, because it can be made again: 256 bits that are the same for the same purpose, and that
 * nobody finds without DATA_KEY.
 */
export const derivedToken = (purpose: string) =>
  createHmac('sha256', dataKey()).update(`token:${purpose}`).digest('base64url')

/** Whether two tokens are the same, in a time that does not tell how much of them is. */
export const isSameToken = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))

/** Encrypts at rest with AES-256-GCM under DATA_KEY: base64 of nonce, tag and text. */
export function seal(text: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', dataKey(), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** The text behind `seal`; throws when it was altered or sealed under another key. */
export function unseal(sealed: string) {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', dataKey(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** The same, or null where that throws. */
export function unsealIfPossible(sealed: string): string | null {
  try {
    return unseal(sealed)
  } catch {
    return null
  }
}
