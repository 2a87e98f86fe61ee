'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toast } from '@/components/ui/overlay/toast'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Saves, then opens the full preview. */
export function FullPreviewButton() {
  const { draft, autosave } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function open() {
    startTransition(async () => {
      if (await autosave.ensureStored()) router.push(`/feedback/question/preview?id=${draft.id}`)
      else toast({ type: 'error', title: 'No preview', description: 'The form couldn’t be saved. Try again.' })
    })
  }

  return (
    <Button variant="ghost" pending={pending} onClick={open}>
      <Icon name="maximize-2" />
      Full page
    </Button>
  )
}
