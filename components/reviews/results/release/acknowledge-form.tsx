'use client'

import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { toast } from '@/components/ui/overlay/toast'
import { acknowledgeReviewAction } from '@/lib/reviews/results/actions'
import { releaseLimits } from '@/lib/reviews/model/rules/release'

interface AcknowledgeFormProps {
  id: string
  creatorName: string
  /** Nobody is left to read a reply. */
  hasCreatorLeft: boolean
  /** They acknowledged it without a reply. */
  isRead?: boolean
}

/** Acknowledges feedback with an optional reply unless the creator left, or replies afterwards. */
export function AcknowledgeForm({ id, creatorName, hasCreatorLeft, isRead = false }: AcknowledgeFormProps) {
  const form = usePlainForm({
    action: async (_before, entered) => acknowledgeReviewAction({ id, comment: String(entered.get('comment') ?? '') }),
    onSuccess: () =>
      toast({
        type: 'success',
        title: isRead ? 'Reply sent' : hasCreatorLeft ? 'Marked as read' : `${creatorName} knows you’ve read it`,
      }),
  })
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-3">
      {hasCreatorLeft ? (
        <p className="text-pretty text-muted">{creatorName} has left, so there’s nobody to reply to.</p>
      ) : (
        <Field
          label={`Reply to ${creatorName}`}
          hint={`Only ${creatorName} sees it`}
          optional={!isRead}
          required={isRead}
          error={form.errors['comment']}
        >
          {(control) => (
            <CountedTextarea {...control} name="comment" required={isRead} rows={3} limit={releaseLimits.comment} />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" variant="primary" pending={form.pending}>
          {isRead ? 'Send reply' : 'I’ve read it'}
        </Button>
        {!hasCreatorLeft && (
          <p className="min-w-0 text-sm wrap-anywhere text-subtle">{creatorName} gets a notification</p>
        )}
      </div>
    </PlainFormFrame>
  )
}
