'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { answerQuickAskAction } from '@/lib/reviews/quick/actions'

/** Typed and canceled in this tab, by review. */
const unsent = new Map<string, string>()

interface AnswerBoxProps {
  reviewId: string
  question: string
  askerName: string | undefined
  className?: string
  onCancel: () => void
  onSent: () => void
}

/** The row goes with its answer; its neighbor takes the focus. */
function focusNeighbor(row: Element | null | undefined) {
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? row
  near?.querySelector<HTMLElement>('a[href]')?.focus()
}

/** A text box with Send; the refreshed list drops the row. */
export function AnswerBox({ reviewId, question, askerName, className, onCancel, onSent }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/reviews/quick/schema').then((module) => module.answerQuickAskSchema),
    action: answerQuickAskAction,
    defaultValues: { reviewId, text: unsent.get(reviewId) ?? '' },
    onSuccess: () => {
      unsent.delete(reviewId)
      toast({ type: 'success', title: 'Sent' })
      focusNeighbor(box.current?.closest('li'))
      onSent()
    },
  })

  function cancel() {
    unsent.set(reviewId, form.getValues('text'))
    onCancel()
  }

  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])

  return (
    <div ref={box} className={cx('relative min-w-0 basis-full', className)}>
      <form data-keep {...bind} className="grid grid-cols-1 gap-3">
        {/* The row shows the question unless it is too long for a title. */}
        <TextareaField
          form={form}
          name="text"
          label={question}
          quietLabel={question.length <= limits.title}
          hint={`Only ${askerName ?? 'the person who asked'} will see your answer and your name. It can’t be changed later.`}
          rows={3}
          limit={limits.longAnswer}
          required
        />
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="primary" pending={pending}>
            Send
          </Button>
          <Button size="sm" disabled={pending} onClick={cancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}
