import type { Metadata } from 'next'
import { ConfirmScreen } from '@/components/admin/newsletter/confirm-screen'
import { LinkGone } from '@/components/members/link-gone'
import { findSubscription, leavingCode } from '@/lib/admin/newsletter/queries'
import { tokenParamsSchema } from '@/lib/members/schema'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }

/** Only the button confirms the address, because mail scanners open links. */
export default async function NewsletterPage({ searchParams }: PageProps<'/newsletter'>) {
  const { token } = tokenParamsSchema.parse(await searchParams)
  const found = token === undefined ? null : await findSubscription(token)
  if (token === undefined || !found) return <LinkGone lifetime="7 days" next={{ href: '/#newsletter' }} />
  const { id, email, confirmedAt } = found
  const leaveHref = `/newsletter/unsubscribe?code=${leavingCode(id)}`
  return <ConfirmScreen token={token} email={email} leaveHref={leaveHref} isConfirmed={confirmedAt !== null} />
}
