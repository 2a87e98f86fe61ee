import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface NamedPartProps {
  /** The fragment. */
  anchor: string
  name: string
  text: string
  /** Below the sentence. */
  more?: ReactNode
  /** The column widths. */
  className: string
  children: ReactNode
}

/** A named part of a public page with its content beside it. */
export function NamedPart({ anchor, name, text, more, className, children }: NamedPartProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx('grid scroll-mt-6 gap-x-12 gap-y-5 border-t border-line py-10', className)}
    >
      <div>
        <h3 id={id} className="text-xl font-semibold">
          {name}
        </h3>
        <p className="mt-2 max-w-[30rem] text-reading text-pretty text-muted">{text}</p>
        {more && <p className="mt-3 text-muted">{more}</p>}
      </div>
      {children}
    </section>
  )
}
