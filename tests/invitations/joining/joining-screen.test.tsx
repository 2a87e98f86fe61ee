import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JoiningScreen } from '@/components/invitations/joining/joining-screen'
import { personActor } from '@/lib/access/person'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson, deactivate } from '@/tests/factories/members'
import { memberActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aWorkspace } from '@/tests/factories/workspaces'

async function anAcceptedInvitation() {
  const admin = await anAdmin({ workspace: await aWorkspace({ name: 'Letterpress' }) })
  const { id, email } = await aPerson()
  const [person, { token }] = [await personActor(id), await anInvitation(admin, { email })]
  await acceptInvitation(person, { token })
  return { admin, person, token }
}

type Viewer = Parameters<typeof JoiningScreen>[0]['person']

const shownTo = async (person: Viewer, token: string) =>
  renderToStaticMarkup(
    <JoiningScreen token={token} invitation={await findInvitation({ token })} person={person} mailbox={null} />,
  )

test('who accepted an invitation goes on into the workspace, also by a page that had no script yet', async () => {
  const { admin, person, token } = await anAcceptedInvitation()
  const markup = await shownTo(person, token)
  expect(markup).toContain('You’re in Letterpress')
  expect(markup).toContain('name="enter"')
  expect(markup).toContain(`value="${admin.workspaceId}"`)
})

test('others read only that it was accepted, and so do people who have been deactivated since', async () => {
  const { person, token } = await anAcceptedInvitation()
  const another = await personActor((await aMember()).userId)
  for (const viewer of [null, another]) expect(await shownTo(viewer, token)).toContain('was already accepted')
  const { id } = await db.member.findFirstOrThrow({ where: { userId: person.userId } })
  await deactivate(await memberActor(id))
  const markup = await shownTo(person, token)
  expect(markup).toContain('was already accepted')
  expect(markup).not.toContain('name="enter"')
})
