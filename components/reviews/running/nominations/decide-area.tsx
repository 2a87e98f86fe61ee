'use client'

import dynamic from 'next/dynamic'
import { useState, useTransition, type ReactNode } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { approveNominationAction, declineNominationAction } from '@/lib/reviews/nominations/actions'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

interface DecideAreaProps {
  id: string
  /** Of the nominated people, by nomination. */
  names: Readonly<Record<string, string>>
  children: ReactNode
}

/** One form around all rows, whose buttons name act and person, so rows need no script. Declining asks first. */
export function DecideArea({ id, names, children }: DecideAreaProps) {
  const [pending, start] = useTransition()
  const press = usePress()
  const [declining, setDeclining] = useState('')
  const [open, setOpen] = useState(false)
  const nameOf = (nominationId: string) => names[nominationId] ?? 'Nomination'

  const approve = (nominationId: string) =>
    start(async () => {
      await press(approveNominationAction({ id, nominationId }), `${nameOf(nominationId)} approved`)
    })
  const decline = () =>
    start(async () => {
      await press(declineNominationAction({ id, nominationId: declining }), `${nameOf(declining)} declined`)
      setOpen(false)
    })

  function decide(pressed: FormData) {
    const isApproval = pressed.has('approve')
    const nominationId = pressed.get(isApproval ? 'approve' : 'decline')
    if (pending || typeof nominationId !== 'string') return
    if (isApproval) return approve(nominationId)
    setDeclining(nominationId)
    setOpen(true)
  }

  return (
    <>
      <form action={decide} aria-busy={pending || undefined} className={pending ? 'opacity-60' : undefined}>
        {children}
      </form>
      {declining !== '' && (
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          pending={pending}
          title={`Decline ${nameOf(declining)}?`}
          text="They aren’t asked, and can’t be nominated again."
          confirm="Decline"
          onConfirm={decline}
        />
      )}
    </>
  )
}
