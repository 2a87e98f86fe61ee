'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

const AddPeopleDialog = dynamic(() => import('./add-people-dialog').then((module) => module.AddPeopleDialog), {
  ssr: false,
})

/** Adds people to a team; the dialog loads on the first press. */
export function AddPeopleButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return (
    <>
      <Button variant="primary" onClick={ask}>
        <Icon name="user-plus" />
        Add people
      </Button>
      {asked && <AddPeopleDialog id={id} name={name} open={open} onOpenChange={setOpen} />}
    </>
  )
}
