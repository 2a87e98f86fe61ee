import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { Callout } from '@/components/ui/display/callout'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import type { Note } from '@/lib/reviews/quick/queries/get-note'
import { noteFrom } from '@/lib/reviews/model/rules/note-title'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'

interface NoteScreenProps {
  head: ReviewHead
  note: Note | null
  zone: string
  /** Thanks for the author. */
  thanks?: ReactNode
}

const titleOf = ({ readAs, creatorName, subjectName }: ReviewHead) =>
  readAs === 'subject' ? noteFrom(creatorName) : `Feedback for ${subjectName ?? ''}`

const backOf = ({ readAs }: ReviewHead) =>
  ({ creator: 'created', subject: 'received', manager: 'shared', admin: 'shared', shared: 'shared' })[readAs]

export function NoteScreen({ head, note, zone, thanks }: NoteScreenProps) {
  return (
    <Page narrow>
      <PageHeader title={titleOf(head)} back={{ href: `/feedback?tab=${backOf(head)}`, label: 'Feedback' }} />
      {note && (
        <Card className="mb-4 grid grid-cols-1 gap-4 sm:p-6">
          <div className="flex flex-wrap items-center gap-3">
            <Avatar name={note.authorName} pictureId={note.pictureId} />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{note.authorName}</span>{' '}
              <span className="text-sm text-subtle">
                <DateTime at={note.givenAt} zone={zone} />
              </span>
            </p>
            {thanks}
          </div>
          <LongText text={note.text} />
        </Card>
      )}
      <Callout tone="privacy" className="mb-6">
        Only {head.readers} can read this.
      </Callout>
      <Acknowledgement head={head} zone={zone} />
    </Page>
  )
}
