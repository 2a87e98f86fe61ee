import type { ReactNode } from 'react'

interface SettingsProps {
  /** The list's accessible name. */
  label: string
  children: ReactNode
}

export function Settings({ label, children }: SettingsProps) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-lg border border-line bg-surface">
      {children}
    </section>
  )
}
