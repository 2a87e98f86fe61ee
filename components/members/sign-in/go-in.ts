import { announceSession } from '@/components/members/session-channel'
import { secondStepPath } from '@/lib/shared/routes'
import { leaveTo, type AuthAnswer } from './auth-request'

/** Goes where the answer to a sign-in leads: inside, which signs in the other tabs too, or to the second step. */
export function goIn({ url }: AuthAnswer): Promise<never> {
  if (new URL(url, location.href).pathname !== secondStepPath) announceSession('signIn')
  return leaveTo(url)
}
