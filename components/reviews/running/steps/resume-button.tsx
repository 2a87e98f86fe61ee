'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { resumeReviewAction } from '@/lib/reviews/operating/actions'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

/** Resumes a paused review. */
export function ResumeButton({ id, disabled }: { id: string; disabled?: boolean }) {
  const [pending, start] = useTransition()
  const resume = () =>
    start(async () => {
      await toastOutcome(resumeReviewAction({ id }), 'Resumed. Everyone still to answer gets a note.')
    })
  return (
    <Button variant="primary" pending={pending} disabled={disabled} onClick={resume}>
      Resume
    </Button>
  )
}
