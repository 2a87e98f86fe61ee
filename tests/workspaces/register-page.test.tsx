import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import RegisterPage from '@/app/(auth)/auth/register/page'
import * as person from '@/lib/access/person'
import { aMember } from '@/tests/factories/members'

afterEach(() => void vi.restoreAllMocks())

test('a visitor registers, and a signed-in person creates a further workspace without registering again', async () => {
  const signedIn = vi.spyOn(person, 'findPerson').mockResolvedValue(null)
  expect(renderToStaticMarkup(await RegisterPage())).toContain('name="password"')
  signedIn.mockResolvedValue(await person.personActor((await aMember()).userId))
  await expect(RegisterPage()).rejects.toMatchObject({ digest: expect.stringContaining(';/workspace/create;') })
})
