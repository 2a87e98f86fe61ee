'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { Field } from '@/components/ui/form/field'
import { FormActions } from '@/components/ui/form/form-actions'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { Icon } from '@/components/ui/icon/icon'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { beginsMention, mentionPlace } from './mention-place'

const MentionPicker = dynamic(() => import('./mention-picker').then((module) => module.MentionPicker), { ssr: false })

const beforeCaret = ({ value, selectionStart }: HTMLTextAreaElement) => value.slice(0, selectionStart)

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
  const area = useRef<HTMLTextAreaElement>(null)
  const mentioned = useRef(new Map<string, string>())
  const [isPicking, setPicking] = useState(false)
  const form = useAddForm((madeId, entered) => {
    const comment = entered('comment')
    // A name removed from the text is no mention.
    const named = [...mentioned.current].filter(([, name]) => comment.includes(`@${name}`))
    return action({ madeId, id, comment, mentionedIds: named.map(([memberId]) => memberId) })
  })

  function mention({ id: memberId, label }: PickerItem) {
    const field = area.current
    if (!field) return
    mentioned.current.set(memberId, label)
    const before = beforeCaret(field)
    const place = mentionPlace(before)
    const gap = place === 0 || /\s$/.test(before.slice(0, place)) ? '' : ' '
    field.setRangeText(`${gap}@${label} `, place, before.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    leave()
  }

  function leave() {
    setPicking(false)
    area.current?.focus()
  }

  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-2">
      <Field label="Comment" quietLabel error={form.errors['comment']}>
        {(control) => (
          <CountedTextarea
            {...control}
            ref={area}
            name="comment"
            rows={2}
            limit={limit}
            placeholder="Add a comment"
            onInput={({ currentTarget }) => beginsMention(beforeCaret(currentTarget)) && setPicking(true)}
          />
        )}
      </Field>
      {isPicking && <MentionPicker onChoose={mention} onLeave={leave} />}
      <FormActions>
        <Button type="submit" size="sm" pending={form.pending}>
          Comment
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setPicking((is) => !is)} aria-expanded={isPicking}>
          <Icon name="at-sign" />
          Mention
        </Button>
      </FormActions>
    </PlainFormFrame>
  )
}
