'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { hideBadgeAction } from '@/lib/badges/actions'
import type { HideBadgeInput } from '@/lib/badges/schema'

export function HideBadgeButton({ badge, isHidden }: HideBadgeInput) {
  const [pending, startTransition] = useTransition()
  const toggle = () => toastFaults(hideBadgeAction({ badge, isHidden: !isHidden }))
  const words = isHidden ? 'Show' : 'Hide'
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={pending}
      aria-label={`${words} ${badge}`}
      onClick={() => startTransition(toggle)}
    >
      {words}
    </Button>
  )
}
