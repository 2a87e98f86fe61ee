import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface FormActionsProps {
  children: ReactNode
  /** At the other end, such as the save state. */
  aside?: ReactNode
  className?: string
}

/** Form buttons: the verb first, then ways out. */
export function FormActions({ children, aside, className }: FormActionsProps) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 pt-2', className)}>
      {children}
      {aside && <div className="sm:ml-auto">{aside}</div>}
    </div>
  )
}
