import { anAdmin } from '@/tests/factories/members'
import { callRoute, statusOfBody } from '@/e2e/support/calls'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const elsewhere = ['http://elsewhere.example', 'null', 'no address']

test('a form or an action that another site sends is refused', async () => {
  const form = { type: 'multipart/form-data; boundary=edge', body: '--edge--\r\n' }
  for (const origin of elsewhere) {
    expect(await statusOfBody('registerWorkspaceAction', { ...form, origin }, true), origin).toBe(403)
    const call = { type: 'text/plain;charset=UTF-8', body: '[]', origin }
    expect(await statusOfBody('registerWorkspaceAction', call, false), origin).toBe(403)
  }
})

test('a route refuses what a page of another site sends in somebody’s name', async () => {
  const cookie = await cookieFor(await anAdmin())
  const content = Buffer.from('email,first name,last name\nolga@elsewhere.example,Olga,Novak\n').toString('base64')
  const sent = [
    ['POST /api/notification', { id: crypto.randomUUID() }, 'not-found'],
    ['POST /api/people/import', { madeId: crypto.randomUUID(), fileName: 'people.csv', content }, 'ok'],
  ] as const
  for (const [route, input, ours] of sent) {
    for (const origin of elsewhere) {
      const { code } = await callRoute(route, { cookie, origin }, JSON.stringify(input))
      expect(code, `${route} from ${origin}`).toBe('forbidden')
    }
    expect((await callRoute(route, { cookie }, JSON.stringify(input))).code, route).toBe(ours)
  }
})
