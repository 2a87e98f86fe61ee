import { z } from 'zod'
import { anybody } from '@/lib/access/declaration'
import { refuseForeignOrigin, requestFacts } from '@/lib/access/request'
import { publicRoute } from '@/lib/access/route'
import { relayReport } from '@/lib/platform/errors/relay-report'
import type { Limit } from '@/lib/platform/rate-limit'

// A page sends at most five; an office shares an address.
const perAddress: Limit = { name: 'monitoring', points: 60, seconds: 60 }

/** Takes browsers' error reports and answers before forwarding. */
export const POST = publicRoute(
  z.object({}),
  async (_visitor, _input, request) => {
    refuseForeignOrigin(request.headers, (await requestFacts()).origin)
    return new Response(null, { status: await relayReport(request) })
  },
  anybody,
  perAddress,
)
