import { Refusal } from '@/lib/shared/refusal'

const switchedOff = (what: string, it: 'it' | 'them') => (field?: string) => {
  const message = `${what} switched off in this workspace. An admin can switch ${it} on.`
  return new Refusal('forbidden', message, field === undefined ? {} : { [field]: message })
}

export const outsideSwitchedOff = switchedOff('Asking people outside is', 'it')

export const anonymitySwitchedOff = switchedOff('Anonymous feedback is', 'it')

export const templatesSwitchedOff = switchedOff('Templates are', 'them')
