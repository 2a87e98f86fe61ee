import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { anAddress, anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { linkIn, mailsTo } from '@/e2e/support/mail'
import { expect } from '@/e2e/support/test'

export const password = 'plum violin seven'

/** An Admin of a workspace with a name of its own, and somebody they invited, with the path their mail leads to. */
export async function anInvitedPerson(email = anAddress()) {
  const workspace = await aWorkspace({ name: unique('Engines') })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  return { workspace, admin, ...(await inviteBy(admin, email)) }
}

/** One more invitation, and the path its mail leads to. */
async function inviteBy(admin: Actor, email: string) {
  const { id, token } = await anInvitation(admin, { email, firstName: 'Lena', lastName: 'Hoffmann' })
  return { id, email, path: `/workspace/invitation/${token}` }
}

/** The link that was mailed to whoever followed one that was passed on. */
export async function joiningLink(email: string) {
  const letters = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your link to join'))
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
  const [letter] = await letters()
  return letter ? linkIn(letter, '/workspace/invitation/') : ''
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
