'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'

const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog), { ssr: false })

/** Adds a reader; the dialog loads on the first press. */
export function ShareButton({ id }: { id: string }) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button size="sm" onClick={ask}>
        Share
      </Button>
      {isAsked && <ShareDialog id={id} open={open} onOpenChange={setOpen} />}
    </>
  )
}
