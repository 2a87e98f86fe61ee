'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { toast } from '@/components/ui/overlay/toast'
import { writeDecisionsAction } from '@/lib/follow-ups/actions'

interface DecisionsFormProps {
  id: string
  decisions: string
  canWrite: boolean
}

/** Every attendee can edit the decisions; leaving the box saves them. */
export function DecisionsForm({ id, decisions, canWrite }: DecisionsFormProps) {
  // What stood there when somebody began to type; the browser shows another person's save only before that.
  const seen = useRef<string>(undefined)
  const lastSent = useRef(decisions)
  const [isChanged, setChanged] = useState(false)
  const router = useRouter()
  const form = usePlainForm({
    action: async (_before, sent) => {
      const known = isChanged ? decisions : (seen.current ?? decisions)
      const entered = { id, seen: known, decisions: String(sent.get('decisions') ?? '') }
      lastSent.current = entered.decisions
      const answer = (await writeDecisionsAction(entered)) ?? {}
      const hasConflict = answer.serverError?.fields?.['decisions'] !== undefined
      setChanged(hasConflict)
      if (hasConflict) {
        seen.current = undefined
        router.refresh()
      }
      return answer
    },
    onSuccess: (element) => {
      const box = element.querySelector('textarea')
      const saved = lastSent.current.trim()
      const isTypedOn = box !== null && box.value !== lastSent.current
      seen.current = isTypedOn ? saved : undefined
      if (box) box.defaultValue = saved
      if (!isTypedOn) element.reset()
      toast({ type: 'success', title: 'Saved' })
    },
  })
  if (!canWrite) return <LongText text={decisions === '' ? 'No decisions.' : decisions} className="text-muted" />
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-2">
      <Field label="Decisions" quietLabel error={form.errors['decisions']}>
        {(control) => (
          <CountedTextarea
            {...control}
            name="decisions"
            rows={4}
            limit={10_000}
            defaultValue={decisions}
            onInput={() => (seen.current ??= decisions)}
            onBlur={({ currentTarget: { form: element } }) => {
              if (!isChanged && seen.current !== undefined) element?.requestSubmit()
            }}
          />
        )}
      </Field>
      {isChanged && (
        <Callout tone="warning" title="Saved meanwhile">
          <LongText text={decisions} className="" />
        </Callout>
      )}
      <div>
        <Button type="submit" size="sm" pending={form.pending}>
          Save decisions
        </Button>
      </div>
    </PlainFormFrame>
  )
}
