'use client'

import type { ReactNode } from 'react'
import { DraftSentences } from '@/components/summaries/draft-sentences'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteSummaryAction } from '@/lib/meetings/summaries/actions'
import type { StoredSummary as Stored } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { Proposals, type AddProposal } from './proposals'

interface StoredSummaryProps {
  id: string
  stored: Stored
  /** Ids of the meeting's action items. */
  itemIds: readonly string[]
  onAdd: AddProposal
  /** Where the summary is from. */
  origin: ReactNode
  onEdit: () => void
}

export function StoredSummary({ id, stored, itemIds, onAdd, origin, onEdit }: StoredSummaryProps) {
  const press = usePress()
  return (
    <>
      {origin}
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
          onConfirm={async () => void (await press(deleteSummaryAction({ id })))}
        >
          Delete
        </ConfirmButton>
      </div>
    </>
  )
}
