'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Goes to the template as people will see it, with what was typed last. */
export function DoneButton({ id }: { id: string }) {
  const { saver } = useWizard()
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function leave() {
    startTransition(async () => {
      if (await saver.flush()) router.push(`/template/preview/${id}`)
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={leave}>
      Done
    </Button>
  )
}
