'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { toast } from '@/components/ui/overlay/toast'
import type { AboutSaver } from './about-saver'

/** Saves and opens the preview. */
export function DoneButton({ href, about }: { href: string; about: AboutSaver }) {
  const { autosave } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function leave() {
    startTransition(async () => {
      const [isSaved, isAboutSaved] = await Promise.all([autosave.flush(), about.flush()])
      const title = about.store.read().fault
      // The error is under a field far below.
      if (!isAboutSaved && title) toast({ type: 'error', title })
      if (isSaved && isAboutSaved) router.push(href)
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={leave}>
      Done
    </Button>
  )
}
