'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Icon } from '@/components/ui/icon/icon'

const TagNameDialog = dynamic(() => import('./tag-name-dialog').then((module) => module.TagNameDialog), { ssr: false })

/** Creates an unused tag; the dialog loads on the first press. */
export function NewTagButton() {
  const { isAsked, turn, open, ask, setOpen } = useDialog()
  return (
    <>
      <Button onClick={ask}>
        <Icon name="plus" />
        New tag
      </Button>
      {isAsked && <TagNameDialog key={turn} open={open} onOpenChange={setOpen} />}
    </>
  )
}
