import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// argon2id is this library's default algorithm; 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id with its own salt and cost, so that a later cost leaves it valid. */
export const hashPassword = (password: string) => hash(password, cost)

// Verified in place of a missing hash, so that an unknown e-mail takes as long as a known one.
let nobody: Promise<string> | undefined

/** A missing hash is never right and takes the same time. */
export async function isPassword(stored: string | null | undefined, password: string) {
  nobody ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await nobody), password)
  return right && typeof stored === 'string'
}
