import type { ReactNode } from 'react'

interface SettingRowProps {
  name: string
  text: string
  /** One field, which takes the whole width, or two side by side. */
  children: ReactNode
}

/** One thing that can be set: what it is, and beside it, or under it on a phone, how it is. */
export function SettingRow({ name, text, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="grid w-full grid-cols-2 items-start gap-3 *:only:col-span-2 sm:w-76">{children}</div>
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
