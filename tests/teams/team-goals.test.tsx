import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditTeamScreen } from '@/components/teams/form/edit-team-screen'
import { countTeamGoals } from '@/lib/goals/queries/count-team-goals'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getTeamToEdit } from '@/lib/teams/queries/get-team'
import { aGoal } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a team says how many open goals would be left without one, and leads to them', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const [team, other] = [await aTeam({ workspace }), await aTeam({ workspace })]
  const ofTeam = async (teamId: string, data: object = {}) => {
    const { id } = await aGoal(admin, { type: 'Team', teamId })
    await db.goal.update({ where: { id }, data })
  }
  await ofTeam(team.id)
  await ofTeam(team.id, { status: 'Abandoned' })
  await ofTeam(team.id, { archivedAt: now() })
  await ofTeam(other.id)
  const goalCount = await countTeamGoals(admin, team.id)
  expect(goalCount).toBe(1)
  const shown = { team: await getTeamToEdit(admin, team.id), parent: null }
  const markup = renderToStaticMarkup(<EditTeamScreen {...shown} goalCount={goalCount} />)
  expect(markup).toContain('It has 1 open goal.')
  expect(markup).toContain(`/goals?team=${team.id}&amp;status=open`)
  expect(renderToStaticMarkup(<EditTeamScreen {...shown} goalCount={0} />)).not.toContain('/goals')
})
