'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { isSaved } from '@/components/reviews/asking/draft/is-saved'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { toast } from '@/components/ui/overlay/toast'
import type { AboutSaver } from './about-saver'

/** Saves and opens the preview. */
export function DoneButton({ href, about }: { href: string; about: AboutSaver }) {
  const { autosave, store } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function leave() {
    startTransition(async () => {
      const [isFormSaved, isAboutSaved] = await Promise.all([
        isSaved(autosave.flush(), 'Not saved', store),
        about.flush(),
      ])
      const title = about.store.read().fault
      // The error is under a field far below.
      if (!isAboutSaved && title) toast({ type: 'error', title })
      if (isFormSaved && isAboutSaved) router.push(href)
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={leave}>
      Done
    </Button>
  )
}
