import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { sendDueDigests } from '@/lib/notifications/digests/jobs'
import { hoursFrom, setClock } from '@/lib/platform/clock'
import { aResponse } from '@/tests/factories/reviews'
import {
  anAsked,
  forgetOthers,
  digestsTo as remindersTo,
  remindAndDeliver,
} from '@/tests/reviews/reminders/due-reviews'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { digestsTo } from './digesting'

beforeEach(forgetOthers)
afterEach(() => setClock())

/** In the other hours nobody's morning is near, and the jobs look at everybody in the tables. */
const isLived = (at: Date) => at.getUTCHours() === 23 || (at.getUTCHours() >= 8 && at.getUTCHours() <= 18)

/** Both jobs at these hours, a moment past each as the queue runs them. */
async function live(from: string, until: string) {
  for (let present = new Date(from); present < new Date(until); present = hoursFrom(present, 1)) {
    if (!isLived(present)) continue
    const instant = present
    setClock(() => instant)
    await remindAndDeliver(instant)
    await sendDueDigests(instant)
  }
}

const anAskedDaily = async () => {
  const scene = await anAsked({ title: 'How we work', closesOn: '2026-11-27', people: 2 })
  for (const person of scene.people) await preferring(person, { Review: { mail: 'DIGEST' } })
  return scene
}

const linesTo = async ({ email }: Actor) => (await digestsTo(email)).flat()

test('who gets one mail a day is reminded as everybody else: in time, once a step, and not of what is over', async () => {
  const { people, review } = await anAskedDaily()
  const [silent, prompt] = people
  if (!silent || !prompt) throw new Error('nobody was asked')
  await live('2026-11-24T00:00:01Z', '2026-11-24T16:00:01Z')
  await aResponse(prompt, review)
  await live('2026-11-24T16:00:01Z', '2026-11-29T00:00:01Z')
  expect(await remindersTo(silent)).toEqual(['2026-11-24', '2026-11-26'])
  expect(await remindersTo(prompt)).toEqual(['2026-11-24'])
  for (const person of people) expect((await linesTo(person)).join()).not.toMatch(/closes|waiting/)
})

test('who wants no mail about feedback gets no reminder either', async () => {
  const { person } = await anAsked({ closesOn: '2026-11-27' })
  await preferring(person, { Review: { mail: 'OFF' } })
  await live('2026-11-24T00:00:01Z', '2026-11-28T00:00:01Z')
  expect([await remindersTo(person), await linesTo(person)]).toEqual([[], []])
})
