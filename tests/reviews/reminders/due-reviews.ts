import { z } from 'zod'
import { setClock, hoursFrom } from '@/lib/platform/clock'
import { aReview, type GivenForm } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { mailsTo } from '@/tests/support/outbox'
import { sendDueMornings } from '@/lib/account/morning/jobs'

const named = z.array(z.object({ title: z.string() }))

/** Whoever another test left behind is reminded no more, which would take most of the time of every run. */
export const forgetOthers = () => db.workspace.updateMany({ data: { suspendedAt: new Date(0) } })

/** The clock stands at this moment until it is set again. */
export const at = (moment: string) => {
  const instant = new Date(moment)
  setClock(() => instant)
  return instant
}

/** Somebody who was asked at a moment, by a colleague, for feedback that closes on a day at 17:00 in their zone. */
export async function anAsked({
  zone = 'Europe/Berlin',
  askedAt = '2026-11-12T10:00:00Z',
  closesOn = '',
  people = 1,
  ...given
}: GivenForm & { zone?: string; askedAt?: string; closesOn?: string; people?: number } = {}) {
  at(askedAt)
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager', firstName: 'Mira', lastName: 'Stone' })
  const all: Actor[] = []
  for (let count = 0; count < people; count += 1)
    all.push(await aMember({ workspace, firstName: 'Tom', timeZone: zone }))
  const form = { closesOn, closesTime: '17:00', timeZone: zone, ...given }
  const review = await aReview(creator, { asked: all, ...form })
  const [person = creator] = all
  return { workspace, creator, people: all, person, review }
}

/** What the digests said that somebody got, oldest first: the day in the key, and the titles. */
export async function digestsTo({ email, memberId }: Actor) {
  const mails = await db.mail.findMany({
    where: { recipient: email, event: 'morning.digest' },
    orderBy: { createdAt: 'asc' },
    select: { key: true },
  })
  return mails.map(({ key }) => key.replace(`morning.digest:${memberId}:`, '').replace(`:${email}`, ''))
}

/** What the newest digest to somebody lists, as it was written for the letter. */
export async function waitingIn({ email }: Actor) {
  const digest = (await mailsTo(email)).findLast(({ event }) => event === 'morning.digest')
  return digest?.props['lines']
}

/** The titles that the newest digest to somebody names, in its order. */
export const titlesTo = async (person: Actor) => named.parse((await waitingIn(person)) ?? []).map(({ title }) => title)

/** Runs the job, and lets what it wrote leave. */
export async function remindAndDeliver(present: Date) {
  const outcome = await sendDueMornings(present)
  await db.mail.updateMany({ where: { event: 'morning.digest', status: 'QUEUED' }, data: { status: 'SENT' } })
  return outcome
}

/** Runs the job every hour from one moment to another. */
export async function liveThrough(from: string, until: string) {
  let instant = new Date(from)
  while (instant <= new Date(until)) {
    const present = instant
    setClock(() => present)
    await remindAndDeliver(present)
    instant = hoursFrom(present, 1)
  }
}
