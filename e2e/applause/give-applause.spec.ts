import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle, applauseNow } from '@/tests/factories/applause'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aGivenNote } from '@/tests/factories/quick-words'
import { anAnsweredReview } from '@/tests/factories/results'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

test('somebody is thanked from their profile with the keyboard alone', async ({ page, arriveAs }) => {
  const { giver, tom } = await anApplauseCircle()
  await arriveAs(giver)
  await page.goto(`/profile/preview/${tom.memberId}`)
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Give applause' }))
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await expect(dialog.getByText('Tom Reed')).toBeVisible()
  await tabTo(page, dialog.getByRole('radio', { name: 'Teamwork' }))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Ownership' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('You saw it through to the end.')
  await pressOn(page, dialog.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Applause sent')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const given = await db.applause.findFirstOrThrow({ where: { giverId: giver.memberId } })
  expect(await applauseNow(given)).toMatchObject({
    words: 'You saw it through to the end.',
    isPublic: true,
    category: { name: 'Ownership' },
    recipients: [{ memberId: tom.memberId }],
  })
})

test('deleted applause is not in the list that Back leads to', async ({ page, arriveAs }) => {
  const { giver, tom } = await anApplauseCircle()
  await anApplause(giver, [tom], { words: 'You saw it through.' })
  await arriveAs(giver)
  await page.goto('/applaud?tab=given')
  await page.getByRole('link', { name: 'Comment' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Applause deleted')).toBeVisible()
  await page.waitForURL((url) => url.search === '' && url.pathname === '/applaud')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/tab=given/)
  await expect(page.getByText('No applause from you yet')).toBeVisible()
})

test('one-on-ones, notes and results offer to thank the person they are about', async ({ page, arriveAs }) => {
  const { creator, subject, review } = await anAnsweredReview({ groups: ['PEER'] })
  const { id: meetingId } = await aOneOnOne(creator, subject)
  const { id: noteId } = await aGivenNote(subject, creator)
  await arriveAs(creator)
  for (const path of [`/one-on-one/${meetingId}`, `/feedback/shared/${noteId}`, `/feedback/preview/${review.id}`]) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name: 'Give applause' })
    await expect(link).toHaveAttribute('href', `/applaud/add?to=${subject.memberId}`)
  }
})

test('the palette opens the form, and what is left out is said beside its field', async ({ page, arriveAs }) => {
  const { giver } = await anApplauseCircle()
  await arriveAs(giver)
  await page.goto('/goals')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or do anything' }).fill('give applause')
  await expect(page.getByRole('option', { name: 'Give applause', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  for (const words of ['Choose who to thank.', 'Choose a category.', 'Enter a message.'])
    await expect(dialog.getByText(words).locator('visible=true').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/goals')
  await dialog.getByRole('combobox', { name: 'To' }).fill('Tom Reed')
  await page.getByRole('option', { name: /Tom Reed/ }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('radio', { name: 'Teamwork' })).toBeFocused()
})

test('Escape closes the list of names first, and then asks before it loses the people chosen', async ({
  page,
  arriveAs,
}) => {
  const { giver } = await anApplauseCircle()
  await arriveAs(giver)
  await page.goto('/applaud')
  await page.getByRole('main').getByRole('link', { name: 'Give applause' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  const to = dialog.getByRole('combobox', { name: 'To' })
  await to.fill('Tom')
  await page.getByRole('option', { name: /Tom Reed/ }).click()
  await to.fill('Lena')
  await expect(page.getByRole('option', { name: /Lena Vogt/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog.getByText('Tom Reed')).toBeVisible()
})

test('a team that arrives late is added to the people chosen meanwhile', async ({ page, arriveAs }) => {
  const { workspace, giver, tom } = await anApplauseCircle()
  const name = unique('Support')
  await aTeam({ workspace, name, members: [tom] })
  await arriveAs(giver)
  await page.goto('/applaud/add')
  let release: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/applaud/form?team=**', async (route) => {
    await isHeld
    await route.continue()
  })
  const to = page.getByRole('combobox', { name: 'To' })
  for (const choice of [name, 'Lena Vogt']) {
    await to.fill(choice)
    await page.getByRole('option', { name: new RegExp(choice) }).click()
  }
  const isAnswered = page.waitForResponse('**/api/applaud/form?team=**')
  release()
  await isAnswered
  for (const chosen of ['Tom Reed', 'Lena Vogt'])
    await expect(page.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible()
})

test('the one who is thanked reads the words in the bell and answers with one press', async ({ visit }) => {
  const { giver, tom } = await anApplauseCircle()
  await anApplause(giver, [tom], { words: 'You stayed on the line until it worked.' })
  const page = await visit(tom)
  await page.goto('/notifications')
  await expect(page.getByRole('main')).toContainText('You stayed on the line until it worked.')
  const answer = page.getByRole('button', { name: 'Say thank you to Gita Rao' })
  await answer.click()
  await expect(page.getByText('Gita Rao sees your “Thank you”')).toBeVisible()
  await expect(answer).toHaveCount(0)
  await page.getByRole('link', { name: /You stayed on the line until it worked/ }).click()
  await expect(page.getByRole('button', { name: 'Thank you, 1' })).toHaveAttribute('aria-pressed', 'true')
  const answered = await visit(giver)
  await answered.goto('/notifications')
  await expect(answered.getByRole('main')).toContainText('Tom Reed reacted to your applause: Thank you')

  await page.goto('/applaud')
  await page.getByRole('button', { name: 'Thank you, 1' }).click()
  await expect(page.getByRole('button', { name: 'Thank you' })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: 'Thank you, 1' })).toHaveCount(0)
})
