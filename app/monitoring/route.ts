import { z } from 'zod'
import { anybody } from '@/lib/access/declaration'
import { refuseForeignOrigin, requestFacts } from '@/lib/access/request'
import { publicRoute } from '@/lib/access/route'
import { relayReport } from '@/lib/platform/errors/relay-report'
import type { Limit } from '@/lib/platform/rate-limit'

// A page sends five at most; an office shares an address.
const perAddress: Limit = { name: 'monitoring', points: 60, seconds: 60 }

/** Browsers say here what failed in them. Nobody waits for where that goes on to, and nobody is told whether it did. */
export const POST = publicRoute(
  z.object({}),
  async (_visitor, _input, request) => {
    refuseForeignOrigin(request.headers, (await requestFacts()).origin)
    return new Response(null, { status: await relayReport(request) })
  },
  anybody,
  perAddress,
)
