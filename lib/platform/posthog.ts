import 'server-only'
import { z } from 'zod'
import { analyticsEvents } from '@/lib/shared/analytics/analytics-rules'
import { countedPages } from '@/lib/shared/analytics/counted-pages'
import { now } from './clock'
import { env } from './env'
import { log } from './log'

const PATIENCE_MS = 5_000

/** Further events are dropped: a slow PostHog must not fill the memory. */
const MOST_AT_ONCE = 20

const browsers = ['Chrome', 'Firefox', 'Microsoft Edge', 'Mobile Safari', 'Safari', 'Samsung Internet'] as const
const devices = ['Desktop', 'Mobile', 'Tablet'] as const

const event = z.object({
  uuid: z.uuid(),
  event: z.enum(analyticsEvents),
  properties: z.object({
    distinct_id: z.uuid(),
    $session_id: z.uuid(),
    $window_id: z.uuid(),
    $pathname: z.enum(countedPages),
    $browser: z.enum(browsers).optional().catch(undefined),
    $device_type: z.enum(devices).optional().catch(undefined),
  }),
})

/** An event of PostHog's client. Other fields are dropped, and none of these can hold anyone's words. */
export const sentEventSchema = z.object({ batch: z.tuple([event]) }).transform(({ batch }) => batch[0])

export type SentEvent = z.output<typeof sentEventSchema>

export const isPostHogConfigured = () => env.POSTHOG_KEY !== undefined

/** Without a location, which would be the server's because the visitor's address stays here. */
function messageOf({ uuid, event: name, properties: { distinct_id, ...said } }: SentEvent) {
  const $current_url = `${new URL(env.APP_URL).origin}${said.$pathname}`
  const settled = { $current_url, $lib: 'web', $process_person_profile: false, $geoip_disable: true }
  const properties = { ...said, ...settled }
  return { api_key: env.POSTHOG_KEY, uuid, event: name, timestamp: now().toISOString(), distinct_id, properties }
}

let underWay = 0

/** Relays an event to PostHog with nothing of the request but the browser's name. */
export async function sendToPostHog(sent: SentEvent, userAgent: string | null): Promise<void> {
  if (underWay >= MOST_AT_ONCE) return
  underWay += 1
  const answered = await fetch(`${env.POSTHOG_HOST.replace(/\/$/, '')}/i/v0/e/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(userAgent !== null && { 'user-agent': userAgent.slice(0, 300) }),
    },
    body: JSON.stringify(messageOf(sent)),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (answer) => {
      await answer.body?.cancel()
      return String(answer.status)
    },
    (error: unknown) => (error instanceof Error ? error.name : 'not an Error'),
  )
  underWay -= 1
  if (answered !== '200') log.info('posthog.not-taken', { answered })
}
