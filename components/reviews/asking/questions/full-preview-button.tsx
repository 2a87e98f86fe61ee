'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Saves, then opens the full preview. */
export function FullPreviewButton() {
  const { draft, autosave, store } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function open() {
    startTransition(async () => {
      if (!(await isSaved(autosave.ensureStored(), 'No preview', store))) return
      router.push(`/feedback/question/preview?id=${draft.id}`)
    })
  }

  return (
    <Button variant="ghost" pending={pending} onClick={open}>
      <Icon name="maximize-2" />
      Full page
    </Button>
  )
}
