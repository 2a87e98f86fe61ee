'use client'

import { useId, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass } from './control-style'
import { useTyped } from './use-typed'

/**
 * Grows from `rows` to most of a screen where supported, else scrolls and resizes. Keeps text typed before the script
 * loaded.
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
      // An auto-sizing textarea ignores its rows.
      style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
      className={cx(
        'block field-sizing-content max-h-[70vh] resize-none not-supports-[field-sizing:content]:resize-y',
        controlClass(className, true),
      )}
    />
  )
}
