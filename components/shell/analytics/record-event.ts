import type { AnalyticsEvent } from '@/lib/shared/analytics/analytics-rules'

export const RECORD_EVENT = 'rapport:record'

declare global {
  interface WindowEventMap {
    [RECORD_EVENT]: CustomEvent<AnalyticsEvent>
  }
}

/** Records an event on counted pages only. */
export const recordEvent = (event: Exclude<AnalyticsEvent, '$pageview'>) =>
  window.dispatchEvent(new CustomEvent(RECORD_EVENT, { detail: event }))
