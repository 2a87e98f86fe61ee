'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'

const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog), { ssr: false })

/** Adds a reader; the dialog loads on the first press. */
export function ShareButton(props: { id: string; readerIds: readonly string[] }) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button size="sm" onClick={ask}>
        Share
      </Button>
      {isAsked && <ShareDialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}
