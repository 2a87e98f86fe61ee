'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { resumeReviewAction } from '@/lib/reviews/operating/actions'
import { usePress } from '@/components/ui/form/use-press'

/** Resumes a paused review. */
export function ResumeButton({ id, disabled }: { id: string; disabled?: boolean }) {
  const [pending, start] = useTransition()
  const press = usePress()
  const resume = () =>
    start(async () => {
      await press(resumeReviewAction({ id }), 'Resumed. Everyone still to answer gets a note.')
    })
  return (
    <Button variant="primary" pending={pending} disabled={disabled} onClick={resume}>
      Resume
    </Button>
  )
}
