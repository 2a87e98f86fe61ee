'use client'

import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { Counter } from './counter'
import { Textarea } from './textarea'

interface CountedTextareaProps extends ComponentProps<'textarea'> {
  /** Maximum characters; longer input is allowed and marked, so nothing is cut unnoticed. */
  limit: number
}

/** Counts the characters as they are typed. */
export function CountedTextarea({ limit, className, ...rest }: CountedTextareaProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typedLength, setLength] = useState(String(rest.defaultValue ?? '').length)
  const isControlled = rest.value !== undefined
  const length = isControlled ? String(rest.value).length : typedLength

  // Read from the element, because a form library may fill it without React.
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    // A count before React's own handler would draw the value that is being replaced.
    if (!area || isControlled) return
    const count = () => setLength(area.value.length)
    const { form } = area
    // The event comes before the form is emptied.
    const countLater = () => setTimeout(count)
    count()
    area.addEventListener('input', count)
    form?.addEventListener('reset', countLater)
    return () => {
      area.removeEventListener('input', count)
      form?.removeEventListener('reset', countLater)
    }
  }, [isControlled])

  return (
    <div ref={box} className="relative">
      <Textarea
        {...rest}
        aria-describedby={cx(rest['aria-describedby'], id)}
        aria-invalid={length > limit || rest['aria-invalid']}
        className={cx('pb-7', className)}
      />
      <Counter
        id={id}
        length={length}
        limit={limit}
        // Over the textarea, so scrolled text passes behind.
        className="pointer-events-none absolute right-2 bottom-px rounded-sm bg-surface px-1 pt-0.5 pb-1.5"
      />
    </div>
  )
}
