import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegisterScreen } from '@/components/workspaces/register-screen'
import { marketingSourceLabels } from '@/lib/workspaces/rules/size-and-source'
import { CreateScreen } from '@/components/workspaces/create/create-screen'

test.each([
  [14, 'You’ll be its admin and try Pro for 14 days.'],
  [1, 'You’ll be its admin and try Pro for 1 day.'],
  [null, 'You’ll be its admin.'],
])('with a trial of %s days it says: %s', (trialDays, words) => {
  expect(renderToStaticMarkup(<CreateScreen trialDays={trialDays} />)).toContain(words)
})

test.each([
  ['who registers', <RegisterScreen key="register" mailbox={null} />],
  ['who begins a further one', <CreateScreen key="create" trialDays={null} />],
])('it asks %s where they heard of it, and takes no answer', (_, screen) => {
  const [field = ''] = /<select[^>]*name="marketingSource".*?<\/select>/s.exec(renderToStaticMarkup(screen)) ?? []
  expect(field).toContain('<option value="" selected="">Rather not say</option>')
  for (const label of Object.values(marketingSourceLabels)) expect(field).toContain(label)
})
