import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { expect, test } from '@/e2e/support/test'

test('private applause is not to be found by a colleague, a manager or an Admin', async ({ visit }) => {
  const { giver, tom, colleague, manager, admin } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Quokka, between us.', isPublic: false })
  await anApplause(giver, [tom], { words: 'Open to all.' })
  for (const actor of [colleague, manager, admin]) {
    const page = await visit(actor)
    // Neither in what is shown nor in what is only sent along.
    const textOf = async (path: string) => (await page.request.get(path)).text()
    for (const path of ['/applaud', '/applaud?tab=teams', `/applaud?person=${tom.memberId}`]) {
      expect(await textOf(path), path).not.toContain('Quokka')
    }
    expect(await textOf('/applaud')).toContain('Open to all.')
    expect((await page.request.get(`/applaud/${id}`)).status()).toBe(404)
    expect(await textOf('/api/find?query=Quokka')).not.toContain('Quokka')
    await page.goto(`/profile/preview/${tom.memberId}?tab=applause`)
    await expect(page.getByRole('img', { name: 'Teamwork: 1' })).toBeVisible()
  }
  const page = await visit(tom)
  await page.goto('/applaud?tab=received')
  await expect(page.getByRole('main')).toContainText('Quokka, between us.')
  await expect(page.getByRole('main')).toContainText('Private')
})
