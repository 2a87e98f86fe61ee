'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { releaseReviewAction } from '@/lib/reviews/actions'

/** Lets the person it is about read the results, after a question. */
export function ReleaseButton({ id, subjectName }: { id: string; subjectName: string }) {
  async function release() {
    const fault = faultsOf(await releaseReviewAction({ id }))?.form
    toast(fault ? { type: 'error', title: fault } : { type: 'success', title: `Released to ${subjectName}.` })
  }

  return (
    <ConfirmButton
      variant="primary"
      title={`Release to ${subjectName}?`}
      text={`${subjectName} will be told, here and by e-mail, and can read the results from then on. This cannot be taken back.`}
      confirm="Release"
      onConfirm={release}
    >
      Release to {subjectName}
    </ConfirmButton>
  )
}
