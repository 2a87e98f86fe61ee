'use client'

import { useTransition, type ReactNode } from 'react'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { approveNominationAction, declineNominationAction } from '@/lib/reviews/nominations/actions'

const verbs = {
  approve: { action: approveNominationAction, done: 'Nomination approved' },
  decline: { action: declineNominationAction, done: 'Nomination declined' },
}

/** One form around all rows, whose buttons name act and person, so rows need no script. */
export function DecideArea({ id, children }: { id: string; children: ReactNode }) {
  const [pending, start] = useTransition()

  function decide(pressed: FormData) {
    const verb = pressed.has('approve') ? 'approve' : 'decline'
    const nominationId = pressed.get(verb)
    if (pending || typeof nominationId !== 'string') return
    const { action, done } = verbs[verb]
    start(async () => {
      await toastOutcome(action({ id, nominationId }), done)
    })
  }

  return (
    <form action={decide} aria-busy={pending || undefined} className={pending ? 'opacity-60' : undefined}>
      {children}
    </form>
  )
}
