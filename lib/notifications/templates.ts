import 'server-only'
import { cloneElement } from 'react'
import { render, toPlainText } from 'react-email'
import { z } from 'zod'
import type { Paper } from '@/emails/_parts/letter'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { findLetter } from './letters'
import { onlyVisible } from '@/lib/shared/text'
import { unsubscribeHeaders } from './unsubscribing/rules'

/** What a mail server is handed. `headers` are there when the letter offers to unsubscribe. */
type Letter = {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  calendar?: CalendarFile
  /** It goes to somebody without an account, who can unsubscribe from the whole workspace. */
  isForOutside?: boolean
}

// A subject is a header, and a line break in a title would begin another one.
const oneLine = (text: string) => onlyVisible(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()

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

const calendarSchema = z.object({
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
})

const withFoot = (paper: Paper, props: object) => {
  const settingsLink = textIn(props, 'settingsLink')
  return settingsLink === undefined ? paper : cloneElement(paper, { settingsLink })
}

/**
 * The mail of an event as it leaves at this moment, from the props as the outbox kept them in JSON. Null when nothing it
 * says is so any more; undefined for an event that this version no longer sends.
 */
export async function composeMail(event: string, kept: string, at: Date): Promise<Letter | null | undefined> {
  const letter = findLetter(event)
  const written = letter && (await letter.write(kept, at))
  if (!written) return written
  const { props, subject, paper } = written
  const html = await render(withFoot(paper, props))
  const { calendar } = calendarSchema.parse(props)
  return {
    subject: oneLine(subject),
    html,
    text: toPlainText(html, asText),
    ...offerOf(props),
    ...(calendar && { calendar }),
  }
}
