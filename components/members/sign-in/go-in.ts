import { announceSession } from './session-channel'
import { secondStepPath } from '@/lib/shared/routes'
import { leaveTo, type AuthAnswer } from './auth-request'

/** Follows a sign-in's answer: inside, which also signs in other tabs, or to the second step. */
export function goIn({ url }: AuthAnswer): Promise<never> {
  if (new URL(url, location.href).pathname !== secondStepPath) announceSession('signIn')
  return leaveTo(url)
}
