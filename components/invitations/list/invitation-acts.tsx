'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useMemo, useState, useTransition, type ReactNode } from 'react'
import { successOf, toastOutcome } from '@/components/ui/form/toast-outcome'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { toast } from '@/components/ui/overlay/toast'
import { copyInvitationLinkAction, resendInvitationAction, revokeInvitationAction } from '@/lib/invitations/actions'
import { revokeText } from './chosen-words'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})
const LinkDialog = dynamic(() => import('./link-dialog').then((module) => module.LinkDialog), { ssr: false })

type Asked = { act: 'copy' | 'revoke'; id: string; email: string }

const questions = {
  copy: {
    title: (email: string) => `Create a new link for ${email}?`,
    text: () => 'The old link stops working. The new one works for seven days.',
    confirm: 'Create link',
  },
  revoke: {
    title: (email: string) => `Revoke the invitation of ${email}?`,
    text: (id: string, requested: readonly string[]) => revokeText([id], requested),
    confirm: 'Revoke',
  },
}

/** True unless refused. */
async function resend(id: string, email: string) {
  const answer = (await successOf(resendInvitationAction({ id })))?.data
  if (answer?.isSent) toast({ type: 'success', title: `Sent again to ${email}` })
  else if (answer) {
    toast({ type: 'info', title: `Just sent to ${email}. Try again in a minute.` })
  }
  return answer !== undefined
}

interface InvitationActsProps {
  /** As for the list. */
  requested: readonly string[]
  children: ReactNode
}

/** Actions that disable a link ask first. */
export function InvitationActs({ requested, children }: InvitationActsProps) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<{ link: string; email: string }>()
  const [pending, startTransition] = useTransition()
  const router = useRouter()

  const acts = useMemo(() => {
    const ask =
      (act: Asked['act']): RowMenuAct =>
      ({ id = '', name: email = '' }) => {
        setAsked({ act, id, email })
        setOpen(true)
      }
    const sendAgain: RowMenuAct = ({ id = '', name = '' }) =>
      startTransition(async () => {
        // Somebody else may have changed it since the list was read.
        if (!(await resend(id, name))) router.refresh()
      })
    return { resend: sendAgain, copy: ask('copy'), revoke: ask('revoke') }
  }, [router])

  async function run({ act, id, email }: Asked) {
    if (act === 'copy') {
      const answer = (await successOf(copyInvitationLinkAction({ id })))?.data
      if (answer) setMade({ ...answer, email })
      else router.refresh()
    } else if (!(await toastOutcome(revokeInvitationAction({ id }), `Invitation of ${email} revoked`))) router.refresh()
    setOpen(false)
  }

  /** Only now does the list change, because a row that leaves it would take the dialog along. */
  function closeLink() {
    setMade(undefined)
    router.refresh()
  }

  const { title, text, confirm } = questions[asked?.act ?? 'copy']
  return (
    <div aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      <RowMenuActs acts={acts}>{children}</RowMenuActs>
      {asked && (
        <AlertDialog
          open={open}
          pending={pending}
          onOpenChange={setOpen}
          title={title(asked.email)}
          text={text(asked.id, requested)}
          confirm={confirm}
          danger={asked.act === 'revoke'}
          onConfirm={() => startTransition(() => run(asked))}
        />
      )}
      {made && <LinkDialog {...made} onClose={closeLink} />}
    </div>
  )
}
