import { ShortLetter } from './short-letter'

export interface MeetingLetterProps {
  by: string
  meetingTitle: string
  act: 'invited' | 'added' | 'changed' | 'canceled' | 'removed'
  /** "Nov 26, 2026, 10:00 am – 10:30 am (London)", and how it repeats. */
  when: string
  link: string
  workspaceName: string
}

const verbs = {
  invited: 'invited you to',
  added: 'added dates to',
  changed: 'changed',
  canceled: 'canceled',
  removed: 'removed you from',
} as const

/** "Priya Nair invited you to “Launch”". */
export const meetingSubject = ({ by, meetingTitle, act }: MeetingLetterProps) => `${by} ${verbs[act]} “${meetingTitle}”`

/** For planned, changed and canceled meetings. */
export const MeetingLetter = ({
  by,
  meetingTitle,
  act,
  when,
  what,
  ...rest
}: MeetingLetterProps & { what: string }) => (
  <ShortLetter
    {...rest}
    sender={by}
    did={`${verbs[act]} ${act === 'invited' ? 'a' : 'this'} ${what}`}
    title={meetingTitle}
    text={`${when}.`}
    button={act === 'removed' ? `See your ${what}s` : `Open the ${what}`}
    why={`you${act === 'removed' ? ' were' : '’re'} invited to this ${what}`}
  />
)

/** Sample props of both mails. */
export const meetingPreview: Omit<MeetingLetterProps, 'link'> = {
  by: 'Priya Nair',
  meetingTitle: 'Response times this month',
  act: 'invited',
  when: 'Nov 26, 2026, 10:00 am – 10:30 am (London)',
  workspaceName: 'Acme',
}
