'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import { Choice } from './choice'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** Saves when it is switched, so it waits for its script. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const isScripted = useScripted()
  return (
    <Choice
      inert={!isScripted}
      label={label}
      hint={hint}
      disabled={rest.disabled}
      className={className}
      control={
        <span className="relative mt-px inline-flex shrink-0">
          <input
            {...rest}
            type="checkbox"
            role="switch"
            className="peer h-[1.125rem] w-8 appearance-none rounded-full border border-control bg-control/35 transition-colors duration-fast checked:border-primary checked:bg-primary disabled:opacity-50 disabled:checked:border-neutral disabled:checked:bg-neutral"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-[3px] left-[3px] size-3 rounded-full bg-surface shadow-raised transition-transform peer-checked:translate-x-3.5 peer-checked:bg-primary-on"
          />
        </span>
      }
    />
  )
}
