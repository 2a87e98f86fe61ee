import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { OutsideFrame } from '@/components/shell/outside-frame'
import { onScreen } from '@/lib/access/outcome'
import { findReviewer } from '@/lib/access/reviewer'
import { getAnswering } from '@/lib/reviews/responses/queries'

// The address is a key: no search engine may keep it, and no other site may learn it from a link followed here.
export const metadata: Metadata = {
  title: 'Give feedback',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const PREFIX = 'rvc-'

export default async function OutsideAnsweringPage({ params }: { params: Promise<{ code: string }> }) {
  const segment = (await params).code
  const code = segment.slice(PREFIX.length)
  const reviewer = segment.startsWith(PREFIX) ? await findReviewer(code) : null
  if (!reviewer) notFound()
  const view = await onScreen(getAnswering(reviewer, reviewer.reviewId))
  return (
    <OutsideFrame workspace={{ name: view.workspaceName }}>
      <AnsweringScreen view={view} code={code} />
    </OutsideFrame>
  )
}
