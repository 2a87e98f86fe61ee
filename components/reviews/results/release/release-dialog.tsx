'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { releaseReviewAction } from '@/lib/reviews/results/actions'
import { releaseLimits } from '@/lib/reviews/model/rules/release'

export interface ReleaseFacts {
  id: string
  subjectName: string
  /** The other readers in words. */
  readers: string
  /** The preview as the subject; none on that page. */
  preview?: string
  /** The actor answered too, so they see less than the subject. */
  isNarrowed?: boolean
}

interface ReleaseDialogProps extends ReleaseFacts {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Names the readers, takes a note and releases. */
export function ReleaseDialog({ id, subjectName, readers, preview, isNarrowed, ...rest }: ReleaseDialogProps) {
  const { open, onOpenChange } = rest
  const router = useRouter()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/reviews/results/schema').then((module) => module.releaseReviewSchema),
    action: releaseReviewAction,
    defaultValues: { id, note: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: `Released to ${subjectName}` })
      router.push(`/feedback/preview/${id}`)
    },
  })

  // A tab of its own keeps the note.
  const hasNote = form.watch('note') !== ''

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Release to ${subjectName}?`}
      text={`${subjectName} gets an e-mail. Read by ${readers}. This can’t be undone, and hidden answers stay hidden.${isNarrowed ? ` You answered too, so ${subjectName} may see more than you do.` : ''}`}
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
      {preview !== undefined && (
        <p className="mb-4">
          <TextLink href={preview} target={hasNote ? '_blank' : undefined}>
            Preview as {subjectName} sees it
            {hasNote && <span className="sr-only">, opens in a new tab</span>}
          </TextLink>
        </p>
      )}
      <form method="post" onSubmit={submit} noValidate>
        <TextareaField
          form={form}
          name="note"
          label={`A note to ${subjectName}`}
          hint="In the e-mail, and above the results for every reader"
          optional
          rows={3}
          limit={releaseLimits.note}
        />
      </form>
    </Dialog>
  )
}
