'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Checkbox } from '@/components/ui/input/checkbox'
import { toast } from '@/components/ui/overlay/toast'
import { respondToMeetingAction } from '@/lib/meetings/actions'

export interface RespondFormProps {
  id: string
  isAttending: boolean | null
  note: string
  isSeries: boolean
}

/** Accept or decline with a note. */
export function RespondForm({ id, isAttending, note, isSeries }: RespondFormProps) {
  const [asked, setAsked] = useState(true)
  const router = useRouter()
  const form = usePlainForm({
    action: (_before: unknown, sent: FormData) =>
      respondToMeetingAction({
        id,
        isAttending: sent.get('isAttending') === 'yes',
        note: String(sent.get('note') ?? ''),
        scope: sent.has('isFollowing') ? 'following' : 'this',
      }),
    onSuccess: () => toast({ type: 'success', title: 'Answer sent' }),
    onRefused: router.refresh,
  })
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-3">
      <PlainField key={note} form={form} name="note" label="Note" optional autoComplete="off" defaultValue={note} />
      {isSeries && <Checkbox name="isFollowing" label="Also for the following meetings" hint="Those planned so far" />}
      <div className="flex gap-2">
        <Button
          type="submit"
          name="isAttending"
          value="yes"
          variant={isAttending === true ? 'primary' : 'secondary'}
          aria-pressed={isAttending === true}
          pending={form.pending && asked}
          onClick={() => setAsked(true)}
        >
          Attending
        </Button>
        <Button
          type="submit"
          name="isAttending"
          value="no"
          variant={isAttending === false ? 'primary' : 'secondary'}
          aria-pressed={isAttending === false}
          pending={form.pending && !asked}
          onClick={() => setAsked(false)}
        >
          Not attending
        </Button>
      </div>
    </PlainFormFrame>
  )
}
