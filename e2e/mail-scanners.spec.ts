import { invitedCode, provingToken } from '@/lib/access/invitee'
import { readerLinks } from '@/lib/notifications/unsubscribing/queries/member-code'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'
import { invitationPath } from '@/lib/invitations/rules/invitations'
import { db } from '@/lib/platform/db'
import { anEmailProof, aPasswordReset, aSignInLink } from './support/account-links'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { aPassedLink } from '@/tests/invitations/joining/passed-link'
import { mailedLink } from './support/mail'
import { codeOfReviewer } from './support/reviewer-code'
import { expect, test } from './support/test'

/** A link that goes out by mail, and all that following it must leave as it is. */
type Mailed = { what: string; path: string; state: () => Promise<unknown> }

/** The links that open an account, each of somebody else. */
async function linksToAccounts(): Promise<Mailed[]> {
  const [signIn, reset, proof, change] = await Promise.all([
    aSignInLink(),
    aPasswordReset(),
    anEmailProof(),
    anEmailProof({ isForNew: true }),
  ])
  const openedBy = () => db.signInLink.findUnique({ where: { email: signIn.email } })
  const confirmed = ({ tokenHash, userId }: typeof proof) =>
    Promise.all([
      db.emailVerification.findUnique({ where: { tokenHash } }),
      db.user.findUnique({ where: { id: userId } }),
    ])
  return [
    { what: 'to sign in', path: signIn.path, state: openedBy },
    {
      what: 'to sign in, at the service itself',
      path: `/api/auth/callback/email?token=${signIn.token}`,
      state: openedBy,
    },
    {
      what: 'to a new password',
      path: reset.path,
      state: () => db.passwordReset.findUnique({ where: { tokenHash: reset.tokenHash } }),
    },
    { what: 'to confirm an address', path: proof.path, state: () => confirmed(proof) },
    { what: 'to another address', path: change.path, state: () => confirmed(change) },
  ]
}

/** The links of the newsletter: into it and out of it. */
async function linksOfNewsletter(): Promise<Mailed[]> {
  const [{ id, code }, asked] = [await aSubscriber({ isConfirmed: true }), await aSubscriber()]
  const stateOf = (who: string) => () => db.newsletterSubscriber.findUnique({ where: { id: who } })
  return [
    { what: 'into the newsletter', path: `/newsletter?token=${asked.token}`, state: stateOf(asked.id) },
    { what: 'out of the newsletter', path: `/api/newsletter/${code}`, state: stateOf(id) },
  ]
}

/** The links of a workspace: into it, to a form from outside, and out of its mails. */
async function linksOfWorkspace(): Promise<Mailed[]> {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const { memberId } = await aMember({ workspace })
  const { id, token } = await anInvitation(admin)
  const passed = await aPassedLink()
  const email = `${unique('olga')}@elsewhere.example`
  const review = await aReview(admin, { emails: [email] })
  const code = await codeOfReviewer(review.id, email)
  const { mailOffLink = '' } = readerLinks('review.requested', { memberId, type: 'Review', workspaceId: workspace.id })
  const unsubscribed = () => db.unsubscribedAddress.findMany({ where: { workspaceId: workspace.id } })
  const asked = () =>
    db.reviewAssignee.findMany({
      where: { reviewId: review.id },
      select: { status: true, response: true, external: true },
    })
  return [
    {
      what: 'into a workspace',
      path: `/workspace/invitation/${token}`,
      state: () => db.invitation.findUnique({ where: { id } }),
    },
    {
      what: 'into it that was passed on',
      path: invitationPath(passed.token, provingToken(passed)),
      state: () => db.invitation.findUnique({ where: { id: passed.id } }),
    },
    { what: 'to a form', path: `/feedback/rvc-${code}`, state: asked },
    { what: 'out of the mails to somebody outside', path: `/feedback/rvc-${code}/unsubscribe`, state: unsubscribed },
    { what: 'out of them at once', path: `/api/unsubscribe/${code}`, state: unsubscribed },
    { what: 'out of the letters of an invitation', path: unsubscribePath(invitedCode(id)), state: unsubscribed },
    ...(await linksOfNewsletter()),
    {
      what: 'out of the mails to a member',
      path: new URL(mailOffLink).pathname,
      state: () => db.notificationPreference.findMany({ where: { memberId } }),
    },
  ]
}

test.use({ expectedErrors: [/status of 40[34]/] })

test('opening the links of mails, by any method and with a script, uses none of them up', async ({
  request,
  visit,
}) => {
  const links = [...(await linksToAccounts()), ...(await linksOfWorkspace())]
  const states = () => Promise.all(links.map(async ({ what, state }) => [what, JSON.stringify(await state())]))
  const before = await states()
  for (const { what, path } of links) {
    const answers = [await request.head(path), await request.get(path), await request.get(path)]
    const [asked, ...opened] = answers.map((answer) => answer.status())
    expect(opened, `a link ${what}, by HEAD`).toEqual([asked, asked])
  }
  // Side by side, because each is looked at until nothing is asked any more, half a second later.
  const scanner = (await visit()).context()
  const scan = async (paths: string[]) => {
    const page = await scanner.newPage()
    for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' })
  }
  const paths = links.map(({ path }) => path)
  await Promise.all([0, 1, 2, 3].map((turn) => scan(paths.filter((_, index) => index % 4 === turn))))
  expect(await states()).toEqual(before)
})

test('the link to the end of an account ends nothing by being opened, even by whom it was sent to', async ({
  visit,
}) => {
  const member = await aMember()
  const page = await visit(member)
  await page.goto('/profile/delete')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.goto(await mailedLink(member.email, '/profile/delete'))
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await db.user.findUniqueOrThrow({ where: { id: member.userId } })).toMatchObject({ deletedAt: null })
})
