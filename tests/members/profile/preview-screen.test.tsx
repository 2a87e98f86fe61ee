import { expect, test } from 'vitest'
import { PreviewScreen } from '@/components/members/profile/preview-screen'
import { getColleague } from '@/lib/members/profile/queries'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

test('a deleted profile tells Admins when no work is left', async () => {
  const workspace = await aWorkspace()
  const [admin, leaver] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await deactivate(leaver)
  const person = await getColleague(admin, leaver.memberId)
  const shown = { person, zone: 'UTC' }
  expect(markupOf(<PreviewScreen {...shown} isNothingLeft />)).toContain('Nothing to hand over.')
  expect(markupOf(<PreviewScreen {...shown} isNothingLeft={false} />)).not.toContain('hand over')
})

test('people who look at their own profile read what colleagues don’t see of it', async () => {
  const workspace = await aWorkspace()
  const [tom, ana] = [await aMember({ workspace }), await aMember({ workspace })]
  const drawn = async (viewer: typeof tom) =>
    markupOf(<PreviewScreen person={await getColleague(viewer, tom.memberId)} zone="UTC" />)
  expect(await drawn(tom)).toContain('They don’t see what has a lock, or goals they can’t open.')
  expect(await drawn(ana)).not.toContain('how you appear')
})
