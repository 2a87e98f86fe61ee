'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useTransition, type ReactNode } from 'react'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { makeTeamManagerAction, takeOutOfTeamAction, unmakeTeamManagerAction } from '@/lib/teams/memberships/actions'

/** Shows only the line that fits: make or remove manager. */
function fitMenu(menu: HTMLElement, { leads }: DOMStringMap) {
  const isLead = leads !== undefined
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="make"]')) line.hidden = isLead
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="unmake"]')) line.hidden = !isLead
}

/** Actions on members, all reversible. */
export function TeamPeopleActs({ teamId, children }: { teamId: string; children: ReactNode }) {
  const [pending, startTransition] = useTransition()
  const router = useRouter()

  const acts = useMemo(() => {
    const saying =
      (act: typeof takeOutOfTeamAction, words: string): RowMenuAct =>
      ({ id: memberId = '', name = '' }) =>
        startTransition(async () => {
          const isDone = await toastOutcome(act({ id: teamId, memberId }), `${name} ${words}`)
          // Somebody else may have changed it since the list was read.
          if (!isDone) router.refresh()
        })
    return {
      make: saying(makeTeamManagerAction, 'now leads the team.'),
      unmake: saying(unmakeTeamManagerAction, 'no longer leads the team.'),
      out: saying(takeOutOfTeamAction, 'is no longer in the team.'),
    }
  }, [teamId, router])

  return (
    <div aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      <RowMenuActs acts={acts} onOpen={fitMenu}>
        {children}
      </RowMenuActs>
    </div>
  )
}
