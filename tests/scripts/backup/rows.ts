import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listTables } from '@/scripts/support/backup/backup-tables.mjs'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { aGoalCircle, aGoalIn } from '@/tests/factories/goals'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { anInvitation } from '@/tests/factories/invitations'
import { anIntegration } from '@/tests/factories/integrations'
import { aNote, anOwnedItem, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { aPhotoOf } from '@/tests/factories/pictures'
import { anAnsweredReview } from '@/tests/factories/results'
import { aSecondFactor } from '@/tests/factories/second-factors'
import { db } from '@/lib/platform/db'
import { withClient } from '@/tests/support/scratch-database'

/** Words in which a format of lines, tabs and backslashes could lose its way. */
const oddWords = [
  '\\.',
  'a\n\\.\nb',
  '\\N',
  'tab\there, return\r\nthere\\',
  '“Zoë” 👩‍👩‍👧 नमस्ते \u202eright\u202c \ufeff \u{10ffff}',
  '{"a":"\\\\"}',
]

/** Something of most modules in the database of this worker: bytes, JSON, lists, enums, sealed text and nothing at all. */
export async function fillDatabase() {
  const { admin, giver, tom } = await anApplauseCircle()
  await anApplause(giver, [tom])
  await anInvitation(admin)
  await anIntegration(tom, {})
  await aPhotoOf(tom)
  await aSecondFactor(tom.userId)
  await aGoalIn(await aGoalCircle())
  await aFollowUpBetween()
  const { one, pairId } = await aPair()
  await aNote(one, pairId, await aPoint(one, pairId))
  await anOwnedItem(one, pairId)
  await anAnsweredReview({ groups: ['PEER', 'PEER', 'PEER'] })
  await anAnsweredReview({ groups: ['PEER', 'PEER', 'PEER'], anonymity: 'ANONYMOUS', until: 'running' })
  for (const [index, about] of oddWords.entries()) {
    const { userId } = [admin, giver, tom, one][index % 4] ?? admin
    await db.profile.upsert({ where: { userId }, create: { userId, about }, update: { about: { set: about } } })
    await db.failure.create({ data: { day: new Date(), kind: 'job', name: about, lastAt: new Date(1e12 + 7) } })
  }
}

/** For each table how many rows it has, and a hash of them in an order of their own. */
export const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const found: Record<string, string> = {}
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(string_agg(row, '' order by row collate "C")) as sum
         from (select md5(one::text) as row from public."${table}" as one) as each`,
      )
      if (rows[0].sum !== null) found[table] = rows[0].sum
    }
    return found
  })

/** A folder while the work lasts. */
export async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
