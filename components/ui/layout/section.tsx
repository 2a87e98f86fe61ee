import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface SectionProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  className?: string
  /** The fragment. */
  anchor?: string
  children: ReactNode
}

export function Section({ title, text, action, className, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={cx('mb-10', className)}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 *:not-first:-mt-1">
        <div className="min-w-0">
          <h2 id={id} className="text-md font-semibold">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
