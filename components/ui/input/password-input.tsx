'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { Input } from './input'

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...rest} type={shown ? 'text' : 'password'} spellCheck={false} className={cx('pr-10', className)} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        data-tip={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute top-1 right-1 inline-flex size-7 items-center justify-center rounded-sm text-subtle hover:text-ink"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} className="size-4" />
      </button>
    </span>
  )
}
