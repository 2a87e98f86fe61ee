'use client'

import { DraftSentences } from '@/components/summaries/draft-sentences'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteSummaryAction } from '@/lib/meetings/summaries/actions'
import type { StoredSummary as Stored } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { plural } from '@/lib/shared/text'
import { Proposals, type AddProposal } from './proposals'

interface StoredSummaryProps {
  id: string
  stored: Stored
  /** Ids of the meeting's action items. */
  itemIds: readonly string[]
  onAdd: AddProposal
  zone: string
  onEdit: () => void
}

/** Origin: AI, date, source meetings and editors. */
function Origin({ stored, zone }: { stored: Stored; zone: string }) {
  const { generatedAt, by, meetingCount, rangeStartsAt, rangeEndsAt, editedAt, editor } = stored
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-subtle">
      <Badge tone="info">AI-generated</Badge>
      <span>
        <DateTime at={generatedAt} format="date-time" zone={zone} />
        {by !== null && `, requested by ${by}`}
      </span>
      {meetingCount > 1 && (
        <span>
          {`· ${plural(meetingCount, 'meeting')}, `}
          <DateTime at={rangeStartsAt} zone={zone} /> to <DateTime at={rangeEndsAt} zone={zone} />
        </span>
      )}
      {editedAt !== null && (
        <span>
          {`· Edited${editor === null ? '' : ` by ${editor}`} `}
          <DateTime at={editedAt} format="date-time" zone={zone} />
        </span>
      )}
    </p>
  )
}

export function StoredSummary({ id, stored, itemIds, onAdd, zone, onEdit }: StoredSummaryProps) {
  return (
    <>
      <Origin stored={stored} zone={zone} />
      <DraftSentences draft={stored} />
      <Proposals draft={stored} itemIds={itemIds} onAdd={onAdd} />
      <div className="-ml-2.5 flex items-center">
        <Button size="sm" variant="ghost" onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          size="sm"
          variant="ghost"
          title="Delete this summary?"
          text="Deleted for everyone in the meeting. This can’t be undone."
          confirm="Delete"
          danger
          onConfirm={() => toastFaults(deleteSummaryAction({ id }))}
        >
          Delete
        </ConfirmButton>
      </div>
    </>
  )
}
