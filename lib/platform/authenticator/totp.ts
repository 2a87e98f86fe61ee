import 'server-only'
import { Secret, TOTP } from 'otpauth'

// Authenticator apps take other digests, lengths and periods for these, whatever the address of the key says.
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Clocks of phones differ by this many steps at most. */
const DRIFT = 1

/** 160 random bits in base32, as authenticator apps take a key. */
export const newTotpKey = () => new Secret({ size: 20 }).base32

/** The time step (RFC 6238) around a moment whose code this is, or null. */
export function matchingStep(key: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) })
  const timestamp = at.getTime()
  const drift = totp.validate({ token: code, timestamp, window: DRIFT })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}

/** The address by which authenticator apps take over a key, for a QR code. */
export const totpAddress = ({ issuer, account: label, key }: Record<'issuer' | 'account' | 'key', string>): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(key) }).toString()
