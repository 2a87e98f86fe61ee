'use client'

import { LinkButton } from '@/components/ui/button/link-button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { cancelEmailChangeAction } from '@/lib/members/account/actions'

async function cancel() {
  await toastOutcome(cancelEmailChangeAction({}), 'Change canceled')
}

/** The mailed link stops working. */
export const CancelChangeButton = () => (
  <form action={cancel}>
    <LinkButton type="submit">Cancel this change</LinkButton>
  </form>
)
