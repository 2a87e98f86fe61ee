import { expect, test } from 'vitest'
import { ApplauseScreen } from '@/components/applause/detail/applause-screen'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

test('where the plan has no applause, people delete their comments and edit none', async () => {
  const { workspace, giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  await anApplauseComment(tom, id, 'Gladly')
  const buttonsOf = async () => {
    const applause = await getApplause(tom, id)
    const drawn = markupOf(<ApplauseScreen applause={applause} zone="UTC" now={now()} isLaterPage={false} />)
    return ['Edit', 'Delete'].filter((label) => drawn.includes(`>${label}</button>`))
  }
  expect(await buttonsOf()).toEqual(['Edit', 'Delete'])
  await db.subscription.updateMany({ where: { workspaceId: workspace.id }, data: { status: 'EXPIRED' } })
  expect(await buttonsOf()).toEqual(['Delete'])
})
