'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { releaseReviewAction } from '@/lib/reviews/results/actions'
import { releaseLimits } from '@/lib/reviews/results/rules/release'

interface ReleaseDialogProps {
  id: string
  subjectName: string
  readers: string
  isNarrowed: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says who will read what, takes a note along, and releases. */
export function ReleaseDialog({ id, subjectName, readers, isNarrowed, open, onOpenChange }: ReleaseDialogProps) {
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/results/schema').then((module) => module.releaseReviewSchema),
    action: releaseReviewAction,
    defaultValues: { id, note: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: `Released to ${subjectName}.` })
      router.push(`/feedback/preview/${id}`)
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Release to ${subjectName}?`}
      text={`${subjectName} will be told, here and by e-mail, and reads ${isNarrowed ? 'the results' : 'exactly what you have just seen'}. From then on it is read by ${readers}. This cannot be taken back, and what is hidden stays hidden.`}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => submit()}>
            Release
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <TextareaField
          form={form}
          name="note"
          label={`A note to ${subjectName}`}
          hint="It goes along in the e-mail, and stands above the results for everybody who reads them."
          optional
          rows={3}
          limit={releaseLimits.note}
        />
      </form>
    </Dialog>
  )
}
