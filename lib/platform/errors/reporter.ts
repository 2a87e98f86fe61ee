import 'server-only'
import type { AllowedEvent } from './allowed-event'

/** `reason` is the wording of the log. */
export type Report = {
  event: string
  error: unknown
  reason: string
  facts: Record<string, string | number | boolean | null | undefined>
}

export type Reporter = {
  report: (report: Report) => void
  pass: (event: AllowedEvent) => void
  /** Waits briefly for pending reports. */
  end: () => Promise<void>
}
