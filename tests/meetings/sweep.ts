import { randomUUID } from 'node:crypto'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { anIntegration } from '@/tests/factories/integrations'
import type { Sweep } from '@/tests/factories/sweep/world'

const channelToken = 'the token of a channel'

export const sweep: Sweep = {
  inputs: {
    respondToMeetingAction: ({ followUp: { id } }) => ({ id, isAttending: false, note: 'Taken over' }),
    completeMeetingAction: ({ followUp: { id } }) => ({ id }),
    undoCompletionAction: ({ followUp: { id } }) => ({ id }),
    cancelMeetingAction: ({ followUp: { id } }) => ({ id, scope: 'this' }),
    addMeetingLinkAction: ({ followUp: { id } }) => ({
      madeId: randomUUID(),
      id,
      url: 'https://elsewhere.example',
      text: 'Taken over',
    }),
    removeMeetingLinkAction: ({ followUp: { id }, linkId }) => ({ id, linkId }),
    editSummaryAction: ({ followUp: { id } }) => ({ id, version: 1, text: 'Taken over' }),
    deleteSummaryAction: ({ followUp: { id } }) => ({ id }),
    allowAiAction: ({ followUp: { id } }) => ({ id, isAllowed: false }),
    createCalendarFeedAction: () => ({}),
    revokeCalendarFeedAction: () => ({}),
  },
  calls: {
    'GET /api/calendar/[token]': ({ feedToken }) => ({ line: `GET /api/calendar/${feedToken}.ics` }),
    'GET /api/meetings/busy': ({ respondent }) => ({
      line: `GET /api/meetings/busy?from=2026-01-01&days=1&members=${respondent.memberId}`,
    }),
    'POST /api/integrations/google/notify': ({ creator }) => ({
      line: 'POST /api/integrations/google/notify',
      headers: { 'x-goog-channel-id': creator.memberId, 'x-goog-channel-token': channelToken },
    }),
    'GET /api/meetings/report': () => ({ line: 'GET /api/meetings/report?kind=ONE_ON_ONE' }),
    'POST /api/meetings/status-complete': ({ followUp: { id } }) => ({
      line: `POST /api/meetings/status-complete?id=${id}`,
    }),
  },
  rightful: {
    'POST /api/meetings/status-complete': ({ followUp: { id } }) => ({ id }),
  },
  unpressed: {
    'POST /api/integrations/google/notify':
      'Google proves itself by the token of a channel; its own test calls it twice.',
  },
  second: {
    createCalendarFeedAction: { tables: ['CalendarFeed'], why: 'Another address replaces the one before.' },
  },
  ready: {
    'POST /api/integrations/google/notify': async ({ creator: { memberId: channelId, ...creator } }) => {
      const { id: integrationId } = await anIntegration({ ...creator, memberId: channelId }, {})
      const watch = { integrationId, workspaceId: creator.workspaceId, channelId, tokenHash: hashToken(channelToken) }
      await db.calendarWatch.create({ data: watch, select: { integrationId: true } })
    },
    revokeCalendarFeedAction: ({ creator }) => createCalendarFeed(creator),
    undoCompletionAction: ({ creator, followUp }) => completeMeeting(creator, followUp),
  },
}
