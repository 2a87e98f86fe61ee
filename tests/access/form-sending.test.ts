import { expect, test, vi } from 'vitest'
import { forScreensAndForms } from '@/lib/access/forms/form-sending'

const filled = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('a screen hands over its input and gets the answer as it is', async () => {
  const act = vi.fn(async (input: { id: string }) => ({ data: input.id }))
  expect(await forScreensAndForms(act)({ id: '1' })).toEqual({ data: '1' })
  expect(act).toHaveBeenCalledExactlyOnceWith({ id: '1' })
})

test('a form is read as its input, without what React adds, and gets back all but its secrets', async () => {
  const act = vi.fn(async (_input: object) => ({ serverError: { code: 'conflict' } }))
  const secrets = { password: 'plum', current: 'kettle', token: 'secret' }
  const form = filled({ $ACTION_KEY: 'k', email: 'ada@byron.example', ...secrets })
  expect(await forScreensAndForms(act)(undefined, form)).toEqual({
    serverError: { code: 'conflict' },
    sent: { email: 'ada@byron.example' },
  })
  expect(act).toHaveBeenCalledExactlyOnceWith({ email: 'ada@byron.example', ...secrets })
})
