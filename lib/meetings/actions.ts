'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { othersFindNothing } from '@/lib/access/declaration'
import { addMeetingLink } from './commands/add-meeting-link'
import { cancelMeeting } from './commands/cancel-meeting'
import { completeMeeting } from './commands/complete-meeting'
import { removeMeetingLink } from './commands/remove-meeting-link'
import { respondToMeeting } from './commands/respond-to-meeting'
import { undoCompletion } from './commands/undo-completion'
import { addLinkSchema, cancelMeetingSchema, meetingIdSchema, removeLinkSchema, respondToMeetingSchema } from './schema'

const attending = othersFindNothing('meetings.attend')
const changing = othersFindNothing('meetings.change')

export const respondToMeetingAction = memberAction(respondToMeetingSchema, respondToMeeting, attending, refresh)
export const completeMeetingAction = memberAction(meetingIdSchema, completeMeeting, attending, refresh)
export const undoCompletionAction = memberAction(meetingIdSchema, undoCompletion, changing, refresh)
export const cancelMeetingAction = memberAction(cancelMeetingSchema, cancelMeeting, changing, refresh)
export const addMeetingLinkAction = memberAction(addLinkSchema, addMeetingLink, attending, refresh)
export const removeMeetingLinkAction = memberAction(removeLinkSchema, removeMeetingLink, attending, refresh)
