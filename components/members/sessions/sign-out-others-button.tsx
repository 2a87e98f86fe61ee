'use client'

import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { signOutOtherDevicesAction } from '@/lib/members/sign-in/actions'

async function signOut() {
  await toastOutcome(signOutOtherDevicesAction({}), 'You’re only signed in here')
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
