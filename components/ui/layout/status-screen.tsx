import type { ReactNode } from 'react'
import { breakable } from '@/components/ui/display/breakable'

interface StatusScreenProps {
  /** A number such as 404, or a few words. */
  title: string
  text: ReactNode
  action?: ReactNode
  /** Inside a frame with its own main element. */
  inside?: boolean
}

/** A full-screen status: not found, forbidden, failed. */
export function StatusScreen({ title, text, action, inside }: StatusScreenProps) {
  const Part = inside ? 'div' : 'main'
  return (
    <Part
      id={inside ? undefined : 'main'}
      className="flex min-h-[70dvh] flex-col items-center justify-center px-6 py-16 text-center"
    >
      <h1 className="text-3xl font-semibold text-primary tabular-nums">{title}</h1>
      <p className="mt-3 max-w-md text-md text-pretty wrap-anywhere text-muted">{breakable(text)}</p>
      {action && <div className="mt-7 flex flex-wrap justify-center gap-2">{action}</div>}
    </Part>
  )
}
