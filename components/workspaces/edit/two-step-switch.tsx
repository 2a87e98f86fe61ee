'use client'

import { useOptimistic, useTransition } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { requireTwoStepAction } from '@/lib/workspaces/actions'
import type { TwoStepRequirement } from '@/lib/workspaces/queries'

/** Why it can't be turned on yet. */
const OwnFirst = () => (
  <>
    <TextLink href="/profile?tab=change_password">Turn it on for yourself</TextLink> first
  </>
)

/** Requires two-step sign-in for everybody, saved immediately. */
export function TwoStepSwitch({ isRequired, hasOwn, on, people }: TwoStepRequirement) {
  const [, startTransition] = useTransition()
  const [shown, show] = useOptimistic(isRequired)

  function flip(next: boolean) {
    startTransition(async () => {
      show(next)
      await toastFaults(requireTwoStepAction({ isRequired: next }))
    })
  }

  return (
    <Switch
      label={<span className="font-medium">Require two-step sign-in</span>}
      hint={
        hasOwn || isRequired ? (
          `${on} of ${people} use it.${isRequired ? '' : ' The others set it up next.'}`
        ) : (
          <OwnFirst />
        )
      }
      checked={shown}
      disabled={!hasOwn && !isRequired}
      onChange={({ target }) => flip(target.checked)}
    />
  )
}
