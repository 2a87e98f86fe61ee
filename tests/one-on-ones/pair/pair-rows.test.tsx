import { expect, test } from 'vitest'
import { PairListScreen } from '@/components/one-on-ones/list/pair-list-screen'
import { listPairs } from '@/lib/one-on-ones/queries/list-pairs'
import { aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

test('the dots between the facts of a row are drawn as in every list', async () => {
  const workspace = await aWorkspace()
  const [one, other] = [await aMember({ workspace }), await aMember({ workspace })]
  await aOneOnOne(one, other)
  const list = await listPairs(one)
  const markup = markupOf(<PairListScreen {...list} search="" agendas={[]} canLayOut={false} zone="UTC" />)
  expect(markup).toContain('class="fact"')
  expect(markup).not.toContain('·')
})
