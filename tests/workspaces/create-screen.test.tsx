import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CreateScreen } from '@/components/workspaces/create/create-screen'

test.each([
  [14, 'You will be its first admin and try Pro for 14 days.'],
  [1, 'You will be its first admin and try Pro for 1 day.'],
  [null, 'You will be its first admin.'],
])('with a trial of %s days it says: %s', (trialDays, words) => {
  expect(renderToStaticMarkup(<CreateScreen trialDays={trialDays} />)).toContain(words)
})
