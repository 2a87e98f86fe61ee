'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'

const ReleaseDialog = dynamic(() => import('./release-dialog').then((module) => module.ReleaseDialog), { ssr: false })

interface ReleaseButtonProps {
  id: string
  subjectName: string
  /** Who else reads it, in words. */
  readers: string
}

/** Lets the person it is about read the results, after a question. The dialog is fetched with the first press. */
export function ReleaseButton({ id, subjectName, readers }: ReleaseButtonProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <>
      <Button variant="primary" onClick={ask}>
        Release to {subjectName}
      </Button>
      {asked && <ReleaseDialog {...{ id, subjectName, readers, open }} onOpenChange={setOpen} />}
    </>
  )
}
