import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckingPart } from '@/components/invitations/imports/checking-part'
import type { Actor } from '@/lib/access/actor'
import { getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { anAdmin } from '@/tests/factories/members'
import { aList } from '@/tests/factories/imports'
import { aWorkspace } from '@/tests/factories/workspaces'

/** What the dry run of such a list says before its rows. */
async function dryRun(admin: Actor, rows: string[][], headings?: string[]) {
  const { id } = await aList(admin, rows, headings)
  const { view, outlook } = await getImportDetail(admin, id, rowFilterSchema.parse({}))
  return outlook === null ? '' : renderToStaticMarkup(<CheckingPart {...{ view, outlook }} />)
}

test('says that the time zones of new people are not taken', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace() })
  const headings = ['E-mail', 'Time zone']
  const note = 'Time zones not taken for new people: they choose their own.'
  expect(await dryRun(admin, [['ana@acme.example', 'Europe/Lisbon']], headings)).toContain(note)
  expect(await dryRun(admin, [['ana@acme.example']])).not.toContain(note)
  expect(await dryRun(admin, [[admin.email, 'Europe/Lisbon']], headings)).not.toContain(note)
})
