'use client'

import { useOptimistic, useTransition } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Switch } from '@/components/ui/input/switch'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
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
      const faults = faultsOf(await answerOf(requireTwoStepAction({ isRequired: next })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
