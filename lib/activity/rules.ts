import type { ActivityType } from '@/lib/platform/generated/prisma/enums'
import type { ActivityCategory } from './schema'

/** What is stored of a line of a category; `isGiven` undefined: whoever did it. */
type Part = { type: ActivityType; isGiven?: boolean }

const parts: Record<ActivityCategory, Part> = {
  Review: { type: 'Review', isGiven: false },
  Goal: { type: 'Goal', isGiven: false },
  Applaud: { type: 'Applaud', isGiven: false },
  FollowUp: { type: 'FollowUp', isGiven: false },
  OneOnOne: { type: 'OneOnOne', isGiven: false },
  ReviewAnswer: { type: 'ReviewAnswer' },
  ApplaudGiven: { type: 'Applaud', isGiven: true },
  GoalGiven: { type: 'Goal', isGiven: true },
  FollowUpGiven: { type: 'FollowUp', isGiven: true },
  OneOnOneGiven: { type: 'OneOnOne', isGiven: true },
  ReviewGiven: { type: 'Review', isGiven: true },
  Workspace: { type: 'CUSTOM' },
}

/** Which lines a category holds. */
export const partOf = (category: ActivityCategory): Part => parts[category]

/** The categories that the product fills today, each in words. One that a new module fills is one line more. */
export const filledCategories: readonly (readonly [ActivityCategory, string])[] = [
  ['Review', 'Feedback'],
  ['ReviewGiven', 'Feedback by you'],
  ['ReviewAnswer', 'Results'],
  ['Workspace', 'People and workspace'],
]

/** A line that names who did it, as they read it themselves: "Amara Okafor joined" reads "You joined". */
export const toThemselves = (title: string, name: string) =>
  title.startsWith(`${name} `) ? `You${title.slice(name.length)}` : title
