import 'server-only'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/shared/refusal'
import { waitInWords } from '@/lib/shared/text'
import { deviceKey } from './device'
import type { Visitor } from './request'

/** In words for people and in seconds for programs. */
export const tooMany = (seconds: number) =>
  new Refusal('too-many', `Too many attempts. Try again ${waitInWords(seconds)}.`, {}, seconds)

/** Throws too-many until the limit fills again. */
export async function limit(kind: Limit, key: string, refusal = tooMany) {
  const wait = await takeFrom(kind, key)
  if (wait > 0) throw refusal(wait)
}

/**
 * Takes one from the limit of a known browser. False for an unknown browser, or where none is left; then the shared
 * limit applies. Strangers can't spend it, so they never lock an owner out.
 */
export async function takeOwn(kind: Limit, { device }: Visitor, email: string): Promise<boolean> {
  const key = deviceKey(device, email)
  return key !== null && (await takeFrom(kind, key)) === 0
}
