'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState, useTransition, type ReactNode } from 'react'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { toast } from '@/components/ui/overlay/toast'
import { copyInvitationLinkAction, resendInvitationAction, revokeInvitationAction } from '@/lib/invitations/actions'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})
const LinkDialog = dynamic(() => import('./link-dialog').then((module) => module.LinkDialog), { ssr: false })

type Asked = { act: 'copy' | 'revoke'; id: string; email: string }

const questions = {
  copy: {
    title: (email: string) => `Make a new link for ${email}?`,
    text: 'The link mailed before stops working. The new one counts for seven days, and only for this address.',
    confirm: 'Make the link',
  },
  revoke: {
    title: (email: string) => `Take back the invitation of ${email}?`,
    text: 'Its link stops working, and the place is free for somebody else. Nobody is told.',
    confirm: 'Take it back',
  },
}

const resend: RowAct = async (id, email) => {
  const answer = await resendInvitationAction({ id })
  if (!faultsOf(answer)) toast({ type: 'success', title: `Sent again to ${email}. Older links stopped working.` })
  return answer
}

/** What the action answered, or undefined once its refusal has been said. */
async function heard<Result>(answer: Promise<ActionResult<Result>>): Promise<Result | undefined> {
  const result = await answerOf(answer)
  const faults = faultsOf(result)
  if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? generalFailure })
  return faults ? undefined : result?.data
}

/** What can be done with the invitations of a list. What makes a link stop working asks first. */
export function InvitationActs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<{ link: string; email: string }>()
  const [pending, startTransition] = useTransition()

  const acts = useMemo(() => {
    const ask =
      (act: Asked['act']): RowAct =>
      (id, email) => {
        setAsked({ act, id, email })
        setOpen(true)
        return Promise.resolve({})
      }
    return { resend, copy: ask('copy'), revoke: ask('revoke') }
  }, [])

  async function run({ act, id, email }: Asked) {
    if (act === 'copy') {
      const answer = await heard(copyInvitationLinkAction({ id }))
      if (answer) setMade({ ...answer, email })
    } else if (await heard(revokeInvitationAction({ id }))) {
      toast({ type: 'success', title: `The invitation of ${email} is taken back.` })
    }
    setOpen(false)
  }

  const { title, ...words } = questions[asked?.act ?? 'copy']
  return (
    <RowActs acts={acts}>
      {children}
      {asked && (
        <AlertDialog
          {...{ open, pending, ...words }}
          onOpenChange={setOpen}
          title={title(asked.email)}
          danger={asked.act === 'revoke'}
          onConfirm={() => startTransition(() => run(asked))}
        />
      )}
      {made && <LinkDialog {...made} onClose={() => setMade(undefined)} />}
    </RowActs>
  )
}
