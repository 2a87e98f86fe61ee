import 'server-only'
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** 256 random bits, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal, for storing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Can't be computed again once the key is destroyed. */
export const keyedHash = (key: Uint8Array, value: string) => createHmac('sha256', key).update(value).digest('hex')

const dataKey = () => Buffer.from(env.DATA_KEY, 'base64')

/** A reproducible 256-bit token of a purpose, which needs no storage and DATA_KEY to derive. */
export const derivedToken = (purpose: string) =>
  createHmac('sha256', dataKey()).update(`token:${purpose}`).digest('base64url')

/** A reproducible UUID 4 of a purpose, which needs DATA_KEY to derive. */
export function derivedId(purpose: string): string {
  const hex = createHmac('sha256', dataKey()).update(`id:${purpose}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Constant-time comparison. */
export const isSameToken = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))

/** AES-256-GCM under DATA_KEY by default: nonce, tag and body. */
export function sealBytes(bytes: Uint8Array, key: Uint8Array = dataKey()) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body]))
}

/** Throws when the bytes were altered or sealed under another key. */
export function unsealBytes(sealed: Uint8Array, key: Uint8Array = dataKey()) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

/** Base64 of `sealBytes`. */
export const seal = (text: string) => Buffer.from(sealBytes(Buffer.from(text))).toString('base64')

/** Throws as `unsealBytes` does. */
export const unseal = (sealed: string) => unsealBytes(Buffer.from(sealed, 'base64')).toString('utf8')

const KEY_BYTES = 32

export const newSealedKey = () => sealBytes(randomBytes(KEY_BYTES))

/** Earlier versions stored keys unsealed. */
export const openKey = (stored: Uint8Array) => (stored.length === KEY_BYTES ? stored : unsealBytes(stored))

export function unsealIfPossible(sealed: string): string | null {
  try {
    return unseal(sealed)
  } catch {
    return null
  }
}
