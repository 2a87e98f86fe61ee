'use client'

import { useTransition, type ReactNode, type SyntheticEvent } from 'react'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { toast } from '@/components/ui/overlay/toast'
import { approveNominationAction, declineNominationAction } from '@/lib/reviews/running/nominations/actions'

const actions = { approve: approveNominationAction, decline: declineNominationAction }

/** One form around all the rows, whose buttons say what they do to whom: the rows carry no script of their own. */
export function DecideArea({ id, children }: { id: string; children: ReactNode }) {
  const [pending, start] = useTransition()

  function decide(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const { decide: verb, nomination } = submitter?.dataset ?? {}
    if (pending || nomination === undefined || (verb !== 'approve' && verb !== 'decline')) return
    start(async () => {
      const faults = faultsOf(await actions[verb]({ id, nominationId: nomination }))
      if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? generalFailure })
      else toast({ type: 'success', title: verb === 'approve' ? 'Approved.' : 'Declined.' })
    })
  }

  return (
    <form
      method="post"
      onSubmit={decide}
      aria-busy={pending || undefined}
      className={pending ? 'opacity-60' : undefined}
    >
      {children}
    </form>
  )
}
