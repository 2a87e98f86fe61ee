import { z } from 'zod'
import { analyticsEvents } from '@/lib/shared/analytics/analytics-rules'
import { countedPages } from '@/lib/shared/analytics/counted-pages'
import type { Route } from './stand-in'

/** The key of the project that a test counts in. */
export const posthogKey = 'phc_standin'

/** An event as we hand it on, and nothing beside it. */
const capture = z.strictObject({
  api_key: z.literal(posthogKey),
  uuid: z.uuid(),
  event: z.enum(analyticsEvents),
  timestamp: z.iso.datetime(),
  distinct_id: z.uuid(),
  properties: z.strictObject({
    $session_id: z.uuid(),
    $window_id: z.uuid(),
    $pathname: z.enum(countedPages),
    $current_url: z.url(),
    $browser: z.string().max(20).optional(),
    $device_type: z.string().max(20).optional(),
    $lib: z.literal('web'),
    $process_person_profile: z.literal(false),
    $geoip_disable: z.literal(true),
  }),
})

export type Captured = z.output<typeof capture>

/** The event in a request that was taken. */
export const capturedIn = (body: unknown): Captured => capture.parse(body)

/** The one address of PostHog that we ask. */
export const posthogRoutes = (): Route[] => [
  { method: 'POST', path: '/i/v0/e/', body: capture, answer: () => ({ json: { status: 'Ok' } }) },
]
