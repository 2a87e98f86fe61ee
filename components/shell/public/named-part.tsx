import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface NamedPartProps {
  /** What a link to this part ends in. */
  anchor: string
  name: string
  text: string
  /** What stands under the sentence. */
  more?: ReactNode
  /** How the two columns of a wide window share it. */
  className: string
  children: ReactNode
}

/** One of several parts of a public page: its name and a sentence, and beside them what there is to know. */
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
