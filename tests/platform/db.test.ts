import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'

test('every connection keeps the plans of its statements', async () => {
  expect(await db.$queryRaw`SHOW plan_cache_mode`).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})
