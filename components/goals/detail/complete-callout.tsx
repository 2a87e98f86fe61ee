'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Callout } from '@/components/ui/display/callout'
import type { StatusDialogProps } from './status-dialog'

const StatusDialog = dynamic(() => import('./status-dialog').then((module) => module.StatusDialog), { ssr: false })

/** For people who may complete a goal whose assignees are done. */
export function CompleteCallout({ goal }: Pick<StatusDialogProps, 'goal'>) {
  const { isAsked, turn, open, ask, setOpen } = useDialog()
  return (
    <>
      <Callout
        tone="success"
        title="Everyone assigned is done."
        className="mb-6"
        action={
          <Button size="sm" onClick={ask}>
            Complete
          </Button>
        }
      />
      {isAsked && <StatusDialog key={turn} goal={goal} first="Completed" open={open} onOpenChange={setOpen} />}
    </>
  )
}
