import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CampaignMade } from '@/components/admin/campaigns/campaign-made'
import { randomId } from '@/lib/shared/randomness'

const wordsOf = (faults: string[], duplicateCount: number) =>
  renderToStaticMarkup(<CampaignMade made={{ id: randomId(), count: 1, faults, duplicateCount }} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('says how many duplicates were left out, and every line that can’t be used', () => {
  const fault = 'Line 2: “Dana” isn’t a valid e-mail address.'
  const words = wordsOf([fault], 2)
  expect(words).toContain('1 invitation prepared 2 duplicates left out Open the campaign Left out')
  expect(words).toContain(fault)
  expect(wordsOf([], 1)).toContain('1 duplicate left out Open the campaign ')
})
