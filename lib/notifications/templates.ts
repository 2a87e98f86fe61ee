import 'server-only'
import { cloneElement, type ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import * as accountDeleted from '@/emails/members/account-deleted'
import * as accountDeletionAsked from '@/emails/members/account-deletion-asked'
import * as inquirySent from '@/emails/admin/inquiry-sent'
import * as accountExists from '@/emails/members/account-exists'
import * as emailChange from '@/emails/members/email-change'
import * as emailChangeAsked from '@/emails/members/email-change-asked'
import * as emailChangeBegun from '@/emails/members/email-change-begun'
import * as emailChanged from '@/emails/members/email-changed'
import * as emailVerification from '@/emails/members/email-verification'
import * as emailJoiningBegun from '@/emails/invitations/email-joining-begun'
import * as invitationReminded from '@/emails/invitations/invitation-reminded'
import * as invitationSent from '@/emails/invitations/invitation-sent'
import * as memberAdded from '@/emails/members/member-added'
import * as memberDeactivated from '@/emails/members/member-deactivated'
import * as memberReactivated from '@/emails/members/member-reactivated'
import * as memberRoleChanged from '@/emails/members/member-role-changed'
import * as nominationProposed from '@/emails/reviews/nomination-proposed'
import * as nominationRequested from '@/emails/reviews/nomination-requested'
import * as notificationDigest from '@/emails/notifications/notification-digest'
import * as passwordChanged from '@/emails/members/password-changed'
import * as passwordReset from '@/emails/members/password-reset'
import * as reviewClosed from '@/emails/reviews/review-closed'
import * as reviewDigest from '@/emails/reviews/review-digest'
import * as reviewHeldBack from '@/emails/reviews/review-held-back'
import * as reviewNudged from '@/emails/reviews/review-nudged'
import * as reviewPaused from '@/emails/reviews/review-paused'
import * as reviewProlonged from '@/emails/reviews/review-prolonged'
import * as reviewReadable from '@/emails/reviews/review-readable'
import * as reviewReleased from '@/emails/reviews/review-released'
import * as reviewReminded from '@/emails/reviews/review-reminded'
import * as reviewRequested from '@/emails/reviews/review-requested'
import * as reviewShared from '@/emails/reviews/review-shared'
import * as roundRequested from '@/emails/reviews/round-requested'
import * as seriesEnded from '@/emails/reviews/series-ended'
import * as signInLink from '@/emails/members/sign-in-link'
import * as trialEnding from '@/emails/workspaces/trial-ending'
import * as workspaceDeleted from '@/emails/workspaces/workspace-deleted'
import * as workspaceDeletionScheduled from '@/emails/workspaces/workspace-deletion-scheduled'
import * as workspaceKept from '@/emails/workspaces/workspace-kept'
import { unsubscribeHeaders } from './unsubscribing/rules'

/** Every letter is the letter paper with something on it, and its foot is the same for all. */
type Paper = ReactElement<{ settingsLink?: string }>

type Template<Props extends object> = {
  default: (props: Props) => Paper
  subject: (props: Props) => string
  /** What of it is still so when it leaves; null: nothing. Where it is missing, all of it. */
  asOf?: (props: Props, at: Date) => Props | null
}

/** What a mail server is handed. `headers` are there when the letter offers to unsubscribe. */
type Letter = {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** It goes to somebody without an account, who can unsubscribe from the whole workspace. */
  isForOutside?: boolean
}

// A subject is a header, and a line break in a title would begin another one.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const asText = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    // Its link follows on a line of its own.
    { selector: 'a.button', format: 'anchor', options: { ignoreHref: true } },
  ],
}

const textIn = (props: object, name: string) => {
  const value: unknown = Object.entries(props).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** What lets a mail program unsubscribe: people outside from a workspace, those with an account from one kind of mail. */
function offerOf(props: object) {
  const link = textIn(props, 'unsubscribeLink') ?? textIn(props, 'mailOffLink')
  const isForOutside = 'unsubscribeLink' in props
  return link === undefined ? {} : { headers: unsubscribeHeaders(link), ...(isForOutside && { isForOutside }) }
}

const withFoot = (paper: Paper, props: object) => {
  const settingsLink = textIn(props, 'settingsLink')
  return settingsLink === undefined ? paper : cloneElement(paper, { settingsLink })
}

const letter = <Props extends object>(template: Template<Props>) => ({
  subject: template.subject,
  compose: async (written: string, at: Date): Promise<Letter | null> => {
    const kept: Props = JSON.parse(written)
    const props = template.asOf ? template.asOf(kept, at) : kept
    if (props === null) return null
    const html = await render(withFoot(template.default(props), props))
    return { subject: oneLine(template.subject(props)), html, text: toPlainText(html, asText), ...offerOf(props) }
  },
})

/** Every mail the product sends, by its event. */
const templates = {
  'review.requested': letter(reviewRequested),
  'review.closed': letter(reviewClosed),
  'review.digest': letter(reviewDigest),
  'review.nudged': letter(reviewNudged),
  'review.paused': letter(reviewPaused),
  'review.prolonged': letter(reviewProlonged),
  'nomination.requested': letter(nominationRequested),
  'nomination.proposed': letter(nominationProposed),
  'review.readable': letter(reviewReadable),
  'review.released': letter(reviewReleased),
  'review.shared': letter(reviewShared),
  'review.reminded': letter(reviewReminded),
  'review.held-back': letter(reviewHeldBack),
  'round.requested': letter(roundRequested),
  'series.ended': letter(seriesEnded),
  'notification.digest': letter(notificationDigest),
  'account.deleted': letter(accountDeleted),
  'account.deletion-asked': letter(accountDeletionAsked),
  'account.exists': letter(accountExists),
  'email.change': letter(emailChange),
  'email.change-asked': letter(emailChangeAsked),
  'email.change-begun': letter(emailChangeBegun),
  'email.changed': letter(emailChanged),
  'email.joining-begun': letter(emailJoiningBegun),
  'email.verification': letter(emailVerification),
  'invitation.reminded': letter(invitationReminded),
  'invitation.sent': letter(invitationSent),
  'member.added': letter(memberAdded),
  'member.deactivated': letter(memberDeactivated),
  'member.reactivated': letter(memberReactivated),
  'member.role-changed': letter(memberRoleChanged),
  'password.changed': letter(passwordChanged),
  'password.reset': letter(passwordReset),
  'sign-in.link': letter(signInLink),
  'inquiry.sent': letter(inquirySent),
  'trial.ending': letter(trialEnding),
  'workspace.deleted': letter(workspaceDeleted),
  'workspace.deletion-scheduled': letter(workspaceDeletionScheduled),
  'workspace.kept': letter(workspaceKept),
} as const

type Templates = typeof templates
export type MailEvent = keyof Templates
export type MailProps<Event extends MailEvent> = Parameters<Templates[Event]['subject']>[0]

/**
 * The mail of an event as it leaves at this moment, from the props as the outbox kept them in JSON. Null when nothing it
 * says is so any more; undefined for an event that this version no longer sends.
 */
export async function composeMail(event: string, props: string, at: Date): Promise<Letter | null | undefined> {
  const known = Object.entries(templates).find(([name]) => name === event)
  return known?.[1].compose(props, at)
}
