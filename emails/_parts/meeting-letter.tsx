import { ShortLetter } from './short-letter'

export interface MeetingLetterProps {
  by: string
  meetingTitle: string
  act: 'invited' | 'added' | 'changed' | 'dropped' | 'canceled' | 'ended' | 'removed'
  /** "Nov 26, 2026, 10:00 am – 10:30 am (London)", and how it repeats. */
  when: string
  /** "Nov 25, 2026, 03:00 pm", when it moved. */
  before?: string
  link: string
  workspaceName: string
}

const verbs = {
  invited: 'invited you to',
  added: 'added dates to',
  changed: 'changed',
  dropped: 'removed dates from',
  canceled: 'canceled',
  ended: 'left, so',
  removed: 'removed you from',
} as const

/** The same word as in the notification. */
const verbOf = ({ act, before }: Pick<MeetingLetterProps, 'act' | 'before'>) =>
  act === 'changed' && before !== undefined ? 'moved' : verbs[act]

const named = (title: string) => (title.toLowerCase() === 'one-on-one' ? 'a one-on-one' : `“${title}”`)

/** The leaver ends it without wanting to. */
const endOf = (act: MeetingLetterProps['act']) => (act === 'ended' ? ' is canceled' : '')

/** "Priya Nair invited you to “Launch”", or to "a one-on-one" without a title. */
export const meetingSubject = ({ by, meetingTitle, act, before }: MeetingLetterProps) =>
  `${by} ${verbOf({ act, before })} ${named(meetingTitle)}${endOf(act)}`

function textOf({ when, before, act }: Pick<MeetingLetterProps, 'when' | 'before' | 'act'>) {
  if (act === 'dropped') return `${when}. The other dates stay.`
  return before === undefined ? `${when}.` : `${when}. It was ${before}.`
}

/** For planned, changed and canceled meetings. */
export const MeetingLetter = ({
  by,
  meetingTitle,
  act,
  when,
  before,
  what,
  ...rest
}: MeetingLetterProps & { what: string }) => (
  <ShortLetter
    {...rest}
    sender={by}
    did={`${verbOf({ act, before })} ${act === 'invited' ? 'a' : 'this'} ${what}${endOf(act)}`}
    title={meetingTitle}
    text={textOf({ when, before, act })}
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
