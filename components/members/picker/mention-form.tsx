'use client'

import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { MentionBox } from './mention-box'
import { useMentioned } from './mentioned'

interface MentionFormProps {
  /** The commented object's id. */
  id: string
  /** Characters. */
  limit: number
  action: (input: {
    madeId: string
    id: string
    comment: string
    mentionedIds: string[]
  }) => Promise<ActionResult<unknown> | undefined>
}

/** Adds a comment and notifies mentioned colleagues. */
export function MentionForm({ id, limit, action }: MentionFormProps) {
  const mentioned = useMentioned()
  const form = useAddForm((madeId, entered) => {
    const comment = entered('comment')
    return action({ madeId, id, comment, mentionedIds: mentioned.idsIn(comment) })
  })
  return (
    <PlainFormFrame data-keep form={form}>
      <MentionBox
        mentioned={mentioned}
        actions={
          <Button type="submit" size="sm" pending={form.pending}>
            Comment
          </Button>
        }
      >
        <Field label="Comment" quietLabel error={form.errors['comment']}>
          {(control) => (
            <CountedTextarea {...control} name="comment" rows={2} limit={limit} placeholder="Add a comment" />
          )}
        </Field>
      </MentionBox>
    </PlainFormFrame>
  )
}
