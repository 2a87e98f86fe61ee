'use client'

import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'

interface CommentFormProps {
  id: string
  add: (input: { madeId: string; id: string; comment: string }) => Promise<ActionResult<unknown> | undefined>
}

export function CommentForm({ id, add }: CommentFormProps) {
  const form = useAddForm((madeId, entered) => add({ madeId, id, comment: entered('comment') }))
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-2">
      <Field label="Comment" quietLabel error={form.errors['comment']}>
        {(control) => <CountedTextarea {...control} name="comment" rows={2} limit={2000} placeholder="Add a comment" />}
      </Field>
      <div>
        <Button type="submit" size="sm" pending={form.pending}>
          Comment
        </Button>
      </div>
    </PlainFormFrame>
  )
}
