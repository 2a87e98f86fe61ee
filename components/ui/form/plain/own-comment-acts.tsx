'use client'

import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { Field } from '@/components/ui/form/field'
import { InlineForm } from '@/components/ui/form/inline-form'
import { usePress } from '@/components/ui/form/use-press'
import { usePlainForm } from './use-plain-form'

type Answer = Promise<ActionResult<unknown> | undefined>

interface OwnCommentProps {
  comment: string
  /** Characters. */
  limit: number
  edit: (comment: string) => Answer
}

function EditComment({ comment, limit, edit, onDone }: OwnCommentProps & { onDone: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const form = usePlainForm({
    action: async (_before, entered) => edit(String(entered.get('comment') ?? '')),
    onSuccess: onDone,
  })
  return (
    <InlineForm form={form} onCancel={onDone}>
      <Field label="Comment" quietLabel error={form.errors['comment']}>
        {(control) => (
          <CountedTextarea {...control} ref={area} name="comment" rows={2} limit={limit} defaultValue={comment} />
        )}
      </Field>
    </InlineForm>
  )
}

/** Edits the viewer's own comment in place, and deletes it where `remove` is given. */
export function OwnCommentActs({ remove, ...own }: OwnCommentProps & { remove?: () => Answer }) {
  const [isEditing, setEditing] = useState(false)
  const press = usePress()
  if (isEditing) return <EditComment {...own} onDone={() => setEditing(false)} />
  return (
    <div className="flex items-center gap-3 text-sm">
      <LinkButton onClick={() => setEditing(true)}>Edit</LinkButton>
      {remove && (
        <ConfirmButton
          size="sm"
          variant="ghost"
          title="Delete this comment?"
          text="This can’t be undone."
          confirm="Delete"
          danger
          onConfirm={async () => void (await press(remove()))}
        >
          Delete
        </ConfirmButton>
      )}
    </div>
  )
}
