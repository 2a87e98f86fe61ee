import { Refusal } from '@/lib/shared/refusal'

/** `off` begins the sentence: "Templates are". */
export function switchedOff({ off, it }: { off: string; it: 'it' | 'them' }, field?: string) {
  const message = `${off} turned off in this workspace. Ask an admin to turn ${it} on.`
  return new Refusal('forbidden', message, field === undefined ? {} : { [field]: message })
}
