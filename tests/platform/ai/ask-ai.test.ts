import { describe, expect, test } from 'vitest'
import { findAiSettings, type AiSettings } from '@/lib/platform/ai/ai-settings'
import { askAi, type AiAnswer } from '@/lib/platform/ai/ask-ai'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { answerShape, materialOf } from '@/lib/summaries/rules/prompt'
import { aSource, theAi } from '@/tests/factories/ai/summaries'
import { chatRequest } from '@/tests/support/providers/openai'
import { describedSchema, missingDescription } from './openai-description'

const question = {
  instructions: 'Summarize.',
  material: materialOf([aSource()]),
  answer: answerShape,
  maxTokens: 100,
}

function settings(): AiSettings {
  const found = findAiSettings()
  if (!found) throw new Error('The stand-in is not set.')
  return found
}

type Answered = AiAnswer | ProviderFailure

const failureOf = async (work: Promise<Answered>) => {
  const answered = await work
  return answered instanceof ProviderFailure ? answered : null
}

async function answerOf(work: Promise<Answered>): Promise<AiAnswer> {
  const answered = await work
  if (answered instanceof ProviderFailure) throw answered
  return answered
}

test('asks once, with our key, in the shape of its description', async () => {
  const { standIn } = await theAi()
  const answer = await answerOf(askAi(settings(), question))
  expect(answer.json).toMatchObject({ sentences: [{ sources: [1] }] })
  expect(answer.tokens).toBe(400)
  expect(standIn.violations).toEqual([])
  expect(standIn.seen).toHaveLength(1)
})

test('a server that says nothing of its usage is taken as it is', async () => {
  const ai = await theAi()
  ai.settings.usage = undefined
  expect((await answerOf(askAi(settings(), question))).tokens).toBeNull()
})

test('finds JSON with words around it, and none where there is none', async () => {
  const ai = await theAi()
  const jsonOf = async (content: string) => {
    ai.settings.content = content
    return (await answerOf(askAi(settings(), question))).json
  }
  expect(await jsonOf('Here it is:\n```json\n{"sentences":[]}\n```')).toEqual({ sentences: [] })
  for (const text of ['I can’t help with that.', '{"sentences":', '[1]']) expect(await jsonOf(text)).toBeUndefined()
})

test.each([null, ''])('an answer of %j is read for what it has cost', async (content) => {
  const { standIn } = await theAi()
  const usage = { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 }
  standIn.fail({ kind: 'answer', json: { choices: [{ message: { content } }], usage } })
  expect(await answerOf(askAi(settings(), question))).toEqual({ text: '', json: undefined, tokens: 400 })
})

test('OpenAI itself gets the newer name of the limit', async () => {
  const { standIn } = await theAi()
  standIn.fail({ kind: 'answer', json: { choices: [{ message: { content: '{}' } }] } })
  await askAi({ ...settings(), isOpenAi: true }, question)
  expect(standIn.seen[0]?.body).toMatchObject({ max_completion_tokens: 100 })
  expect(standIn.seen[0]?.body).not.toHaveProperty('max_tokens')
})

test('waits no longer than it may', async () => {
  const { standIn } = await theAi()
  standIn.fail({ kind: 'hang' })
  const began = Date.now()
  expect(await failureOf(askAi(settings(), question, 300))).toMatchObject({ kind: 'unavailable' })
  expect(Date.now() - began).toBeLessThan(2000)
  expect(standIn.seen).toHaveLength(1)
})

test.each([
  [401, {}, 'revoked'],
  [403, {}, 'revoked'],
  [400, { code: 'context_length_exceeded' }, 'refused'],
  [429, { code: 'insufficient_quota' }, 'revoked'],
  [429, { code: 'rate_limit_exceeded' }, 'rate-limited'],
  [500, {}, 'unavailable'],
])('%i %o is %s', async (status, error, kind) => {
  const { standIn } = await theAi()
  standIn.fail({ kind: 'answer', status, headers: { 'retry-after': '7' }, json: { error } })
  const failure = await failureOf(askAi(settings(), question))
  expect(failure?.kind).toBe(kind)
  expect(failure?.retryAfterSeconds).toBe(kind === 'rate-limited' ? 7 : undefined)
})

test('what failed quotes neither the request nor the answer', async () => {
  const { standIn } = await theAi()
  standIn.fail({ kind: 'answer', status: 400, json: { error: { message: 'Cannot read: We ship on Monday' } } })
  expect((await failureOf(askAi(settings(), question)))?.message).toBe('The AI service answered 400.')
})

describe.skipIf(missingDescription !== null)(`the description of OpenAI (${missingDescription ?? 'at hand'})`, () => {
  test('accepts what we send, and what our stand-in answers', async () => {
    const { standIn, settings: ai } = await theAi()
    const response = await fetch(`${settings().baseURL}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings().apiKey}` },
      body: JSON.stringify(await sentBy(() => askAi(settings(), question), standIn)),
    })
    expect(ai.usage).toBeDefined()
    const [request] = standIn.seen.map(({ body }) => chatRequest.parse(body))
    expect(describedSchema('CreateChatCompletionRequest').safeParse(request).error).toBeUndefined()
    expect(describedSchema('CreateChatCompletionResponse').safeParse(await response.json()).error).toBeUndefined()
  })

  test('refuses what it does not know', () => {
    const request = { model: 'x', messages: [{ role: 'boss', content: 'x' }] }
    expect(describedSchema('CreateChatCompletionRequest').safeParse(request).success).toBe(false)
    expect(describedSchema('CreateChatCompletionResponse').safeParse({ id: 'x' }).success).toBe(false)
  })
})

async function sentBy(ask: () => Promise<unknown>, { seen }: { seen: readonly { body: unknown }[] }) {
  await ask()
  return seen.at(-1)?.body
}
