import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { Choice } from './choice'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <Choice
      label={label}
      hint={hint}
      disabled={rest.disabled}
      className={className}
      control={
        <span className="relative inline-flex shrink-0">
          <input {...rest} type="checkbox" className="tick rounded-sm" />
          <Icon name="check" />
        </span>
      }
    />
  )
}
