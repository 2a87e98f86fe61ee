'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { signOutOtherDevicesAction } from '@/lib/members/sign-in/actions'

async function signOut() {
  const faults = faultsOf(await answerOf(signOutOtherDevicesAction({})))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
  else toast({ type: 'success', title: 'You’re only signed in here' })
}

export function SignOutOthersButton() {
  return (
    <ConfirmButton
      title="Sign out everywhere else?"
      text="You stay signed in on this device."
      confirm="Sign out"
      onConfirm={signOut}
    >
      Sign out everywhere else
    </ConfirmButton>
  )
}
