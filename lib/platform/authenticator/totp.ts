import 'server-only'
import { Secret, TOTP } from 'otpauth'

// Many authenticator apps ignore other digests, lengths and periods.
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }

/** In time steps, for clock differences. */
const DRIFT = 1

/** 160 random bits in base32. */
export const newTotpKey = () => new Secret({ size: 20 }).base32

/** The time step (RFC 6238) whose code this is, or null. */
export function matchingStep(key: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) })
  const timestamp = at.getTime()
  const drift = totp.validate({ token: code, timestamp, window: DRIFT })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}

/** The otpauth address of a key, for a QR code. */
export const totpAddress = ({ issuer, account: label, key }: Record<'issuer' | 'account' | 'key', string>): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(key) }).toString()
