'use client'

import dynamic from 'next/dynamic'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { ActionResult } from '@/components/ui/form/action-result'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { Icon } from '@/components/ui/icon/icon'
import { MenuButton, MenuLink } from '@/components/ui/overlay/menu'
import { completeMeetingAction, undoCompletionAction } from '@/lib/meetings/actions'
import type { MeetingDetail } from '@/lib/meetings/queries/get-meeting'

const CancelDialog = dynamic(() => import('./cancel-dialog').then((module) => module.CancelDialog), { ssr: false })

interface MeetingActsProps {
  meeting: Pick<MeetingDetail, 'id' | 'series' | 'can'>
  /** The edit link. */
  editHref: string
}

type Acting = { words: string; act: (input: { id: string }) => Promise<ActionResult<unknown> | undefined> }

export function MeetingActs({ meeting: { id, series, can }, editHref }: MeetingActsProps) {
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
          variant="primary"
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
        <>
          <button
            type="button"
            popoverTarget="meeting-menu"
            aria-label="More"
            className={iconButtonClass({ variant: 'secondary' })}
          >
            <Icon name="ellipsis" />
          </button>
          <div id="meeting-menu" popover="auto" data-align="end" className="menu anchored appear">
            <MenuLink href={editHref}>Edit or move</MenuLink>
            {can.cancel && (
              <MenuButton type="button" onClick={canceling.ask}>
                Cancel meeting
              </MenuButton>
            )}
          </div>
        </>
      )}
      {canceling.isAsked && (
        <CancelDialog id={id} isSeries={series !== null} open={canceling.open} onOpenChange={canceling.setOpen} />
      )}
    </>
  )
}
