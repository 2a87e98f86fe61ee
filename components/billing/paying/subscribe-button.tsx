'use client'

import dynamic from 'next/dynamic'
import { recordEvent } from '@/components/shell/analytics/record-event'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { SubscribeDialogProps } from './subscribe-dialog'

const SubscribeDialog = dynamic(() => import('./subscribe-dialog').then((module) => module.SubscribeDialog), {
  ssr: false,
})

/** The dialog with the sum loads on the first press. */
export function SubscribeButton(props: Omit<SubscribeDialogProps, 'open' | 'setOpen'>) {
  const { isAsked, open, ask, setOpen } = useDialog()

  function begin() {
    recordEvent('plan.opened')
    ask()
  }

  return (
    <>
      <Button variant="primary" onClick={begin} className="w-full">
        Subscribe to {props.name}
      </Button>
      {isAsked && <SubscribeDialog {...props} open={open} setOpen={setOpen} />}
    </>
  )
}
