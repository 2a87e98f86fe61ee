'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import type { ReleaseFacts } from './release-dialog'

const ReleaseDialog = dynamic(() => import('./release-dialog').then((module) => module.ReleaseDialog), { ssr: false })

/** Releases results to the subject; the dialog loads on the first press. */
export function ReleaseButton(props: ReleaseFacts) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button variant="primary" className="max-w-full" onClick={ask}>
        <span className="truncate">Release to {props.subjectName}</span>
      </Button>
      {isAsked && <ReleaseDialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
