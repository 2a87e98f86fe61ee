import 'server-only'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/shared/refusal'
import { waitInWords } from '@/lib/shared/text'

/** Says when it can be tried again, in words for people and in seconds for programs. */
export const tooMany = (seconds: number) =>
  new Refusal('too-many', `That was too often. Try again ${waitInWords(seconds)}.`, {}, seconds)

/** Takes one from the limit of this key, or refuses until it fills again. */
export async function limit(kind: Limit, key: string) {
  const wait = await takeFrom(kind, key)
  if (wait > 0) throw tooMany(wait)
}
