import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'

interface ErrorStateProps {
  title: string
  /** A button or link that loads it again. */
  retry: ReactNode
}

/** Shown where a part of a screen failed to load. */
export function ErrorState({ title, retry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span
        aria-hidden="true"
        className="mb-4 inline-flex size-11 items-center justify-center rounded-full bg-danger-soft text-danger-ink"
      >
        <Icon name="cloud-off" className="size-5" />
      </span>
      <p className="text-md font-semibold">{title}</p>
      <p className="mt-1 max-w-96 text-balance text-muted">Nothing is lost. Check your connection and try again.</p>
      <div className="mt-5">{retry}</div>
    </div>
  )
}
