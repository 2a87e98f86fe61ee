import type { ReactNode } from 'react'

interface SettingsProps {
  /** Read aloud as the name of the list. */
  label: string
  children: ReactNode
}

/** Settings, one line each. */
export function Settings({ label, children }: SettingsProps) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-lg border border-line bg-surface">
      {children}
    </section>
  )
}
