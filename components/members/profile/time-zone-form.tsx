'use client'

import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select, type SelectOption } from '@/components/ui/input/select'
import { toast } from '@/components/ui/overlay/toast'
import { changeTimeZoneAction } from '@/lib/members/profile/actions'

interface TimeZoneFormProps {
  zone: string
  zones: readonly SelectOption[]
}

/** The zone of shown dates and times. */
export function TimeZoneForm({ zone, zones }: TimeZoneFormProps) {
  const form = usePlainForm({
    action: changeTimeZoneAction,
    onSuccess: () => toast({ type: 'success', title: 'Time zone saved' }),
  })
  return (
    <PlainFormFrame form={form}>
      <Field
        label="Time zone"

        error={form.errors.timeZone}
      >
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <Select
              {...control}
              name="timeZone"
              options={zones}
              defaultValue={form.sent.timeZone ?? zone}
              boxClassName="max-w-sm flex-1 basis-56"
            />
            <Button type="submit" pending={form.pending}>
              Save
            </Button>
          </span>
        )}
      </Field>
    </PlainFormFrame>
  )
}
