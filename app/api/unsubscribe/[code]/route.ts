import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { findMailSettings } from '@/lib/notifications/unsubscribing/queries/member-code'
import { isMemberCode } from '@/lib/notifications/unsubscribing/schema'
import { unsubscribeSchema } from '@/lib/notifications/unsubscribing/schema'

/**
 * A person is led to the page that asks them first, or to their settings: scanners open every link of a mail, and must
 * change nothing.
 */
export const GET = publicRoute(
  unsubscribeSchema,
  async (_visitor, { code }) => {
    const location = isMemberCode(code)
      ? await findMailSettings(code)
      : `/feedback/rvc-${encodeURIComponent(code)}/unsubscribe`
    return new Response(null, { status: 303, headers: { location } })
  },
  anybody,
)

/** The mail program's own button (RFC 8058): it acts at once, and asks for no page. */
export const POST = publicRoute(unsubscribeSchema, unsubscribe, anybody)
