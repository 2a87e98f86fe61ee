import type { WorkspaceFeature } from '@/lib/workspaces/features/rules'
import type { Counts } from './badge-counts'

type Badge = {
  name: string
  how: string
  icon: 'message-square-text' | 'clock' | 'target' | 'calendar-clock' | 'users' | 'award'
  /** The feature it is earned in; left out: feedback, which is always on. */
  of?: WorkspaceFeature
  /** Left out where progress isn't a plain number. */
  counted?: { count: keyof Counts; most: number }
}

export const badges = [
  {
    name: 'Novice',
    how: 'Answer your first request for feedback',
    icon: 'message-square-text',
    counted: { count: 'answered', most: 1 },
  },
  {
    name: 'Engager',
    how: 'Answer 10 requests for feedback',
    icon: 'message-square-text',
    counted: { count: 'answered', most: 10 },
  },
  { name: 'Blitz', how: 'Answer 5 requests within 24 hours of being asked, inside 7 days', icon: 'clock' },
  {
    name: 'Monthly Master',
    how: 'Answer everything due in a month in time, at least 3 requests',
    icon: 'award',
  },
  {
    name: 'Initiate',
    how: 'Create or accept your first goal',
    icon: 'target',
    of: 'Goals',
    counted: { count: 'goals', most: 1 },
  },
  {
    name: 'Achiever',
    how: 'Complete 5 goals by their end date',
    icon: 'target',
    of: 'Goals',
    counted: { count: 'goalsOnTime', most: 5 },
  },
  {
    name: 'Trailblazer',
    how: 'Complete 15 goals, one of them for a team or the organization',
    icon: 'target',
    of: 'Goals',
    counted: { count: 'goalsCompleted', most: 15 },
  },
  {
    name: 'Follow-Up Guru',
    how: 'Complete 10 follow-ups you organize, with none missed for 30 days',
    icon: 'calendar-clock',
    of: 'FollowUps',
    counted: { count: 'followUpsCompleted', most: 10 },
  },
  {
    name: 'Debutant',
    how: 'Complete your first one-on-one',
    icon: 'users',
    of: 'OneOnOnes',
    counted: { count: 'oneOnOnes', most: 1 },
  },
  { name: 'Regular Rendezvous', how: 'Complete 4 one-on-ones of a series in a row', icon: 'users', of: 'OneOnOnes' },
] as const satisfies readonly Badge[]

export type BadgeName = (typeof badges)[number]['name']

export const badgeNames = badges.map(({ name }) => name)
