import { zodResolver } from '@hookform/resolvers/zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { forgetNewFaults } from '@/components/ui/form/forget-new-faults'

const schema = z.object({
  rows: z.array(z.object({ title: z.string().min(1, 'Name it.'), unit: z.string().max(3, 'Too long.') })),
})

type Values = z.input<typeof schema>

async function faultsOf(rows: Values['rows']) {
  const { errors } = await zodResolver(schema)({ rows }, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors.rows
}

const shownOf = (faults: unknown) => JSON.parse(JSON.stringify(faults ?? []))

test('a row that was just added is no mistake, and what is known to be one stays one', async () => {
  const faults = await faultsOf([
    { title: '', unit: 'hours' },
    { title: 'Known', unit: '' },
    { title: '', unit: '' },
  ])
  forgetNewFaults(faults, (index, field) => index === 0 && field === 'title')
  expect(shownOf(faults)).toMatchObject([{ title: { message: 'Name it.' } }, null, {}])
  expect(JSON.stringify(faults)).not.toContain('Too long.')
  expect(shownOf(faults)[2]).toEqual({})
})

test('what is wrong with the list itself stays', () => {
  const fault = { type: 'too_big', message: 'At most 20.' }
  forgetNewFaults(fault, () => false)
  expect(fault).toEqual({ type: 'too_big', message: 'At most 20.' })
})
