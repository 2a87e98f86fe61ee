import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/form/text-field'
import { zoneName } from '@/lib/shared/zone-names'

interface EndFieldsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  day: FieldPath<Values>
  time: FieldPath<Values>
  zone: string
  optional?: boolean
}

/** A close date and time in a named zone. */
export function EndFields<Values extends FieldValues, Output>({
  form,
  day,
  time,
  zone,
  optional,
}: EndFieldsProps<Values, Output>) {
  return (
    <div className="grid items-start gap-3 min-[24rem]:grid-cols-[minmax(0,1fr)_8.5rem]">
      <TextField
        form={form}
        name={day}
        label="Last day"
        type="date"
        max="2199-12-31"
        optional={optional}
        hint={`${zoneName(zone)} time`}
      />
      <TextField form={form} name={time} label="Time" type="time" />
    </div>
  )
}
