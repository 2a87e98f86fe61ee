import type { Metadata } from 'next'
import { LeaveScreen } from '@/components/admin/newsletter/leave-screen'
import { UnknownReader } from '@/components/admin/newsletter/unknown-reader'
import { findReader } from '@/lib/admin/newsletter/queries'
import { leavingParamsSchema } from '@/lib/admin/newsletter/schema'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }

/** Only the button unsubscribes, because mail scanners open links. */
export default async function LeaveNewsletterPage({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const { code } = leavingParamsSchema.parse(await searchParams)
  const reader = await findReader(code)
  if (!reader) return <UnknownReader />
  return <LeaveScreen code={code} email={reader.email} isSubscribed={reader.confirmedAt !== null} />
}
