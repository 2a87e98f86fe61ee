import { keepChoice } from '@/components/ui/cookie'
import {
  analyticsChoiceOf,
  analyticsCookie,
  turnsAnalyticsOff,
  type AnalyticsChoice,
} from '@/lib/shared/analytics/analytics-rules'

/** Read fresh, because another tab may have changed it. */
export const readChoice = () =>
  analyticsChoiceOf(new RegExp(`(?:^|; )${analyticsCookie}=([^;]*)`).exec(document.cookie)?.[1])

/** Saves the choice; a refusal also clears this visit's state. */
export function keepAnalyticsChoice(choice: AnalyticsChoice) {
  keepChoice(analyticsCookie, choice)
  if (choice === 'yes') return
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith('ph_'))
  for (const name of kept) sessionStorage.removeItem(name)
}

const OFF = 'analytics-off'

/** Whether the URL turned analytics off in this visit. */
export function isTurnedOff() {
  if (turnsAnalyticsOff(location.search)) sessionStorage.setItem(OFF, 'true')
  return sessionStorage.getItem(OFF) !== null
}

/** Do Not Track or Global Privacy Control. */
export const isRefusedByBrowser = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
