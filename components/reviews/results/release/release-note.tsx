import { linked } from '@/components/ui/display/linked'
import { Card } from '@/components/ui/layout/card'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'

/** Typography of a personal message. */
export const proseClass = 'mt-2 max-w-reading text-reading text-pretty wrap-anywhere whitespace-pre-line'

/** The release note; nothing if empty. */
export function ReleaseNote({ head }: { head: ReviewHead }) {
  const { releaseNote, readAs, creatorName, releaserName, subjectName } = head
  if (releaseNote === null) return null
  const isOwn = readAs === 'creator' && releaserName === null
  const from = isOwn ? 'Your note' : `A note from ${releaserName ?? creatorName}`
  return (
    <Card className="mb-6">
      <h2 className="font-medium">
        {from} to {readAs === 'subject' || subjectName === null ? 'you' : subjectName}
      </h2>
      <p className={proseClass}>{linked(releaseNote)}</p>
    </Card>
  )
}
