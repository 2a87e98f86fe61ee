import { clearDevice } from '@/components/ui/device-place'
import { leaveTo } from './auth-request'
import { announceSession } from './session-channel'

/** Leaves an ended session: clears this person's text from the device, and signs out other tabs. */
export function goOut(url: string): Promise<never> {
  clearDevice()
  announceSession('signOut')
  return leaveTo(url)
}
