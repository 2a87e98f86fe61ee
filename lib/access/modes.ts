import 'server-only'
import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { env } from '@/lib/platform/env'
import { analyticsChoiceOf, analyticsCookie } from '@/lib/shared/analytics/analytics-rules'
import { isTrackingRefused } from './request'

/** The gate of pages that are for those who build the product: anywhere else they do not exist. */
export function requireMode(...modes: (typeof env.RAPPORT_MODE)[]) {
  if (!modes.includes(env.RAPPORT_MODE)) notFound()
}

/** What this browser has answered about being counted, and whether it refuses by itself; null: nothing is counted here. */
export async function findAnalytics() {
  if (env.POSTHOG_KEY === undefined) return null
  const [sent, jar] = await Promise.all([headers(), cookies()])
  return { choice: analyticsChoiceOf(jar.get(analyticsCookie)?.value), isRefused: isTrackingRefused(sent) }
}
