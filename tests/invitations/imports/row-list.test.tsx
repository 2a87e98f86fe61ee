import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RowList } from '@/components/invitations/imports/row-list'
import { memberActor, type Actor } from '@/lib/access/actor'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { choosePeople } from '@/lib/invitations/slack/commands/choose-people'
import { db } from '@/lib/platform/db'
import { aList } from '@/tests/factories/imports/imports'
import { anAdmin } from '@/tests/factories/members'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aSlackList } from '@/tests/invitations/slack/slack-workspace'

/** How often rows carry this label. */
async function labelled(admin: Actor, id: string, label: string) {
  const filter = rowFilterSchema.parse({})
  const { view, page } = await getImportDetail(admin, id, filter)
  const markup = renderToStaticMarkup(<RowList view={view} page={page} filter={filter} />)
  return markup.split('<li').map((row) => row.includes(`>${label}</span>`))
}

test('a list with too few seats marks the people it would leave out, and leaves out those', async () => {
  const { memberId } = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  await whilePlanIs('PRO', { userLimit: 3 }, async () => {
    const admin = await memberActor(memberId)
    const { id } = await aList(admin, [['ana@acme.example'], ['bo@acme.example'], ['kofi@acme.example']])
    expect((await labelled(admin, id, 'No seat')).slice(-3)).toEqual([false, false, true])
    expect((await labelled(admin, id, 'Invite')).slice(-3)).toEqual([true, true, false])
    await startImport(admin, { id, inviteAtMost: 2 })
    const left = await db.peopleImportRow.findMany({ where: { importId: id, status: 'REFUSED' } })
    expect(left.map(({ email }) => email)).toEqual(['kofi@acme.example'])
  })
})

test('so does a list from Slack, as people are selected', async () => {
  const { memberId } = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  await whilePlanIs('PRO', { userLimit: 2 }, async () => {
    const admin = await memberActor(memberId)
    const { id } = await aSlackList(admin)
    const without = async () => (await labelled(admin, id, 'No seat')).filter(Boolean).length
    expect(await without()).toBe(1)
    const [first] = await db.peopleImportRow.findMany({ where: { importId: id, action: 'INVITE', status: 'READY' } })
    await choosePeople(admin, { id, who: first?.number ?? 0, isChosen: false })
    expect(await without()).toBe(0)
  })
})
