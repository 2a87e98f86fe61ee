'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { usePress } from '@/components/ui/form/use-press'
import { reactToApplauseAction } from '@/lib/applause/actions'

interface ThankBackButtonProps {
  /** The applause's id. */
  id: string
  giverName: string
  className?: string
}

/** Reacts to applause from its notification; the refreshed list drops the button. */
export function ThankBackButton({ id, giverName, className }: ThankBackButtonProps) {
  const press = usePress()
  const [pending, startTransition] = useTransition()

  const react = (button: HTMLElement) =>
    startTransition(async () => {
      const row = button.closest('li')
      const isDone = await press(
        reactToApplauseAction({ id, kind: 'thanks', isOn: true }),
        `${giverName} sees your “Thank you”`,
      )
      // The button goes, and the focus would with it.
      if (isDone) row?.querySelector('a')?.focus()
    })

  return (
    <div className="contents">
      <Button
        size="sm"
        pending={pending}
        aria-label={`Say thank you to ${giverName}`}
        className={cx('relative', className)}
        onClick={({ currentTarget }) => react(currentTarget)}
      >
        Thank you
      </Button>
    </div>
  )
}
