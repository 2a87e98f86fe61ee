import { expect, test } from 'vitest'
import { findAiSettings } from '@/lib/platform/ai/ai-settings'
import { aiNotice } from '@/lib/summaries/queries'

const vendor = { OPENAI_BASE_URL: 'https://api.openai.com/v1', AI_MODEL: 'gpt-4.1-mini' }

test('OpenAI needs a key; another server, in the same network too, may do without', () => {
  expect(findAiSettings(vendor)).toBeNull()
  expect(findAiSettings({ ...vendor, OPENAI_API_KEY: 'key' })).toMatchObject({ apiKey: 'key', isOpenAi: true })
  expect(findAiSettings({ OPENAI_BASE_URL: 'http://10.0.0.5:8000/v1', AI_MODEL: 'llama' })).toEqual({
    baseURL: 'http://10.0.0.5:8000/v1',
    apiKey: 'none',
    host: '10.0.0.5:8000',
    model: 'llama',
    isOpenAi: false,
  })
})

test('an Admin reads where the text goes, or in one sentence what is missing and who can add it', () => {
  expect(aiNotice(findAiSettings({ ...vendor, OPENAI_API_KEY: 'key' }))).toBe(
    'Text goes to api.openai.com (gpt-4.1-mini).',
  )
  expect(aiNotice(null)).toBe('Not set up: the server needs OPENAI_API_KEY or OPENAI_BASE_URL.')
})
