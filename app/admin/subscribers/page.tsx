import type { Metadata } from 'next'
import { InquiryPart } from '@/components/admin/subscribers/inquiry-part'
import { NewsletterPart } from '@/components/admin/subscribers/newsletter-part'
import { SubscribersScreen } from '@/components/admin/subscribers/subscribers-screen'
import { requireAdmin, type AdminActor } from '@/lib/access/admin'
import { countSubscribers, listSubscribers } from '@/lib/admin/newsletter/queries'
import { subscriberListSchema } from '@/lib/admin/newsletter/schema'
import { subscribersSchema } from '@/lib/admin/schema'
import { countOpenInquiries, listInquiries } from '@/lib/admin/support/queries'
import { inquiryListSchema } from '@/lib/admin/support/schema'

export const metadata: Metadata = { title: 'Subscribers' }

type Query = Record<string, string | string[] | undefined>

async function partOf(admin: AdminActor, tab: string, query: Query) {
  if (tab === 'newsletter') {
    const filter = subscriberListSchema.parse(query)
    return <NewsletterPart filter={filter} page={await listSubscribers(admin, filter)} zone={admin.timeZone} />
  }
  const filter = inquiryListSchema.parse(query)
  return <InquiryPart filter={filter} page={await listInquiries(admin, filter)} zone={admin.timeZone} />
}

export default async function SubscribersPage({ searchParams }: PageProps<'/admin/subscribers'>) {
  const admin = await requireAdmin()
  const query = await searchParams
  const { tab } = subscribersSchema.parse(query)
  const [inquiries, newsletter] = await Promise.all([countOpenInquiries(admin), countSubscribers(admin)])
  return (
    <SubscribersScreen tab={tab} counts={{ inquiries, newsletter }}>
      {await partOf(admin, tab, query)}
    </SubscribersScreen>
  )
}
