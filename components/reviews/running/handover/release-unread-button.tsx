'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { releaseReviewAction } from '@/lib/reviews/results/actions'
import { usePress } from '@/components/ui/form/use-press'

/** Releases an unread review of a deactivated creator to its subject. */
export function ReleaseUnreadButton({ id, subjectName }: { id: string; subjectName: string }) {
  const press = usePress()
  return (
    <ConfirmButton
      variant="primary"
      className="max-w-full"
      title={`Release this to ${subjectName}?`}
      text={`${subjectName} gets an e-mail and can read the results. You don’t see them, and this can’t be undone.`}
      confirm="Release unread"
      onConfirm={async () => void (await press(releaseReviewAction({ id }), `Released to ${subjectName}`))}
    >
      <span className="truncate">Release to {subjectName}</span>
    </ConfirmButton>
  )
}
