import { keepChoice } from '@/components/ui/cookie'
import {
  analyticsChoiceOf,
  analyticsCookie,
  turnsAnalyticsOff,
  type AnalyticsChoice,
} from '@/lib/shared/analytics/analytics-rules'

/** What this browser has answered, as it is now: another tab may have changed it. */
export const readChoice = () =>
  analyticsChoiceOf(new RegExp(`(?:^|; )${analyticsCookie}=([^;]*)`).exec(document.cookie)?.[1])

/** Keeps an answer. With a no, what was remembered for this visit goes, too. */
export function keepAnalyticsChoice(choice: AnalyticsChoice) {
  keepChoice(analyticsCookie, choice)
  if (choice === 'yes') return
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith('ph_'))
  for (const name of kept) sessionStorage.removeItem(name)
}

const OFF = 'analytics-off'

/** Whether the address turned counting off, now or earlier in this visit. */
export function isTurnedOff() {
  if (turnsAnalyticsOff(location.search)) sessionStorage.setItem(OFF, 'true')
  return sessionStorage.getItem(OFF) !== null
}

/** Whether this browser asks not to be tracked. */
export const isRefusedByBrowser = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
