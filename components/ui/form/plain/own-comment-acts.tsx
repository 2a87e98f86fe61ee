'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
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
  /** Draws something around the field. */
  around?: (field: ReactNode) => ReactNode
}

function EditComment({
  comment,
  limit,
  edit,
  around = (field) => field,
  onDone,
}: OwnCommentProps & { onDone: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const form = usePlainForm({
    action: async (_before, entered) => edit(String(entered.get('comment') ?? '')),
    onSuccess: onDone,
  })
  return (
    <InlineForm form={form} onCancel={onDone}>
      {around(
        <Field label="Comment" quietLabel error={form.errors['comment']}>
          {(control) => (
            <CountedTextarea {...control} ref={area} name="comment" rows={2} limit={limit} defaultValue={comment} />
          )}
        </Field>,
      )}
    </InlineForm>
  )
}

interface OwnCommentActsProps extends Omit<OwnCommentProps, 'edit'> {
  edit: OwnCommentProps['edit'] | undefined
  remove?: () => Answer
}

/** Edits the viewer's own comment in place and deletes it, where `edit` and `remove` are given. */
export function OwnCommentActs({ edit, remove, ...own }: OwnCommentActsProps) {
  const [isEditing, setEditing] = useState(false)
  const press = usePress()
  if (isEditing && edit) return <EditComment {...own} edit={edit} onDone={() => setEditing(false)} />
  return (
    <div className="flex items-center gap-3 text-sm">
      {edit && <LinkButton onClick={() => setEditing(true)}>Edit</LinkButton>}
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
