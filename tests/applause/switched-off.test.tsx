import { expect, test } from 'vitest'
import { ApplauseOff } from '@/components/applause/applause-off'
import { CategoriesPart } from '@/components/applause/categories/categories-part'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { anAdmin } from '@/tests/factories/members'
import { markupOf } from '@/tests/support/markup-of'

test('the settings say why the last category stays, and why there are no more', () => {
  const drawnWith = (count: number) => {
    const categories = Array.from({ length: count }, (_, id) => ({ id: `${id}`, name: `No. ${id}`, isRetired: false }))
    return markupOf(<CategoriesPart categories={categories} weeklyThanks={false} off={null} />)
  }
  const reasons = ['can’t be retired', 'retire one first']
  const saidWith = (count: number) => reasons.filter((reason) => drawnWith(count).includes(reason))
  expect([1, 8, 12].map(saidWith)).toEqual([['can’t be retired'], [], ['retire one first']])
})

test('where applause is switched off, its settings say so, and its pages lead back', async () => {
  const admin = await anAdmin()
  const reason = applauseGate({ ...admin, withoutFeatures: ['Applause'] }) ?? ''
  expect(reason).toContain('turned off')
  const settings = (off: string | null) => markupOf(<CategoriesPart categories={[]} weeklyThanks={false} off={off} />)
  expect(settings(reason)).toContain(reason)
  expect(settings(applauseGate(admin))).not.toContain('turned off')
  expect(markupOf(<ApplauseOff reason={reason} />)).toContain('href="/dashboard"')
})
