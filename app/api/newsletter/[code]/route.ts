import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { leaveNewsletter } from '@/lib/admin/newsletter/commands/leave-newsletter'
import { leaveNewsletterSchema } from '@/lib/admin/newsletter/schema'

/** Redirects to the confirmation page, because scanners open every link. */
export const GET = publicRoute(
  leaveNewsletterSchema,
  async (_visitor, { code }) => {
    const location = `/newsletter/unsubscribe?code=${encodeURIComponent(code)}`
    return new Response(null, { status: 303, headers: { location } })
  },
  anybody,
)

/** One-click unsubscribe of mail programs (RFC 8058). */
export const POST = publicRoute(leaveNewsletterSchema, leaveNewsletter, anybody)
