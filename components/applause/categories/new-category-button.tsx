'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Icon } from '@/components/ui/icon/icon'

const CategoryDialog = dynamic(() => import('./category-dialog').then((module) => module.CategoryDialog), {
  ssr: false,
})

/** Each opening mounts a new dialog, so the next category gets its own id. */
export function NewCategoryButton() {
  const { isAsked, turn, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button onClick={ask}>
        <Icon name="plus" />
        New category
      </Button>
      {isAsked && <CategoryDialog key={turn} open={open} onOpenChange={setOpen} />}
    </>
  )
}
