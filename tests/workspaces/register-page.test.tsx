import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import RegisterPage from '@/app/(auth)/auth/register/page'
import { personActor, type PersonActor } from '@/lib/access/person'
import { aMember } from '@/tests/factories/members'

const session = vi.hoisted((): { person: PersonActor | null } => ({ person: null }))

vi.mock('@/lib/access/person', async (original) => ({
  ...(await original<object>()),
  findPerson: () => Promise.resolve(session.person),
}))

test('a visitor registers, and a signed-in person creates a further workspace without registering again', async () => {
  session.person = null
  expect(renderToStaticMarkup(await RegisterPage())).toContain('name="password"')
  session.person = await personActor((await aMember()).userId)
  await expect(RegisterPage()).rejects.toMatchObject({ digest: expect.stringContaining(';/workspace/create;') })
})
