import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Choice, tickClass } from './choice'

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
          <input
            {...rest}
            type="checkbox"
            className={cx(tickClass, 'rounded-sm indeterminate:border-primary indeterminate:bg-primary')}
          />
          <Icon
            name="check"
            className="pointer-events-none absolute top-1 left-0.5 size-3 [stroke-width:3] text-primary-on opacity-0 peer-checked:opacity-100"
          />
        </span>
      }
    />
  )
}
