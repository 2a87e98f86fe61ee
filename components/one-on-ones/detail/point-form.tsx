'use client'

import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { addTalkingPointAction } from '@/lib/one-on-ones/actions'

/** Enter adds the point and keeps the field for the next. */
export function PointForm({ pairId }: { pairId: string }) {
  const form = useAddForm((madeId, entered) =>
    addTalkingPointAction({ madeId, id: pairId, text: entered('text'), link: '' }),
  )
  return (
    <PlainFormFrame data-keep form={form} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <PlainField
          form={form}
          name="text"
          label="Talking point"
          quietLabel
          placeholder="Add a talking point"
          autoComplete="off"
        />
      </div>
      <Button type="submit" pending={form.pending}>
        Add
      </Button>
    </PlainFormFrame>
  )
}
