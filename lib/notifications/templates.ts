import 'server-only'
import { cloneElement } from 'react'
import { render, toPlainText } from 'react-email'
import { z } from 'zod'
import type { Face } from '@/emails/_parts/face'
import type { Paper } from '@/emails/_parts/letter'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import type { InlinePicture } from '@/lib/platform/mail/mail'
import { findLetter } from './letters'
import { findLetterPictures } from './queries/find-letter-pictures'
import { onlyVisible } from '@/lib/shared/text'
import { unsubscribeHeaders } from './unsubscribing/rules'

/** `headers` are set for mails that can be unsubscribed from. */
type Letter = {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  calendar?: CalendarFile
  pictures: InlinePicture[]
  /** Its reader has no account, and can unsubscribe from the whole workspace. */
  isForExternal?: boolean
}

// A line break in a subject would start another header.
const oneLine = (text: string) => onlyVisible(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()

const asText = {
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    // Somebody's words, and not ours.
    { selector: 'p.quote', format: 'blockquote' },
    // Its link follows on a line of its own.
    { selector: 'a.button', format: 'anchor', options: { ignoreHref: true } },
  ],
}

const textIn = (props: object, name: string) => {
  const value: unknown = Object.entries(props).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** Unsubscribe headers: external reviewers leave a workspace, members one kind of mail. */
function offerOf(props: object) {
  const link = textIn(props, 'unsubscribeLink') ?? textIn(props, 'mailOffLink')
  const isForExternal = 'unsubscribeLink' in props
  return link === undefined ? {} : { headers: unsubscribeHeaders(link), ...(isForExternal && { isForExternal }) }
}

const enclosedSchema = z.object({
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  from: z.object({ memberId: z.string(), workspaceId: z.string() }).optional(),
})

const withFaceAndFoot = (paper: Paper, props: object, face: Face | undefined) => {
  const settingsLink = textIn(props, 'settingsLink')
  return cloneElement(paper, { ...(settingsLink && { settingsLink }), ...(face && { face }) })
}

/**
 * Composes a mail at this moment from stored props. Null when none of its content is still true; undefined for events
 * this version no longer sends.
 */
export async function composeMail(event: string, kept: string, at: Date): Promise<Letter | null | undefined> {
  const letter = findLetter(event)
  const written = letter && (await letter.write(kept, at))
  if (!written) return written
  const { props, subject, paper } = written
  const { calendar, from } = enclosedSchema.parse(props)
  const { pictures, face } = await findLetterPictures(from)
  const html = await render(withFaceAndFoot(paper, props, face))
  return {
    subject: oneLine(subject),
    html,
    text: toPlainText(html, asText),
    pictures,
    ...offerOf(props),
    ...(calendar && { calendar }),
  }
}
