import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonTeamsForm } from '@/components/teams/person/person-teams-form'
import { listTeamsOf, listTeamsToJoin } from '@/lib/teams/memberships/queries/list-teams-of'
import type { Actor } from '@/lib/access/actor'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

async function drawn(admin: Actor, { memberId }: Actor, isActive: boolean) {
  const [teams, choices] = [await listTeamsOf(admin, memberId), await listTeamsToJoin(admin, { isActive })]
  return renderToStaticMarkup(
    <PersonTeamsForm memberId={memberId} teams={teams} choices={choices} isActive={isActive} />,
  )
}

test('where nobody has made a team, a person’s teams lead to the first one', async () => {
  const workspace = await aWorkspace()
  const [admin, tom] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const empty = await drawn(admin, tom, true)
  expect(empty).toContain('href="/users/teams/add"')
  expect(empty).not.toContain('Save teams')
  expect(await drawn(admin, tom, false)).not.toContain('<button')
  await aTeam({ workspace })
  expect(await drawn(admin, tom, true)).toContain('Save teams')
})
