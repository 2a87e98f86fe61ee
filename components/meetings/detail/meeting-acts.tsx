'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { usePress } from '@/components/ui/form/use-press'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { Icon } from '@/components/ui/icon/icon'
import { MenuButton, MenuLink } from '@/components/ui/overlay/menu'
import { completeMeetingAction, undoCompletionAction } from '@/lib/meetings/actions'
import type { MeetingDetail } from '@/lib/meetings/queries/get-meeting'
import { MoreMenu } from '@/components/ui/overlay/more-menu'

const CancelDialog = dynamic(() => import('./cancel-dialog').then((module) => module.CancelDialog), { ssr: false })

interface MeetingActsProps {
  meeting: Pick<MeetingDetail, 'id' | 'cancelable' | 'hasBegun' | 'can'>
  /** The edit link. */
  editHref: string
}

/** Asks before it begins, when it may be pressed by mistake. */
function CompleteButton({ id, hasBegun }: Pick<MeetingDetail, 'id' | 'hasBegun'>) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const label = (
    <>
      <Icon name="check" />
      Complete
    </>
  )

  async function complete() {
    await press(completeMeetingAction({ id }), 'Completed')
  }

  if (hasBegun)
    return (
      <Button variant="primary" pending={pending} onClick={() => startTransition(complete)}>
        {label}
      </Button>
    )
  return (
    <ConfirmButton
      title="Complete this meeting before it begins?"
      text="The organizer can undo this for 24 hours."
      confirm="Complete"
      cancel="Not yet"
      onConfirm={complete}
    >
      {label}
    </ConfirmButton>
  )
}

export function MeetingActs({ meeting: { id, cancelable, hasBegun, can }, editHref }: MeetingActsProps) {
  const canceling = useDialog()
  const [pending, startTransition] = useTransition()
  const press = usePress()

  const undo = () =>
    startTransition(async () => {
      await press(undoCompletionAction({ id }), 'Reopened')
    })

  return (
    <>
      {can.complete && <CompleteButton id={id} hasBegun={hasBegun} />}
      {can.undo && (
        <Button pending={pending} onClick={undo}>
          <Icon name="undo-2" />
          Undo completion
        </Button>
      )}
      {can.change && (
        <MoreMenu>
          <MenuLink href={editHref}>Edit or move</MenuLink>
          {can.cancel && (
            <MenuButton type="button" onClick={canceling.ask}>
              Cancel meeting
            </MenuButton>
          )}
        </MoreMenu>
      )}
      {canceling.isAsked && (
        <CancelDialog id={id} cancelable={cancelable} open={canceling.open} onOpenChange={canceling.setOpen} />
      )}
    </>
  )
}
