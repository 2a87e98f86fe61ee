'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'

const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog), { ssr: false })

/** Shares results with one more person. The dialog is fetched with the first press. */
export function ShareButton({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <>
      <Button size="sm" onClick={ask}>
        Share with somebody
      </Button>
      {asked && <ShareDialog {...{ id, open }} onOpenChange={setOpen} />}
    </>
  )
}
