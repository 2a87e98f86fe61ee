import 'server-only'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import * as accountExists from '@/emails/members/account-exists'
import * as emailVerification from '@/emails/members/email-verification'
import * as memberAdded from '@/emails/members/member-added'
import * as nominationProposed from '@/emails/reviews/nomination-proposed'
import * as nominationRequested from '@/emails/reviews/nomination-requested'
import * as passwordChanged from '@/emails/members/password-changed'
import * as passwordReset from '@/emails/members/password-reset'
import * as reviewClosed from '@/emails/reviews/review-closed'
import * as reviewDigest from '@/emails/reviews/review-digest'
import * as reviewHeldBack from '@/emails/reviews/review-held-back'
import * as reviewExtended from '@/emails/reviews/review-extended'
import * as reviewNudged from '@/emails/reviews/review-nudged'
import * as reviewReleased from '@/emails/reviews/review-released'
import * as reviewReminded from '@/emails/reviews/review-reminded'
import * as reviewReopened from '@/emails/reviews/review-reopened'
import * as reviewRequested from '@/emails/reviews/review-requested'
import * as reviewShared from '@/emails/reviews/review-shared'
import * as roundRequested from '@/emails/reviews/round-requested'
import * as seriesEnded from '@/emails/reviews/series-ended'
import * as signInLink from '@/emails/members/sign-in-link'
import { unsubscribeHeaders } from './unsubscribing/rules'

type Template<Props extends object> = { default: (props: Props) => ReactElement; subject: (props: Props) => string }

/** What a mail server is handed. `headers` are there when the letter offers to unsubscribe. */
type Letter = { subject: string; html: string; text: string; headers?: Record<string, string> }

// A subject is a header, and a line break in a title would begin another one.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const inOwnCase = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

const offerOf = (props: object) =>
  'unsubscribeLink' in props && typeof props.unsubscribeLink === 'string'
    ? { headers: unsubscribeHeaders(props.unsubscribeLink) }
    : {}

const letter = <Props extends object>(template: Template<Props>) => ({
  subject: template.subject,
  compose: async (written: string): Promise<Letter> => {
    const props: Props = JSON.parse(written)
    const html = await render(template.default(props))
    return { subject: oneLine(template.subject(props)), html, text: toPlainText(html, inOwnCase), ...offerOf(props) }
  },
})

/** Every mail the product sends, by its event. */
const templates = {
  'review.requested': letter(reviewRequested),
  'review.closed': letter(reviewClosed),
  'review.digest': letter(reviewDigest),
  'review.extended': letter(reviewExtended),
  'review.nudged': letter(reviewNudged),
  'nomination.requested': letter(nominationRequested),
  'nomination.proposed': letter(nominationProposed),
  'review.released': letter(reviewReleased),
  'review.reopened': letter(reviewReopened),
  'review.shared': letter(reviewShared),
  'review.reminded': letter(reviewReminded),
  'review.held-back': letter(reviewHeldBack),
  'round.requested': letter(roundRequested),
  'series.ended': letter(seriesEnded),
  'account.exists': letter(accountExists),
  'email.verification': letter(emailVerification),
  'member.added': letter(memberAdded),
  'password.changed': letter(passwordChanged),
  'password.reset': letter(passwordReset),
  'sign-in.link': letter(signInLink),
} as const

type Templates = typeof templates
export type MailEvent = keyof Templates
export type MailProps<Event extends MailEvent> = Parameters<Templates[Event]['subject']>[0]

/**
 * The finished mail of an event, from the props as the outbox kept them in JSON. Undefined for an event that this
 * version no longer sends.
 */
export async function composeMail(event: string, props: string): Promise<Letter | undefined> {
  const known = Object.entries(templates).find(([name]) => name === event)
  return known?.[1].compose(props)
}
