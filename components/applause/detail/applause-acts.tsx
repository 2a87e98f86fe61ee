'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { useDialog } from '@/components/ui/button/use-dialog'
import { usePress } from '@/components/ui/form/use-press'
import { Icon } from '@/components/ui/icon/icon'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteApplauseAction } from '@/lib/applause/actions'
import type { ApplauseDetail } from '@/lib/applause/queries/get-applause'

const EditDialog = dynamic(() => import('./edit-dialog').then((module) => module.EditDialog), { ssr: false })

export function ApplauseActs({ id, words, can }: Pick<ApplauseDetail, 'id' | 'words' | 'can'>) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const router = useRouter()
  const press = usePress()

  async function remove() {
    if (!(await press(deleteApplauseAction({ id }), 'Applause deleted'))) return
    router.replace('/applaud')
    // Or Back would show a list that still has it.
    router.refresh()
  }

  return (
    <>
      {can.edit && (
        <Button onClick={ask}>
          <Icon name="pencil" />
          Edit
        </Button>
      )}
      {can.delete && (
        <ConfirmButton
          title="Delete this applause?"
          text="This can’t be undone. It still counts as given this month."
          confirm="Delete"
          danger
          onConfirm={remove}
        >
          <Icon name="trash" />
          Delete
        </ConfirmButton>
      )}
      {isAsked && <EditDialog id={id} words={words} open={open} onOpenChange={setOpen} />}
    </>
  )
}
