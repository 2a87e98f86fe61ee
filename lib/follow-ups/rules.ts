import type { FollowUpType } from '@/lib/platform/generated/prisma/enums'

export const followUpTypes = ['Goal', 'Review', 'Casual'] as const satisfies readonly FollowUpType[]

export const followUpTypeLabels: Readonly<Record<FollowUpType, string>> = {
  Goal: 'Goals',
  Review: 'Feedback',
  Casual: 'Casual',
}

export const followUpTabs = ['upcoming', 'past', 'all'] as const
export type FollowUpTab = (typeof followUpTabs)[number]

export const followUpTabLabels: Readonly<Record<FollowUpTab, string>> = {
  upcoming: 'Upcoming',
  past: 'Past',
  all: 'All',
}

export const followUpLimits = {
  goals: 10,
  /** To choose from. */
  offered: 100,
  reviews: 10,
  decisions: 10_000,
  comment: 2000,
  item: 250,
  items: 100,
} as const

export const followUpPath = (id: string) => `/followups/${id}`

export const followUpEditPath = (id: string) => `/followups/edit?id=${id}`
