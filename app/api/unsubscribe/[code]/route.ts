import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { findMailSettings } from '@/lib/notifications/unsubscribing/queries/member-code'
import { unsubscribeSchema } from '@/lib/notifications/unsubscribing/schema'

/** Redirects to settings or to the confirmation page, because scanners open every link. */
export const GET = publicRoute(
  unsubscribeSchema,
  async (_visitor, { code }) => {
    const location = (await findMailSettings(code)) ?? `/feedback/rvc-${encodeURIComponent(code)}/unsubscribe`
    return new Response(null, { status: 303, headers: { location } })
  },
  anybody,
)

/** One-click unsubscribe of mail programs (RFC 8058). */
export const POST = publicRoute(unsubscribeSchema, unsubscribe, anybody)
