'use client'

import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { fullCount } from '@/lib/shared/text'
import { Textarea } from './textarea'

interface CountedTextareaProps extends ComponentProps<'textarea'> {
  /** The most characters that will be accepted. Typing beyond is allowed and shown, so nothing is cut unnoticed. */
  limit: number
}

/** A textarea that says how much room is left: quietly at first, clearly once the end is near. */
export function CountedTextarea({ limit, className, ...rest }: CountedTextareaProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)

  // Read from the element, since a form library may fill it without React knowing.
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const count = () => setLength(area.value.length)
    count()
    area.addEventListener('input', count)
    return () => area.removeEventListener('input', count)
  }, [])

  const over = length > limit
  const near = length > limit * 0.9
  return (
    <div ref={box} className="relative">
      <Textarea
        {...rest}
        aria-describedby={cx(rest['aria-describedby'], id)}
        aria-invalid={over || rest['aria-invalid']}
        className={cx('pb-7', className)}
      />
      <p
        id={id}
        aria-live={near ? 'polite' : 'off'}
        // On the ground of the box: what is scrolled passes behind it.
        className={cx(
          'pointer-events-none absolute right-2 bottom-px rounded-sm bg-surface px-1 pt-0.5 pb-1.5 text-xs tabular-nums',
          over ? 'font-medium text-danger-ink' : 'text-subtle',
        )}
      >
        {over ? `${fullCount(length - limit)} too many` : `${fullCount(length)} / ${fullCount(limit)}`}
      </p>
    </div>
  )
}
