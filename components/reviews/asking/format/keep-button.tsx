'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Saves, then opens the form as a new template. */
export function KeepButton() {
  const { draft, autosave, store } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  if (draft.can.templatesBlockedReason !== null) return null

  function keep() {
    startTransition(async () => {
      if (await isSaved(autosave.ensureStored(), 'No template yet', store))
        router.push(`/template/add?review=${draft.id}`)
    })
  }

  return (
    <Button variant="ghost" pending={pending} onClick={keep}>
      <Icon name="layout-template" />
      Save as template
    </Button>
  )
}
