import 'server-only'
import type { LetterFacts, Paper } from '@/emails/_parts/letter'
import { applauseLetters } from '@/emails/applause/letters'
import { accountLetters } from '@/emails/account/letters'
import { adminLetters } from '@/emails/admin/letters'
import { goalLetters } from '@/emails/goals/letters'
import { integrationLetters } from '@/emails/integrations/letters'
import { invitationLetters } from '@/emails/invitations/letters'
import { meetingLetters } from '@/emails/meetings/letters'
import { memberLetters } from '@/emails/members/letters'
import { notificationLetters } from '@/emails/notifications/letters'
import { reviewLetters } from '@/emails/reviews/letters'
import { workspaceLetters } from '@/emails/workspaces/letters'
import { notificationKinds, type MailChoice, type NotificationType } from './preferences/rules'

type Facts = LetterFacts & { about?: NotificationType }

type Letter = {
  facts: Facts | undefined
  write: (kept: string, at: Date) => Promise<{ props: object; subject: string; paper: Paper } | null>
}

/** Every mail the product sends, by its event. */
const letters = {
  ...memberLetters,
  ...workspaceLetters,
  ...invitationLetters,
  ...integrationLetters,
  ...notificationLetters,
  ...reviewLetters,
  ...goalLetters,
  ...accountLetters,
  ...meetingLetters,
  ...applauseLetters,
  ...adminLetters,
} satisfies Record<string, Letter>

type Letters = typeof letters
export type MailEvent = keyof Letters
export type MailProps<Event extends MailEvent> = NonNullable<Awaited<ReturnType<Letters[Event]['write']>>>['props']

const byEvent = new Map<string, Letter>(Object.entries(letters))

/** The mail of an event; undefined for one that this version no longer sends. */
export const findLetter = (event: string) => byEvent.get(event)

const factsOf = (event: string): Facts => findLetter(event)?.facts ?? {}

/** The kind of thing a mail is about; null: it is of security, billing or an invitation, and nobody can turn it off. */
export const typeOfMail = (event: string): NotificationType | null => factsOf(event).about ?? null

const waits = ({ about, canWait }: Facts) => about !== undefined || canWait === true

/** Whether a mail can wait for the end of quiet hours. One that somebody waits for, or that warns them, cannot. */
export const canWait = (event: string) => waits(factsOf(event))

const eventsThat = (holds: (facts: Facts) => boolean | undefined) =>
  [...byEvent].filter(([, { facts }]) => facts && holds(facts)).map(([event]) => event)

/** The mails that somebody waits for in front of a screen; they leave before all others. */
export const awaitedEvents = eventsThat(({ isAwaited }) => isAwaited)

/** The mails that only people get who have not answered. */
export const unansweredEvents = eventsThat(({ isForUnanswered }) => isForUnanswered)

/** The mails that follow their reader to a new address. */
export const followingEvents = eventsThat((facts) => facts.followsReader || waits(facts))

/** Whether a mail of a kind goes out on its own under this choice; null: nothing was chosen. */
export const goesByItself = (chosen: MailChoice | null) => chosen === null || chosen === 'AT_ONCE'

/** What somebody chose about mail, by kind; what they never chose is left out. */
export type ChosenMail = { readonly [type in NotificationType]?: MailChoice }

/**
 * Whether somebody wants a mail no more that was written already. One that was to come at once stands in no daily mail, so
 * who asked for that meanwhile still gets it; a daily mail holds of all kinds, so it goes while any of them is mailed.
 */
export function isTurnedOff(event: string, chosen: ChosenMail): boolean {
  const about = typeOfMail(event)
  if (about !== null) return chosen[about] === 'OFF'
  return canWait(event) && notificationKinds.every(({ type, usualMail }) => (chosen[type] ?? usualMail) === 'OFF')
}
