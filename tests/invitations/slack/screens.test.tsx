import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlackHome } from '@/components/invitations/imports/slack-home'
import { slackRowInWords } from '@/components/invitations/imports/slack-row'
import { listRows } from '@/lib/invitations/imports/queries/list-rows'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { parsedRowOf } from '@/lib/invitations/imports/rules/parsed-rows'
import { rowFilterSchema } from '@/lib/invitations/imports/schema'
import { slackColumns } from '@/lib/invitations/slack/rules'
import { getSlackHome } from '@/lib/invitations/slack/queries'
import { anAdmin } from '@/tests/factories/members'
import { theProviders } from '@/tests/factories/integrations'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aSlackList, aSlackOf } from './slack-workspace'

test('without Slack the page says so and offers to connect it', async () => {
  await theProviders()
  const drawn = renderToStaticMarkup(<SlackHome {...await getSlackHome(await anAdmin())} />)
  expect(drawn).toContain('Slack isn’t connected to this workspace. Connect it, then import people.')
  expect(drawn).toMatch(/<button[^>]*>Connect<\/button>/)
  expect(drawn).not.toContain('Get people from Slack')
})

test('with Slack it offers its people, where the plan includes imports', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace() })
  await aSlackOf(admin, [])
  const home = await getSlackHome(admin)
  expect(renderToStaticMarkup(<SlackHome {...home} />)).toMatch(/<button[^>]*>Get people from Slack<\/button>/)
  const gate = 'This feature is only accessible with a paid plan.'
  const gated = renderToStaticMarkup(<SlackHome {...home} gate={gate} />)
  expect(gated).toContain(gate)
  expect(gated).toMatch(/<button[^>]* disabled=""[^>]*>Get people from Slack<\/button>/)
})

test('each row says in a word what keeps somebody out, and who is a guest', async () => {
  const admin = await anAdmin()
  const { id } = await aSlackList(admin)
  const { rows } = await listRows(admin, id, rowFilterSchema.parse({}))
  const shown = rows.map((row) => slackRowInWords(row, parsedRowOf(row.cells, slackColumns), id))
  expect(shown.map(({ label }) => label)).toEqual(['', '', 'Guest', 'No address', 'Already here'])
  expect((await getImport(admin, id)).counts).toMatchObject({ invite: 2, guests: 1, unaddressed: 1, nothing: 1 })
})
