import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { expect, test } from '@/e2e/support/test'

test('private applause is not to be found by a colleague, a manager or an Admin', async ({ visit }) => {
  const { giver, tom, colleague, manager, admin } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Quokka, between us.', isPublic: false })
  await anApplause(giver, [tom], { words: 'Open to all.' })
  for (const actor of [colleague, manager, admin]) {
    const page = await visit(actor)
    for (const path of ['/applaud', '/applaud?tab=teams', `/applaud?person=${tom.memberId}`]) {
      await page.goto(path)
      await expect(page.getByRole('main')).not.toContainText('Quokka')
    }
    expect((await page.request.get(`/applaud/${id}`)).status()).toBe(404)
    expect(await (await page.request.get('/api/find?query=Quokka')).text()).not.toContain('Quokka')
    await page.goto(`/profile/preview/${tom.memberId}?tab=applause`)
    await expect(page.getByRole('img', { name: 'Teamwork: 1' })).toBeVisible()
  }
  const page = await visit(tom)
  await page.goto('/applaud?tab=received')
  await expect(page.getByRole('main')).toContainText('Quokka, between us.')
  await expect(page.getByRole('main')).toContainText('Private')
})
