import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface FormActionsProps {
  children: ReactNode
  /** What stands at the other end of the line, for example the saved indicator. */
  aside?: ReactNode
  className?: string
}

/** The buttons at the end of a form: the verb first, the ways out after it. */
export function FormActions({ children, aside, className }: FormActionsProps) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 pt-2', className)}>
      {children}
      {aside && <div className="sm:ml-auto">{aside}</div>}
    </div>
  )
}
