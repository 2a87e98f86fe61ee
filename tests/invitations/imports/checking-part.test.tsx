import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckingPart } from '@/components/invitations/imports/checking-part'
import { memberActor, type Actor } from '@/lib/access/actor'
import { getImportDetail } from '@/lib/invitations/imports/queries/get-import'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aList } from '@/tests/factories/imports/imports'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

/** What the dry run of such a list says before its rows. */
async function dryRun(admin: Actor, rows: string[][], headings?: string[]) {
  const { id } = await aList(admin, rows, headings)
  const { view, outlook } = await getImportDetail(admin, id, rowFilterSchema.parse({}))
  return outlook === null
    ? ''
    : renderToStaticMarkup(<CheckingPart view={view} outlook={outlook} place={null} zone="UTC" />)
}

const people = [['ana@acme.example'], ['bo@acme.example'], ['kofi@acme.example']]
const planLink = 'href="/workspace/edit?tab=plan"'

test('offers to invite as many as fit in the plan, or the plan', async () => {
  const { memberId } = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  const drawn = await whilePlanIs('PRO', { userLimit: 3 }, async () => dryRun(await memberActor(memberId), people))
  expect(drawn).toContain('Your plan has room for 2 of 3 people.')
  expect(drawn).toMatch(/<button[^>]* class="button button-primary[^>]*>Invite 2 people</)
  expect(drawn).toContain(planLink)
  expect(drawn).not.toContain('You have reached the limit for your plan.')
})

test('says that the plan is full where nobody fits, and goes on updating people', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const [{ memberId }, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await whilePlanIs('PRO', { userLimit: 2 }, async () => {
    const admin = await memberActor(memberId)
    const onlyNew = await dryRun(admin, people)
    expect(onlyNew).toContain('You have reached the limit for your plan.')
    expect(onlyNew).toMatch(/<button[^>]* disabled=""[^>]*>Invite 3 people<\/button>/)
    expect(onlyNew).toContain(planLink)
    const mixed = await dryRun(admin, [...people, [tom.email, '', '', 'Manager']])
    expect(mixed).toContain('You have reached the limit for your plan.')
    expect(mixed).toMatch(/<button[^>]* class="button button-primary[^>]*>Update 1 person</)
  })
})

test('offers no plan where everybody fits', async () => {
  const drawn = await dryRun(await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) }), people)
  expect(drawn).toContain('>Invite 3 people</button>')
  expect(drawn).not.toContain(planLink)
})

test('asks once for each manager where their people go, and names those it does not find', async () => {
  const workspace = await aWorkspace()
  const [admin, priya] = [await anAdmin({ workspace }), await aManager({ workspace, firstName: 'Priya' })]
  for (const name of ['Product', 'Design']) await aTeam({ workspace, name, managers: [priya] })
  const rows = [
    ['ana@acme.example', 'Ana', priya.email],
    ['bo@acme.example', 'Bo', priya.email],
    ['kofi@acme.example', 'Kofi', 'ana@acme.example'],
    ['mei@acme.example', 'Mei', 'nobody@acme.example'],
  ]
  const drawn = await dryRun(admin, rows, ['E-mail', 'First name', 'Reports to'])
  expect(drawn.match(/leads [^<]+<\/p><p[^>]*>[^<]+/g)?.map((text) => text.replace(/<.*>/, ': '))).toEqual([
    'leads no team: 1 person',
    'leads Design and Product: 2 people',
  ])
  expect(drawn).toContain('<option value="Ana’s team">New team: Ana’s team</option>')
  expect(drawn).toContain('1 manager is unknown: nobody@')
})

test('says that the time zones of new people are not taken', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace() })
  const headings = ['E-mail', 'Time zone']
  const note = 'New people choose their own time zone.'
  expect(await dryRun(admin, [['ana@acme.example', 'Europe/Lisbon']], headings)).toContain(note)
  expect(await dryRun(admin, [['ana@acme.example']])).not.toContain(note)
  expect(await dryRun(admin, [[admin.email, 'Europe/Lisbon']], headings)).not.toContain(note)
})
