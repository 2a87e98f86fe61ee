import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass } from './control-style'

/** Grows from `rows` to most of a screen where supported, else scrolls and resizes. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
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
