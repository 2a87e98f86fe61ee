import { headers } from 'next/headers'
import { z } from 'zod'
import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { noteGoogleChange } from '@/lib/meetings/calendar/commands/note-google-change'
import { googleCallSchema } from '@/lib/meetings/calendar/schema'
import type { Limit } from '@/lib/platform/rate-limit'

// Google calls from few addresses.
const perAddress: Limit = { name: 'google-calls', points: 6000, seconds: 60 }

/** Google's change notification: no body; the channel token authenticates it. */
export const POST = publicRoute(
  z.object({}),
  async (visitor) => {
    const sent = await headers()
    const channelId = sent.get('x-goog-channel-id')
    const token = sent.get('x-goog-channel-token')
    await noteGoogleChange(visitor, googleCallSchema.parse({ channelId, token }))
    return new Response(null, { status: 204 })
  },
  anybody,
  perAddress,
)
