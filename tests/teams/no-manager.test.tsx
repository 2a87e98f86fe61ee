import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoManager } from '@/components/teams/team/no-manager'
import { getTeam } from '@/lib/teams/queries/get-team'
import type { Actor } from '@/lib/access/actor'
import { aLedTeam } from '@/tests/factories/teams'
import { deactivate } from '@/tests/factories/members'

test('a team whose manager left says how it gets another, to people who can do it', async () => {
  const { admin, lead, member, team } = await aLedTeam()
  const drawn = async (actor: Actor) => renderToStaticMarkup(<NoManager team={await getTeam(actor, team.id)} />)
  expect(await drawn(admin)).toBe('')
  await deactivate(lead)
  expect(await drawn(admin)).toContain('Make manager')
  expect(await drawn(member)).toBe('')
})
