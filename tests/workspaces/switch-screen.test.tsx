import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SwitchScreen } from '@/components/workspaces/switch/switch-screen'
import { personActor } from '@/lib/access/person'
import { listLeftWorkspaces, listOwnWorkspaces } from '@/lib/workspaces/queries'
import { aMember, aPlace, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

async function drawn(userId: string) {
  const person = await personActor(userId)
  const [workspaces, left] = [await listOwnWorkspaces(person), await listLeftWorkspaces(person)]
  return renderToStaticMarkup(
    <SwitchScreen
      person={{ ...person, firstName: 'Jonas' }}
      workspaces={workspaces}
      left={left}
      currentId={null}
      hasSettings={false}
    />,
  )
}

test('somebody deactivated reads by whom and whom to ask, until they have another workspace', async () => {
  const workspace = await aWorkspace({ name: unique('Bakery') })
  const jonas = await aMember({ workspace })
  expect(await drawn(jonas.userId)).not.toContain('deactivated')
  await deactivate(jonas)
  const alone = await drawn(jonas.userId)
  expect(alone).toContain(workspace.name)
  expect(alone).toContain('Ask one of its admins.')
  await aPlace({ userId: jonas.userId, workspace: await aWorkspace() })
  expect(await drawn(jonas.userId)).not.toContain(workspace.name)
})

test('nobody is asked to choose where there is one workspace', async () => {
  const { userId } = await aMember()
  expect(await drawn(userId)).toContain('Open it to continue.')
  await aPlace({ userId, workspace: await aWorkspace() })
  expect(await drawn(userId)).toContain('Choose a workspace.')
})
