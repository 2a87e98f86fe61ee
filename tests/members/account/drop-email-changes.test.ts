import { expect, test } from 'vitest'
import { dropEmailChanges } from '@/lib/members/steps/drop-email-changes'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

type Given = { email?: string; usedAt?: Date }

const aLink = (userId: string, given: Given) =>
  db.emailVerification.create({
    data: { userId, tokenHash: hashToken(newToken()), createdAt: now(), expiresAt: hoursFrom(now(), 24), ...given },
    select: { id: true },
  })

test('addresses asked for and not confirmed go; what was confirmed, proofs of the first one and other people’s stay', async () => {
  const [{ id: userId }, other] = [await aPerson(), await aPerson()]
  const email = `${unique('new')}@acme.example`
  await aLink(userId, { email })
  const staying = [
    await aLink(userId, { email, usedAt: now() }),
    await aLink(userId, {}),
    await aLink(other.id, { email }),
  ]
  await transaction((tx) => dropEmailChanges(tx, [userId]))
  const where = { userId: { in: [userId, other.id] } }
  const left = await db.emailVerification.findMany({ where, select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual(staying.map(({ id }) => id).toSorted())
})
