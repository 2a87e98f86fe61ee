import { Refusal } from '@/lib/shared/refusal'

/** `off` begins the sentence: "Templates are". */
export function switchedOff({ off, it }: { off: string; it: 'it' | 'them' }, field?: string) {
  const message = `${off} switched off in this workspace. Ask an admin to switch ${it} on.`
  return new Refusal('forbidden', message, field === undefined ? {} : { [field]: message })
}
