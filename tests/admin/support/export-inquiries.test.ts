import { expect, test } from 'vitest'
import { exportInquiries } from '@/lib/admin/support/commands/export-inquiries'
import { aSuperAdmin } from '@/tests/factories/members'
import { anInquiry } from '@/tests/factories/platform/platform'

test('holds every inquiry, and no formula', async () => {
  const { email } = await anInquiry({ message: '=HYPERLINK("https://evil.example")' })
  const { fileName, text } = await exportInquiries(await aSuperAdmin())
  expect(fileName).toMatch(/^Inquiries \d{4}-\d\d-\d\d\.csv$/)
  expect(text).toContain(`"${email}","'=HYPERLINK(""https://evil.example"")"`)
})
