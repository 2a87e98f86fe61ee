'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Icon } from '@/components/ui/icon/icon'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { randomId } from '@/lib/shared/randomness'

const ColleagueField = dynamic(() => import('./colleague-field').then((module) => module.ColleagueField), {
  ssr: false,
})

type Comment = { madeId: string; id: string; comment: string; mentionedIds: string[] }

interface MentionFormProps {
  /** The commented object's id. */
  id: string
  /** Characters. */
  limit: number
  schema: () => Promise<z.ZodType<Comment, Comment>>
  action: (input: Comment) => Promise<ActionResult<unknown> | undefined>
}

const blank = (id: string): Comment => ({ madeId: randomId(), id, comment: '', mentionedIds: [] })

/** Adds a comment and notifies mentioned colleagues. */
export function MentionForm({ id, limit, schema, action }: MentionFormProps) {
  const mentioned = useRef(new Map<string, string>())
  const [isPicking, setPicking] = useState(false)
  const { form, bind, pending } = useActionForm({
    schema,
    // A name removed from the text is no mention.
    action: (input) =>
      action({
        ...input,
        mentionedIds: [...mentioned.current].filter(([, name]) => input.comment.includes(`@${name}`)).map(([of]) => of),
      }),
    defaultValues: blank(id),
    onSuccess: () => {
      mentioned.current.clear()
      form.reset(blank(id))
    },
  })

  function mention({ id: memberId, label }: PickerItem) {
    mentioned.current.set(memberId, label)
    const text = form.getValues('comment')
    const gap = text === '' || /\s$/.test(text) ? '' : ' '
    form.setValue('comment', `${text}${gap}@${label} `, { shouldDirty: true })
    setPicking(false)
    form.setFocus('comment')
  }

  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField
        form={form}
        name="comment"
        label="Comment"
        quietLabel
        rows={2}
        limit={limit}
        placeholder="Add a comment"
      />
      {isPicking && <ColleagueField label="Mention" value={null} onChange={mention} />}
      <FormActions>
        <Button type="submit" size="sm" pending={pending}>
          Comment
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setPicking((is) => !is)} aria-expanded={isPicking}>
          <Icon name="at-sign" />
          Mention
        </Button>
      </FormActions>
    </form>
  )
}
