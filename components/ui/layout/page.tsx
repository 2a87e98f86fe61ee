import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface PageProps {
  /** Forms and text are narrow (720 px), everything else wide (1120 px). */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** Width and padding of every screen. */
export function Page({ narrow, className, children }: PageProps) {
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 pt-6 pb-20 sm:px-8 sm:pt-10',
        narrow ? 'max-w-[calc(45rem+4rem)]' : 'max-w-[calc(70rem+4rem)]',
        className,
      )}
    >
      {children}
    </div>
  )
}
