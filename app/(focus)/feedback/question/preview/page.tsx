import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PreviewScreen } from '@/components/reviews/form-view/preview-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getPreview } from '@/lib/reviews/drafting/queries/get-preview'
import { reviewIdSchema } from '@/lib/reviews/model/schema'

export const metadata: Metadata = { title: 'Preview' }

export default async function PreviewPage({ searchParams }: PageProps<'/feedback/question/preview'>) {
  const actor = await requireMember()
  const asked = reviewIdSchema.safeParse(await searchParams)
  if (!asked.success) notFound()
  const { id } = asked.data
  return <PreviewScreen id={id} form={await onScreen(getPreview(actor, id))} />
}
