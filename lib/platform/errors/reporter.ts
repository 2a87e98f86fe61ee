import 'server-only'
import type { AllowedEvent } from './allowed-event'

/** An error as it was logged: `reason` is the words that the log has for it. */
export type Report = {
  event: string
  error: unknown
  reason: string
  facts: Record<string, string | number | boolean | null | undefined>
}

/** What takes reports to where the operators read them. */
export type Reporter = {
  report: (report: Report) => void
  /** Sends what a browser has reported, once it is in the shape that may leave. */
  pass: (event: AllowedEvent) => void
  /** Waits briefly for what is on its way. */
  end: () => Promise<void>
}
