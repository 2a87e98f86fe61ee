import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/** The width of public pages. */
export const measure = 'mx-auto w-full max-w-[calc(70rem+4rem)] px-4 sm:px-8'

interface PartProps {
  title: ReactNode
  text?: ReactNode
  /** The fragment. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** A section of a public page. */
export function Part({ title, text, anchor, className, children }: PartProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={cx(measure, 'py-14 sm:py-20', className)}>
      <h2 id={id} className="max-w-reading text-2xl font-semibold text-balance sm:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-reading text-reading text-pretty text-muted">{text}</p>}
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  )
}
