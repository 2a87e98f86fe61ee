import type { NextRequest } from 'next/server'
import { anybody } from '@/lib/access/declaration'
import { limit } from '@/lib/access/limits'
import { toOutcome } from '@/lib/access/outcome'
import { isTrackingRefused, refuseForeignOrigin, requestFacts } from '@/lib/access/request'
import { bareRoute } from '@/lib/access/route'
import { isPostHogConfigured, sendToPostHog, sentEventSchema } from '@/lib/platform/posthog'
import type { Limit } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/shared/refusal'

// An office may share an address.
const perAddress: Limit = { name: 'analytics', points: 600, seconds: 60 }

const LONGEST = 8_000

const notAnEvent = () => {
  throw new Refusal('invalid', 'This is not an event in JSON.')
}

async function readEvent(request: NextRequest) {
  const text = await request.text()
  if (text.length > LONGEST) throw new Refusal('invalid', 'The event is too long.')
  const read = Promise.resolve(text).then((whole): unknown => JSON.parse(whole))
  return read.then((event) => sentEventSchema.parse(event), notAnEvent)
}

/**
 * The only /ingest route. It answers before PostHog does, so a slow PostHog delays nobody, and forwards no cookies,
 * addresses or free text.
 */
export const POST = bareRoute(
  (request: NextRequest) =>
    toOutcome('POST /ingest/e', async () => {
      if (!isPostHogConfigured() || isTrackingRefused(request.headers)) return new Response(null, { status: 204 })
      const { address, origin, userAgent } = await requestFacts()
      refuseForeignOrigin(request.headers, origin)
      await limit(perAddress, address)
      void sendToPostHog(await readEvent(request), userAgent)
      // PostHog's client retries any other answer.
      return Response.json({ status: 1 })
    }),
  anybody,
)
