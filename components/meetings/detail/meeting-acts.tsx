'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { ActionResult } from '@/components/ui/form/action-result'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { Icon } from '@/components/ui/icon/icon'
import { MenuButton, MenuLink } from '@/components/ui/overlay/menu'
import { completeMeetingAction, undoCompletionAction } from '@/lib/meetings/actions'
import type { MeetingDetail } from '@/lib/meetings/queries/get-meeting'
import { MoreMenu } from '@/components/ui/overlay/more-menu'

const CancelDialog = dynamic(() => import('./cancel-dialog').then((module) => module.CancelDialog), { ssr: false })

interface MeetingActsProps {
  meeting: Pick<MeetingDetail, 'id' | 'series' | 'hasBegun' | 'can'>
  /** The edit link. */
  editHref: string
}

type Acting = { words: string; act: (input: { id: string }) => Promise<ActionResult<unknown> | undefined> }

export function MeetingActs({ meeting: { id, series, hasBegun, can }, editHref }: MeetingActsProps) {
  const canceling = useDialog()
  const [pending, startTransition] = useTransition()

  const run = ({ words, act }: Acting) =>
    startTransition(async () => {
      await toastOutcome(act({ id }), words)
    })

  return (
    <>
      {can.complete && (
        <Button
          variant={hasBegun ? 'primary' : 'secondary'}
          pending={pending}
          onClick={() => run({ words: 'Completed', act: completeMeetingAction })}
        >
          <Icon name="check" />
          Complete
        </Button>
      )}
      {can.undo && (
        <Button pending={pending} onClick={() => run({ words: 'Reopened', act: undoCompletionAction })}>
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
        <CancelDialog id={id} isSeries={series !== null} open={canceling.open} onOpenChange={canceling.setOpen} />
      )}
    </>
  )
}
