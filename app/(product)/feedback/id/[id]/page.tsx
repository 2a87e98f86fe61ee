import { notFound, redirect } from 'next/navigation'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { BackLink } from '@/components/reviews/answering/back-link'
import { Page } from '@/components/ui/layout/page'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getAnswering, isOnlyCreator } from '@/lib/reviews/responses/queries'
import { isId } from '@/lib/shared/id'

export const metadata = { title: 'Give feedback' }

export default async function AnsweringPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  if (await isOnlyCreator(actor, id)) redirect(`/feedback/preview/${id}`)
  const view = await onScreen(getAnswering(actor, id))
  return (
    <Page narrow>
      <BackLink />
      <AnsweringScreen view={view} />
    </Page>
  )
}
