import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegisterScreen } from '@/components/workspaces/register-screen'
import { marketingSourceLabels } from '@/lib/workspaces/rules/size-and-source'
import { CreateScreen } from '@/components/workspaces/create/create-screen'

test.each([
  [14, 'You’ll be its admin and try Pro for 14 days without a card.'],
  [1, 'You’ll be its admin and try Pro for 1 day without a card.'],
  [null, 'You’ll be its admin.'],
])('with a trial of %s days the first workspace and a further one say: %s', (trialDays, words) => {
  for (const screen of [
    <RegisterScreen key="register" mailbox={null} trialDays={trialDays} />,
    <CreateScreen key="create" trialDays={trialDays} />,
  ])
    expect(renderToStaticMarkup(screen)).toContain(words)
})

test.each([
  ['who registers', <RegisterScreen key="register" mailbox={null} trialDays={null} />],
  ['who begins a further one', <CreateScreen key="create" trialDays={null} />],
])('it asks %s where they heard of it, and takes no answer', (_, screen) => {
  const [field = ''] = /<select[^>]*name="marketingSource".*?<\/select>/s.exec(renderToStaticMarkup(screen)) ?? []
  expect(field).toContain('<option value="" selected="">Rather not say</option>')
  for (const label of Object.values(marketingSourceLabels)) expect(field).toContain(label)
})
