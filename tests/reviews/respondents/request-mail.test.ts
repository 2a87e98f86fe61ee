import { expect, test } from 'vitest'
import { composeMail } from '@/lib/notifications/templates'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const textTo = async (email: string) => {
  const [mail] = await mailsTo(email)
  return (await composeMail(mail?.event ?? '', JSON.stringify(mail?.props), new Date(0)))?.text ?? ''
}

test('the mail to an external reviewer says for which company somebody asks, a colleague knows', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const email = `${unique('ugo')}@else.example`
  await aReview(creator, { asked, emails: [email] })
  expect(await textTo(email)).toContain(`asked for your feedback on behalf of ${workspace.name}`)
  expect(await textTo(asked[0]?.email ?? '')).not.toContain('on behalf of')
})
