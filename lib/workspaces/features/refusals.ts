import { FEATURES_PLACE } from '@/lib/shared/gate-words'
import { Refusal } from '@/lib/shared/refusal'

type Words = { off: string; it: 'it' | 'them' }

/** `off` begins the sentence: "Templates are". */
export function switchedOff({ off, it }: Words, { isAdmin, field }: { isAdmin: boolean; field?: string | undefined }) {
  const wayOn = isAdmin ? `Turn ${it} on under ${FEATURES_PLACE}.` : `Ask an admin to turn ${it} on.`
  const message = `${off} turned off in this workspace. ${wayOn}`
  return new Refusal('forbidden', message, field === undefined ? {} : { [field]: message })
}
