import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { anAddress } from '@/tests/factories/invitations'
import { aMember } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { pressOn } from '@/e2e/support/keys'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

const question = 'How did the demo go?'
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Ask a question|Give feedback)$/ })
const answerButton = (page: Page) => page.getByRole('button', { name: `Answer: ${question}` })

async function aPair() {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const ida = await aMember({ workspace, firstName: 'Ida', lastName: 'Berg' })
  const tom = await aMember({ workspace, firstName: 'Tomasz', lastName: 'Reed' })
  const mira = await aMember({ workspace, role: 'Manager', firstName: 'Mira', lastName: 'Stone' })
  await aTeam({ workspace, members: [tom], managers: [mira] })
  return { ida, tom, mira }
}

async function answerInPlace(page: Page, text: string) {
  await answerButton(page).click()
  const box = page.getByRole('textbox', { name: question })
  await expect(box).toBeFocused()
  await page.keyboard.type(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(answerButton(page)).toHaveCount(0)
}

async function expectRead(page: Page, by: Actor, text: string) {
  await page.goto('/notifications')
  await page.getByRole('link', { name: `${by.firstName} ${by.lastName} answered “${question}”: ${text}` }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('1 of 1 answered')).toBeVisible()
}

test('two presses and a sentence ask from a profile, the bell takes the answer, and who asked reads it', async ({
  visit,
}) => {
  const { ida, tom } = await aPair()
  const asking = await visit(ida)
  await asking.goto(`/profile/preview/${tom.memberId}`)
  await asking.getByRole('button', { name: 'Ask for feedback' }).click()
  await expect(asking.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await expectAccessible(asking)
  await asking.keyboard.type(question)
  await dialog(asking).getByRole('button', { name: 'Send' }).click()
  await expect(asking.getByText('Sent to Tomasz Reed')).toBeVisible()

  const answering = await visit(tom)
  await answering.goto('/notifications')
  await answerInPlace(answering, 'Clear and calm.')
  await expect(answering).toHaveURL(/\/notifications$/)
  await expectRead(asking, tom, 'Clear and calm.')
})

test('Home takes the answer too, on a narrow window, and refuses an empty one', async ({ visit }) => {
  const { ida, tom } = await aPair()
  await aQuickAsk(ida, [tom])
  const page = await visit(tom, { viewport: { width: 390, height: 844 } })
  await page.goto('/dashboard')
  await answerButton(page).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Write your answer.')).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(answerButton(page)).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await answerButton(page).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: question }) })
  const { width, height } = (await row.getByRole('link', { name: question }).boundingBox()) ?? { width: 0, height: 0 }
  expect(width).toBeGreaterThan(height)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await answerInPlace(page, 'Well.')
  await expectRead(await visit(ida), tom, 'Well.')
})

test('keys alone give feedback that nobody asked for, to somebody and their manager', async ({ visit }) => {
  const { ida, tom, mira } = await aPair()
  const page = await visit(ida)
  await page.goto('/goals')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or do anything' })).toBeFocused()
  await page.keyboard.type('feedback for tom')
  await expect(page.getByRole('option', { name: 'Give Tomasz Reed feedback' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toBeFocused()
  await page.keyboard.type('You listened first.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Only Tomasz Reed' })).toBeFocused()
  const withManager = page.getByRole('radio', { name: 'Tomasz Reed and their manager, Mira Stone' })
  await expect(withManager).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(withManager).toBeChecked()
  await pressOn(page, dialog(page).getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Sent to Tomasz Reed')).toBeVisible()

  const reading = await visit(tom)
  await reading.goto('/feedback?tab=received')
  await reading.getByRole('link', { name: 'Feedback from Ida Berg' }).click()
  await expect(reading.getByText('You listened first.')).toBeVisible()
  await expect(reading.getByText('Only you, Ida Berg and your manager can read this.')).toBeVisible()
  const managing = await visit(mira)
  await managing.goto('/feedback?tab=shared')
  await managing.getByRole('link', { name: 'Feedback for Tomasz Reed' }).click()
  await expect(managing.getByText('You listened first.')).toBeVisible()
})

test('the palette asks somebody by name, and a closed dialog keeps what was typed', async ({ visit }) => {
  const { ida } = await aPair()
  const page = await visit(ida)
  await page.goto('/feedback')
  const ask = async () => {
    await page.keyboard.press('Control+k')
    const command = page.getByRole('combobox', { name: 'Search or do anything' })
    await expect(command).toBeFocused()
    await command.fill('ask tom')
    await page.getByRole('option', { name: 'Ask Tomasz Reed a question' }).click()
  }
  await ask()
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('button', { name: /^Named · closes/ }).click()
  await page.getByLabel('Closes').fill('2020-01-01')
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The close date must be in the future.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await ask()
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
})

test('a new address is invited and asked from the same dialog', async ({ visit }) => {
  const { mira } = await aPair()
  const email = anAddress()
  const page = await visit(mira)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const who = dialog(page).getByRole('combobox', { name: 'Who' })
  await expect(who).toBeFocused()
  await who.fill(email)
  await page.getByRole('option', { name: email }).click()
  await dialog(page).getByRole('textbox', { name: 'Question' }).fill(question)
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(`${email} is invited and gets your question on joining`)).toBeVisible()
  await mailedLink(email, '/workspace/invitation/')
})

test('an answer leads to the request due next', async ({ visit }) => {
  const { ida, tom } = await aPair()
  await aQuickAsk(ida, [tom], { question: 'What should we stop?', closesOn: '2999-12-02' })
  const { id } = await aQuickAsk(ida, [tom])
  const page = await visit(tom)
  await page.goto(`/feedback/id/${id}`)
  await page.getByRole('textbox', { name: question }).fill('Well.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'Answer next' }).click()
  await expect(page.getByRole('textbox', { name: 'What should we stop?' })).toBeVisible()
})
