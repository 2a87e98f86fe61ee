'use client'

import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '@/components/ui/input/checkbox'
import { bindTick, errorOf, type BoundField } from './bound-field'
import { FieldError } from './field'

type CheckboxFieldProps<Input extends FieldValues, Output> = BoundField<Input, Output> &
  Omit<ComponentProps<typeof Checkbox>, 'form' | 'name' | 'defaultChecked' | 'checked'>

export function CheckboxField<Values extends FieldValues, Output>({
  form,
  name,
  ...rest
}: CheckboxFieldProps<Values, Output>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Checkbox
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...bindTick({ form, name })}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
