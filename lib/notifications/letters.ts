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
import { notificationKinds, type MailChoice, type NotificationType } from './rules/notification-kinds'

type Facts = LetterFacts & { about?: NotificationType }

type Letter = {
  facts: Facts | undefined
  write: (kept: string, at: Date) => Promise<{ props: object; subject: string; paper: Paper } | null>
}

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

/** Undefined for an event this version no longer sends. */
export const findLetter = (event: string) => byEvent.get(event)

const factsOf = (event: string): Facts => findLetter(event)?.facts ?? {}

/** Null: security, billing and invitation mails can't be turned off. */
export const typeOfMail = (event: string): NotificationType | null => factsOf(event).about ?? null

const waits = ({ about, canWait }: Facts) => about !== undefined || canWait === true

/** False for mails that are awaited or that warn: they ignore quiet hours. */
export const canWait = (event: string) => waits(factsOf(event))

const eventsThat = (holds: (facts: Facts) => boolean | undefined) =>
  [...byEvent].filter(([, { facts }]) => facts && holds(facts)).map(([event]) => event)

/** Mails awaited at a screen leave first. */
export const awaitedEvents = eventsThat(({ isAwaited }) => isAwaited)

export const unansweredEvents = eventsThat(({ isForUnanswered }) => isForUnanswered)

/** How long the links of these mails work, from when they are queued. */
export const linkMinutes: ReadonlyMap<string, number> = new Map(
  [...byEvent].flatMap(([event, { facts }]) => (facts?.worksMinutes ? [[event, facts.worksMinutes]] : [])),
)

/** True if a mail's link no longer works. */
export function isLinkOver({ event, createdAt }: { event: string; createdAt: Date }, at: Date) {
  const minutes = linkMinutes.get(event)
  return minutes !== undefined && at.getTime() - createdAt.getTime() >= minutes * 60_000
}

export const followingEvents = eventsThat((facts) => facts.followsReader || waits(facts))

/** Null: nothing was chosen. */
export const goesByItself = (chosen: MailChoice | null) => chosen === null || chosen === 'AT_ONCE'

export type ChosenMail = { readonly [type in NotificationType]?: MailChoice }

/**
 * True if the reader no longer wants a queued mail. An immediate mail still goes to people who chose the digest since,
 * because it is in none; a digest goes while any kind is mailed.
 */
export function isTurnedOff(event: string, chosen: ChosenMail): boolean {
  const about = typeOfMail(event)
  if (about !== null) return chosen[about] === 'OFF'
  return canWait(event) && notificationKinds.every(({ type, usualMail }) => (chosen[type] ?? usualMail) === 'OFF')
}
