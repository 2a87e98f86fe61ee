'use client'

import { useRef, useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Icon } from '@/components/ui/icon/icon'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { commentOnGoalAction } from '@/lib/goals/actions'
import { randomId } from '@/lib/shared/randomness'

const blank = (id: string) => ({ madeId: randomId(), id, comment: '', mentionedIds: noIds })

const noIds: string[] = []

/** Adds a comment; colleagues who are mentioned hear of it. */
export function CommentForm({ id }: { id: string }) {
  const mentioned = useRef(new Map<string, string>())
  const [isPicking, setPicking] = useState(false)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.commentOnGoalSchema),
    // A name deleted from the text is no longer a mention.
    action: (input) =>
      commentOnGoalAction({
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
        limit={2000}
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
