'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { reactToApplauseAction } from '@/lib/applause/actions'

interface ThankBackButtonProps {
  /** The applause's id. */
  id: string
  giverName: string
  className?: string
}

/** Reacts to applause from its notification; the refreshed list drops the button. */
export function ThankBackButton({ id, giverName, className }: ThankBackButtonProps) {
  const [pending, startTransition] = useTransition()
  const react = async () => {
    await toastOutcome(reactToApplauseAction({ id, kind: 'thanks', isOn: true }), `${giverName} sees your “Thank you”`)
  }
  return (
    <div className="contents">
      <Button
        size="sm"
        pending={pending}
        aria-label={`Say thank you to ${giverName}`}
        className={cx('relative', className)}
        onClick={() => startTransition(react)}
      >
        Thank you
      </Button>
    </div>
  )
}
