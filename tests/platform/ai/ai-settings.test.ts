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
    provider: 'your workspace’s AI provider',
    model: 'llama',
    isOpenAi: false,
  })
})

test.each([
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://llm.example.com/v1', 'llm.example.com'],
  ['http://127.0.0.1:9000/v1', 'your workspace’s AI provider'],
  ['http://[::1]:9000/v1', 'your workspace’s AI provider'],
  ['http://ollama:11434/v1', 'your workspace’s AI provider'],
  ['https://models.internal/v1', 'your workspace’s AI provider'],
])('people read the provider at %s as %s', (OPENAI_BASE_URL, provider) => {
  expect(findAiSettings({ OPENAI_BASE_URL, OPENAI_API_KEY: 'key', AI_MODEL: 'm' })?.provider).toBe(provider)
})

test('an Admin reads where the text goes, or in one sentence what is missing and who can add it', () => {
  expect(aiNotice(findAiSettings({ ...vendor, OPENAI_API_KEY: 'key' }))).toBe('Text goes to OpenAI (gpt-4.1-mini).')
  expect(aiNotice(null)).toBe('Not set up: the server needs OPENAI_API_KEY or OPENAI_BASE_URL.')
})
