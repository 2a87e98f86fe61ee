'use client'

import { useMemo, useTransition, type ReactNode } from 'react'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { makeTeamManagerAction, takeOutOfTeamAction, unmakeTeamManagerAction } from '@/lib/teams/memberships/actions'

type Asked = { id: string; memberId: string }

async function run(act: typeof takeOutOfTeamAction, asked: Asked, done: string) {
  await toastOutcome(act(asked), done)
}

/** Shows only the line that fits: make or remove manager. */
function fitMenu(menu: HTMLElement, { leads }: DOMStringMap) {
  const isLead = leads !== undefined
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="make"]')) line.hidden = isLead
  for (const line of menu.querySelectorAll<HTMLElement>('[data-act="unmake"]')) line.hidden = !isLead
}

/** Actions on members, all reversible. */
export function TeamPeopleActs({ teamId, children }: { teamId: string; children: ReactNode }) {
  const [pending, startTransition] = useTransition()

  const acts = useMemo(() => {
    const saying =
      (act: typeof takeOutOfTeamAction, words: string): RowMenuAct =>
      ({ id: memberId = '', name = '' }) =>
        startTransition(() => run(act, { id: teamId, memberId }, `${name} ${words}`))
    return {
      make: saying(makeTeamManagerAction, 'now leads the team.'),
      unmake: saying(unmakeTeamManagerAction, 'no longer leads the team.'),
      out: saying(takeOutOfTeamAction, 'is no longer in the team.'),
    }
  }, [teamId])

  return (
    <div aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      <RowMenuActs acts={acts} onOpen={fitMenu}>
        {children}
      </RowMenuActs>
    </div>
  )
}
