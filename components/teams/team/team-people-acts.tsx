'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useMemo, useState, useTransition, type ReactNode } from 'react'
import { lossQuestion } from '@/components/teams/team-words'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { makeTeamManagerAction, takeOutOfTeamAction, unmakeTeamManagerAction } from '@/lib/teams/memberships/actions'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

const works = {
  make: { act: makeTeamManagerAction, done: 'now leads the team' },
  unmake: { act: unmakeTeamManagerAction, done: 'no longer leads the team' },
  out: { act: takeOutOfTeamAction, done: 'is no longer in the team' },
} as const

type Asked = NonNullable<ReturnType<typeof lossQuestion>> & { run: () => Promise<void> }

/** Shows only the line that fits: make or remove manager. */
function fitMenu(menu: HTMLElement, { leads }: DOMStringMap) {
  const isLead = leads !== undefined
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="make"]')) line.hidden = isLead
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="unmake"]')) line.hidden = !isLead
}

/** Actions on members; those their reader can't undo ask first. */
export function TeamPeopleActs({ teamId, children }: { teamId: string; children: ReactNode }) {
  const [pending, startTransition] = useTransition()
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const router = useRouter()

  const acts = useMemo(() => {
    async function run(name: keyof typeof works, row: DOMStringMap) {
      const { act, done } = works[name]
      const { id: memberId = '', name: who = '' } = row
      const isDone = await toastOutcome(act({ id: teamId, memberId }), `${who} ${done}`)
      // Somebody else may have changed it since the list was read.
      if (!isDone) router.refresh()
    }
    const press =
      (name: keyof typeof works): RowMenuAct =>
      (row) => {
        // The row of the menu that is open next is another one.
        const pressed = { ...row }
        const question = name === 'make' ? null : lossQuestion(name, pressed)
        if (question === null) return startTransition(() => run(name, pressed))
        setAsked({ ...question, run: () => run(name, pressed) })
        setOpen(true)
      }
    return { make: press('make'), unmake: press('unmake'), out: press('out') }
  }, [teamId, router])

  function confirm() {
    startTransition(async () => {
      await asked?.run()
      setOpen(false)
    })
  }

  return (
    <div aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      <RowMenuActs acts={acts} onOpen={fitMenu}>
        {children}
      </RowMenuActs>
      {asked && (
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title={asked.title}
          text={asked.text}
          confirm={asked.confirm}
          danger
          pending={pending}
          onConfirm={confirm}
        />
      )}
    </div>
  )
}
