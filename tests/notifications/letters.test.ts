import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { composeMail } from '@/lib/notifications/templates'

const shape = z.object({
  default: z.custom<{ PreviewProps: Record<string, unknown> }>((value) => value instanceof Function),
})
const folder = join(import.meta.dirname, '../../emails')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const paths = files
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('_parts'))
  .map((file) => join(folder, file))
const letters = paths.map((path): [name: string, path: string] => [basename(path, '.tsx'), path])

const previewOf = async (path: string) => shape.parse(await import(path)).default.PreviewProps

/** `sign-in-link` is the file of `sign-in.link`: one of its hyphens is the dot of the event. */
async function compose(name: string, props: object) {
  const words = name.split('-')
  for (let dot = 1; dot < words.length; dot += 1) {
    const event = `${words.slice(0, dot).join('-')}.${words.slice(dot).join('-')}`
    const letter = await composeMail(event, JSON.stringify(props), new Date(0))
    if (letter) return letter
  }
  throw new Error(`No event is mailed by ${name}.tsx.`)
}

/** A letter leads somewhere, unless what it speaks of is gone. */
const linkOf = (props: Record<string, unknown>) => z.string().optional().parse(props.link)

test('there are letters to look at', () => {
  expect(letters.length).toBeGreaterThan(5)
})

test.each(letters)('%s is a whole letter, and its plain text reads well alone', async (name, path) => {
  const props = await previewOf(path)
  const { subject, html, text } = await compose(name, props)
  expect(subject.length).toBeGreaterThan(10)
  expect(subject.length).toBeLessThan(120)
  expect(html).toContain('<!DOCTYPE')
  const link = linkOf(props)
  if (link !== undefined) {
    expect(html.split(`href="${link.replaceAll('&', '&amp;')}"`)).toHaveLength(3)
    expect(text.split(link)).toHaveLength(2)
  }
  expect(text).toMatch(/^Sent by Rapport because .+\.$/m)
  expect(text).not.toMatch(/<[a-z/]|undefined|null|NaN|\[object|&[a-z]+;|\n{4}/)
})

test.each(letters)('%s breaks a link of words where words do, and has one margin on a phone', async (name, path) => {
  const { html } = await compose(name, await previewOf(path))
  const links = [...html.matchAll(/<a [^>]*style="([^"]*)"[^>]*>([^<]*)</g)]
  const broken = links.filter(([, style = '', words = '']) => style.includes('break-all') && words.includes(' '))
  expect(broken.map(([, , words]) => words)).toEqual([])
  // The letter's own margin is its cell's, so that is where the one of a phone must take its place.
  expect(html).toMatch(/class="card"[^>]*><tbody><tr><td style="padding:/)
  expect(html).toMatch(/\.card > tbody > tr > td \{ padding:/)
})

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: victim@elsewhere.example'

test.each(letters)('%s shows what people wrote as text, and keeps its subject on one line', async (name, path) => {
  const props = await previewOf(path)
  const poisoned = Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, typeof value === 'string' && key !== 'link' ? hostile : value]),
  )
  const [{ subject, html }, clean] = await Promise.all([compose(name, poisoned), compose(name, props)])
  const pictures = (text: string) => [...text.matchAll(/<img\b[^>]*>/g)].map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1])
  expect(pictures(html)).toEqual(pictures(clean.html))
  expect(html).not.toContain('onerror="')
  expect(subject).not.toMatch(/\p{Cc}/u)
})

test('a subject holds nothing that is invisible or turns the direction', async () => {
  const props = { recipientName: 'Tom', answeredCount: 2, askedCount: 9, link: 'http://x', workspaceName: 'Acme' }
  const { subject } = await compose('review-closed', { ...props, reviewTitle: '\u202eesluP\u200b' })
  expect(subject).toBe('Results are ready: “esluP”')
})

const footLinks = { settingsLink: 'http://rapport.test/settings', mailOffLink: 'http://rapport.test/off' }

test.each(letters)(
  '%s can lead to the settings of its reader, and let a mail program turn such mail off',
  async (name, path) => {
    const { unsubscribeLink: _, ...props } = await previewOf(path)
    const { text, headers } = await compose(name, { ...props, ...footLinks })
    expect(text).toContain(footLinks.settingsLink)
    expect(text).not.toContain(footLinks.mailOffLink)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${footLinks.mailOffLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  },
)

test('the plain text says what a link is for before it', async () => {
  const props = { recipientName: 'Tom', answeredCount: 2, askedCount: 9, link: 'http://rapport.test/one' }
  const { text } = await compose('review-closed', { ...props, reviewTitle: 'Pulse', workspaceName: 'Acme' })
  expect(text).toMatch(/^Read the results\n+http:\/\/rapport\.test\/one$/m)
  expect(text).not.toContain('Or use this link')
})

test('a letter claims results only where there are some to read', async () => {
  const closed = { recipientName: 'Tom', askedCount: 9, reviewTitle: 'Pulse', link: 'http://x', workspaceName: 'Acme' }
  const [nobody, few] = await Promise.all([
    compose('review-closed', { ...closed, answeredCount: 0, isHidden: true }),
    compose('review-closed', { ...closed, answeredCount: 2, isHidden: true }),
  ])
  expect([nobody.subject, few.subject]).toEqual(['“Pulse” is closed', '“Pulse” is closed'])
  expect(nobody.text).toContain('Nobody answered.')
  expect(few.text).toContain('2 of 9 people answered. That’s too few')
})

test.each([
  ['review-requested', { closesOn: null, privacySentence: 'Only Ida Berger.' }, 'Ida Berger asked: “Who next?”'],
  ['review-reminded', { closes: null, endsAt: null }, 'Reminder: Ida Berger asked: “Who next?”'],
  ['review-nudged', { closesOn: null, endsAt: null }, 'Reminder from Ida Berger: “Who next?”'],
])('%s of a quick question asks for an answer, about nobody', async (name, props, subject) => {
  const asked = { askerName: 'Ida Berger', reviewTitle: 'Who next?', link: 'http://x', workspaceName: 'Acme' }
  const mail = await compose(name, { ...asked, ...props, subjectName: null, isQuick: true })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toMatch(/^Answer$/m)
  expect(mail.text).not.toMatch(/feedback|About/)
})

test('a note is quoted, and keeps the lines it was written in', async () => {
  const props = { recipientName: 'Tom', releaserName: 'Priya Nair', reviewTitle: 'Pulse', workspaceName: 'Acme' }
  const { text } = await compose('review-released', {
    ...props,
    link: 'http://x',
    note: 'Thank you.\n\nUntil Thursday.',
  })
  expect(text).toMatch(/^> Thank you\.\n> Until Thursday\.$/m)
})

test('an event that is no longer mailed has no letter', async () => {
  expect(await composeMail('review.forgotten', '{}', new Date(0))).toBeUndefined()
})
