import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/platform/env'
import { analyticsChoiceOf, analyticsCookie } from '@/lib/shared/analytics/analytics-rules'
import { isTrackingRefused } from './request'

/** The analytics choice of this browser and its tracking signal; null: analytics are off. */
export async function findAnalytics() {
  if (env.POSTHOG_KEY === undefined) return null
  const [sent, jar] = await Promise.all([headers(), cookies()])
  return { choice: analyticsChoiceOf(jar.get(analyticsCookie)?.value), isRefused: isTrackingRefused(sent) }
}
