'use client'

import { useId, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass } from './control-style'
import { useTyped } from './use-typed'

/**
 * Grows with what is written, from `rows` to most of a screen; where the browser cannot, it scrolls and can be pulled. What
 * is typed before the script has come stays.
 */
export function Textarea({ className, rows = 3, defaultValue, ...rest }: ComponentProps<'textarea'>) {
  const made = useId()
  const id = rest.id ?? made
  const typed = useTyped(id, String(rest.value ?? defaultValue ?? ''))
  return (
    <textarea
      {...rest}
      id={id}
      {...(rest.value === undefined && { defaultValue: typed ?? defaultValue })}
      rows={rows}
      // A textarea that follows its content forgets its rows.
      style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
      className={cx(
        'block field-sizing-content max-h-[70vh] resize-none not-supports-[field-sizing:content]:resize-y',
        controlClass(className, true),
      )}
    />
  )
}
