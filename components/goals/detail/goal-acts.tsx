'use client'

import dynamic from 'next/dynamic'
import { useTransition, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { ActionResult } from '@/components/ui/form/action-result'
import { usePress } from '@/components/ui/form/use-press'
import { Icon } from '@/components/ui/icon/icon'
import { MenuButton, MenuLink } from '@/components/ui/overlay/menu'
import { archiveGoalAction, restoreGoalAction } from '@/lib/goals/actions'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import { goalEditPath, goalPath, goalUnderPath } from '@/lib/goals/rules/goal-paths'
import type { CheckInSubject } from '@/components/goals/check-in/check-in-fields'
import { MoreMenu } from '@/components/ui/overlay/more-menu'

const CheckInDialog = dynamic(
  () => import('@/components/goals/check-in/check-in-dialog').then((module) => module.CheckInDialog),
  { ssr: false },
)
const StatusDialog = dynamic(() => import('./status-dialog').then((module) => module.StatusDialog), { ssr: false })

interface GoalActsProps {
  goal: Pick<
    GoalDetail,
    'id' | 'version' | 'status' | 'next' | 'endsOn' | 'today' | 'items' | 'can' | 'isArchived' | 'isAhead'
  > & {
    title: string
  }
  checkIn: CheckInSubject
  /** Opened for a check-in. */
  isCheckingIn: boolean
  /** The schedule link; null: follow-ups are off. */
  followUpHref: string | null
  /** Further menu lines. */
  more?: ReactNode
}

type Acting = { words: string; act: (input: { id: string }) => Promise<ActionResult<unknown> | undefined> }

export function GoalActs({ goal, checkIn, isCheckingIn, followUpHref, more }: GoalActsProps) {
  const checking = useDialog(isCheckingIn)
  const status = useDialog()
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const { id, can } = goal

  const run = ({ words, act }: Acting) =>
    startTransition(async () => {
      await press(act({ id }), words)
    })

  function setChecking(open: boolean) {
    checking.setOpen(open)
    // Reloading must not open it again.
    if (!open && isCheckingIn) window.history.replaceState(null, '', goalPath(id))
  }

  return (
    <>
      {can.checkIn && (
        <Button variant={goal.isAhead ? 'secondary' : 'primary'} onClick={checking.ask}>
          <Icon name="list-checks" />
          Check in
        </Button>
      )}
      {can.setStatus && <Button onClick={status.ask}>Change status</Button>}
      {followUpHref !== null && !goal.isArchived && (
        <ButtonLink href={followUpHref}>
          <Icon name="calendar-clock" />
          Follow up
        </ButtonLink>
      )}
      {can.restore && (
        <Button variant="primary" pending={pending} onClick={() => run({ words: 'Restored', act: restoreGoalAction })}>
          Restore
        </Button>
      )}
      {(can.edit || can.archive || can.continue || can.addUnder || more) && (
        <MoreMenu>
          {more}
          {can.edit && <MenuLink href={goalEditPath(id)}>Edit</MenuLink>}
          {can.addUnder && <MenuLink href={goalUnderPath(id)}>Set a goal under it</MenuLink>}
          {can.continue && <MenuLink href={`/goals/add?continues=${id}`}>Continue next period</MenuLink>}
          {can.archive && (
            <MenuButton type="button" onClick={() => run({ words: 'Archived', act: archiveGoalAction })}>
              Archive
            </MenuButton>
          )}
        </MoreMenu>
      )}
      {checking.isAsked && (
        <CheckInDialog
          key={`check-in ${goal.version}`}
          goal={checkIn}
          open={checking.open}
          onOpenChange={setChecking}
        />
      )}
      {status.isAsked && (
        <StatusDialog key={`status ${goal.version}`} goal={goal} open={status.open} onOpenChange={status.setOpen} />
      )}
    </>
  )
}
