import { LearnMore } from '@/components/shell/help/learn-more'
import type { ReactNode } from 'react'
import { Invitation } from '@/components/meetings/detail/invitation'
import { MeetingActs } from '@/components/meetings/detail/meeting-acts'
import { MeetingAttendees } from '@/components/meetings/detail/meeting-attendees'
import { MeetingLinks } from '@/components/meetings/detail/meeting-links'
import { MeetingTime } from '@/components/meetings/detail/meeting-time'
import { LiveChanges } from '@/components/meetings/live/live-changes'
import { Declined } from '@/components/one-on-ones/declined'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Link } from '@/components/ui/link'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { OneOnOneDetail } from '@/lib/one-on-ones/queries/get-one-on-one'
import { oneOnOneEditPath, oneOnOnePath, pairPath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { addressWith } from '@/lib/shared/address-with'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { AddAgenda } from './add-agenda'
import { AgendaList } from './agenda-list'
import { PairComments } from './pair-comments'
import { PairItems } from './pair-items'
import { PrivateNoteBox } from './private-note-box'
import { SaveAgenda } from './save-agenda'

/** Where the open talking points are once this meeting is over. */
function CarriedOver({ partner, isOpen, openCount }: Pick<OneOnOneDetail, 'partner' | 'isOpen' | 'openCount'>) {
  if (isOpen || openCount === 0) return null
  return (
    <p className="mt-4 text-muted">
      {plural(openCount, 'open talking point')} {openCount === 1 ? 'is' : 'are'} on your{' '}
      <Link href={pairPath(partner.memberId)} className="text-link">
        next agenda
      </Link>
      .
    </p>
  )
}

/** Where the open talking points of a later meeting come up before it. */
function ComesEarlier({ earlier, points, zone }: Pick<OneOnOneDetail, 'earlier' | 'points'> & { zone: string }) {
  if (earlier === null || points.every(({ isDone }) => isDone)) return null
  return (
    <p className="mb-4 text-muted">
      These come up first in your{' '}
      <Link href={oneOnOnePath(earlier.id)} className="text-link">
        one-on-one on {formatDate(earlier.startsAt, 'MMM DD, YYYY', zone)}
      </Link>
      .
    </p>
  )
}

interface OneOnOneScreenProps {
  oneOnOne: OneOnOneDetail
  zone: string
  now: Date
  /** Thanks for the other person. */
  thanks?: ReactNode
  /** Suggested talking points. */
  suggestions?: ReactNode
  summary?: ReactNode
}

/** The note's fragment: on phones it stands below the agenda. */
const PRIVATE_NOTE = 'private-note'

function OwnAnswer({ meeting: { id, series, attendees, can }, self }: Pick<OneOnOneDetail, 'meeting' | 'self'>) {
  const own = attendees.find(({ memberId }) => memberId === self.memberId)
  if (!own || !can.respond || own.isOrganizer) return null
  return <Invitation id={id} isSeries={series !== null} isAttending={own.isAttending} note={own.note} />
}

function PartnerDeclined({ meeting: { id, attendees, can }, partner }: Pick<OneOnOneDetail, 'meeting' | 'partner'>) {
  const place = attendees.find(({ memberId }) => memberId === partner.memberId)
  if (place?.isAttending !== false || !can.respond) return null
  const move = can.change && (
    <ButtonLink size="sm" href={oneOnOneEditPath(id)}>
      Move
    </ButtonLink>
  )
  return <Declined name={partner.name} note={place.note} action={move} />
}

function Beside({ oneOnOne, zone, now, thanks }: OneOnOneScreenProps) {
  const { meeting, pairId, partner, items, comments, hasEarlierComments, privateNote, today, self } = oneOnOne
  const { id, attendees } = meeting
  return (
    <>
      <Section title="Action items">
        <PairItems pairId={pairId} items={items} today={today} self={self} partner={partner} />
      </Section>
      <Section title="Private note" anchor={PRIVATE_NOTE} className="scroll-mt-16">
        <PrivateNoteBox id={id} zone={zone} now={now} text={privateNote?.text ?? ''} />
      </Section>
      <Section title="Comments">
        <PairComments id={id} comments={comments} hasEarlier={hasEarlierComments} zone={zone} now={now} canWrite />
      </Section>
      <Section title="People" action={thanks}>
        <MeetingAttendees attendees={attendees} />
      </Section>
      {(meeting.can.write || meeting.links.length > 0) && (
        <Section title="Links">
          <MeetingLinks meeting={meeting} />
        </Section>
      )}
    </>
  )
}

/** The agenda with notes, and action items. */
export function OneOnOneScreen(props: OneOnOneScreenProps) {
  const { oneOnOne, zone, suggestions, summary } = props
  const { meeting, pairId, partner, points, agendas, isOpen } = oneOnOne
  return (
    <Page>
      <LiveChanges path={addressWith('/api/one-on-one/live', { id: pairId, meeting: meeting.id })} />
      <PageHeader
        back={{ href: '/one-on-one', label: 'One-on-ones' }}
        title={`${meeting.title} with ${partner.name}`}
        text={
          <>
            Only the two of you can see this. <LearnMore topic="one-on-one-privacy" />
          </>
        }
        aside={<Badge tone={meeting.badge.tone}>{meeting.badge.label}</Badge>}
        action={
          <>
            <ButtonLink href={`${pairPath(partner.memberId)}#history`}>History</ButtonLink>
            <MeetingActs meeting={meeting} editHref={oneOnOneEditPath(meeting.id)} />
          </>
        }
      />
      {meeting.isClashing && (
        <Callout tone="warning" className="mb-6">
          One of you has another meeting at this time.
        </Callout>
      )}
      <PartnerDeclined {...oneOnOne} />
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Card id="description" className="mb-8">
            <MeetingTime meeting={meeting} zone={zone} />
            {meeting.description !== '' && <LongText text={meeting.description} className="mt-3 text-muted" />}
            <p className="mt-3 lg:hidden">
              <Link href={`#${PRIVATE_NOTE}`} className="text-link inline-flex min-h-6 items-center text-sm">
                Private note
              </Link>
            </p>
          </Card>
          <OwnAnswer {...oneOnOne} />
          <Section
            title="Agenda"
            action={
              <div className="flex flex-wrap gap-2">
                {isOpen && <AddAgenda pairId={pairId} agendas={agendas} />}
                <SaveAgenda points={points.map(({ text }) => text)} />
              </div>
            }
          >
            <ComesEarlier {...oneOnOne} zone={zone} />
            <AgendaList agenda={oneOnOne} />
            <CarriedOver {...oneOnOne} />
            {suggestions}
          </Section>
          {summary}
        </div>
        <div className="min-w-0">
          <Beside {...props} />
        </div>
      </div>
    </Page>
  )
}
