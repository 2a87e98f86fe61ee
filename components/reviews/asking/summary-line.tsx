import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { FieldError } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/icon/icon'

interface SummaryLineProps {
  title: string
  /** The current choice in one line. */
  value: ReactNode
  /** The validation error, shown while collapsed. */
  fault?: string
  /** Within another line. */
  nested?: boolean
  children: ReactNode
}

/** A setting that expands natively. */
export function SummaryLine({ title, value, fault, nested, children }: SummaryLineProps) {
  const inset = nested ? '-mx-4 px-4 sm:-mx-6 sm:px-6' : 'px-4 sm:px-6'
  return (
    <details className="border-b border-line last:border-b-0 [&[open]>summary_[data-fault]]:hidden [&[open]>summary>svg]:rotate-180">
      <summary
        className={cx(
          'grid min-h-12 list-none grid-cols-[1fr_auto] items-center gap-x-4 py-3 hover:bg-hover sm:grid-cols-[8rem_1fr_auto]',
          inset,
        )}
      >
        <span className="text-muted max-sm:col-start-1">{title}</span>
        <span className="min-w-0 wrap-anywhere max-sm:col-start-1">
          {value}
          {fault && (
            <span data-fault="" className="mt-1 block">
              <FieldError>{fault}</FieldError>
            </span>
          )}
        </span>
        <Icon
          name="chevron-down"
          className="size-4 text-subtle transition-transform duration-fast max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </summary>
      <div className={cx('grid gap-5 pt-1 pb-6', inset)}>{children}</div>
    </details>
  )
}
