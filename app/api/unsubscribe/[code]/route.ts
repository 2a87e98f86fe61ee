import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { findMailSettings } from '@/lib/notifications/unsubscribing/queries/member-code'
import { unsubscribeSchema } from '@/lib/notifications/unsubscribing/schema'

/**
 * Leads a person to their settings or to the page that asks them first, because scanners open every link of a mail.
 */
export const GET = publicRoute(
  unsubscribeSchema,
  async (_visitor, { code }) => {
    const location = (await findMailSettings(code)) ?? `/feedback/rvc-${encodeURIComponent(code)}/unsubscribe`
    return new Response(null, { status: 303, headers: { location } })
  },
  anybody,
)

/** The mail program's own button (RFC 8058): it acts at once, and asks for no page. */
export const POST = publicRoute(unsubscribeSchema, unsubscribe, anybody)
