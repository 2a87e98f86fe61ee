import { askingPages, countedPage, type CountedPage } from './counted-pages'

/** Every counted event: page views, under PostHog's name, and a few acts. */
export const analyticsEvents = ['$pageview', 'workspace.created', 'invitation.sent', 'plan.opened'] as const

export type AnalyticsEvent = (typeof analyticsEvents)[number]

/**
 * Allowed properties: ids made for this visit, kinds of browser and device, and the token, without which PostHog's
 * client sends nothing.
 */
const saidOfVisit = ['token', 'distinct_id', '$session_id', '$window_id', '$browser', '$device_type']

const analyticsChoices = ['yes', 'no'] as const
export type AnalyticsChoice = (typeof analyticsChoices)[number]

export const analyticsCookie = 'analytics'

/** Null: not asked yet. */
export const analyticsChoiceOf = (value: string | undefined): AnalyticsChoice | null =>
  analyticsChoices.find((choice) => choice === value) ?? null

/** Turns analytics off for the rest of the visit. */
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

/** Keeps only the allowed properties. */
export const harmlessOf = (said: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(saidOfVisit.filter((name) => name in said).map((name) => [name, said[name]]))
