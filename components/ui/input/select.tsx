import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass } from './control-style'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  /** The empty choice, not selectable. */
  placeholder?: string
  /** Classes of the wrapper, for its width. */
  boxClassName?: string
}

/** The native select, styled. */
export function Select({ options, placeholder, className, boxClassName, ...rest }: SelectProps) {
  return (
    <span className={cx('relative inline-block w-full', boxClassName)}>
      <select {...rest} className={controlClass(cx('appearance-none truncate pr-9', className))}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-2.5 right-2.5 size-4 text-subtle" />
    </span>
  )
}
