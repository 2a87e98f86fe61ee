import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aLogoOf } from '@/tests/factories/pictures'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { codeOfReviewer } from '@/e2e/support/reviewer-code'
import { expect, test } from '@/e2e/support/test'

test('people outside and invited ones see the logo of the workspace without an account', async ({ page }) => {
  const workspace = await aWorkspace()
  const logoId = await aLogoOf(workspace)
  const admin = await anAdmin({ workspace })
  const { token } = await anInvitation(admin)
  const email = `${unique('olga')}@elsewhere.example`
  const review = await aReview(admin, { asked: [await aMember({ workspace })], emails: [email], about: 'me' })
  const code = await codeOfReviewer(review.id, email)
  const form = `/feedback/rvc-${code}`
  for (const path of [`/workspace/invitation/${token}`, form, `${form}/unsubscribe`]) {
    await page.goto(path)
    const logo = page.locator(`img[src="/api/logo/${logoId}"]`)
    await expect(logo).toBeVisible()
    const width = () => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
    await expect.poll(width, path).toBeGreaterThan(0)
  }
})
