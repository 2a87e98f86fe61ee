'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

const CategoryDialog = dynamic(() => import('./category-dialog').then((module) => module.CategoryDialog), {
  ssr: false,
})

/** Each opening mounts a new dialog, so the next category gets its own id. */
export function NewCategoryButton() {
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
        New category
      </Button>
      {turn > 0 && <CategoryDialog key={turn} open={open} onOpenChange={setOpen} />}
    </>
  )
}
