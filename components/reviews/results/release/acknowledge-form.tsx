'use client'

import { Button } from '@/components/ui/button/button'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { acknowledgeReviewAction } from '@/lib/reviews/results/actions'
import { releaseLimits } from '@/lib/reviews/model/rules/release'

interface AcknowledgeFormProps {
  id: string
  creatorName: string
  /** Nobody is left to read a reply. */
  hasCreatorLeft: boolean
}

/** Acknowledges feedback, with an optional reply unless the creator left. */
export function AcknowledgeForm({ id, creatorName, hasCreatorLeft }: AcknowledgeFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/results/schema').then((module) => module.acknowledgeReviewSchema),
    action: acknowledgeReviewAction,
    defaultValues: { id, comment: '' },
    onSuccess: () =>
      toast({
        type: 'success',
        title: hasCreatorLeft ? 'Marked as read' : `${creatorName} knows you’ve read it`,
      }),
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-3">
      {hasCreatorLeft ? (
        <p className="text-pretty text-muted">{creatorName} has left, so there’s nobody to reply to.</p>
      ) : (
        <TextareaField
          form={form}
          name="comment"
          label={`Reply to ${creatorName}`}
          hint={`Only ${creatorName} sees it`}
          optional
          rows={3}
          limit={releaseLimits.comment}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" variant="primary" pending={pending}>
          I’ve read it
        </Button>
        {!hasCreatorLeft && <p className="min-w-0 text-sm wrap-anywhere text-subtle">{creatorName} will be told</p>}
      </div>
    </form>
  )
}
