import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { anApplauseCircle } from '@/tests/factories/applause'
import { tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/status of 40[13]/] })

test('a message above an open dialog is pressed by pointer and keyboard, and the dialog keeps what was typed', async ({
  page,
  arriveAs,
}) => {
  const { giver, tom, admin } = await anApplauseCircle()
  await arriveAs(giver)
  await page.goto(`/profile/preview/${tom.memberId}`)
  await page.getByRole('main').getByRole('link', { name: 'Give applause' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await dialog.getByRole('radio', { name: 'Teamwork' }).check({ force: true })
  const words = dialog.getByRole('textbox', { name: 'Message' })
  await words.fill('You saw it through.')
  await changeRoles(admin, { ids: [giver.memberId], role: 'Manager' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  const signIn = page.getByRole('button', { name: 'Sign in' })

  const opened = page.context().waitForEvent('page')
  await signIn.click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await tab.close()
  await expect(words).toHaveValue('You saw it through.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(signIn).toHaveCount(1)
  await tabTo(page, signIn)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
})
