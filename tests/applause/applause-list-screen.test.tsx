import { expect, test } from 'vitest'
import { ApplauseFilters } from '@/components/applause/feed/applause-filters'
import { ApplauseListScreen } from '@/components/applause/feed/applause-list-screen'
import type { Actor } from '@/lib/access/actor'
import { retireCategory } from '@/lib/applause/commands/retire-category'
import { isInTeam, listApplause } from '@/lib/applause/queries/list-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { applauseListSchema } from '@/lib/applause/schema'
import { now } from '@/lib/platform/clock'
import { anApplauseCircle, categoryIdOf } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

async function drawnFor(actor: Actor, tab?: string) {
  const filter = applauseListSchema.parse({ tab })
  const [page, hasTeams] = [await listApplause(actor, filter), await isInTeam(actor)]
  const parts = { filter, page, hasTeams, categories: [], person: null, gate: null, zone: 'UTC', now: now() }
  return markupOf(<ApplauseListScreen {...parts} />)
}

test('people in no team, and Admins among them, are offered no teams, unless a link led there', async () => {
  const { admin, tom, colleague } = await anApplauseCircle()
  expect(await drawnFor(tom)).toContain('My teams')
  for (const actor of [admin, colleague]) expect(await drawnFor(actor)).not.toContain('My teams')
  expect(await drawnFor(admin, 'teams')).toContain('My teams')
})

test('a retired category is marked in the filter, below those in use', async () => {
  const { admin } = await anApplauseCircle()
  const category = await categoryIdOf(admin)
  await retireCategory(admin, { id: category, isRetired: true })
  const categories = await listCategories(admin)
  const { props } = ApplauseFilters({ filter: applauseListSchema.parse({ category }), categories, person: null })
  const drawn = markupOf(<div {...props} />)
  expect(drawn).toContain('Teamwork (retired)')
})
