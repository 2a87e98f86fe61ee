'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

const TagNameDialog = dynamic(() => import('./tag-name-dialog').then((module) => module.TagNameDialog), { ssr: false })

/** Creates an unused tag; the dialog loads on the first press. */
export function NewTagButton() {
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)

  function ask() {
    setTurn((before) => before + 1)
    setOpen(true)
  }

  return (
    <>
      <Button onClick={ask}>
        <Icon name="plus" />
        New tag
      </Button>
      {turn > 0 && <TagNameDialog key={turn} open={open} onOpenChange={setOpen} />}
    </>
  )
}
