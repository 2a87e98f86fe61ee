import type { Page } from '@playwright/test'
import { expectAwake } from '@/e2e/support/awake'
import { mailsTo } from '@/e2e/support/mail'
import { cookieOf } from '@/e2e/support/session'
import { expect } from '@/e2e/support/test'
import { appCode } from '@/tests/factories/second-factors'

export const password = 'harbour kettle moss'
const PERIOD_MS = 30_000
/** A code is not typed that would run out before it arrives. */
const SOON_MS = 8_000

/** A phone that shows the codes of a key, each of them to be used once: the first in a row is that of the step before. */
export function aPhone(key: string) {
  let last = 0
  return () => {
    const present = Math.floor((Date.now() + SOON_MS) / PERIOD_MS)
    last = Math.max(last + 1, present - 1)
    return appCode(key, 0, new Date(last * PERIOD_MS))
  }
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const expectMailed = (address: string, subject: string) =>
  expect.poll(async () => (await mailsTo(address)).map((mail) => mail.subject), { timeout: 20_000 }).toContain(subject)

export async function typePassword(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

/** The first step of a sign-in, by the password. */
export async function takeFirstStep(page: Page, email: string) {
  await typePassword(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectAwake(page)
}

/** The second, with a code of the app. */
export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Sign in')
}

export const expectWrong = (page: Page) =>
  expect(page.getByText('This code is wrong or was already used.')).toBeVisible()

export async function signOut(page: Page) {
  await page.goto('/auth/sign-out')
  await press(page, 'Sign out')
  await page.waitForURL('/')
}

/** Makes the browser that of a super admin. */
export async function arriveAsSuperAdmin(page: Page, sub: string) {
  const cookie = await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  const url = process.env.E2E_URL ?? ''
  await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
  return cookie
}

/** Sets it up where the person is, and answers a phone that has the key, and the recovery codes. */
export async function setUp(page: Page) {
  await press(page, 'Set it up')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const phone = aPhone(shown.replaceAll(' ', ''))
  await page.getByLabel('Code from the app').fill(phone())
  await press(page, 'Turn on')
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { phone, codes: await codes.allInnerTexts() }
}
