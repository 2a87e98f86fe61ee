'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { createCalendarFeed } from './commands/create-calendar-feed'
import { revokeCalendarFeed } from './commands/revoke-calendar-feed'
import { calendarFeedSchema } from './schema'

const own = everybody('meetings.feed')

export const createCalendarFeedAction = memberAction(calendarFeedSchema, createCalendarFeed, own, refresh)
export const revokeCalendarFeedAction = memberAction(calendarFeedSchema, revokeCalendarFeed, own, refresh)
