import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface SettingRowProps {
  name: string
  text: string
  /** The rows of its list have up to three fields, where they else have two. */
  hasThree: boolean
  /** One field, which takes the whole width, or several side by side. */
  children: ReactNode
}

const fieldsClass = 'grid w-full grid-cols-2 items-start gap-3 *:only:col-span-2'

/** For three side by side; on a phone the third stands below the others. */
const widerClass = 'sm:w-102 has-[>:nth-child(3)]:sm:grid-cols-3 *:nth-3:max-sm:col-span-2'

/** One thing that can be set: what it is, and beside it, or under it on a phone, how it is. */
export function SettingRow({ name, text, hasThree, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className={cx('min-w-0 flex-1', hasThree ? 'basis-56' : 'basis-64')}>
        <p className="font-medium">{name}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className={cx(fieldsClass, hasThree ? widerClass : 'sm:w-76')}>{children}</div>
    </li>
  )
}

/** Beside its row a label is short; read aloud alone it says of what it speaks. */
export function Of({ what, children }: { what: string; children: string }) {
  return (
    <>
      <span className="sr-only">{what}: </span>
      {children}
    </>
  )
}
