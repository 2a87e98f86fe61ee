import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface SettingRowProps {
  name: string
  text: string
  /** One field, which takes the whole width, or two or three side by side; a third stands below them on a phone. */
  children: ReactNode
}

const fieldsClass = cx(
  'grid w-full grid-cols-2 items-start gap-3 *:only:col-span-2 sm:w-76',
  'has-[>:nth-child(3)]:sm:w-116 has-[>:nth-child(3)]:sm:grid-cols-3 *:nth-3:max-sm:col-span-2',
)

/** One thing that can be set: what it is, and beside it, or under it on a phone, how it is. */
export function SettingRow({ name, text, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className={fieldsClass}>{children}</div>
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
