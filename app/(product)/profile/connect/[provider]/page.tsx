import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FinishScreen } from '@/components/integrations/finish-screen'
import { Page } from '@/components/ui/layout/page'
import { requireMember } from '@/lib/access/actor'
import { findBeginning } from '@/lib/integrations/queries'
import { connectParamsSchema } from '@/lib/integrations/schema'

export const metadata: Metadata = { title: 'Connect', robots: { index: false } }

/** The provider's callback; the page's script or button connects. */
export default async function ConnectPage({ params, searchParams }: PageProps<'/profile/connect/[provider]'>) {
  const actor = await requireMember()
  const { data } = connectParamsSchema.safeParse({ ...(await searchParams), provider: (await params).provider })
  if (data === undefined || data.state === '') notFound()
  return (
    <Page>
      <FinishScreen {...data} begunAt={await findBeginning(actor, data.state)} />
    </Page>
  )
}
