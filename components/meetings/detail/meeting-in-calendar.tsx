import type { MeetingCalendar } from '@/lib/meetings/queries/get-meeting'

interface OutLinkProps {
  href: string
  children: string
}

function OutLink({ href, children }: OutLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-primary-ink underline underline-offset-3">
      {children}
    </a>
  )
}

const awaited = {
  soon: 'The Google Meet link is on its way.',
  reconnect: 'Reconnect Google Calendar to get the Google Meet link.',
} as const

/** Place and Google event, where known. */
export function MeetingInCalendar({ calendar }: { calendar: MeetingCalendar }) {
  const { meetLink, awaitedMeet, eventLink, isRefused } = calendar
  return (
    <>
      {(meetLink !== null || eventLink !== null) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm">
          {meetLink !== null && <OutLink href={meetLink}>Join Google Meet</OutLink>}
          {eventLink !== null && <OutLink href={eventLink}>Open in Google Calendar</OutLink>}
        </p>
      )}
      {awaitedMeet !== null && <p className="pt-1 text-sm text-subtle">{awaited[awaitedMeet]}</p>}
      {isRefused && (
        <p className="pt-1 text-sm text-danger-ink">
          Google Calendar refused this meeting. Edit and save it to try again.
        </p>
      )}
    </>
  )
}
