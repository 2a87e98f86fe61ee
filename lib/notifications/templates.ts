import 'server-only'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import * as accountExists from '@/emails/account-exists'
import * as emailVerification from '@/emails/email-verification'
import * as memberAdded from '@/emails/member-added'
import * as passwordChanged from '@/emails/password-changed'
import * as passwordReset from '@/emails/password-reset'
import * as reviewClosed from '@/emails/review-closed'
import * as reviewReleased from '@/emails/review-released'
import * as reviewRequested from '@/emails/review-requested'
import * as signInLink from '@/emails/sign-in-link'

type Template<Props extends object> = { default: (props: Props) => ReactElement; subject: (props: Props) => string }

/** What a mail server is handed. */
type Letter = { subject: string; html: string; text: string }

// A subject is a header, and a line break in a title would begin another one.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const inOwnCase = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

const letter = <Props extends object>(template: Template<Props>) => ({
  subject: template.subject,
  compose: async (written: string): Promise<Letter> => {
    const props: Props = JSON.parse(written)
    const html = await render(template.default(props))
    return { subject: oneLine(template.subject(props)), html, text: toPlainText(html, inOwnCase) }
  },
})

/** Every mail the product sends, by its event. */
const templates = {
  'review.requested': letter(reviewRequested),
  'review.closed': letter(reviewClosed),
  'review.released': letter(reviewReleased),
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
