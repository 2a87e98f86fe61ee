import type { ReactNode } from 'react'
import { Invitation } from '@/components/meetings/detail/invitation'
import { MeetingActs } from '@/components/meetings/detail/meeting-acts'
import { MeetingAttendees } from '@/components/meetings/detail/meeting-attendees'
import { MeetingLinks } from '@/components/meetings/detail/meeting-links'
import { MeetingTime } from '@/components/meetings/detail/meeting-time'
import { LiveChanges } from '@/components/meetings/live/live-changes'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'
import { followUpEditPath } from '@/lib/follow-ups/rules'
import { addressWith } from '@/lib/shared/address-with'
import { Beside } from './beside'
import { DecisionsBox } from './decisions-box'
import { FollowUpComments } from './follow-up-comments'
import { NextSteps } from './next-steps'
import { EarlierSteps, SeriesLinks } from './series-around'

interface FollowUpScreenProps {
  followUp: FollowUpDetail
  viewerId: string
  zone: string
  now: Date
  /** Actions for its attendees. */
  thanks?: ReactNode
  summary?: ReactNode
}

function Talk({ followUp, zone, now, summary }: Omit<FollowUpScreenProps, 'viewerId' | 'thanks'>) {
  const { id, description, decisions, openSteps, comments, hasEarlierComments, can } = followUp
  return (
    <>
      {description !== '' && (
        <Section title="Agenda" anchor="agenda">
          <LongText text={description} className="text-muted" />
        </Section>
      )}
      <Section title="Decisions" anchor="decisions">
        {can.write ? (
          <DecisionsBox id={id} decisions={decisions} zone={zone} now={now} />
        ) : (
          <LongText text={decisions === '' ? 'No decisions.' : decisions} className="text-muted" />
        )}
      </Section>
      <Section title="Next steps">
        <NextSteps followUp={followUp} />
        {openSteps.length > 0 && <EarlierSteps openSteps={openSteps} />}
      </Section>
      {summary}
      {(can.write || comments.length > 0) && (
        <Section title="Comments">
          <FollowUpComments
            id={id}
            comments={comments}
            hasEarlier={hasEarlierComments}
            zone={zone}
            now={now}
            canWrite={can.write}
          />
        </Section>
      )}
    </>
  )
}

export function FollowUpScreen({ followUp, viewerId, zone, now, thanks, summary }: FollowUpScreenProps) {
  const { id, title, badge, attendees, can, goals, feedback } = followUp
  const own = attendees.find(({ memberId }) => memberId === viewerId)
  return (
    <Page>
      <LiveChanges path={addressWith('/api/followups/live', { id })} />
      <PageHeader
        back={{ href: '/followups', label: 'Follow-ups' }}
        title={title}
        aside={<Badge tone={badge.tone}>{badge.label}</Badge>}
        action={<MeetingActs meeting={followUp} editHref={followUpEditPath(id)} />}
      />
      {followUp.isClashing && (
        <Callout tone="warning" className="mb-6">
          You have another meeting at this time.
        </Callout>
      )}
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Card className="mb-8">
            <MeetingTime meeting={followUp} zone={zone} />
            <SeriesLinks {...followUp} zone={zone} />
          </Card>
          {own && can.respond && !own.isOrganizer && (
            <Invitation id={id} isSeries={followUp.series !== null} isAttending={own.isAttending} note={own.note} />
          )}
          <Talk followUp={followUp} zone={zone} now={now} summary={summary} />
        </div>
        <div className="min-w-0">
          <Section title="People" action={thanks}>
            <MeetingAttendees attendees={attendees} />
          </Section>
          <Beside goals={goals} feedback={feedback} />
          {(can.write || followUp.links.length > 0) && (
            <Section title="Links">
              <MeetingLinks meeting={followUp} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}
