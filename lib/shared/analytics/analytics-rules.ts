import { askingPages, countedPage, type CountedPage } from './counted-pages'

/** All that is counted: opened pages, under the name that PostHog's reports know, and a few acts. */
export const analyticsEvents = ['$pageview', 'workspace.created', 'invitation.sent', 'plan.opened'] as const

export type AnalyticsEvent = (typeof analyticsEvents)[number]

/**
 * What PostHog's client may say of an event: ids it made up for this visit, the kinds of browser and device, and the name it was
 * begun with, without which it sends nothing.
 */
const saidOfVisit = ['token', 'distinct_id', '$session_id', '$window_id', '$browser', '$device_type']

const analyticsChoices = ['yes', 'no'] as const
export type AnalyticsChoice = (typeof analyticsChoices)[number]

/** The cookie in which a browser keeps whether it may be counted. */
export const analyticsCookie = 'analytics'

/** The answer in a cookie; null where nobody has been asked. */
export const analyticsChoiceOf = (value: string | undefined): AnalyticsChoice | null =>
  analyticsChoices.find((choice) => choice === value) ?? null

/** The parameter that turns counting off for the rest of the visit. */
export const turnsAnalyticsOff = (search: string) => new URLSearchParams(search).get('disable_posthog') === 'true'

type Visit = {
  path: string
  choice: AnalyticsChoice | null
  /** By the address, now or earlier in this visit. */
  isTurnedOff: boolean
  /** By Do Not Track or Global Privacy Control. */
  isRefused: boolean
}

/** The page to count, whether to ask first, or nothing. */
export function analyticsOn({ path, choice, isTurnedOff, isRefused }: Visit): CountedPage | 'ask' | null {
  const page = countedPage(path)
  if (page === null || isTurnedOff || isRefused || choice === 'no') return null
  if (choice === 'yes') return page
  return askingPages.some((asking) => asking === page) ? 'ask' : null
}

/** Only what is known to be harmless of what a client would say of an event. */
export const harmlessOf = (said: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(saidOfVisit.filter((name) => name in said).map((name) => [name, said[name]]))
