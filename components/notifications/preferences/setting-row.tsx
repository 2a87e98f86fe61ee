import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface SettingRowProps {
  name: string
  text: string
  /** Rows with up to three fields instead of two. */
  hasThree: boolean
  /** One full-width field, or several side by side. */
  children: ReactNode
}

const fieldsClass = 'grid w-full grid-cols-2 items-start gap-3 *:only:col-span-2'

/** For three fields; on phones the third wraps. */
const widerClass = 'sm:w-111 has-[>:nth-child(3)]:sm:grid-cols-3 *:nth-3:max-sm:col-span-2'

const rowClass = 'flex-wrap items-center gap-x-6 gap-y-3 px-5 sm:px-6'

export function SettingHeads({ heads }: { heads: readonly string[] }) {
  const hasThree = heads.length > 2
  return (
    <div aria-hidden className={cx('hidden py-2.5 text-sm text-subtle sm:flex', rowClass)}>
      <div className={cx('min-w-0 flex-1', hasThree ? 'basis-50' : 'basis-64')} />
      <div className={cx(fieldsClass, hasThree ? widerClass : 'sm:w-76')}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
    </div>
  )
}

/** A setting with its fields beside it, below on phones. */
export function SettingRow({ name, text, hasThree, children }: SettingRowProps) {
  return (
    <li className={cx('flex py-4', rowClass)}>
      <div className={cx('min-w-0 flex-1', hasThree ? 'basis-50' : 'basis-64')}>
        <p className="font-medium">{name}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className={cx(fieldsClass, hasThree ? widerClass : 'sm:w-76')}>{children}</div>
    </li>
  )
}

/** The short label's full name for screen readers. */
export function Of({ what, hasHead = false, children }: { what: string; hasHead?: boolean; children: string }) {
  return (
    <span className={hasHead ? 'sm:sr-only' : undefined}>
      <span className="sr-only">{what}: </span>
      {children}
    </span>
  )
}
