'use client'

import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { addTalkingPointAction } from '@/lib/one-on-ones/actions'
import { randomId } from '@/lib/shared/randomness'

const blank = (id: string) => ({ madeId: randomId(), id, text: '', link: '' })

/** Enter adds the point and keeps the field for the next. */
export function PointForm({ pairId }: { pairId: string }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.addTalkingPointSchema),
    action: addTalkingPointAction,
    defaultValues: blank(pairId),
    onSuccess: () => {
      form.reset(blank(pairId))
      form.setFocus('text')
    },
  })
  return (
    <form data-keep {...bind} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          form={form}
          name="text"
          label="Talking point"
          quietLabel
          placeholder="Add a talking point"
          maxLength={500}
          autoComplete="off"
        />
      </div>
      <Button type="submit" pending={pending}>
        Add
      </Button>
    </form>
  )
}
