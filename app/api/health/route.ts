import type { NextRequest } from 'next/server'
import { anybody } from '@/lib/access/declaration'
import { bareRoute } from '@/lib/access/route'
import { configuredProviders } from '@/lib/integrations/queries'
import { getMailState } from '@/lib/notifications/queries/mail-state'
import { isAiConfigured } from '@/lib/summaries/queries'
import { isReporting } from '@/lib/platform/errors/report-error'
import { inTime, readHealth } from '@/lib/platform/health'
import { isPostHogConfigured } from '@/lib/platform/posthog'

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const switchesOf = (configured: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(configured).map(([name, isOn]) => [name, isOn ? 'on' : 'off']))

/**
 * Liveness and readiness: 200 or 503, mail and configured services. `?probe=live` skips the database, so an outage
 * restarts no servers.
 */
export const GET = bareRoute(async (request: NextRequest) => {
  if (request.nextUrl.searchParams.get('probe') === 'live') return answer(200, { status: 'live', live: true })
  const [{ ready, checks }, mail = 'unknown'] = await Promise.all([readHealth(), inTime(getMailState)])
  const services = switchesOf({
    ...configuredProviders(),
    ai: isAiConfigured(),
    errors: isReporting(),
    posthog: isPostHogConfigured(),
  })
  const body = {
    status: ready ? 'ready' : 'unavailable',
    live: true,
    ready,
    checks,
    integrations: { mail, ...services },
  }
  return answer(ready ? 200 : 503, body)
}, anybody)
