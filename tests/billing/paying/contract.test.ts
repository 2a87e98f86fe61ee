import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { POST } from '@/app/api/webhooks/razorpay/route'
import { workOnEvents } from '@/lib/billing/paying/jobs'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { fromRoot } from '@/scripts/support/root.mjs'
import { unique } from '@/tests/factories/workspaces'
import { theRazorpay } from './the-razorpay'
import { askedWith, shuffled, signatureOf, type Sent } from './webhook'

const send = (sent: Sent) => POST(askedWith(sent))

const file = fromRoot('../shared/contracts/razorpay-webhooks-md/subscriptions.md')

const entity = z.object({ entity: z.object({ id: z.string() }) })
const sample = z.object({ event: z.string(), payload: z.object({ subscription: entity.optional() }) })

/** Every event that stands as an example in Razorpay’s own pages, under an id of its own. */
const readSamples = () =>
  [...readFileSync(file, 'utf8').matchAll(/```json[^\n]*\n(\{.*?\n\})\n```/gs)]
    .flatMap(([, body = '']) => (body.includes('"event":') ? [body] : []))
    .map((body) => ({ id: unique('evt'), body, ...sample.parse(JSON.parse(body)) }))

// Razorpay's own description of its events is not part of this project.
test.skipIf(!existsSync(file))(
  'each example of Razorpay has one effect, in any order and any number (skipped without its description)',
  async () => {
    await theRazorpay()
    const samples = readSamples()
    expect(samples.length).toBeGreaterThan(8)
    for (const event of shuffled([...samples, ...samples, ...samples])) expect((await send(event)).status).toBe(200)
    await workOnEvents(now())
    const kept = await db.paymentEvent.findMany({ where: { id: { in: samples.map(({ id }) => id) } } })
    expect(kept).toHaveLength(samples.length)
    for (const { id, event: kind, payload } of samples) {
      const row = kept.find((one) => one.id === id)
      expect(row).toMatchObject({ kind, razorpayId: payload.subscription?.entity.id, workedOnAt: expect.any(Date) })
    }
  },
)

test.skipIf(!existsSync(file))(
  'an example that was changed on the way is refused (skipped without the description of Razorpay)',
  async () => {
    for (const { body } of readSamples()) {
      const id = unique('evt')
      const changed = { id, body: body.replace('"entity"', '"Entity"'), signature: signatureOf(body) }
      expect((await send(changed)).status).toBe(400)
      expect(await db.paymentEvent.count({ where: { id } })).toBe(0)
    }
  },
)
