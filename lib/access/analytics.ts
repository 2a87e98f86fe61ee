import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/platform/env'
import { analyticsChoiceOf, analyticsCookie } from '@/lib/shared/analytics'

/** Whether a browser asks not to be tracked. */
export const isTrackingRefused = (sent: Pick<Headers, 'get'>) => sent.get('dnt') === '1' || sent.get('sec-gpc') === '1'

/** What this browser has answered about being counted, and whether it refuses by itself; null: nothing is counted here. */
export async function findAnalytics() {
  if (env.POSTHOG_KEY === undefined) return null
  const [sent, jar] = await Promise.all([headers(), cookies()])
  return { choice: analyticsChoiceOf(jar.get(analyticsCookie)?.value), isRefused: isTrackingRefused(sent) }
}
