import { anybody } from '@/lib/access/declaration'
import { publicRoute } from '@/lib/access/route'
import { leaveNewsletter } from '@/lib/admin/newsletter/commands/leave-newsletter'
import { leaveNewsletterSchema } from '@/lib/admin/newsletter/schema'

/** A person is led to the page that asks them first: scanners open every link of a mail, and must change nothing. */
export const GET = publicRoute(
  leaveNewsletterSchema,
  async (_visitor, { code }) => {
    const location = `/newsletter/unsubscribe?code=${encodeURIComponent(code)}`
    return new Response(null, { status: 303, headers: { location } })
  },
  anybody,
)

/** The mail program's own button (RFC 8058): it acts at once, and asks for no page. */
export const POST = publicRoute(leaveNewsletterSchema, leaveNewsletter, anybody)
